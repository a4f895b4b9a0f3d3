import DuoGeometry
import DuoLayout

/// What tells roles apart that are all boxes.
extension PanelBuilder {
  /// A text has lines above and below it and no sides.
  mutating func drawTextLines(_ box: Rect, _ element: PlacedElement, _ color: Color) {
    let isUpright = !space.sheet(layout[element.seat].turn).isOdd
    let lines =
      isUpright
      ? [box.minY, box.maxY].map { y in
        Segment(Point(x: box.minX, y: y), Point(x: box.maxX, y: y))
      }
      : [box.minX, box.maxX].map { x in
        Segment(Point(x: x, y: box.minY), Point(x: x, y: box.maxY))
      }
    board.stroke(
      .halves, "content.text", .segments(lines), Stroke(color, width: 1), thing: element.id)
    for line in lines { board.reserve(line.box) }
  }

  /// A banner has a thick leading edge.
  mutating func drawBannerEdge(_ element: PlacedElement, _ color: Color) {
    guard let plane = plane(of: element) else { return }
    let box = ownerBox(element)
    let width = min(isFull ? 5 : 3, box.width / 3)
    let inset = min(3, box.height / 4)
    let isRight = layout.direction == .rtl
    let edge = Rect(
      x: isRight ? box.maxX - width - inset : box.minX + inset, y: box.minY + inset, width: width,
      height: box.height - 2 * inset)
    guard let part = plane.toOuter(edge).intersection(display.rect) else { return }
    board.fill(.halves, "content.banner.edge", .rect(part), color, thing: element.id)
    board.reserve(part)
  }

  /// An image has a sun over hills, at its owner's bottom trailing corner.
  mutating func drawImageSign(_ element: PlacedElement, _ color: Color) {
    guard let plane = plane(of: element) else { return }
    let box = ownerBox(element)
    let unit = min(isFull ? 1 : 0.6, box.width / 34, box.height / 26)
    let isRight = layout.direction == .rtl
    let corner = Point(
      x: isRight ? box.minX + 5 * unit : box.maxX - 31 * unit, y: box.maxY - 23 * unit)
    func at(_ x: Double, _ y: Double) -> Point {
      plane.toOuter(Point(x: corner.x + x * unit, y: corner.y + y * unit))
    }
    let place = plane.toOuter(
      Rect(x: corner.x, y: corner.y, width: 26 * unit, height: 18 * unit))
    guard display.rect.contains(place) else { return }
    let hills = [at(0, 18), at(8, 7), at(13, 13), at(17, 9), at(26, 18)]
    board.stroke(
      .halves, "content.image.sign", .path(Path(polyline: hills, closed: true)),
      Stroke(color, width: 1), thing: element.id)
    board.stroke(
      .halves, "content.image.sign", .circle(at(20, 3), radius: 2.6 * unit),
      Stroke(color, width: 1), thing: element.id)
    board.reserve(place)
  }

  /// A grid shows the columns it is given.
  mutating func drawColumns(_ element: PlacedElement) {
    guard shows(.halves), !isOnCapture, let columns = element.element.columns, columns > 1,
      let plane = plane(of: element)
    else { return }
    let box = ownerBox(element)
    let width = box.width / Double(columns)
    // Finer than this they are a grey area.
    guard width >= 3 else { return }
    let lines = (1..<columns).compactMap { column -> Segment? in
      let x = box.minX + width * Double(column)
      return display.clip(
        Segment(plane.toOuter(Point(x: x, y: box.minY)), plane.toOuter(Point(x: x, y: box.maxY))))
    }
    board.stroke(
      .halves, "grid.columns", .segments(lines), Stroke(color(element), width: 0.8),
      thing: element.id)
    for line in lines { board.reserve(line.box) }
  }

  /// What the system shows: upright in the window however the half is turned, over everything of the app.
  mutating func drawSystemPanel(_ element: PlacedElement) {
    guard !isOnCapture else { return drawCapturedFrame(element) }
    guard shows(.halves), let plane = plane(of: element), let box = seen(element.frame) else {
      return
    }
    let s = style.scale
    let sign = "system.\(element.role.rawValue)"
    let round = min(14 * s, min(box.width, box.height) / 3)
    let top = CornerRadii(topLeft: round, topRight: round, bottomRight: 0, bottomLeft: 0)
    let radii = element.role == .alert ? CornerRadii(all: round) : top
    let shape = Shape.roundedRect(box, radii.turned(plane.turn))
    board.fill(.system, sign, shape, palette.body, thing: element.id)
    board.stroke(.system, sign, shape, Stroke(palette.displayLine, width: 1.6), thing: element.id)
    let own = ownerBox(element)
    var lines: [Segment] = []
    if element.role == .alert {
      // Two buttons in a row at the bottom.
      let row = own.maxY - min(44 * s, own.height / 3)
      lines = [
        Segment(Point(x: own.minX, y: row), Point(x: own.maxX, y: row)),
        Segment(Point(x: own.midX, y: row), Point(x: own.midX, y: own.maxY)),
      ]
    } else {
      let half = min(18 * s, own.width / 4)
      let y = own.minY + min(8 * s, own.height / 4)
      lines = [Segment(Point(x: own.midX - half, y: y), Point(x: own.midX + half, y: y))]
    }
    let drawn = lines.compactMap {
      display.clip(Segment(plane.toOuter($0.from), plane.toOuter($0.to)))
    }
    board.stroke(
      .system, "\(sign).line", .segments(drawn),
      Stroke(palette.displayLine, width: element.role == .alert ? 0.9 : 2.4, cap: .round),
      thing: element.id)
    for line in drawn { board.reserve(line.box) }
  }
}
