import DuoGeometry

extension PlacedElement {
  /// Where touches would count if nothing cut it: the frame grown to its `hitSize`, of a target the box of its circle.
  /// Window space, points.
  public var uncutHitArea: Rect {
    guard let hitRadius else { return HitAreas.grown(frame, to: element.hitSize) }
    return Rect(center: frame.center, size: Size(width: 2 * hitRadius, height: 2 * hitRadius))
  }
}

/// Where a touch counts (layout.md §4).
enum HitAreas {
  /// `frame` grown about its centre to at least `hitSize` on each axis, then cut to its holder and its half;
  /// nil where nothing is left. All in one space.
  static func area(of frame: Rect, hitSize: Double, holder: Rect?, half: Rect?) -> Rect? {
    var area: Rect? = grown(frame, to: hitSize)
    if let holder { area = area?.intersection(holder) }
    if let half { area = area?.intersection(half) }
    return area.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `frame` grown about its centre to at least `hitSize` on each axis.
  static func grown(_ frame: Rect, to hitSize: Double) -> Rect {
    let size = Size(width: max(frame.width, hitSize), height: max(frame.height, hitSize))
    // Only what grows is put about its centre: a frame that does not keeps its edges to the last bit.
    return size == frame.size ? frame : Rect(center: frame.center, size: size)
  }

  /// Of a target: the radius of the circle that takes touches, as wide as its shorter side or its `hitSize`.
  static func radius(of frame: Rect, hitSize: Double) -> Double {
    max(min(frame.width, frame.height), hitSize) / 2
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
