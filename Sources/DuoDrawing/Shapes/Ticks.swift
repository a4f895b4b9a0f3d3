import DuoGeometry

/// Short strokes that stand for an area without closing it.
enum Ticks {
  /// Two strokes in each corner of `box`, `arm` long, and `over` past the corner so that they join.
  static func corners(_ box: Rect, arm: Double, over: Double = 1) -> [Segment] {
    let corners: [(Point, Double, Double)] = [
      (Point(x: box.minX, y: box.minY), 1, 1), (Point(x: box.maxX, y: box.minY), -1, 1),
      (Point(x: box.maxX, y: box.maxY), -1, -1), (Point(x: box.minX, y: box.maxY), 1, -1),
    ]
    var ticks: [Segment] = []
    for (corner, sx, sy) in corners {
      ticks += at(corner, sx: sx, sy: sy, arm: arm, over: over)
    }
    return ticks
  }

  /// The two strokes of one corner; `sx` and `sy` say which way is in.
  static func at(_ corner: Point, sx: Double, sy: Double, arm: Double, over: Double) -> [Segment] {
    [
      Segment(corner.moved(dx: -sx * over), corner.moved(dx: sx * arm)),
      Segment(corner.moved(dy: -sy * over), corner.moved(dy: sy * arm)),
    ]
  }

  /// A stroke along the middle of each side of `box`, with a short foot inward.
  static func sides(_ box: Rect, arm: Double) -> [Segment] {
    let sides: [(Point, Double, Double)] = [
      (Point(x: box.midX, y: box.minY), 0, 1), (Point(x: box.midX, y: box.maxY), 0, -1),
      (Point(x: box.minX, y: box.midY), 1, 0), (Point(x: box.maxX, y: box.midY), -1, 0),
    ]
    var ticks: [Segment] = []
    for (middle, dx, dy) in sides {
      let along = Point(x: arm * dy.magnitude, y: arm * dx.magnitude)
      ticks.append(
        Segment(
          middle.moved(dx: -along.x, dy: -along.y), middle.moved(dx: along.x, dy: along.y)))
      ticks.append(Segment(middle, middle.moved(dx: dx * arm / 2, dy: dy * arm / 2)))
    }
    return ticks
  }
}
