import DuoCatalog
import DuoJSON
import DuoLayout
import DuoReview

/// `duo-render check`
enum CheckCommand {
  /// 0 where nothing was found that counts, else 1.
  static func run(_ arguments: Arguments) throws -> Int32 {
    if let rule = arguments.given("explain")?.first {
      try Explanation(rule, as: ReportTarget.all(arguments)).write()
      return 0
    }
    let talk = Talk(arguments)
    let targets = try ReportTarget.all(arguments)
    let ignored = Set(
      try (arguments.given("ignore") ?? []).map { try Explanation.known($0, "--ignore") })
    let file = try BaselineFile(arguments, beside: targets)
    let inputs = try ReadFiles(arguments)
    for case let report? in targets.map(\.file) { try inputs.check(report, option: "--report") }
    if let file, file.updates { try inputs.check(file.path, option: "--baseline") }
    let catalog = try CatalogFolder(arguments).catalog
    let choice = try PanelChoice(arguments, table: OptionTable.check, catalog: catalog)
    for note in choice.notes { talk.note(note) }
    let settings = ReviewSettings(
      targetSize: arguments.number("target-size") ?? ReviewSettings().targetSize, ignored: ignored)
    let jobs = arguments.given("jobs")?.first.flatMap(Int.init) ?? Cores.available

    let panels = try reviewed(choice, settings, catalog, jobs: jobs)
    let count = panels.count / max(1, choice.screens.count)
    for screen in choice.screens {
      talk.detail(
        "reviewing \(screen.file ?? screen.name) in \(count) panel\(count == 1 ? "" : "s")")
    }
    let isWhole = choice.isWhole(of: catalog) && settings.targetSize >= ReviewSettings().targetSize
    var review = Review.of(panels, isWhole: isWhole, jobs: jobs)

    var files = NamedFiles(option: "--report")
    var baselines = NamedFiles(option: "--baseline")
    var use: BaselineUse?
    if let file {
      let names = choice.screens.compactMap { screen in
        Baseline.name(ofFile: screen.file).map { (screen.name, $0) }
      }
      let scope = BaselineScope(
        panels: panels.map(\.key), files: Dictionary(names) { first, _ in first },
        ignored: ignored, hasAllPoses: choice.hasAllPoses(of: catalog),
        catalog: choice.hasAllPanels(of: catalog) ? Set(catalog.entries.map(\.name)) : nil)
      var baseline = file.baseline
      if file.updates {
        let new = baseline.updated(with: review, in: scope)
        try baselines.add(new.text, as: file.path)
        talk.note("\(file.path): \(baseline.changes(to: new))")
        baseline = new
      }
      let applied = baseline.applied(to: review, in: scope, file: file.path)
      review = applied.review
      use = applied.use
    }
    let report = ReviewReport(
      panels: panels.map { ReportedPanel($0) }, review: review, screens: choice.screens,
      baseline: use, ignored: ignored, failsOn: arguments.one("fail-on") ?? .error)
    func text(_ target: ReportTarget) -> String {
      switch target.kind {
      case .text:
        TextReport.text(report, colors: target.file == nil && Environment.colorsOutput)
      case .json:
        JSONReport.text(report, layouts: panels.map(\.layout), device: catalog.device)
      case .sarif: SARIFReport.text(report, version: Program.version)
      case .junit: JUnitReport.text(report)
      case .github: GitHubReport.text(report)
      case .markdown: MarkdownReport.text(report)
      case .html: HTMLReport.text(report)
      }
    }
    for target in targets {
      guard let file = target.file else { continue }
      talk.detail("writing \(file)")
      try files.add(text(target), as: file)
    }
    try files.commit()
    try baselines.commit()
    for target in targets where target.file == nil && !(target.isDefault && talk.isQuiet) {
      try StandardStreams.write(text(target))
    }
    return report.failures.isEmpty ? 0 : 1
  }

  /// Every panel of the choice, worked out.
  private static func reviewed(
    _ choice: PanelChoice, _ settings: ReviewSettings, _ catalog: Catalog, jobs: Int
  ) throws -> [ReviewedPanel] {
    let plans = choice.plans
    return try Parallel.map(plans.indices, jobs: jobs) { index in
      let plan = plans[index]
      guard case .pose(let pose) = plan.pose else {
        throw Trouble("--pose", "\(plan.pose.name) cannot be used", "mend its file")
      }
      return ReviewedPanel(
        layout: try plan.layout(of: pose, choice, device: catalog.device), screen: plan.screen,
        device: catalog.device, settings: settings)
    }
  }
}

extension PanelChoice {
  /// Whether it is all there is, laid out as the screens themselves ask: only then an `allow` without a finding is
  /// one that nobody needs.
  fileprivate func isWhole(of catalog: Catalog) -> Bool {
    hasAllPanels(of: catalog) && phases == [nil] && layout == LayoutOptions()
  }

  /// Every pose in every seating and direction that the screens are known in, laid out in whatever way.
  fileprivate func hasAllPanels(of catalog: Catalog) -> Bool {
    hasAllPoses(of: catalog)
      && screens.allSatisfy { screen in
        guard let capture = screen.capture else {
          return Set(facings) == Set(Facing.allCases)
            && Set(directions) == Set(Direction.allCases)
        }
        return facings.contains(capture.facing) && directions.contains(capture.direction)
      }
  }

  fileprivate func hasAllPoses(of catalog: Catalog) -> Bool {
    let chosen = Set(poses.map(\.name))
    return screens.allSatisfy { screen in
      let known = screen.capture?.poses.map(\.name) ?? catalog.entries.map(\.name)
      return chosen.isSuperset(of: known)
    }
  }
}
