import DuoGeometry

/// Moving control groups off an active fold (layout.md §7).
public enum Displacement {
  /// `group` where it stands clear of every active division: moved whole, as little as possible, to the side after
  /// the fold, right of a vertical one and below a horizontal one, for every reader (right-to-left is unverified).
  ///
  /// Scrolling content may cross the fold: do not ask for it. Points, one space for both; occlusions and inactive
  /// divisions move nothing.
  public static func displaced(_ group: [Rect], by regions: [Region]) -> [Rect] {
    var moved = group
    var divisions = regions.filter { $0.kind == .division && $0.isActive }
    // A move only goes right or down, so each division is passed at most once.
    while let index = divisions.firstIndex(where: { division in
      moved.contains { $0.overlaps(division.frame) }
    }) {
      let division = divisions.remove(at: index)
      if division.isVertical {
        let edge = moved.map(\.minX).reduce(.infinity, min)
        let distance = shift(edge, to: division.frame.maxX)
        moved = moved.map { $0.moved(dx: distance) }
      } else {
        let edge = moved.map(\.minY).reduce(.infinity, min)
        let distance = shift(edge, to: division.frame.maxY)
        moved = moved.map { $0.moved(dy: distance) }
      }
    }
    return moved
  }

  /// The smallest distance that brings `edge` to `place`, not one bit short of it.
  private static func shift(_ edge: Double, to place: Double) -> Double {
    var distance = place - edge
    while edge + distance < place { distance = distance.nextUp }
    return distance
  }
}
