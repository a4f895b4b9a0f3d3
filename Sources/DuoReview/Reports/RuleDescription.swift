/// What people are told of a rule: the texts of a `Rule` as a value.
public struct RuleDescription: Hashable, Sendable {
  public var id: String
  /// Strongest first.
  public var severities: [Severity]
  public var summary: String
  public var reason: String
  public var remedy: String

  public init(
    id: String, severities: [Severity], summary: String, reason: String, remedy: String
  ) {
    self.id = id
    self.severities = severities
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
  }

  public init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id, severities: rule.severities, summary: rule.summary, reason: rule.reason,
      remedy: rule.remedy)
  }

  /// Every rule there is, in the order of `Rules.all`.
  public static var all: [RuleDescription] { Rules.all.map { RuleDescription($0) } }

  /// `error, warning`
  var severityWords: String { severities.map(\.rawValue).joined(separator: ", ") }

  /// The rule on a terminal, for people: when it fires, why that matters, what to do.
  public var sheet: String {
    let paragraphs = [
      ("Fires when ", summary), ("Why: ", reason), ("What to do: ", remedy),
      (
        "To accept it: ",
        "\"allow\": { \"\(id)\": \"the reason\" } on the element, or --ignore \(id) for a whole run."
      ),
    ]
    var lines = ["\(id) (\(severityWords))"]
    for (heading, text) in paragraphs where !text.isEmpty {
      lines +=
        [""] + ReportText.wrapped(heading + ReportText.plain(text), width: 98).map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
