import DuoGeometry
import DuoJSON
import DuoLayout

extension ContactSheet {
  var palette: Palette { Palette.of(request.theme) }

  private func board(_ type: TypeSizes) -> Board {
    Board(shaper: shaper, palette: palette, type: type)
  }

  /// A marked cell in place of a panel that cannot be drawn.
  func failed(
    _ name: String, _ message: String, _ reference: String, _ style: PanelStyle
  ) -> BuiltPanel {
    let type = style.isFull ? TypeSizes.full : .overview
    var board = board(type)
    let box = Rect(x: 0, y: 26, width: 240, height: 110)
    board.write(
      TextLine(text: "\(reference)  \(name)", size: type.heading, color: palette.ink),
      at: Point(x: 0, y: 9), layer: .header, sign: "title")
    board.stroke(.device, "failed", .rect(box), Stroke(palette.danger, width: 1.4))
    board.stroke(
      .device, "failed",
      .segments([
        Segment(box.origin, Point(x: box.maxX, y: box.maxY)),
        Segment(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY)),
      ]), Stroke(palette.danger, width: 1))
    var y = box.maxY + 14
    for line in board.wrapped(message, width: box.width) {
      board.write(
        TextLine(text: line, size: type.label, color: palette.danger), at: Point(x: 0, y: y),
        layer: .labels, sign: "failed.text")
      y += type.label * Board.leading
    }
    let width = board.marks.compactMap { $0.bounds?.maxX }.max() ?? box.width
    return BuiltPanel(
      size: Size(width: width, height: y), marks: board.marks, hotspots: [], window: box)
  }

  /// The device is the same in all panels.
  private var homeGrade: Grade {
    for case .panel(let subject) in request.cells.map(\.content) {
      return subject.device.provenance["homeIndicator"].grade
    }
    return .measured
  }

  /// Header, cards, panels and legend, put together.
  func assemble(_ cells: [BuiltPanel], _ flow: SheetFlow, _ scale: Double) -> PlacedDrawing {
    let margin = ContactSheet.margin
    let type = style(scale).isFull ? TypeSizes.full : .overview
    var board = board(type)
    let facts =
      request.facts
      + ["scale \(Decimal.text(scale, places: 3)) sheet units per point, the same for all panels"]
    writeHeader(&board, facts)
    let widest = board.inks.map(\.maxX).max() ?? 0
    let width = max(flow.size.width + 2 * margin, widest + margin)
    let stripWidth = width - 2 * margin
    let stripTop = margin + headerHeight - 15
    let stripEnd = strip.write(
      &board, at: Point(x: margin, y: stripTop), width: stripWidth, pitch: 16)
    let top = margin + headerHeight + stripEnd - stripTop
    writeHeadings(&board, flow, dx: margin, dy: top)
    let list = writeFaults(flow, style(scale), width: width - 2 * margin)
    let legend = Legend(palette: palette, shaper: shaper, type: type, homeGrade: homeGrade).build(
      for: cells.flatMap(\.marks) + board.marks + list.board.marks, width: width - 2 * margin)
    let listTop = top + flow.size.height + 16
    board.append(list.board, dx: margin, dy: listTop)
    let legendTop = listTop + list.size.height
    let size = Size(
      width: width.rounded(.up),
      height: (legendTop + legend.size.height + margin - 6).rounded(.up))
    var sheet = cards(flow, dx: margin, dy: top) + board.marks
    var groups: [MarkGroup] = []
    var windows: [Rect] = []
    for (index, cell) in cells.enumerated() {
      let frame = flow.frames[index].moved(dx: margin, dy: top)
      let marks = cell.marks.map { $0.moved(dx: frame.minX, dy: frame.minY) }
      guard case .panel(let subject) = request.cells[index].content else {
        sheet += marks
        continue
      }
      windows.append(cell.window.moved(dx: frame.minX, dy: frame.minY))
      groups.append(
        MarkGroup(
          id: subject.id, title: Drawing.describe(subject.layout), frame: frame, marks: marks,
          hotspots: cell.hotspots.map {
            Hotspot(
              id: $0.id, frame: $0.frame.moved(dx: frame.minX, dy: frame.minY), title: $0.title)
          }))
    }
    let whole = Rect(size: size)
    groups.insert(MarkGroup(id: "sheet", title: request.title, frame: whole, marks: sheet), at: 0)
    groups.append(
      MarkGroup(
        id: "legend", title: "Legend", frame: whole,
        marks: legend.board.marks.map { $0.moved(dx: margin, dy: legendTop) }))
    let drawing = Drawing(
      size: size, background: palette.desk, title: request.title,
      description: facts.joined(separator: ". ") + ".", groups: groups)
    return PlacedDrawing(drawing: drawing, windows: windows)
  }

  private func writeHeader(_ board: inout Board, _ facts: [String]) {
    let margin = ContactSheet.margin
    board.write(
      TextLine(text: request.title, size: board.type.title, color: palette.ink),
      at: Point(x: margin, y: margin + 10), layer: .header, sign: "sheet.title")
    for (number, fact) in facts.enumerated() {
      board.write(
        TextLine(text: fact, size: board.type.label, color: palette.muted),
        at: Point(x: margin, y: margin + 33 + Double(number) * 14), layer: .header,
        sign: "sheet.fact")
    }
  }

  private func writeHeadings(_ board: inout Board, _ flow: SheetFlow, dx: Double, dy: Double) {
    for (text, place) in flow.headings {
      board.write(
        TextLine(text: text, size: board.type.heading, color: palette.ink),
        at: place.moved(dx: dx, dy: dy), layer: .header, sign: "group.title")
    }
    for ((text, place), theme) in zip(flow.titles, cardThemes(flow)) {
      board.write(
        TextLine(text: text, size: board.type.heading, color: Palette.of(theme).ink),
        at: place.moved(dx: dx, dy: dy), layer: .header, sign: "block.title")
    }
    markTitles(&board, flow, dx: dx, dy: dy)
  }

  private func cards(_ flow: SheetFlow, dx: Double, dy: Double) -> [Mark] {
    zip(flow.cards, cardThemes(flow)).map { card, theme in
      let box = card.moved(dx: dx, dy: dy)
      return Mark(
        .paper, "card",
        .fill(.roundedRect(box, CornerRadii(all: 8)), Palette.of(theme).card))
    }
  }

  /// Each card takes the theme of the first cell on it.
  private func cardThemes(_ flow: SheetFlow) -> [Theme] {
    flow.cards.map { card in
      let inside = flow.frames.indices.first { card.contains(flow.frames[$0].origin) }
      if let inside, case .panel(let subject) = request.cells[inside].content {
        return subject.theme
      }
      return request.theme
    }
  }
}
