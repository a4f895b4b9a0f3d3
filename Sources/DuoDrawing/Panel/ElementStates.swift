import DuoGeometry
import DuoLayout

/// What a screen says of an element beyond its role, as small signs on its edge.
enum ElementState: String, CaseIterable, Sendable {
  /// Meant for one pair of eyes.
  case isPrivate = "private"
  /// It can be dragged.
  case drag
  /// Its label went because the half is too small.
  case dropped

  var sign: String { "state.\(rawValue)" }

  static func of(_ element: PlacedElement) -> [ElementState] {
    allCases.filter { state in
      switch state {
      case .isPrivate: element.element.isPrivate
      case .drag: element.element.gestures.contains(.drag)
      case .dropped: element.isDropped
      }
    }
  }
}

extension PanelBuilder {
  /// Chips on the owner's upper edge, the first at the trailing corner; and a scroll bar inside what scrolls.
  mutating func drawStates(_ element: PlacedElement) {
    let layer: Layer =
      element.role.isSystemPanel ? .system : element.role.takesTouches ? .targets : .halves
    guard shows(element.role.takesTouches ? .targets : .halves),
      let plane = plane(of: element)
    else { return }
    let color = element.isDestructive ? palette.danger : color(element)
    let box = ownerBox(element)
    if element.element.scrolls { drawScrollBar(element, box, plane, layer, color) }
    let states = ElementState.of(element).filter { isFull || $0 != .drag }
    let side = isFull ? 13.0 : 9
    let isRight = layout.direction == .rtl
    for (number, state) in states.enumerated() {
      let step = side * 0.5 + 3 + Double(number) * (side + 2)
      var center = Point(
        x: isRight ? box.minX + step : box.maxX - step,
        y: box.minY + min(side * 0.25, box.height / 2))
      if element.role == .target {
        // Beside the circle, clear of its ring.
        let ring = (element.hitRadius ?? 0) * style.scale + side * 0.5 + 5
        center = Point(
          x: box.midX + (isRight ? -1 : 1) * (ring * 0.72 + Double(number) * (side + 2)),
          y: box.midY - ring * 0.72)
      }
      let place = Rect(
        center: plane.toOuter(center), size: Size(width: side, height: side))
      guard place.overlaps(display.rect) else { continue }
      // At the display's edge a chip stands wholly on it.
      let chip = place.moved(
        dx: max(display.rect.minX - place.minX, 0) - max(place.maxX - display.rect.maxX, 0),
        dy: max(display.rect.minY - place.minY, 0) - max(place.maxY - display.rect.maxY, 0))
      board.chip(state, chip, color: color, turn: plane.turn, layer: layer, thing: element.id)
      board.reserve(chip)
    }
  }

  /// A thumb on a track at the trailing edge.
  private mutating func drawScrollBar(
    _ element: PlacedElement, _ box: Rect, _ plane: TurnedFrame, _ layer: Layer, _ color: Color
  ) {
    guard isFull else { return }
    let inset = min(8, box.height / 5)
    let isRight = layout.direction == .rtl
    let x = isRight ? box.minX + min(6, box.width / 4) : box.maxX - min(6, box.width / 4)
    let top = Point(x: x, y: box.minY + inset + 6)
    let bottom = Point(x: x, y: max(box.maxY - inset, top.y))
    let middle = Point(x: x, y: top.y + (bottom.y - top.y) * 0.4)
    func line(_ from: Point, _ to: Point) -> Segment? {
      display.clip(Segment(plane.toOuter(from), plane.toOuter(to)))
    }
    guard let track = line(top, bottom), let thumb = line(top, middle) else { return }
    board.stroke(
      layer, "state.scrolls", .segments([track]), Stroke(color, width: 0.8), thing: element.id)
    board.stroke(
      layer, "state.scrolls", .segments([thumb]), Stroke(color, width: 3.4, cap: .round),
      thing: element.id)
    board.reserve(track.box.grown(by: 2))
  }
}

extension Board {
  /// A sign on a ground of its own, upright for its owner.
  mutating func chip(
    _ state: ElementState, _ box: Rect, color: Color, turn: QuarterTurn, layer: Layer,
    thing: String?
  ) {
    let sign = thing == nil ? "legend.sample" : state.sign
    fill(
      layer, "\(sign).ground", .roundedRect(box, CornerRadii(all: box.width / 4)),
      palette.content, thing: thing)
    let plane = TurnedFrame(frame: box, turn: turn)
    let unit = box.width / 13
    func at(_ x: Double, _ y: Double) -> Point {
      plane.toOuter(Point(x: (6.5 + x) * unit, y: (6.5 + y) * unit))
    }
    func lines(_ pairs: [(Double, Double, Double, Double)]) -> Shape {
      .segments(pairs.map { Segment(at($0.0, $0.1), at($0.2, $0.3)) })
    }
    let stroke = Stroke(color, width: max(1.3 * unit, 1))
    switch state {
    case .isPrivate:
      let shackle = Path([
        .move(at(-2.3, -0.5)), .line(at(-2.3, -2.4)),
        .curve(at(-2.3, -5.3), at(2.3, -5.3), at(2.3, -2.4)), .line(at(2.3, -0.5)),
      ])
      self.stroke(layer, sign, .path(shackle), stroke, thing: thing)
      let body = [at(-3.6, -0.8), at(3.6, -0.8), at(3.6, 4.4), at(-3.6, 4.4)]
      fill(layer, sign, .path(Path(polyline: body, closed: true)), color, thing: thing)
    case .drag:
      let arm = 4.8
      let tip = 1.7
      self.stroke(
        layer, sign,
        lines([
          (-arm, 0, arm, 0), (0, -arm, 0, arm),
          (-arm, 0, -arm + tip, -tip), (-arm, 0, -arm + tip, tip),
          (arm, 0, arm - tip, -tip), (arm, 0, arm - tip, tip),
          (0, -arm, -tip, -arm + tip), (0, -arm, tip, -arm + tip),
          (0, arm, -tip, arm - tip), (0, arm, tip, arm - tip),
        ]), stroke, thing: thing)
    case .dropped:
      // A letter, struck out.
      self.stroke(
        layer, sign,
        lines([
          (-3.4, 4.2, 0, -4.2), (0, -4.2, 3.4, 4.2), (-2.1, 1.2, 2.1, 1.2),
          (-4.8, -3.6, 4.8, 3.6),
        ]),
        stroke, thing: thing)
    }
  }
}
