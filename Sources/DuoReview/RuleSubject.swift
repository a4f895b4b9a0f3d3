/// What the findings of a rule are about: only what names an element can be allowed by one.
public enum RuleSubject: Hashable, Sendable {
  /// Every finding names an element.
  case element
  /// None does: they are about a half or the whole panel.
  case panel
  /// Some do; the others are about what the text names (`the keyboard`).
  case elementOr(String)
}
