import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// Whether anything of the element can be seen.
  private func isShown(_ element: PlacedElement) -> Bool {
    layout[element.seat].shows && !isCovered(layout[element.seat])
  }

  /// Everything people see in their halves: content frames, hit areas and play areas.
  mutating func drawElements() {
    for element in layout.elements where isShown(element) {
      switch element.role {
      case .field, .grid: drawField(element)
      case .target: drawTarget(element)
      default: drawBox(element)
      }
      let box = space.sheet(element.frame)
      var title = "\(element.id): \(element.role.rawValue), \(element.frame.fullText)"
      if let area = element.hitArea { title += ", hit area \(area.sizeText)" }
      if let area = element.playArea { title += ", play area \(area.fullText)" }
      if isIdle(element), let reason = layout.race?[element.seat].reason {
        title += ", does not act: \(reason.rawValue)"
      }
      hotspot(element.id, box, title)
    }
  }

  private func color(_ element: PlacedElement) -> Color {
    layout[element.seat].canAct && !isIdle(element)
      ? palette.seat(element.seat) : palette.weak(element.seat)
  }

  private mutating func drawField(_ element: PlacedElement) {
    let box = space.sheet(element.frame)
    if shows(.halves), isFull {
      board.stroke(
        .halves, "content.frame", .rect(box), Stroke(color(element), width: 0.8),
        thing: element.id)
      reserveEdges(box)
    }
    guard shows(.playAreas), let area = element.playArea else { return }
    let play = space.sheet(area)
    board.fill(
      .playAreas, "play.area", .rect(play), palette.content.withAlpha(0.5), thing: element.id)
    // Brackets at the middles of the sides: a play area is no frame that anything is laid out in.
    let arm = min(12, play.width / 4, play.height / 4)
    board.stroke(
      .playAreas, "play.area", .rect(play), Stroke(color(element), width: 0.8),
      thing: element.id)
    board.stroke(
      .playAreas, "play.area", .segments(Ticks.sides(play, arm: arm)),
      Stroke(color(element), width: 2),
      thing: element.id)
    reserveEdges(play)
    for tick in Ticks.sides(play, arm: arm) { board.reserve(tick.box) }
  }

  /// Keeps text from running along or across the edges of a box.
  mutating func reserveEdges(_ box: Rect) {
    for edge in [
      Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.minY),
      Rect(minX: box.minX, minY: box.maxY, maxX: box.maxX, maxY: box.maxY),
      Rect(minX: box.minX, minY: box.minY, maxX: box.minX, maxY: box.maxY),
      Rect(minX: box.maxX, minY: box.minY, maxX: box.maxX, maxY: box.maxY),
    ] {
      board.reserve(edge)
    }
  }

  private mutating func drawTarget(_ element: PlacedElement) {
    let box = space.sheet(element.frame)
    let center = box.center
    let radius = (element.radius ?? element.frame.width / 2) * style.scale
    let color = color(element)
    if shows(.targets), isIdle(element) {
      drawIdleTarget(element, center: center, radius: radius)
    } else if shows(.targets) {
      board.fill(
        .targets, "target", .circle(center, radius: radius), color, thing: element.id)
      let arm = min(6, radius / 2)
      board.stroke(
        .targets, "target.centre",
        .segments([
          Segment(center.moved(dx: -arm), center.moved(dx: arm)),
          Segment(center.moved(dy: -arm), center.moved(dy: arm)),
        ]), Stroke(palette.onSeat, width: 1.6), thing: element.id)
    }
    var taken = box
    if shows(.hitAreas), let area = element.hitArea {
      let hit = space.sheet(area)
      let ring = min(hit.width, hit.height) / 2 + 3
      board.stroke(
        .hitAreas, "hit.circle", .circle(center, radius: ring), Stroke(color, width: 0.9),
        thing: element.id)
      let ticks = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map { dx, dy in
        Segment(
          center.moved(dx: dx * (ring - 2.5), dy: dy * (ring - 2.5)),
          center.moved(dx: dx * (ring + 3), dy: dy * (ring + 3)))
      }
      board.stroke(
        .hitAreas, "hit.ticks", .segments(ticks), Stroke(color, width: 2), thing: element.id)
      taken = Rect(
        center: center, size: Size(width: 2 * ring + 6, height: 2 * ring + 6))
    }
    if shows(.targets) || shows(.hitAreas) { board.reserve(taken) }
  }

  private mutating func drawBox(_ element: PlacedElement) {
    let box = space.sheet(element.frame)
    let color = element.isDestructive ? palette.danger : color(element)
    let isControl = element.role.takesTouches
    let layer: Layer = isControl ? .targets : .halves
    let radius = isControl ? min(box.width, box.height) / 2 : 12 * style.scale
    let shape = Shape.roundedRect(box, CornerRadii(all: min(radius, 22 * style.scale)))
    if shows(isControl ? .targets : .halves) {
      if element.role != .text && element.role != .background {
        board.fill(
          layer, "content.\(element.role.rawValue)", shape, palette.content, thing: element.id)
      }
      board.stroke(
        layer, "content.frame", shape, Stroke(color, width: isControl ? 1.8 : 1),
        thing: element.id)
    }
    guard shows(.hitAreas), let area = element.hitArea else { return }
    let hit = space.sheet(area).grown(by: 2)
    let arm = min(6, hit.width / 4, hit.height / 4)
    board.stroke(
      .hitAreas, "hit.corners", .segments(Ticks.corners(hit, arm: arm)), Stroke(color, width: 2),
      thing: element.id)
  }

  /// Names and numbers of the elements, upright for their owner, outside with a leader where there is no room.
  mutating func labelFields() {
    guard shows(.labels), isFull else { return }
    if shows(.targets) {
      for (element, plane) in shown(where: { $0 == .target }) { labelTarget(element, plane) }
    }
    if shows(.playAreas) {
      for (element, plane) in shown(where: { $0 == .field }) { labelPlayArea(element, plane) }
    }
  }

  /// Names of bars, controls and texts inside them; then nothing else may be written there.
  mutating func labelBoxes() {
    let boxes = shown { $0 != .target && $0 != .field }
    // What lies on top is named first, and what it lies on keeps its words beside it.
    for isControl in [true, false] {
      for (element, plane) in boxes where element.role.takesTouches == isControl {
        guard shows(isControl ? .targets : .halves) else { continue }
        if shows(.labels) { labelBox(element, plane) }
        if isControl { board.reserve(space.sheet(element.frame)) }
      }
    }
    for (element, _) in boxes { board.reserveGround(space.sheet(element.frame)) }
  }

  /// The elements that can be seen, of some roles, each with its owner's space on the sheet.
  private func shown(where isWanted: (ElementRole) -> Bool) -> [(PlacedElement, TurnedFrame)] {
    layout.elements.compactMap { element in
      guard isWanted(element.role), isShown(element), let plane = space.plane(layout[element.seat])
      else { return nil }
      return (element, plane)
    }
  }

  /// The element's name without its seat's prefix.
  private func shortName(_ element: PlacedElement) -> String {
    guard let dot = element.id.firstIndex(of: ".") else { return element.id }
    return String(element.id[element.id.index(after: dot)...])
  }

  private func ownerBox(_ element: PlacedElement) -> Rect {
    let s = style.scale
    let frame = element.ownerFrame
    return Rect(
      minX: frame.minX * s, minY: frame.minY * s, maxX: frame.maxX * s, maxY: frame.maxY * s)
  }

  private mutating func labelTarget(_ element: PlacedElement, _ plane: TurnedFrame) {
    let center = element.ownerFrame.center
    let place = "\(Decimal.text(center.x, places: 1)), \(Decimal.text(center.y, places: 1))"
    let across = Decimal.text(element.frame.width, places: 1)
    let hit = element.hitArea.map { "hit \(Decimal.text($0.width, places: 1))" } ?? "no hit area"
    let color = palette.seat(element.seat)
    let lines = [
      label(shortName(element), color), label("\(place) · Ø \(across) · \(hit)", color),
    ]
    let box = ownerBox(element)
    let (size, _) = board.block(lines)
    let clear = 12.0
    let beside = box.midY - size.height / 2
    var places: [Point] = []
    for shift in [0.0, -14, 14, -28, 28, -42, 42] {
      places.append(Point(x: box.maxX + clear, y: beside + shift))
      places.append(Point(x: box.minX - clear - size.width, y: beside + shift))
    }
    for y in [box.maxY + clear, box.minY - clear - size.height] {
      for shift in [0.0, -0.25, 0.25, -0.5, 0.5] {
        places.append(Point(x: box.midX - size.width / 2 + size.width * shift, y: y))
      }
    }
    let owner = Rect(size: plane.ownerSize)
    let inside = owner.inset(by: Insets(all: 10)) ?? owner
    if board.place(
      lines, at: places, in: plane, within: inside, layer: .labels, sign: "target.label",
      thing: element.id)
    {
      return
    }
    let sheet = space.sheet(element.frame)
    callOut(
      "\(element.id): \(place) · Ø \(across) · \(hit)", around: sheet,
      edge: clearestEdge(sheet), color: color, sign: "target.label", thing: element.id)
  }

  /// The side whose leader runs through least text, the nearest first.
  func clearestEdge(_ box: Rect) -> Edge {
    let costs = Edge.allCases.map { edge in
      (edge, Double(board.crossings(leader(from: box.center, edge))) * 1e6 + distance(box, edge))
    }
    return costs.min { $0.1 < $1.1 }?.0 ?? .top
  }

  private mutating func labelBox(_ element: PlacedElement, _ plane: TurnedFrame) {
    guard !element.isDropped else { return }
    let color = element.isDestructive ? palette.danger : palette.seat(element.seat)
    let name = element.label ?? shortName(element)
    let frame = element.ownerFrame
    let size = frame.sizeText
    var versions: [[TextLine]] = [[label("\(name)  \(size)", color)]]
    if isFull {
      versions = [[label("\(name)  \(size)", color)], [label(name, color), label(size, color)]]
    } else {
      versions = [[label(name, color)]]
    }
    let box = ownerBox(element)
    for lines in versions {
      let (block, _) = board.block(lines)
      let pad = 5.0
      var places: [Point] = []
      let y = box.midY - block.height / 2
      if element.role.takesTouches {
        places = [Point(x: box.midX, y: y)]
      } else {
        let isRight = layout.direction == .rtl
        let near = isRight ? box.maxX - pad - 9 - block.width : box.minX + pad + 9
        let step = isRight ? -12.0 : 12.0
        for index in 0..<24 {
          places.append(Point(x: near + step * Double(index), y: y))
        }
      }
      if board.place(
        lines, at: places, align: element.role.takesTouches ? .middle : .start, in: plane,
        within: box, layer: .labels, sign: "element.label",
        thing: element.id)
      {
        return
      }
    }
    guard isFull else { return }
    let sheet = space.sheet(element.frame)
    callOut(
      "\(element.id) \(size)", around: sheet, edge: clearestEdge(sheet),
      color: color, sign: "element.label", thing: element.id)
  }

  private mutating func labelPlayArea(_ element: PlacedElement, _ plane: TurnedFrame) {
    let color = palette.seat(element.seat)
    guard let area = element.playArea else {
      let sheet = space.sheet(element.frame)
      callOut(
        "\(element.id): no play area", around: sheet, edge: clearestEdge(sheet), color: color,
        sign: "play.label", thing: element.id)
      return
    }
    guard let half = layout[element.seat].space else { return }
    let owner = half.toOwner(area)
    let s = style.scale
    let box = Rect(
      minX: owner.minX * s, minY: owner.minY * s, maxX: owner.maxX * s, maxY: owner.maxY * s)
    let text = label("play area \(owner.sizeText)", color)
    let (size, _) = board.block([text])
    var places: [Point] = []
    for y in [box.maxY - size.height - 4, box.minY + 4, box.midY, box.maxY - size.height - 22] {
      for share in [1.0, 0, 0.5, 0.75, 0.25] {
        places.append(Point(x: box.minX + 6 + (box.width - 12 - size.width) * share, y: y))
      }
    }
    if board.place(
      [text], at: places, in: plane, within: box, layer: .labels, sign: "play.label",
      thing: element.id)
    {
      return
    }
    let sheet = space.sheet(area)
    callOut(
      "\(element.id): play area \(owner.sizeText)", around: sheet, edge: clearestEdge(sheet),
      color: color, sign: "play.label", thing: element.id)
  }
}
