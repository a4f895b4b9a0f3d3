import DuoGeometry

/// Where a touch counts (layout.md §4).
enum HitAreas {
  /// `frame` grown about its centre to at least `hitSize` on each axis, then cut to its holder and its half;
  /// nil where nothing is left. All in one space.
  static func area(of frame: Rect, hitSize: Double, holder: Rect?, half: Rect?) -> Rect? {
    let size = Size(width: max(frame.width, hitSize), height: max(frame.height, hitSize))
    // Only what grows is put about its centre: a frame that does not keeps its edges to the last bit.
    var area: Rect? = size == frame.size ? frame : Rect(center: frame.center, size: size)
    if let holder { area = area?.intersection(holder) }
    if let half { area = area?.intersection(half) }
    return area.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What elements of one half take of the other, where the halves have no hit area of their own.
  static func stolen(by elements: [PlacedElement], from halves: [SolvedHalf]) -> [StolenTouches] {
    var found: [StolenTouches] = []
    for element in elements {
      // The system's panels lie over both halves by right.
      guard !element.role.isSystemPanel, let area = element.hitArea else { continue }
      for half in halves where half.seat != element.seat {
        guard let piece = half.frame?.intersection(area) else { continue }
        found.append(StolenTouches(element: element.id, seat: half.seat, frame: piece))
      }
    }
    return found
  }
}
