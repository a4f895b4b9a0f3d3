import DuoJSON
import DuoLayout

/// The review as a comment on a pull request, which GitHub takes up to 65,536 characters of.
public enum MarkdownReport {
  /// Bytes that the rows of a table may have.
  private static let most = 20_000

  public static func text(_ report: ReviewReport) -> String {
    var blocks = ["### duo-render check", "**\(MarkdownText.escaped(report.summary))**"]
    let faults = report.faults.filter { $0.severity > .note }.enumerated().sorted { a, b in
      a.element.severity != b.element.severity
        ? a.element.severity > b.element.severity : a.offset < b.offset
    }.map(\.element)
    if !faults.isEmpty { blocks.append(table(faults, report)) }
    let all = TextReport.leftovers(report)
    var leftovers = all.prefix(50).map { "- \(MarkdownText.escaped($0))" }
    if all.count > 50 { leftovers.append("- and \(all.count - 50) more") }
    if !leftovers.isEmpty { blocks.append(leftovers.joined(separator: "\n")) }
    let notes = report.faults.filter { $0.severity == .note }
    if !notes.isEmpty {
      blocks.append(details(ReportText.count(notes.count, "note"), table(notes, report)))
    }
    for screen in report.screens {
      let rows = LayoutRow.rows(report, screen: screen)
      guard !rows.isEmpty else { continue }
      blocks.append(details(title("Layout", screen, report), layout(rows)))
    }
    for screen in report.screens {
      let rows = FairnessRow.rows(report, screen: screen)
      guard !rows.isEmpty else { continue }
      blocks.append(details(title("Fairness", screen, report), fairness(rows)))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func title(_ word: String, _ screen: String, _ report: ReviewReport) -> String {
    ReportText.markup(
      ReportText.plain(report.screens.count > 1 ? "\(word) of \(screen)" : word))
  }

  private static func layout(_ rows: [LayoutRow]) -> String {
    var lines = rows.prefix(40).map {
      "- \(MarkdownText.escaped("\($0.sentence); in \($0.occurrence)"))"
    }
    if rows.count > 40 { lines.append("- and \(rows.count - 40) more") }
    return lines.joined(separator: "\n")
  }

  private static func details(_ summary: String, _ body: String) -> String {
    "<details><summary>\(summary)</summary>\n\n\(body)\n\n</details>"
  }

  private static func table(_ faults: [Fault], _ report: ReviewReport) -> String {
    var lines = [
      "| | rule | element | what | where | value |", "| --- | --- | --- | --- | --- | --- |",
    ]
    var size = 0
    for (index, fault) in faults.enumerated() {
      let place = fault.location.map { "<br>\(MarkdownText.code($0))" } ?? ""
      let cells = [
        fault.severity.rawValue, MarkdownText.code(fault.rule),
        MarkdownText.code(fault.subject) + place, MarkdownText.escaped(fault.worst.message),
        MarkdownText.escaped(report.occurrence(fault)),
        MarkdownText.escaped(report.measure(fault) ?? ""),
      ]
      let line = "| " + cells.joined(separator: " | ") + " |"
      size += line.utf8.count
      guard size <= most else {
        lines += ["", "and \(faults.count - index) more"]
        break
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func fairness(_ rows: [FairnessRow]) -> String {
    var lines = [
      "| where | field pt², first / second | reach mm | smallest target pt | |",
      "| --- | --- | --- | --- | --- |",
    ]
    for row in rows.prefix(40) {
      let cells = [
        row.occurrence, row.fields.joined(separator: " / "), row.reaches.joined(separator: " / "),
        row.targets.joined(separator: " / "), row.sentence,
      ]
      lines.append("| " + cells.map(MarkdownText.escaped).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }
}
