/// What people are told of a rule: the texts of a `Rule` as a value.
public struct RuleDescription: Hashable, Sendable {
  public var id: String
  /// Strongest first.
  public var severities: [Severity]
  public var summary: String
  public var reason: String
  public var remedy: String
  public var subject: RuleSubject

  public init(
    id: String, severities: [Severity], summary: String, reason: String, remedy: String,
    subject: RuleSubject = .element
  ) {
    self.id = id
    self.severities = severities
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.subject = subject
  }

  public init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id, severities: rule.severities, summary: rule.summary, reason: rule.reason,
      remedy: rule.remedy, subject: rule.subject)
  }

  /// Every rule there is, in the order of `Rules.all`.
  public static var all: [RuleDescription] { Rules.all.map { RuleDescription($0) } }

  /// `error, warning`
  var severityWords: String { severities.map(\.rawValue).joined(separator: ", ") }
}
