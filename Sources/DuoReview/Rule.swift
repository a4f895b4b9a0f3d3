/// One thing that a review must catch (layout.md §8); each is a file of its own in `Rules/`.
public protocol Rule: Sendable {
  /// Never changes (`on-fold`).
  static var id: String { get }
  /// Strongest first; more than one where it depends on the case.
  static var severities: [Severity] { get }
  /// One line: when it fires.
  static var summary: String { get }
  /// Why it matters to the two people, in a few sentences.
  static var reason: String { get }
  /// The right thing to do, in a few sentences.
  static var remedy: String { get }
  /// Whether its findings name elements.
  static var subject: RuleSubject { get }

  /// What it finds in one panel.
  static func findings(in panel: ReviewedPanel) -> [Finding]
  /// What it finds only by comparing the panels of one screen; each finding still belongs to one panel.
  static func findings(across panels: [ReviewedPanel]) -> [Finding]
  /// Whether it compares panels, so that it can say little of some alone.
  static var comparesPanels: Bool { get }
}

extension Rule {
  public static var comparesPanels: Bool { false }
  public static var subject: RuleSubject { .element }
  public static func findings(in panel: ReviewedPanel) -> [Finding] { [] }
  public static func findings(across panels: [ReviewedPanel]) -> [Finding] { [] }
}
