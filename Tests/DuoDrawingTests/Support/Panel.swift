import DuoDrawing
import DuoGeometry
import DuoLayout

/// A drawn panel with ways to find things on it.
struct Panel: Sendable {
  var layout: PanelLayout
  var device: Device
  var scale: Double
  var placed: PlacedDrawing

  var drawing: Drawing { placed.drawing }
  /// The marks of the panel itself, card and legend left out.
  var marks: [Mark] { drawing.groups[1].marks }
  var hotspots: [Hotspot] { drawing.groups[1].hotspots }
  var window: Rect { placed.windows[0] }
  var texts: [TextMark] { drawing.allMarks.compactMap(\.text) }

  func marks(_ sign: String, _ thing: String? = nil) -> [Mark] {
    marks.filter { $0.sign == sign && (thing == nil || $0.thing == thing) }
  }

  func text(_ sign: String, _ thing: String? = nil) -> [String] {
    marks(sign, thing).compactMap { $0.text?.text }
  }

  /// A rectangle of window space on the sheet; only where the view turns nothing.
  func sheet(_ rect: Rect) -> Rect {
    Rect(
      minX: window.minX + rect.minX * scale, minY: window.minY + rect.minY * scale,
      maxX: window.minX + rect.maxX * scale, maxY: window.minY + rect.maxY * scale)
  }

  /// The value of a fact in the header.
  func fact(_ name: String) -> String? {
    guard let place = marks.firstIndex(where: { $0.sign == "fact.name" && $0.text?.text == name })
    else { return nil }
    return marks[place + 1].text?.text
  }
}

extension Drawing {
  var allMarks: [Mark] { groups.flatMap(\.marks) }
}

extension Mark {
  var text: TextMark? {
    if case .text(let text) = content { text } else { nil }
  }
  var image: ImageMark? {
    if case .image(let image) = content { image } else { nil }
  }
  var strokeShape: Shape? {
    if case .stroke(let shape, _) = content { shape } else { nil }
  }
  var stroke: Stroke? {
    if case .stroke(_, let stroke) = content { stroke } else { nil }
  }
  var fillShape: Shape? {
    if case .fill(let shape, _) = content { shape } else { nil }
  }
  var fillColor: Color? {
    if case .fill(_, let color) = content { color } else { nil }
  }
  var shape: Shape? { strokeShape ?? fillShape }
}

extension Rect {
  /// Whether the edges agree within `slack`.
  func isNear(_ other: Rect, _ slack: Double = 1e-6) -> Bool {
    (minX - other.minX).magnitude <= slack && (minY - other.minY).magnitude <= slack
      && (maxX - other.maxX).magnitude <= slack && (maxY - other.maxY).magnitude <= slack
  }
}

extension Shape {
  /// The straight lines of the outline; curves stand as chords.
  var lines: [Segment] {
    switch self {
    case .rect(let rect): Shape.edges(rect)
    case .roundedRect(let rect, let radii): Shape.path(Path(roundedRect: rect, radii: radii)).lines
    case .circle(let center, let radius): Shape.path(Path(circle: center, radius: radius)).lines
    case .segments(let lines): lines
    case .path(let path): Shape.chords(path)
    }
  }

  private static func edges(_ rect: Rect) -> [Segment] {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    return (0..<4).map { Segment(corners[$0], corners[($0 + 1) % 4]) }
  }

  private static func chords(_ path: Path) -> [Segment] {
    var lines: [Segment] = []
    var here = Point.zero
    var start = Point.zero
    for step in path.steps {
      switch step {
      case .move(let point):
        here = point
        start = point
      case .line(let point):
        lines.append(Segment(here, point))
        here = point
      case .curve(let a, let b, let end):
        let from = here
        for number in 1...8 {
          let t = Double(number) / 8
          let s = 1 - t
          func along(_ p: Double, _ q: Double, _ r: Double, _ u: Double) -> Double {
            s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u
          }
          let point = Point(x: along(from.x, a.x, b.x, end.x), y: along(from.y, a.y, b.y, end.y))
          lines.append(Segment(here, point))
          here = point
        }
      case .close:
        lines.append(Segment(here, start))
        here = start
      }
    }
    return lines
  }

  /// Whether a point lies inside the filled shape.
  func contains(_ point: Point) -> Bool {
    switch self {
    case .rect(let rect): return rect.contains(point)
    case .circle(let center, let radius): return center.distance(to: point) < radius
    case .segments: return false
    case .roundedRect(let rect, let radii):
      guard rect.contains(point) else { return false }
      let corners = [
        (radii.topLeft, rect.minX, rect.minY, 1.0, 1.0),
        (radii.topRight, rect.maxX, rect.minY, -1, 1),
        (radii.bottomRight, rect.maxX, rect.maxY, -1, -1),
        (radii.bottomLeft, rect.minX, rect.maxY, 1, -1),
      ]
      for (radius, x, y, sx, sy) in corners {
        let dx = radius - (point.x - x) * sx
        let dy = radius - (point.y - y) * sy
        if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { return false }
      }
      return true
    case .path(let path):
      guard path.bounds?.contains(point) == true else { return false }
      // By the non-zero rule, as the canvas fills.
      var winding = 0
      for line in lines {
        let cross =
          (line.to.x - line.from.x) * (point.y - line.from.y)
          - (point.x - line.from.x) * (line.to.y - line.from.y)
        if line.from.y <= point.y, line.to.y > point.y, cross > 0 { winding += 1 }
        if line.from.y > point.y, line.to.y <= point.y, cross < 0 { winding -= 1 }
      }
      return winding != 0
    }
  }
}

extension Segment {
  /// Whether any of the line lies in the open box.
  func crosses(_ box: Rect) -> Bool {
    var enter = 0.0
    var leave = 1.0
    let dx = to.x - from.x
    let dy = to.y - from.y
    for (start, way, low, high) in [
      (from.x, dx, box.minX, box.maxX), (from.y, dy, box.minY, box.maxY),
    ] {
      if way == 0 {
        if start <= low || start >= high { return false }
        continue
      }
      let a = (low - start) / way
      let b = (high - start) / way
      enter = max(enter, min(a, b))
      leave = min(leave, max(a, b))
    }
    return enter < leave
  }
}
