/// A rule explained to people: when it fires, why that matters, what to do, how to accept it.
extension RuleDescription {
  /// For a terminal.
  public var sheet: String {
    let paragraphs = [
      "Fires when \(summary)", "Why: \(reason)", "What to do: \(remedy)",
      "To accept it: \(acceptance(code: { $0 }, text: { $0 }))",
    ]
    var lines = ["\(id) (\(severityWords))"]
    for text in paragraphs {
      lines += [""] + ReportText.wrapped(ReportText.plain(text), width: 98).map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// As a chapter of a Markdown page: a heading of the second level, then a paragraph for each.
  public var markdownSheet: String {
    [
      "## \(MarkdownText.escaped(id))",
      "**\(MarkdownText.escaped(severityWords))**: fires when \(MarkdownText.escaped(summary)).",
      "**Why:** \(MarkdownText.escaped(reason))",
      "**What to do:** \(MarkdownText.escaped(remedy))",
      "**To accept it:** \(acceptance(code: MarkdownText.code, text: MarkdownText.escaped))",
    ].joined(separator: "\n\n") + "\n"
  }

  private func acceptance(code: (String) -> String, text: (String) -> String) -> String {
    let allow = code("\"allow\": { \"\(id)\": \"the reason\" }")
    let ignore = code("--ignore \(id)")
    return switch subject {
    case .element: "\(allow) on the element, or \(ignore) for a whole run."
    case .panel: "\(ignore) for a whole run; it is about no element that could allow it."
    case .elementOr(let other):
      "\(allow) on the element, or \(ignore) for a whole run; no element can allow \(text(other))."
    }
  }
}
