import DuoLayout

extension PoseGroup {
  var words: String {
    switch self {
    case .closed: "Closed"
    case .open: "Open"
    case .partlyOpen: "Partly open"
    case .splitView: "Split View"
    case .unverified: "Unverified"
    }
  }
}

extension ContactSheet {
  /// One block a pose, its cells side by side; the first of a group carries the group's name.
  func blocks(isNamed: Bool) -> [SheetBlock] {
    var blocks: [SheetBlock] = []
    var last: (pose: String, group: PoseGroup)?
    for (index, cell) in request.cells.enumerated() {
      let pose = cell.values[.pose] ?? ""
      if let last, last.pose == pose {
        blocks[blocks.count - 1].cells.append(index)
      } else {
        let isNew = request.namesGroups && last?.group != cell.group
        let heading = isNew ? cell.group.words : nil
        let title = isNamed ? blockTitle(cell) : nil
        let width = title.map { shaper.shape($0).advance * TypeSizes.overview.heading } ?? 0
        // Beside the title of a pose with faults stands how many.
        let room = title == nil || !faults.contains { $0.number != nil } ? 0 : 120.0
        blocks.append(
          SheetBlock(cells: [index], heading: heading, title: title, titleWidth: width + room))
      }
      last = (pose, cell.group)
    }
    return blocks
  }

  private func blockTitle(_ cell: SheetCell) -> String {
    guard case .panel(let subject) = cell.content else { return cell.values[.pose] ?? "" }
    let builder = PanelBuilder(subject, style: style(0.3), shaper: shaper, numbers: numbers)
    return "\(subject.layout.pose.name) · \(builder.poseFacts)"
  }

  /// Rows and columns by the axes asked for; axes that nobody named but that vary join the rows, or the
  /// columns where only rows were named.
  func gridRows() -> [[SheetBlock]] {
    let named = request.rows + request.columns
    let others = SheetAxis.allCases.filter { axis in
      !named.contains(axis) && Set(request.cells.map { $0.values[axis] ?? "" }).count > 1
    }
    let joinsColumns = request.columns.isEmpty
    let rowAxes = request.rows + (joinsColumns ? [] : others)
    let columnAxes = request.columns + (joinsColumns ? others : [])
    func key(_ cell: SheetCell, _ axes: [SheetAxis]) -> String {
      axes.map { cell.values[$0] ?? "" }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
    let keys = request.cells.map { (row: key($0, rowAxes), column: key($0, columnAxes)) }
    var rows: [String] = []
    var columns: [String] = []
    for key in keys {
      if !rows.contains(key.row) { rows.append(key.row) }
      if !columns.contains(key.column) { columns.append(key.column) }
    }
    return rows.enumerated().map { number, row in
      columns.enumerated().map { place, column in
        let cells = keys.indices.filter { keys[$0].row == row && keys[$0].column == column }
        let words = [place == 0 ? row : "", number == 0 ? column : ""].filter { !$0.isEmpty }
        return SheetBlock(
          cells: cells,
          heading: words.isEmpty || !request.namesGroups ? nil : words.joined(separator: " / "))
      }
    }
  }
}
