import CairoCanvas
import DuoCatalog
import DuoDrawing
import DuoLayout
import DuoReview
import Typeface

/// Makes the pictures of a request.
struct Studio {
  let request: DrawRequest
  let arguments: Arguments
  let catalog: Catalog
  /// nil where nothing but numbers is asked for.
  let typeface: Typeface?
  /// Where captured pictures are read from.
  var files: any FileSource = DiskFiles()

  /// The sheet or the one panel, then one picture for each panel where `--each` asks for them; and a line for
  /// everything that keeps a panel from being drawn.
  ///
  /// - Throws: `Trouble` for the first panel that cannot be drawn, unless `--keep-going` was given, and for a picture
  ///   that would be too large.
  func pictures() throws -> (pictures: [Picture], failures: [String]) {
    let (cells, subjects, failures) = try panels()
    var pictures = [try whole(cells, subjects)]
    if request.each, !request.isOnePanel {
      pictures += try subjects.map { try alone($0, name: name(of: $0)) }
    }
    return (pictures, failures)
  }

  /// Every panel with what a review of all found, as the cells of a sheet and alone.
  ///
  /// - Throws: `Trouble` for the first panel that cannot be drawn, unless `--keep-going` was given.
  func panels() throws -> (cells: [SheetCell], subjects: [PanelSubject], failures: [String]) {
    var cells: [SheetCell] = []
    var drawn: [(plan: PanelPlan, cell: Int, subject: PanelSubject)] = []
    var failures: [String] = []
    func fail(_ plan: PanelPlan, _ message: String) {
      cells.append(plan.cell(request, .failed(name: plan.ownID(request), message: message)))
    }
    var captures = CaptureFiles(
      request.choice.plans, device: catalog.device, jobs: request.jobs, files: files)
    captures.opacity = request.captureOpacity
    captures.turn = request.turn
    for plan in PanelPlan.all(request) {
      switch plan.pose {
      case .pose(let pose):
        do {
          let subject = try plan.subject(
            of: pose, request, device: catalog.device, captures: captures)
          drawn.append((plan, cells.count, subject))
          cells.append(plan.cell(request, .panel(subject)))
        } catch {
          guard request.keepGoing else { throw error }
          // Another view or theme fails for the same reason.
          if !failures.contains(error.line) { failures.append(error.line) }
          fail(plan, error.told)
        }
      case .broken(let broken):
        // What is wrong with a file is told once, however many panels it costs.
        failures += broken.messages.filter { !failures.contains($0) }
        fail(plan, broken.summary)
      }
    }
    let subjects = reviewed(drawn.map { ($0.plan.panel.screen, $0.subject) })
    for (one, subject) in zip(drawn, subjects) { cells[one.cell].content = .panel(subject) }
    return (cells, subjects, failures)
  }

  /// The panels with what a review of all of them found. Rules that compare poses see those that are drawn.
  private func reviewed(_ panels: [(screen: Screen, subject: PanelSubject)]) -> [PanelSubject] {
    // Views and themes show one panel again and again.
    var known: [PanelLayout: Int] = [:]
    var distinct: [ReviewedPanel] = []
    let places = panels.map { screen, subject in
      var layout = subject.layout
      layout.variant = screen.name
      let place = known[layout] ?? distinct.count
      if place == distinct.count {
        known[layout] = place
        distinct.append(
          ReviewedPanel(layout: subject.layout, screen: screen, device: catalog.device))
      }
      return place
    }
    let review = Review.of(distinct, isWhole: false, jobs: request.jobs)
    return zip(panels, places).map { panel, place in
      var subject = panel.subject
      subject.findings = place < review.findings.count ? review.findings[place] : []
      subject.fairness = place < review.fairness.count ? review.fairness[place] : nil
      return subject
    }
  }

  /// What the request asks for as one picture.
  private func whole(_ cells: [SheetCell], _ subjects: [PanelSubject]) throws -> Picture {
    if request.isOnePanel, let subject = subjects.first {
      return try alone(subject, name: request.name)
    }
    var picture = Picture(
      name: request.name, panels: subjects, device: catalog.device)
    guard let typeface else { return picture }
    let limit = SizeLimit(request, name: request.name, panels: cells.count)
    try limit.check(
      bodies: subjects, scale: request.scale ?? OptionTable.scales.lowerBound)
    let sheet = SheetRequest(
      cells: cells, title: title, facts: facts, theme: request.themes[0], layers: request.layers,
      detail: request.detail, scale: request.scale, rows: request.rows, columns: request.columns)
    if request.isPlaced {
      let placed = Drawing.sheet(sheet, shaper: typeface, jobs: request.jobs)
      try limit.check(placed.drawing.size)
      picture.placed = placed
    }
    if request.formats.contains(.pdf) { picture.pages = try pages(of: sheet, subjects, typeface) }
    return picture
  }

  private func alone(_ subject: PanelSubject, name: String) throws -> Picture {
    var picture = Picture(name: name, panels: [subject], device: catalog.device)
    guard let typeface else { return picture }
    let style = PanelStyle(
      layers: request.layers, detail: request.detail, scale: request.scale ?? 1)
    if request.isPlaced {
      let limit = SizeLimit(request, name: name, panels: 1)
      try limit.check(bodies: [subject], scale: style.scale)
      let placed = Drawing.panel(subject, style: style, shaper: typeface)
      try limit.check(placed.drawing.size)
      picture.placed = placed
    }
    if request.formats.contains(.pdf) {
      let pose = subject.layout.pose
      let cell = SheetCell(
        values: [.pose: pose.name], group: pose.group, content: .panel(subject))
      let sheet = SheetRequest(
        cells: [cell], title: "\(pose.title), \(subject.layout.facing.words)",
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
    var failed = sheet
    failed.cells = sheet.cells.filter { cell in
      if case .failed = cell.content { true } else { false }
    }
    let cutOuts = try subjects.map { try pages.cutOut(of: $0, layers: request.layers) }
    return cutOuts + (failed.cells.isEmpty ? [] : pages.pages(of: failed))
  }

  private var title: String {
    let poses: String =
      switch FileName.Poses(request.poses, of: catalog.entries) {
      case .main: "Main poses"
      case .all: "All poses"
      case .these(let names): names.count == 1 ? request.poses[0].title : "\(names.count) poses"
      }
    let seatings = request.facings.count == 1 ? request.facings[0].words : "both seatings"
    return "\(poses), \(seatings)"
  }

  private var screenAndOptions: String {
    let options =
      request.typedOptions.isEmpty ? "none" : request.typedOptions.joined(separator: " ")
    return "screen \(request.screens.map(\.name).joined(separator: ", ")) · options \(options)"
  }

  /// The screen, the options that are not the default, and what was left out.
  private var facts: [String] {
    var facts = [screenAndOptions]
    let others = catalog.entries.count - request.poses.count
    if request.screens.allSatisfy({ $0.capture != nil }) {
      facts.append(captured)
    } else if others > 0 {
      facts.append("left out: \(others) of \(catalog.entries.count) poses; --pose all shows them")
    }
    return facts
  }

  /// Of screens that are known in some poses only, how many of these are shown.
  private var captured: String {
    let all = Set(request.screens.flatMap { $0.capture?.poses.map(\.name) ?? [] }).count
    let shown = request.poses.count
    let poses = "\(all) \(all == 1 ? "pose" : "poses")"
    return shown == all
      ? "captured from a running app in \(poses)"
      : "captured from a running app in \(poses), \(shown) shown; --pose all shows them"
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
      screens: [subject.layout.screenName],
      parts: Settled(alone, table: OptionTable.draw).nameParts)
    return arguments.has("name") ? "\(request.name)-\(own)" : own
  }
}

extension DrawRequest {
  /// Whether a format is asked for that shows the drawing as it is, and not on pages.
  fileprivate var isPlaced: Bool { formats.contains(.png) || formats.contains(.svg) }
}

extension BrokenPose {
  /// What a marked cell has room for.
  fileprivate var summary: String {
    let more = messages.count - 1
    let first = messages.first ?? "cannot be read"
    return more < 1 ? first : "\(first) (and \(more) more)"
  }
}
