/// The box around a region: a line with a rim on both sides, just outside of it, or at the panel's edge inside of it.
struct RegionFrame {
  /// Widths in pixels of the panel.
  struct Weight {
    let line: Int
    /// Outside of the line.
    let rim: Int
    /// Between the line and what it is around.
    var clearance: Int { line }

    /// Of a large picture more, since it is looked at smaller.
    init(width: Int, height: Int) {
      line = max(2, max(width, height) / 1600)
      rim = max(1, line / 3)
    }

    var all: Int { line + rim + clearance }
  }

  /// The outer edge, cut to the panel.
  private let outer: PixelRect
  private let weight: Weight
  /// Sides that had to move inwards: left, top, right, bottom.
  private let isMoved: [Bool]

  /// - Parameter region: in pixels of the panel.
  init(around region: PixelRect, width: Int, height: Int, weight: Weight) {
    let all = weight.all
    isMoved = [
      region.x < all, region.y < all, region.maxX + all > width, region.maxY + all > height,
    ]
    let left = max(0, region.x - all)
    let top = max(0, region.y - all)
    outer = PixelRect(
      x: left, y: top, width: min(width, region.maxX + all) - left,
      height: min(height, region.maxY + all) - top)
    self.weight = weight
  }

  func touches(_ rows: Range<Int>) -> Bool {
    outer.y < rows.upperBound && rows.lowerBound < outer.maxY
  }

  /// Whether a side lies over what the region itself marks.
  var hasMoved: Bool { isMoved.contains(true) }

  /// Paints what falls in `rows`.
  ///
  /// - Parameter onlyMoved: whether only the sides that lie inside the region are painted.
  func paint(
    _ rows: Range<Int>, at pixels: UnsafeMutablePointer<UInt32>, stride: Int,
    style: DifferenceStyle, onlyMoved: Bool
  ) {
    var inset = 0
    for (width, color) in [
      (weight.rim, style.rim), (weight.line, style.frame), (weight.clearance, style.rim),
    ] {
      let (left, right) = (outer.x + inset, outer.maxX - inset)
      let (top, bottom) = (outer.y + inset, outer.maxY - inset)
      inset += width
      guard left < right, top < bottom else { return }
      let sides = [
        PixelRect(x: left, y: top, width: min(width, right - left), height: bottom - top),
        PixelRect(x: left, y: top, width: right - left, height: min(width, bottom - top)),
        PixelRect(
          x: max(left, right - width), y: top, width: min(width, right - left),
          height: bottom - top),
        PixelRect(
          x: left, y: max(top, bottom - width), width: right - left,
          height: min(width, bottom - top)),
      ]
      for (side, moved) in zip(sides, isMoved) where moved || !onlyMoved {
        for y in max(
          side.y, rows.lowerBound)..<max(side.y, min(side.maxY, rows.upperBound), rows.lowerBound)
        {
          (pixels + (y - rows.lowerBound) * stride + side.x)
            .update(repeating: color, count: side.width)
        }
      }
    }
  }
}
