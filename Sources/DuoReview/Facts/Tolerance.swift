import DuoGeometry

/// How near a limit counts as on it.
enum Tolerance {
  /// In points: sums of thirds do not make a fault. A hundredth, and what binary fractions make of one.
  static let points = 0.01 + 1e-9
}

extension Rect {
  var shorterSide: Double { min(width, height) }

  /// Whether the two share more than `depth` on both axes.
  func overlaps(_ other: Rect, by depth: Double) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > depth
      && min(maxY, other.maxY) - max(minY, other.minY) > depth
  }

  /// Whether `other` lies inside, or reaches out by no more than the tolerance.
  func holds(_ other: Rect) -> Bool { grown(by: Tolerance.points).contains(other) }

  /// From `point` to the nearest place of this rectangle; 0 inside.
  func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
