import DuoGeometry
import DuoReview

extension ContactSheet {
  /// What the review says of all panels, in the header.
  var strip: ReviewStrip {
    request.layers.contains(.findings) ? ReviewStrip(subjects) : ReviewStrip([])
  }

  /// What the sheet itself lists: full panels list their own.
  func listedFaults(_ style: PanelStyle) -> [NumberedFault] {
    guard !style.isFull else { return [] }
    return faults.filter { $0.key.severity > .note || $0.key.rule == "seat-changes-panel" }
  }

  /// - Parameter references: where on the sheet a fault was found.
  func faultList(
    _ style: PanelStyle, references: @escaping (NumberedFault) -> String
  ) -> FaultList {
    FaultList(
      palette: palette, shaper: shaper, type: style.isFull ? .full : .overview,
      limit: FaultList.sheetLimit,
      namesScreens: Set(subjects.map(\.layout.screenName)).count > 1, references: references)
  }

  /// The block that says what the numbers mean.
  func writeFaults(_ flow: SheetFlow, _ style: PanelStyle, width: Double) -> HeaderPart {
    let listed = listedFaults(style)
    let drawn = request.cells.indices.filter { index in
      if case .panel = request.cells[index].content { true } else { false }
    }
    let list = faultList(style) { fault in
      // Every panel of several is said in words.
      if fault.panels.count == drawn.count, drawn.count > 2 { return "every panel" }
      let names = fault.panels.map { flow.references[drawn[$0]] }
      let shown = names.prefix(8).joined(separator: " ")
      return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
    }
    var part = list.build(listed, width: width)
    if part.size.height > 0 {
      part.size = Size(width: part.size.width, height: part.size.height + 14)
    }
    return part
  }

  /// How many faults a pose has, beside its title.
  func markTitles(_ board: inout Board, _ flow: SheetFlow, dx: Double, dy: Double) {
    guard request.layers.contains(.findings) else { return }
    for (card, title) in zip(flow.titledCards, flow.titles) {
      let inside = flow.frames.indices.filter { flow.cards[card].contains(flow.frames[$0].origin) }
      let mine = inside.compactMap { index -> PanelSubject? in
        if case .panel(let subject) = request.cells[index].content { subject } else { nil }
      }
      guard let theme = mine.first?.theme else { continue }
      let count = FaultCount(mine)
      guard let severity = count.severity, let text = count.strongest else { continue }
      let palette = Palette.of(theme)
      var own = Board(shaper: shaper, palette: palette, type: board.type)
      let size = own.faultBadgeSize(severity, "")
      let x = title.at.x + board.width(title.text, board.type.heading) + 12
      own.faultBadge(
        severity, "",
        in: Rect(
          x: x, y: title.at.y - size.height / 2, width: size.width, height: size.height),
        layer: .header, thing: "review")
      own.write(
        TextLine(text: text, size: board.type.label, color: palette.severity(severity)),
        at: Point(x: x + size.width + 5, y: title.at.y), layer: .header, sign: "review.text")
      board.append(own, dx: dx, dy: dy)
    }
  }
}

extension BuiltPanel {
  /// An overview that stands alone lists its faults as a sheet does.
  mutating func appendOverviewFaults(_ builder: PanelBuilder) {
    guard !builder.isFull, builder.showsFindings else { return }
    let list = builder.faultList(limit: FaultList.panelLimit)
    let room = max(size.width, 420)
    let part = list.build(builder.listedFaults.filter { $0.number != nil }, width: room)
    guard part.size.height > 0 else { return }
    marks += part.board.marks.map { $0.moved(dx: 0, dy: size.height + 14) }
    size = Size(width: room, height: size.height + 14 + part.size.height)
  }
}
