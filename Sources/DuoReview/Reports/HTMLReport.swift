import DuoJSON
import DuoLayout

/// The review as one page that needs nothing else: no scripts, no other files.
public enum HTMLReport {
  public static func text(_ report: ReviewReport) -> String {
    var body: [String] = ["<header>", "<h1>duo-render check</h1>", verdict(report), "</header>"]
    for screen in report.screens { body += section(screen, report) }
    body += silenced("Allowed", report.allowed, report)
    body += silenced("In the baseline", report.known, report)
    body += leftovers(report) + rules(report)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>duo-render check: \(text(report.summary))</title>
      <style>
      \(HTMLStyle.css)
      </style>
      </head>
      <body>
      <main>
      \(body.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static func verdict(_ report: ReviewReport) -> String {
    let state = report.failures.isEmpty ? "passes" : "fails"
    return "<p class=\"verdict \(state)\"><b>\(state)</b> \(text(report.summary))</p>"
  }

  private static func section(_ screen: String, _ report: ReviewReport) -> [String] {
    let own = report.faults.filter { $0.screen == screen }
    let faults = own.filter { $0.severity > .note }
    let notes = own.filter { $0.severity == .note }
    var lines = ["<section>", "<h2>\(text(screen))</h2>"]
    if faults.isEmpty { lines.append("<p>No errors and no warnings.</p>") }
    lines += elements(faults, report)
    if !notes.isEmpty {
      lines += ["<details open>", "<summary>\(ReportText.count(notes.count, "note"))</summary>"]
      lines += elements(notes, report) + ["</details>"]
    }
    lines += layout(LayoutRow.rows(report, screen: screen))
    lines += fairness(FairnessRow.rows(report, screen: screen))
    return lines + ["</section>"]
  }

  /// A heading for each element, its faults below.
  private static func elements(_ faults: [Fault], _ report: ReviewReport) -> [String] {
    var lines: [String] = []
    var rest = faults[...]
    while let first = rest.first {
      let own = rest.prefix { $0.subject == first.subject && $0.location == first.location }
      rest = rest.dropFirst(own.count)
      let place = first.location.map { " <span class=\"place\">\(text($0))</span>" } ?? ""
      lines += ["<h3>\(text(first.subject))\(place)</h3>", "<ul>"]
      lines += own.map { item($0, report) } + ["</ul>"]
    }
    return lines
  }

  private static func item(_ fault: Fault, _ report: ReviewReport, note: String? = nil) -> String {
    let measure = report.measure(fault).map { "; \($0)" } ?? ""
    let severity = fault.severity.rawValue
    let more = note.map { "<br>\($0)" } ?? ""
    return "<li class=\"\(severity)\"><b>\(severity)</b> \(link(fault.rule, report)): "
      + "\(text(fault.worst.message))"
      + "<br><span class=\"where\">in \(text(report.occurrence(fault)))\(text(measure))</span>\(more)</li>"
  }

  private static func link(_ rule: String, _ report: ReviewReport) -> String {
    guard report.rules.contains(where: { $0.id == rule }) else {
      return "<code>\(text(rule))</code>"
    }
    return "<a href=\"#\(anchor(rule))\"><code>\(text(rule))</code></a>"
  }

  private static func anchor(_ rule: String) -> String { "rule-\(FileURI.text(rule))" }

  private static func layout(_ rows: [LayoutRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let items = rows.map {
      "<li>\(text($0.sentence))<br><span class=\"where\">in \(text($0.occurrence))</span></li>"
    }
    return ["<h3>Layout</h3>", "<ul>"] + items + ["</ul>"]
  }

  private static func fairness(_ rows: [FairnessRow]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let heads = ["where", "field pt²", "reach mm", "smallest target pt", ""]
    var lines = [
      "<h3>Fairness, first / second</h3>", "<div class=\"wide\"><table>",
      "<tr>" + heads.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr>",
    ]
    for row in rows {
      let cells = [
        row.occurrence, row.fields.joined(separator: " / "), row.reaches.joined(separator: " / "),
        row.targets.joined(separator: " / "), row.sentence,
      ]
      lines.append("<tr>" + cells.map { "<td>\(text($0))</td>" }.joined() + "</tr>")
    }
    return lines + ["</table></div>"]
  }

  private static func silenced(
    _ title: String, _ faults: [Fault], _ report: ReviewReport
  ) -> [String] {
    guard !faults.isEmpty else { return [] }
    var lines = ["<section>", "<details>", "<summary>\(title): \(faults.count)</summary>", "<ul>"]
    for fault in faults {
      let place = fault.location.map { " (\($0))" } ?? ""
      let reason = report.reason(fault).map { ": \($0)" } ?? ""
      lines.append(item(fault, report, note: text(fault.subject + place + reason)))
    }
    return lines + ["</ul>", "</details>", "</section>"]
  }

  private static func leftovers(_ report: ReviewReport) -> [String] {
    let lines = TextReport.leftovers(report)
    guard !lines.isEmpty else { return [] }
    return ["<section>", "<h2>Silences nothing any more</h2>", "<ul>"]
      + lines.map { "<li>\(text($0))</li>" } + ["</ul>", "</section>"]
  }

  /// Those that found something, each with its reason and what to do.
  private static func rules(_ report: ReviewReport) -> [String] {
    let used = Set((report.faults + report.allowed + report.known).map(\.rule))
    let rules = report.rules.filter { used.contains($0.id) }
    guard !rules.isEmpty else { return [] }
    var lines = ["<section>", "<h2>Rules</h2>", "<dl>"]
    for rule in rules {
      lines += [
        "<dt id=\"\(anchor(rule.id))\"><code>\(text(rule.id))</code> (\(rule.severityWords))</dt>",
        "<dd><p>\(text(rule.summary))</p><p>\(text(rule.reason))</p>"
          + "<p><b>What to do:</b> \(text(rule.remedy))</p></dd>",
      ]
    }
    return lines + ["</dl>", "</section>"]
  }

  private static func text(_ text: String) -> String { ReportText.markup(ReportText.plain(text)) }
}
