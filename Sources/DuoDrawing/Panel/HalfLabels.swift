import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// Badge, name, size and turn of each half, upright for its owner.
  mutating func labelHalves() {
    guard shows(.halves) else { return }
    for half in layout.halves {
      guard half.shows, let plane = space.plane(half), let frame = half.frame, !frame.isEmpty
      else { continue }
      labelHalf(half, plane, frame)
    }
    if let strip = layout.split.givenUp, !strip.isEmpty, shows(.labels), isFull {
      let box = space.sheet(strip)
      callOut(
        "given up by foldEqual, \(strip.sizeText)", around: box, edge: calloutEdge(box),
        color: palette.muted, sign: "given.up.label")
    }
  }

  private mutating func labelHalf(_ half: SolvedHalf, _ plane: TurnedFrame, _ frame: Rect) {
    let seat = half.seat
    let color = palette.seat(seat)
    if isFull, !isCovered(half) { drawArrow(half, signColor(seat), plane) }
    let size = half.turn.turned(frame.size)
    let name =
      layout.split.kind == .shared
      ? seat.rawValue : "\(seat.rawValue), \(half.content.rawValue)"
    let measure =
      "\(Decimal.text(size.width, places: 2)) × \(Decimal.text(size.height, places: 2))"
    var versions: [[TextLine]] = []
    let told = isCovered(half) ? "covered by the primary" : half.reasonText
    let reason = told.map { [label($0, palette.ink)] } ?? []
    if isFull {
      versions = [
        [heading("\(name) \(measure)", color), label(half.turnText, color)] + reason,
        [heading(name, color), label(measure, color), label(half.turnText, color)] + reason,
        [heading(name, color), label(measure, color)] + reason,
      ]
    } else {
      versions = [
        [label("\(name) \(measure)", color)] + reason,
        [label(name, color), label(measure, color)] + reason,
      ]
    }
    if !shows(.labels) { versions = [[]] }
    let side = isFull ? 30.0 : 15.0
    for lines in versions {
      if placeBadge(seat, lines, side, plane) { return }
    }
    for lines in versions where lines.count > 1 {
      if placeBadge(seat, lines, side, plane, isStacked: true) { return }
    }
    // No room for both: the badge alone, and the words elsewhere inside, else outside.
    if [side, 20, 15].contains(where: { placeBadge(seat, [], $0, plane) })
      || placeBadge(seat, [], 15, plane, onGround: true)
    {
      if versions.contains(where: { placeWords($0, seat, plane) }) { return }
    } else {
      drawBadge(
        seat,
        plane.toOuter(
          Rect(
            center: Point(x: plane.ownerSize.width / 2, y: plane.ownerSize.height / 2),
            size: Size(width: 16, height: 16))), plane)
    }
    if shows(.labels) {
      let words = [name, measure] + (half.turn == .none || !isFull ? [] : [half.turnText])
      let box = plane.frame
      callOut(
        (words + reason.map(\.text)).joined(separator: ", "), around: box,
        edge: nearestBodyEdge(box), color: color, sign: "half.label", thing: seat.rawValue)
    }
  }

  func nearestBodyEdge(_ box: Rect) -> Edge {
    Edge.allCases.min { distance(box, $0) < distance(box, $1) } ?? .top
  }

  /// Looks, row by row from the owner's top, for a place for the badge and the lines to its right.
  private mutating func placeBadge(
    _ seat: Seat, _ lines: [TextLine], _ badge: Double, _ plane: TurnedFrame,
    isStacked: Bool = false, onGround: Bool = false
  ) -> Bool {
    let (block, _) = board.block(lines)
    // An overview's arrow stands beside the badge.
    let side = isFull ? badge : badge + 15
    let gap = lines.isEmpty ? 0 : isStacked ? 3 : isFull ? 8.0 : 5
    let size =
      isStacked
      ? Size(width: max(side, block.width), height: badge + gap + block.height)
      : Size(width: side + gap + block.width, height: max(badge, block.height))
    let margin = isFull ? 12.0 : 5.0
    let owner = plane.ownerSize
    guard owner.width >= size.width + 2 * margin, owner.height >= size.height + 2 * margin
    else { return false }
    var y = margin
    while y + size.height + margin <= owner.height {
      var x = margin + (isFull ? 12 : 3)
      if x + size.width + margin > owner.width { x = margin }
      while x + size.width + margin <= owner.width {
        let box = Rect(x: x, y: y, width: size.width, height: size.height)
        let sheet = plane.toOuter(box)
        if onGround ? board.isFreeForSign(sheet) : board.isFree(sheet), display.contains(box, plane)
        {
          drawBadge(
            seat, plane.toOuter(Rect(x: x, y: y, width: badge, height: badge)), plane)
          if !isFull {
            drawArrow(
              layout[seat], signColor(seat), at: Point(x: x + badge + 9, y: y + 1), unit: 0.5, plane
            )
          }
          if !lines.isEmpty {
            let start =
              isStacked
              ? Point(x: x, y: y + badge + gap)
              : Point(x: x + side + gap, y: y + max((badge - block.height) / 2, 0))
            let placed = board.place(
              lines, at: [start], in: plane, within: Rect(size: owner), layer: .labels,
              sign: "half.label", thing: seat.rawValue)
            if !placed { return false }
          }
          return true
        }
        x += (isFull ? 12 : 6) * stride
      }
      y += (isFull ? 8 : 3) * stride
    }
    return false
  }

  /// A capture leaves room either in many places or in none, so fewer are tried.
  private var stride: Double { capture == nil ? 1 : 3 }

  private func signColor(_ seat: Seat) -> Color {
    layout[seat].canAct ? palette.seat(seat) : palette.weak(seat)
  }

  /// Looks, row by row, for a place for words alone.
  private mutating func placeWords(
    _ lines: [TextLine], _ seat: Seat, _ plane: TurnedFrame
  ) -> Bool {
    let (block, _) = board.block(lines)
    let margin = isFull ? 12.0 : 5.0
    let owner = plane.ownerSize
    guard !lines.isEmpty, owner.width >= block.width + 2 * margin else { return false }
    var places: [Point] = []
    var y = margin
    while y + block.height + margin <= owner.height {
      var x = margin
      while x + block.width + margin <= owner.width {
        places.append(Point(x: x, y: y))
        x += 4 * stride
      }
      y += 3 * stride
    }
    return board.place(
      lines, at: places, in: plane, within: Rect(size: owner), layer: .labels,
      sign: "half.label", thing: seat.rawValue)
  }

  private mutating func drawBadge(_ seat: Seat, _ box: Rect, _ plane: TurnedFrame) {
    board.badge(
      seat, box, color: signColor(seat), text: palette.onSeat, turn: plane.turn, layer: .people)
    board.reserve(box)
  }
}
