import DuoGeometry

/// Where targets may go (layout.md §5).
public enum PlayArea {
  /// How far targets keep from an active region, in points.
  public static let margin = 8.0

  /// Areas and edges this close, relative to the field's own, count as equal: thirds do not decide a tie by their last bit.
  private static let tolerance = 1e-12

  /// The largest upright rectangle inside `field` that overlaps none of `regions`; nil where there is none.
  ///
  /// Both in the owner's space, the regions with their margin already on. Of several equally large, the one nearest
  /// the bottom edge, then the leftmost, then the widest.
  public static func largest(in field: Rect, avoiding regions: [Rect]) -> Rect? {
    guard !field.isEmpty else { return nil }
    var blocks: [Rect] = []
    for region in regions where region.overlaps(field) { blocks.append(region) }
    guard !blocks.isEmpty else { return field }
    // From top to bottom, so that one walk down a column finds its free heights.
    blocks.sort { ($0.minY, $0.maxY) < ($1.minY, $1.maxY) }

    var lefts = [field.minX]
    var rights = [field.maxX]
    for block in blocks {
      if block.maxX < field.maxX { lefts.append(block.maxX) }
      if block.minX > field.minX { rights.append(block.minX) }
    }
    var best: Rect?
    for left in lefts {
      for right in rights where left < right {
        var free = field.minY
        for block in blocks where block.minX < right && left < block.maxX {
          if free < block.minY {
            keepBetter(&best, minX: left, minY: free, maxX: right, maxY: block.minY, in: field)
          }
          free = max(free, block.maxY)
        }
        if free < field.maxY {
          keepBetter(&best, minX: left, minY: free, maxX: right, maxY: field.maxY, in: field)
        }
      }
    }
    return best
  }

  private static func keepBetter(
    _ best: inout Rect?, minX: Double, minY: Double, maxX: Double, maxY: Double, in field: Rect
  ) {
    let found = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    if let old = best, !isBetter(found, than: old, in: field) { return }
    best = found
  }

  private static func isBetter(_ found: Rect, than old: Rect, in field: Rect) -> Bool {
    let larger = found.area - old.area
    if abs(larger) > field.area * tolerance { return larger > 0 }
    let lower = found.maxY - old.maxY
    if abs(lower) > field.height * tolerance { return lower > 0 }
    let further = found.minX - old.minX
    if abs(further) > field.width * tolerance { return further < 0 }
    return found.width > old.width
  }
}
