import CairoCanvas
import DuoCatalog
import DuoDrawing
import DuoLayout
import Typeface

/// Makes the pictures of a request.
struct Studio {
  let request: DrawRequest
  let arguments: Arguments
  let catalog: Catalog
  /// nil where nothing but numbers is asked for.
  let typeface: Typeface?

  /// The sheet or the one panel, then one picture for each panel where `--each` asks for them; and what could
  /// not be drawn.
  ///
  /// - Throws: `Trouble` for the first panel that cannot be drawn, unless `--keep-going` was given.
  func pictures() throws -> (pictures: [Picture], troubles: [Trouble]) {
    let plans = PanelPlan.all(request)
    var cells: [SheetCell] = []
    var subjects: [PanelSubject] = []
    var troubles: [Trouble] = []
    for plan in plans {
      do {
        let subject = try plan.subject(request, device: catalog.device)
        subjects.append(subject)
        cells.append(plan.cell(request, .panel(subject)))
      } catch {
        guard request.keepGoing else { throw error }
        troubles.append(error)
        cells.append(plan.cell(request, .failed(name: plan.id, message: error.told)))
      }
    }
    var pictures = [try whole(cells, subjects)]
    if request.each, !request.isOnePanel {
      pictures += try subjects.map { try alone($0, name: name(of: $0)) }
    }
    for picture in pictures { try picture.checkSize(request) }
    return (pictures, troubles)
  }

  /// What the request asks for as one picture.
  private func whole(_ cells: [SheetCell], _ subjects: [PanelSubject]) throws -> Picture {
    if request.isOnePanel, let subject = subjects.first {
      return try alone(subject, name: request.name)
    }
    var picture = Picture(
      name: request.name, layouts: subjects.map(\.layout), device: catalog.device)
    guard let typeface else { return picture }
    let sheet = SheetRequest(
      cells: cells, title: title, facts: facts, theme: request.themes[0], layers: request.layers,
      detail: request.detail, scale: request.scale, rows: request.rows, columns: request.columns)
    if request.formats.contains(where: { $0 == .png || $0 == .svg }) {
      picture.placed = .some(Drawing.sheet(sheet, shaper: typeface, jobs: request.jobs))
    }
    if request.formats.contains(.pdf) { picture.pages = try pages(of: sheet, subjects, typeface) }
    return picture
  }

  private func alone(_ subject: PanelSubject, name: String) throws -> Picture {
    var picture = Picture(name: name, layouts: [subject.layout], device: catalog.device)
    guard let typeface else { return picture }
    let style = PanelStyle(
      layers: request.layers, detail: request.detail, scale: request.scale ?? 1)
    picture.placed = Drawing.panel(subject, style: style, shaper: typeface)
    if request.formats.contains(.pdf) {
      let pose = subject.layout.pose
      let cell = SheetCell(
        values: [.pose: pose.name], group: pose.group, content: .panel(subject))
      let sheet = SheetRequest(
        cells: [cell], title: "\(pose.title), \(words(subject.layout.facing))",
        facts: [screenAndOptions], layers: request.layers, detail: request.detail)
      picture.pages = try pages(of: sheet, [subject], typeface)
    }
    return picture
  }

  private func pages(
    of sheet: SheetRequest, _ subjects: [PanelSubject], _ typeface: Typeface
  ) throws -> [PDFPage] {
    let pages = Pages(paper: request.paper, typeface: typeface, jobs: request.jobs)
    guard request.isActualSize else { return pages.pages(of: sheet) }
    return try subjects.map { try pages.cutOut(of: $0, layers: request.layers) }
  }

  private var title: String {
    let poses: String =
      switch FileName.Poses(request.poses, of: catalog.poses) {
      case .main: "Main poses"
      case .all: "All poses"
      case .these(let names): names.count == 1 ? request.poses[0].title : "\(names.count) poses"
      }
    let seatings = request.facings.count == 1 ? words(request.facings[0]) : "both seatings"
    return "\(poses), \(seatings)"
  }

  private func words(_ facing: Facing) -> String {
    facing == .sameWay ? "same way" : "face to face"
  }

  private var screenAndOptions: String {
    let options =
      request.typedOptions.isEmpty ? "none" : request.typedOptions.joined(separator: " ")
    return "screen \(request.screens.joined(separator: ", ")) · options \(options)"
  }

  /// The screen, the options that are not the default, and what was left out.
  private var facts: [String] {
    var facts = [screenAndOptions]
    let others = catalog.poses.count - request.poses.count
    if others > 0 {
      facts.append("left out: \(others) of \(catalog.poses.count) poses; --pose all shows them")
    }
    return facts
  }

  /// The name of a panel's own file: as if nothing else had been chosen, after `--name` where that was given.
  private func name(of subject: PanelSubject) -> String {
    var alone = arguments
    alone.set("direction", [subject.layout.direction.rawValue])
    alone.set("view", [subject.view.rawValue])
    alone.set("theme", [subject.theme.rawValue])
    for option in ["rows", "columns", "paper", "actual-size"] { alone.set(option, nil) }
    let own = FileName.chosen(
      poses: .these([subject.layout.pose.name]), facing: subject.layout.facing,
      screens: request.screens,
      parts: Settled(alone, table: OptionTable.draw).nameParts)
    return arguments.has("name") ? "\(request.name)-\(own)" : own
  }
}
