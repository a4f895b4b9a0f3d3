import DuoGeometry
import DuoLayout

extension PanelBuilder {
  /// Sheet units: of a touch's ring, and of the disc of its number.
  private var touchRadius: Double { isFull ? 7 : 5 }
  private var touchNumberRadius: Double {
    // Three digits need a larger disc.
    (isFull ? 9.0 : 7) + (subject.touches.count > 99 ? 4 : 0)
  }
  /// How far from the body touches are drawn, in sheet units; those beyond are only listed.
  private static let touchReach = 48.0
  /// Touches beyond these are counted only.
  private static let listedTouches = 40

  /// Touches where they were, each with its number: a dot in the ring where something acts, a cross where nothing does.
  mutating func drawTouches() {
    let ground = ConvexShape(
      rect: body.grown(by: PanelBuilder.touchReach), radii: CornerRadii(all: 0))
    let rings = subject.touches.map { space.sheet($0.start) }
    for place in rings where ground.contains(place) {
      board.reserve(touchBox(place, touchRadius))
    }
    for sign in subject.touches {
      let start = space.sheet(sign.start)
      if let end = sign.end { drawDrag(sign, start, space.sheet(end), in: ground) }
      guard ground.contains(start) else { continue }
      drawRing(sign, start)
      drawNumber(sign, start)
      hotspot("touch-\(sign.number)", touchBox(start, touchRadius), sign.words)
    }
  }

  /// One line a touch under the panel.
  mutating func listTouches(from top: Double) -> Double {
    var y = top
    guard shows(.labels), isFull else { return y }
    for sign in subject.touches.prefix(PanelBuilder.listedTouches) {
      board.write(
        label(sign.words), at: Point(x: body.minX, y: y + 8), layer: .labels, sign: "touch.words",
        thing: "touch-\(sign.number)")
      y += type.label * Board.leading
    }
    let more = subject.touches.count - PanelBuilder.listedTouches
    if more > 0 {
      board.write(
        label("and \(more) touches more", palette.muted), at: Point(x: body.minX, y: y + 8),
        layer: .labels, sign: "touch.words")
      y += type.label * Board.leading
    }
    return y
  }

  private func touchBox(_ center: Point, _ radius: Double) -> Rect {
    Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
  }

  private mutating func drawRing(_ sign: TouchSign, _ center: Point) {
    let thing = "touch-\(sign.number)"
    let name = sign.acts ? "touch.acts" : "touch.misses"
    board.fill(
      .touches, name, .circle(center, radius: touchRadius + 1.5), palette.card, thing: thing)
    board.stroke(
      .touches, name, .circle(center, radius: touchRadius), Stroke(palette.ink, width: 1.6),
      thing: thing)
    if sign.acts {
      board.fill(
        .touches, name, .circle(center, radius: touchRadius * 0.45), palette.ink, thing: thing)
    } else {
      board.stroke(
        .touches, name, .segments(PanelBuilder.cross(center, arm: touchRadius * 0.55)),
        Stroke(palette.ink, width: 1.6), thing: thing)
    }
  }

  static func cross(_ center: Point, arm: Double) -> [Segment] {
    [
      Segment(center.moved(dx: -arm, dy: -arm), center.moved(dx: arm, dy: arm)),
      Segment(center.moved(dx: -arm, dy: arm), center.moved(dx: arm, dy: -arm)),
    ]
  }

  /// Beside the ring, in the first of eight directions, near or a little farther, that is free or at least covers
  /// no text.
  private mutating func drawNumber(_ sign: TouchSign, _ ring: Point) {
    let near = touchRadius + touchNumberRadius + 3
    let places = [near, near + touchNumberRadius].flatMap { far in
      let part = far * 0.5.squareRoot()
      return [
        (far, 0), (part, -part), (0, -far), (-part, -part), (-far, 0), (-part, part), (0, far),
        (part, part),
      ].map { ring.moved(dx: $0.0, dy: $0.1) }
    }
    let place =
      places.first { board.isFree(touchBox($0, touchNumberRadius - 2)) }
      ?? places.first { board.crossings(touchBox($0, touchNumberRadius)) == 0 } ?? places[0]
    let thing = "touch-\(sign.number)"
    board.fill(
      .touches, "touch.number", .circle(place, radius: touchNumberRadius), palette.ink,
      thing: thing)
    let digits = "\(sign.number)"
    board.write(
      TextLine(text: digits, size: type.label, color: palette.card), at: place, align: .middle,
      layer: .touches, sign: "touch.number", thing: thing)
    board.reserve(touchBox(place, touchNumberRadius))
  }

  /// An arrow from where the finger went down to where it was lifted, cut at the edge of the ground.
  private mutating func drawDrag(
    _ sign: TouchSign, _ start: Point, _ end: Point, in ground: ConvexShape
  ) {
    let length = start.distance(to: end)
    guard length > 0, let line = ground.clip(Segment(start, end)) else { return }
    let thing = "touch-\(sign.number)"
    func stroke(_ segments: [Segment]) {
      board.stroke(
        .touches, "touch.drag", .segments(segments),
        Stroke(palette.card, width: isFull ? 5 : 3.6, cap: .round), thing: thing)
      board.stroke(
        .touches, "touch.drag", .segments(segments),
        Stroke(palette.ink, width: isFull ? 2 : 1.5, cap: .round), thing: thing)
    }
    guard ground.contains(end), length > touchRadius else { return stroke([line]) }
    let dx = (end.x - start.x) / length
    let dy = (end.y - start.y) / length
    let size = min(isFull ? 9 : 6, length / 2)
    let back = end.moved(dx: -dx * size, dy: -dy * size)
    stroke([
      line, Segment(end, back.moved(dx: -dy * size * 0.6, dy: dx * size * 0.6)),
      Segment(end, back.moved(dx: dy * size * 0.6, dy: -dx * size * 0.6)),
    ])
  }
}
