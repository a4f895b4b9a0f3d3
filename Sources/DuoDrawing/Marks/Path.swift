import DuoGeometry
import DuoLayout

/// One step of an outline.
public enum PathStep: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case curve(Point, Point, Point)
  case close
}

/// An outline in sheet units.
public struct Path: Hashable, Sendable {
  public var steps: [PathStep]

  public init(_ steps: [PathStep] = []) { self.steps = steps }

  public init(polyline points: [Point], closed: Bool = false) {
    steps = points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
    if closed { steps.append(.close) }
  }

  /// How far a cubic's handles reach along a quarter circle of radius 1.
  static let quarter = 0.5522847498307936

  public init(roundedRect rect: Rect, radii: CornerRadii) {
    let tallest = max(radii.topLeft + radii.bottomLeft, radii.topRight + radii.bottomRight)
    let widest = max(radii.topLeft + radii.topRight, radii.bottomLeft + radii.bottomRight)
    let shrink = min(1, rect.height / max(tallest, 1e-9), rect.width / max(widest, 1e-9))
    steps = []
    func corner(_ radius: Double, _ corner: Point, from: (Double, Double), to: (Double, Double)) {
      let r = radius * shrink
      let start = Point(x: corner.x + from.0 * r, y: corner.y + from.1 * r)
      let end = Point(x: corner.x + to.0 * r, y: corner.y + to.1 * r)
      steps.append(steps.isEmpty ? .move(start) : .line(start))
      guard r > 0 else { return }
      let k = 1 - Path.quarter
      steps.append(
        .curve(
          Point(x: corner.x + from.0 * r * k, y: corner.y + from.1 * r * k),
          Point(x: corner.x + to.0 * r * k, y: corner.y + to.1 * r * k), end))
    }
    corner(radii.topLeft, Point(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0))
    corner(radii.topRight, Point(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1))
    corner(radii.bottomRight, Point(x: rect.maxX, y: rect.maxY), from: (0, -1), to: (-1, 0))
    corner(radii.bottomLeft, Point(x: rect.minX, y: rect.maxY), from: (1, 0), to: (0, -1))
    steps.append(.close)
  }

  public init(circle center: Point, radius: Double) {
    let box = Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
    self.init(roundedRect: box, radii: CornerRadii(all: radius))
  }

  /// The box of all points, handles included; nil for an empty outline.
  public var bounds: Rect? {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let a), .line(let a): points.append(a)
      case .curve(let a, let b, let c): points += [a, b, c]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    var box = Rect(origin: first, size: .zero)
    for point in points { box = box.union(Rect(origin: point, size: .zero)) }
    return box
  }
}

/// A straight line between two places.
public struct Segment: Hashable, Sendable {
  public var from: Point
  public var to: Point

  public init(_ from: Point, _ to: Point) {
    self.from = from
    self.to = to
  }

  /// The smallest box around the line.
  var box: Rect {
    Rect(
      minX: min(from.x, to.x), minY: min(from.y, to.y), maxX: max(from.x, to.x),
      maxY: max(from.y, to.y))
  }
}
