import DuoGeometry

/// What an element really covers: a target its circle, everything else its box. Window space, points.
enum Shape: Sendable {
  case box(Rect)
  case circle(center: Point, radius: Double)

  /// The smallest box around it.
  var bounds: Rect {
    switch self {
    case .box(let rect): rect
    case .circle(let center, let radius):
      Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
    }
  }

  /// The smallest box around what it shares with `rect`; nil where that is no deeper than the tolerance.
  func overlap(with rect: Rect) -> Rect? {
    guard bounds.overlaps(rect, by: Tolerance.points) else { return nil }
    guard case .circle(let center, let radius) = self else { return bounds.intersection(rect) }
    guard radius - rect.distance(to: center) > Tolerance.points else { return nil }
    let dx = max(rect.minX - center.x, 0, center.x - rect.maxX)
    let dy = max(rect.minY - center.y, 0, center.y - rect.maxY)
    let across = (radius * radius - dy * dy).squareRoot()
    let down = (radius * radius - dx * dx).squareRoot()
    let extent = Rect(center: center, size: Size(width: 2 * across, height: 2 * down))
    return extent.intersection(rect)
  }

  /// The smallest box around what it shares with `other`; nil where that is no deeper than the tolerance.
  func overlap(with other: Shape) -> Rect? {
    switch (self, other) {
    case (_, .box(let rect)): return overlap(with: rect)
    case (.box(let rect), .circle): return other.overlap(with: rect)
    case (.circle(let center, let radius), .circle(let point, let small)):
      let apart = center.distance(to: point)
      guard radius + small - apart > Tolerance.points else { return nil }
      if apart + small <= radius { return other.bounds }
      if apart + radius <= small { return bounds }
      return Self.lens(center, radius, point, small, apart: apart)
    }
  }

  /// The smallest box around what two circles share that cross each other: it reaches to where they cross, and to the
  /// outermost places of either that lie in the other.
  private static func lens(
    _ center: Point, _ radius: Double, _ point: Point, _ small: Double, apart: Double
  ) -> Rect {
    let ux = (point.x - center.x) / apart
    let uy = (point.y - center.y) / apart
    let along = (apart * apart + radius * radius - small * small) / (2 * apart)
    let across = max(radius * radius - along * along, 0).squareRoot()
    let middle = center.moved(dx: along * ux, dy: along * uy)
    var box = Rect(minX: middle.x, minY: middle.y, maxX: middle.x, maxY: middle.y)
    func reach(_ place: Point) {
      box = box.union(Rect(minX: place.x, minY: place.y, maxX: place.x, maxY: place.y))
    }
    reach(middle.moved(dx: -across * uy, dy: across * ux))
    reach(middle.moved(dx: across * uy, dy: -across * ux))
    for (from, length, other, limit) in [
      (center, radius, point, small), (point, small, center, radius),
    ] {
      for (dx, dy) in [(length, 0), (-length, 0), (0, length), (0, -length)] {
        let place = from.moved(dx: dx, dy: dy)
        if place.distance(to: other) <= limit { reach(place) }
      }
    }
    return box
  }

  /// Whether `other` lies wholly in it, within the tolerance.
  func holds(_ other: Shape) -> Bool {
    switch (self, other) {
    case (.box(let rect), _):
      return rect.holds(other.bounds)
    case (.circle(let center, let radius), .circle(let point, let small)):
      return center.distance(to: point) + small <= radius + Tolerance.points
    case (.circle(let center, let radius), .box(let rect)):
      let dx = max(center.x - rect.minX, rect.maxX - center.x)
      let dy = max(center.y - rect.minY, rect.maxY - center.y)
      return (dx * dx + dy * dy).squareRoot() <= radius + Tolerance.points
    }
  }

  /// From `point` to its nearest place; 0 inside.
  func distance(to point: Point) -> Double {
    switch self {
    case .box(let rect): rect.distance(to: point)
    case .circle(let center, let radius): max(center.distance(to: point) - radius, 0)
    }
  }
}
