import DuoJSON
import DuoLayout

/// The review for people at a terminal.
public enum TextReport {
  /// - Parameter colors: whether the terminal shows them; nothing is told by colour alone.
  public static func text(_ report: ReviewReport, colors: Bool = false) -> String {
    let paint = Paint(isOn: colors)
    var lines: [String] = []
    for screen in report.screens {
      let faults = report.faults.filter { $0.screen == screen }
      var part: [String] = []
      for group in elements(faults.filter { $0.severity > .note }, report, paint) {
        part += [paint.bold(group.heading)] + group.lines + [""]
      }
      let notes = faults.filter { $0.severity == .note }
      if !notes.isEmpty {
        part += [paint.bold("Notes")] + notes.flatMap { note($0, report, paint) } + [""]
      }
      let layout = LayoutRow.rows(report, screen: screen)
      if !layout.isEmpty { part += [paint.bold("Layout")] + layout.flatMap(row) + [""] }
      let fairness = self.fairness(report, screen: screen)
      if !fairness.isEmpty { part += [paint.bold(fairness[0])] + fairness.dropFirst() + [""] }
      if report.screens.count > 1, !part.isEmpty {
        lines += [paint.bold("== \(ReportText.plain(screen)) =="), ""]
      }
      lines += part
    }
    let leftovers = self.leftovers(report) + elsewhere(report)
    if !leftovers.isEmpty { lines += leftovers.flatMap { wrapped($0, indent: 0) } + [""] }
    return (lines + [paint.verdict(report)]).joined(separator: "\n") + "\n"
  }

  /// The faults of each element; elements of one description whose faults read alike are one.
  private static func elements(
    _ faults: [Fault], _ report: ReviewReport, _ paint: Paint
  ) -> [(heading: String, lines: [String])] {
    var groups: [(location: String, subjects: [String], lines: [String])] = []
    var rest = faults[...]
    while let first = rest.first {
      let own = rest.prefix { $0.subject == first.subject && $0.location == first.location }
      rest = rest.dropFirst(own.count)
      let location = first.location.map { ReportText.plain($0) + ": " } ?? ""
      let lines = own.flatMap { fault($0, report, paint) }
      // Those of one place follow each other.
      let same = groups.indices.reversed().prefix { groups[$0].location == location }
        .first { groups[$0].lines == lines && first.worst.place != nil }
      if let same {
        groups[same].subjects.append(ReportText.plain(first.subject))
      } else {
        groups.append((location, [ReportText.plain(first.subject)], lines))
      }
    }
    return groups.map { ($0.location + $0.subjects.joined(separator: ", "), $0.lines) }
  }

  private static let severityWidth = 9
  private static let indent = 2 + severityWidth

  private static func fault(_ fault: Fault, _ report: ReviewReport, _ paint: Paint) -> [String] {
    let measure = report.measure(fault).map { "; \($0)" } ?? ""
    return entry(fault, "\(fault.rule): \(ReportText.plain(fault.worst.message))", paint)
      + wrapped("in \(report.occurrence(fault))\(measure)", indent: indent)
  }

  private static func note(_ fault: Fault, _ report: ReviewReport, _ paint: Paint) -> [String] {
    let element = fault.worst.element.map { "\(ReportText.plain($0)): " } ?? ""
    let message = ReportText.plain(fault.worst.message)
    guard fault.varies else {
      return entry(
        fault, "\(fault.rule): \(element)\(message); in \(report.occurrence(fault))", paint)
    }
    let worst = fault.findings.filter { $0.value == fault.worst.value }.map(\.panel)
    let others = fault.findings.filter { $0.value != fault.worst.value }.map(\.panel)
    return entry(
      fault,
      "\(fault.rule): \(element)\(message); in \(report.occurrence(worst)); "
        + "less in \(report.occurrence(others))", paint)
  }

  private static func row(_ row: LayoutRow) -> [String] {
    let lines = wrapped("\(ReportText.plain(row.sentence)); in \(row.occurrence)", indent: 4)
    guard let first = lines.first else { return [] }
    return [String(first.dropFirst(2))] + lines.dropFirst()
  }

  private static func entry(_ fault: Fault, _ text: String, _ paint: Paint) -> [String] {
    var lines = wrapped(text, indent: indent)
    guard let first = lines.first else { return [] }
    let word = ReportText.padded(fault.severity.rawValue, severityWidth)
    lines[0] = "  " + paint.severity(word, fault.severity) + first.dropFirst(indent)
    return lines
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return ReportText.wrapped(text, width: ReportText.width - indent).map { blank + $0 }
  }

  /// A heading and its table; empty where nobody compared the seats.
  private static func fairness(_ report: ReviewReport, screen: String) -> [String] {
    let rows = FairnessRow.rows(report, screen: screen)
    guard !rows.isEmpty else { return [] }
    func pair(_ values: [String]) -> String { values.joined(separator: " / ") }
    let cells =
      [["field pt²", "reach mm", "target pt"]]
      + rows.map { [pair($0.fields), pair($0.reaches), pair($0.targets)] }
    let widths = (0..<3).map { column in (cells.map { $0[column].count }.max() ?? 0) + 2 }
    let starts = cells.map { row in
      "  " + zip(row, widths).map { ReportText.padded($0, $1) }.joined()
    }
    let indent = 2 + widths.reduce(0, +)
    var lines = ["Fairness, first / second", starts[0] + "where"]
    for (row, start) in zip(rows, starts.dropFirst()) {
      let sentence = row.sentence.isEmpty ? "" : ": \(ReportText.plain(row.sentence))"
      let text = ReportText.wrapped(
        row.occurrence + sentence, width: max(30, ReportText.width - indent))
      lines.append(start + (text.first ?? ""))
      lines += text.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
    return lines
  }

  /// What nobody here can say is needed or not.
  private static func elsewhere(_ report: ReviewReport) -> [String] {
    guard let baseline = report.baseline, baseline.elsewhere > 0 else { return [] }
    let noun = baseline.elsewhere == 1 ? "entry" : "entries"
    return [
      "\(ReportText.plain(baseline.file)): \(baseline.elsewhere) \(noun) of screens not reviewed here"
    ]
  }

  /// What silences nothing any more.
  static func leftovers(_ report: ReviewReport) -> [String] {
    var lines = report.review.unusedAllows.map { allow in
      let place = allow.place.map { ":\($0.line):\($0.column)" } ?? ""
      let file = allow.file.map { ReportText.plain($0) + place + ": " } ?? ""
      return
        "\(file)\(ReportText.plain(allow.element)): \"allow\" of \(ReportText.plain(allow.rule))"
        + " silences nothing any more; leave it out"
    }
    if let baseline = report.baseline, !baseline.stale.isEmpty {
      let one = baseline.stale.count == 1
      lines.append(
        "\(ReportText.plain(baseline.file)): \(baseline.stale.count) \(one ? "entry silences" : "entries silence")"
          + " nothing any more; --update-baseline drops \(one ? "it" : "them")")
    }
    return lines
  }
}

extension Paint {
  fileprivate func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: error(text)
    case .warning: warning(text)
    case .note: painted(text, "36")
    }
  }

  fileprivate func verdict(_ report: ReviewReport) -> String {
    switch report.faults.map(\.severity).max() {
    case .error: error(report.summary)
    case .warning: warning(report.summary)
    case .note, nil: good(report.summary)
    }
  }
}
