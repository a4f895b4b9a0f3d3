import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// Names and numbers of the elements, upright for their owner, outside with a leader where there is no room.
  mutating func labelFields() {
    guard shows(.labels), isFull else { return }
    if shows(.halves) {
      for (element, plane) in shown(where: { $0 == .background }) { labelBox(element, plane) }
    }
    if shows(.targets) {
      for (element, plane) in shown(where: { $0 == .target }) { labelTarget(element, plane) }
    }
    if shows(.playAreas) {
      for (element, plane) in shown(where: { $0 == .field }) { labelPlayArea(element, plane) }
    }
  }

  /// Names of bars, controls and texts inside them; then nothing else may be written there.
  mutating func labelBoxes() {
    for (element, plane) in shown(where: \.isSystemPanel) {
      if shows(.halves), shows(.labels) { labelBox(element, plane) }
      // It lies over everything, so nothing is named on it.
      if let box = seen(element.frame) { board.reserve(box) }
    }
    // A background lies under everything, and words may lie on it.
    let boxes = shown {
      $0 != .target && $0 != .field && $0 != .background && !$0.isSystemPanel
    }
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
  func shown(where isWanted: (ElementRole) -> Bool) -> [(PlacedElement, TurnedFrame)] {
    layout.elements.compactMap { element in
      guard isWanted(element.role), isShown(element), !isGone(element),
        seen(element.frame) != nil, let plane = plane(of: element)
      else { return nil }
      return (element, plane)
    }
  }

  /// The element's name without its seat's prefix.
  private func shortName(_ element: PlacedElement) -> String {
    guard let dot = element.id.firstIndex(of: ".") else { return element.id }
    return String(element.id[element.id.index(after: dot)...])
  }

  /// The space in which an element stands upright: its owner's, or the window's for what the system shows.
  func plane(of element: PlacedElement) -> TurnedFrame? {
    element.role.isSystemPanel
      ? TurnedFrame(frame: window, turn: space.sheet(.none)) : space.plane(layout[element.seat])
  }

  /// The element's frame in the space of `plane(of:)`, in sheet units.
  func ownerBox(_ element: PlacedElement) -> Rect {
    let s = style.scale
    let frame = element.role.isSystemPanel ? element.frame : element.ownerFrame
    return Rect(
      minX: frame.minX * s, minY: frame.minY * s, maxX: frame.maxX * s, maxY: frame.maxY * s)
  }

  private mutating func labelTarget(_ element: PlacedElement, _ plane: TurnedFrame) {
    guard !isOnCapture else { return labelCapturedFrame(element, plane) }
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
    guard let sheet = seen(element.frame), mayCallOut() else { return }
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
    guard !isOnCapture else { return labelCapturedFrame(element, plane) }
    let seatColor = element.role.isSystemPanel ? palette.ink : palette.seat(element.seat)
    let color = element.isDestructive ? palette.danger : seatColor
    let isCentred = element.role.takesTouches || element.role.isSystemPanel
    let name = element.label ?? shortName(element)
    var size = (element.role.isSystemPanel ? element.frame : element.ownerFrame).sizeText
    if element.role == .grid, let columns = element.element.columns {
      size += columns == 1 ? " · 1 column" : " · \(columns) columns"
    }
    let box = ownerBox(element)
    var versions =
      isFull
      ? [[label("\(name)  \(size)", color)], [label(name, color), label(size, color)]]
      : [[label(name, color)]]
    // Where so many want a name, a short one inside is worth more than one in a crowd outside.
    if isCrowded {
      if isFull { versions.append([label(name, color)]) }
      let short = board.shortened(name, width: box.width - 12)
      if short != name, short.count > 3 { versions.append([label(short, color)]) }
    }
    for lines in versions {
      let (block, _) = board.block(lines)
      let pad = 5.0
      var places: [Point] = []
      let y = box.midY - block.height / 2
      if isCentred {
        places = [Point(x: box.midX, y: y)]
        if element.role.isSystemPanel { places.append(Point(x: box.midX, y: box.minY + 12)) }
      } else {
        let isRight = layout.direction == .rtl
        let near = isRight ? box.maxX - pad - 9 - block.width : box.minX + pad + 9
        let step = isRight ? -12.0 : 12.0
        for index in 0..<24 {
          places.append(Point(x: near + step * Double(index), y: y))
        }
      }
      if board.place(
        lines, at: places, align: isCentred ? .middle : .start, in: plane,
        within: box, layer: .labels, sign: "element.label",
        thing: element.id)
      {
        return
      }
    }
    guard isFull, let sheet = seen(element.frame), mayCallOut() else { return }
    callOut(
      "\(element.id) \(size)", around: sheet, edge: clearestEdge(sheet),
      color: color, sign: "element.label", thing: element.id)
  }

  private mutating func labelPlayArea(_ element: PlacedElement, _ plane: TurnedFrame) {
    let color = palette.seat(element.seat)
    guard let area = element.playArea else {
      guard let sheet = seen(element.frame), mayCallOut() else { return }
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
    guard let sheet = seen(area), mayCallOut() else { return }
    callOut(
      "\(element.id): play area \(owner.sizeText)", around: sheet, edge: clearestEdge(sheet),
      color: color, sign: "play.label", thing: element.id)
  }
}
