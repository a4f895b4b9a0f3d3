import DuoGeometry
import DuoLayout

/// An upright rectangle with round corners, for cutting lines and boxes to a display.
struct ConvexShape: Sendable {
  let rect: Rect
  let radii: CornerRadii
  /// Clockwise, closed; arcs stand as short chords.
  let polygon: [Point]

  init(rect: Rect, radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
    polygon = ConvexShape.outline(rect, radii)
  }

  private static let chords = 24

  private static func outline(_ rect: Rect, _ radii: CornerRadii) -> [Point] {
    var points: [Point] = []
    let corners: [(Point, Double, Double, Double)] = [
      (Point(x: rect.minX, y: rect.minY), radii.topLeft, 1, 1),
      (Point(x: rect.maxX, y: rect.minY), radii.topRight, -1, 1),
      (Point(x: rect.maxX, y: rect.maxY), radii.bottomRight, -1, -1),
      (Point(x: rect.minX, y: rect.maxY), radii.bottomLeft, 1, -1),
    ]
    for (index, (corner, radius, sx, sy)) in corners.enumerated() {
      guard radius > 0 else {
        points.append(corner)
        continue
      }
      let center = Point(x: corner.x + sx * radius, y: corner.y + sy * radius)
      for step in 0...chords {
        let unit = ArcTable.quarter[step]
        // Each corner's quarter starts where the outline, going clockwise, reaches it.
        let (dx, dy) =
          switch index {
          case 0: (-unit.x, -unit.y)
          case 1: (unit.y, -unit.x)
          case 2: (unit.x, unit.y)
          default: (-unit.y, unit.x)
          }
        points.append(Point(x: center.x + radius * dx, y: center.y + radius * dy))
      }
    }
    return points
  }

  /// The piece of a line inside the shape; nil where it misses.
  func clip(_ segment: Segment) -> Segment? {
    var enter = 0.0
    var leave = 1.0
    let dx = segment.to.x - segment.from.x
    let dy = segment.to.y - segment.from.y
    var previous = polygon[polygon.count - 1]
    for corner in polygon {
      // Inward normal of a clockwise edge in a space with y down.
      let nx = previous.y - corner.y
      let ny = corner.x - previous.x
      let along = nx * dx + ny * dy
      let start = nx * (segment.from.x - previous.x) + ny * (segment.from.y - previous.y)
      if along == 0 {
        if start < 0 { return nil }
      } else if along > 0 {
        enter = max(enter, -start / along)
      } else {
        leave = min(leave, -start / along)
      }
      previous = corner
    }
    guard enter < leave else { return nil }
    return Segment(
      Point(x: segment.from.x + dx * enter, y: segment.from.y + dy * enter),
      Point(x: segment.from.x + dx * leave, y: segment.from.y + dy * leave))
  }

  func contains(_ point: Point) -> Bool {
    var previous = polygon[polygon.count - 1]
    for corner in polygon {
      let nx = previous.y - corner.y
      let ny = corner.x - previous.x
      if nx * (point.x - previous.x) + ny * (point.y - previous.y) < 0 { return false }
      previous = corner
    }
    return true
  }

  /// The part of an upright box inside the shape, `inset` further in on every side.
  ///
  /// A box away from the round corners stays a box, so that it can share its edges with its neighbours.
  func cut(_ box: Rect, inset: Double = 0) -> Shape? {
    guard let inside = box.intersection(rect)?.inset(by: Insets(all: inset)) else { return nil }
    let cuts = cornersCut(inside)
    if cuts.allSatisfy({ $0 == 0 }) { return .rect(inside) }
    let exact = zip(corners(inside), corners(rect)).allSatisfy { mine, display in
      let fits = cuts[mine.0] <= min(inside.width, inside.height)
      return cuts[mine.0] == 0
        || (fits && near(mine.1.x, display.1.x, inset) && near(mine.1.y, display.1.y, inset))
    }
    if exact {
      func radius(_ place: Int, _ full: Double) -> Double {
        cuts[place] == 0 ? 0 : max(full - inset, 0)
      }
      return .roundedRect(
        inside,
        CornerRadii(
          topLeft: radius(0, radii.topLeft), topRight: radius(1, radii.topRight),
          bottomRight: radius(2, radii.bottomRight), bottomLeft: radius(3, radii.bottomLeft)))
    }
    let points = ConvexShape.clip(polygon, to: inside)
    return points.count < 3 ? nil : .path(Path(polyline: points, closed: true))
  }

  private func near(_ a: Double, _ b: Double, _ inset: Double) -> Bool {
    (a - b).magnitude <= inset + 1e-9
  }

  private func corners(_ box: Rect) -> [(Int, Point)] {
    [
      (0, Point(x: box.minX, y: box.minY)), (1, Point(x: box.maxX, y: box.minY)),
      (2, Point(x: box.maxX, y: box.maxY)), (3, Point(x: box.minX, y: box.maxY)),
    ]
  }

  /// The radius that cuts into each corner of a box inside `rect`, 0 where none does.
  private func cornersCut(_ box: Rect) -> [Double] {
    let reach = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    return corners(box).map { place, corner in
      let display = corners(rect)[place].1
      let radius = reach[place]
      let dx = radius - (corner.x - display.x).magnitude
      let dy = radius - (corner.y - display.y).magnitude
      guard dx > 0, dy > 0, dx * dx + dy * dy > radius * radius else { return 0 }
      return radius
    }
  }

  /// Sutherland and Hodgman's cut of a polygon to a box.
  private static func clip(_ polygon: [Point], to box: Rect) -> [Point] {
    var points = polygon
    let planes: [(Double, Double, Double)] = [
      (1, 0, -box.minX), (-1, 0, box.maxX), (0, 1, -box.minY), (0, -1, box.maxY),
    ]
    for (a, b, c) in planes {
      guard var previous = points.last else { return [] }
      var kept: [Point] = []
      for point in points {
        let here = a * point.x + b * point.y + c
        let before = a * previous.x + b * previous.y + c
        if (here >= 0) != (before >= 0) {
          let t = before / (before - here)
          kept.append(
            Point(
              x: previous.x + (point.x - previous.x) * t,
              y: previous.y + (point.y - previous.y) * t))
        }
        if here >= 0 { kept.append(point) }
        previous = point
      }
      points = kept
    }
    return points
  }
}

/// A quarter circle from (1, 0) to (0, 1), worked out without the machine's own sine.
enum ArcTable {
  static let quarter: [Point] = (0...24).map { step in
    let (sine, cosine) = sineAndCosine(degrees: 90 * Double(step) / 24)
    return Point(x: cosine, y: sine)
  }

  /// Sine and cosine by their series, alike on every machine, to about 1e-15.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let x = degrees * .pi / 180
    var sine = 0.0
    var cosine = 0.0
    var term = 1.0
    for n in 0..<30 {
      switch n % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= x / Double(n + 1)
    }
    return (sine, cosine)
  }
}
