import DuoGeometry
import DuoLayout

extension Board {
  /// A round 1 or a square 2, upright for its owner.
  mutating func badge(
    _ seat: Seat, _ box: Rect, color: Color, text: Color, turn: QuarterTurn, layer: Layer
  ) {
    let shape: Shape =
      seat == .first
      ? .circle(box.center, radius: box.width / 2)
      : .roundedRect(box, CornerRadii(all: min(4, box.width / 6)))
    fill(layer, "badge.\(seat.rawValue)", shape, color, thing: seat.rawValue)
    let plane = TurnedFrame(frame: box, turn: turn)
    let size = box.width >= 26 ? type.heading : type.label
    write(
      TextLine(text: seat == .first ? "1" : "2", size: size, color: text),
      at: Point(x: box.width / 2, y: box.height / 2), align: .middle, in: plane, layer: layer,
      sign: "badge.number", thing: seat.rawValue)
  }
}

extension PanelBuilder {
  /// Where a seat's owner sits, seen on the sheet.
  func ownerEdge(_ seat: Seat) -> Edge { Edge.bottom.turned(space.sheet(layout[seat].turn)) }

  /// The two people at their edges of the table, beyond everything else on that side.
  mutating func drawPeople() {
    let edges = [ownerEdge(.first), ownerEdge(.second)]
    let size = isFull ? Size(width: 64, height: 76) : Size(width: 36, height: 26)
    for seat in Seat.allCases {
      let edge = ownerEdge(seat)
      var center = seatCenter(seat, edge)
      if edges[0] == edges[1] {
        let apart = personDistance(edge, size.width)
        center += seat == .first ? -apart : apart
      }
      drawPerson(seat, edge, along: center, size)
    }
  }

  /// Along the edge, the middle of the seat's half.
  private func seatCenter(_ seat: Seat, _ edge: Edge) -> Double {
    let upright = edge == .top || edge == .bottom
    let shared = upright ? window.midX : window.midY
    guard !layout.halvesShareOnePlace, let frame = layout[seat].frame, !frame.isEmpty else {
      return shared
    }
    let box = space.sheet(frame)
    return upright ? box.midX : box.midY
  }

  /// How far two people at one edge move apart beside the middles of their halves.
  private func personDistance(_ edge: Edge, _ width: Double) -> Double {
    let a = seatCenter(.first, edge)
    let b = seatCenter(.second, edge)
    return max(0, width * 0.75 - (b - a) / 2)
  }

  private mutating func drawPerson(_ seat: Seat, _ edge: Edge, along: Double, _ size: Size) {
    let turn = QuarterTurn([Edge.bottom, .left, .top, .right].firstIndex(of: edge) ?? 0)
    let outer = turn.turned(size)
    var near = isFull ? 12.0 : 6
    while !isVacant(personBox(edge, along, near, outer)), near < reach[edge] + 8 { near += 4 }
    drawFigure(
      seat, TurnedFrame(frame: personBox(edge, along, near, outer), turn: turn))
  }

  /// Whether a person may stand there: beside no text, leader or dimension.
  private func isVacant(_ box: Rect) -> Bool {
    let wide = box.grown(by: isFull ? 8 : 2)
    if !board.isFree(wide) { return false }
    return !board.marks.contains { mark in
      guard
        mark.layer == .dimensions || mark.layer == .labels || mark.layer == .findings
          || mark.sign == "spine"
      else {
        return false
      }
      return mark.bounds.map { $0.overlaps(wide) } ?? false
    }
  }

  private func personBox(_ edge: Edge, _ along: Double, _ near: Double, _ outer: Size) -> Rect {
    switch edge {
    case .top:
      Rect(
        x: along - outer.width / 2, y: body.minY - near - outer.height, width: outer.width,
        height: outer.height)
    case .bottom:
      Rect(
        x: along - outer.width / 2, y: body.maxY + near, width: outer.width,
        height: outer.height)
    case .left:
      Rect(
        x: body.minX - near - outer.width, y: along - outer.height / 2, width: outer.width,
        height: outer.height)
    case .right:
      Rect(
        x: body.maxX + near, y: along - outer.height / 2, width: outer.width,
        height: outer.height)
    }
  }

  /// Head with the seat's sign, shoulders and, on a full panel, the way they look and their name.
  private mutating func drawFigure(_ seat: Seat, _ plane: TurnedFrame) {
    let unit = isFull ? 1.0 : 0.56
    let middle = plane.ownerSize.width / 2
    let color = palette.seat(seat)
    let thing = "person.\(seat.rawValue)"
    let top = isFull ? 12.0 : 0
    func at(_ dx: Double, _ y: Double) -> Point {
      plane.toOuter(Point(x: middle + dx * unit, y: y * unit + top))
    }
    if isFull {
      board.stroke(
        .people, "person.way", .path(Path(polyline: [at(-6, -4), at(0, -11), at(6, -4)])),
        Stroke(color, width: 1.8))
    }
    let shoulders = Path([
      .move(at(-30, 46)), .curve(at(-30, 28), at(-18, 20), at(0, 20)),
      .curve(at(18, 20), at(30, 28), at(30, 46)), .close,
    ])
    board.fill(.people, thing, .path(shoulders), palette.tint(seat))
    board.stroke(
      .people, thing, .path(shoulders),
      Stroke(color, width: seat == .first ? 1.4 : isFull ? 2.6 : 2))
    let side = isFull ? 28.0 : 16
    let head = plane.toOuter(
      Rect(
        center: Point(x: middle, y: top + 15 * unit), size: Size(width: side, height: side)))
    board.badge(
      seat, head, color: color, text: palette.onSeat, turn: plane.turn, layer: .people)
    guard isFull else { return }
    board.write(
      label(seat.rawValue, color), at: Point(x: middle, y: top + 46 * unit + 9), align: .middle,
      in: plane, layer: .people, sign: "person.name")
  }
}
