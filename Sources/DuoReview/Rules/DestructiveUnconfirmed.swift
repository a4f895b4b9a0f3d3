import DuoLayout

/// One tap is enough to lose something.
public enum DestructiveUnconfirmed: Rule {
  public static let id = "destructive-unconfirmed"
  public static let severities: [Severity] = [.warning]
  public static let summary = "a destructive element has no confirmation in place"
  public static let reason = """
    With two pairs of hands on one phone, stray taps are common, and one of them must not end what both are doing. A \
    system alert is no way out face to face: one person reads it upside down.
    """
  public static let remedy = """
    Ask in place: the control turns into its own confirmation for a moment, or wants to be held. Then mark it confirmed.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    panel.facts.destructive.filter { !panel.layout.elements[$0].element.isConfirmed }.map {
      panel.finding(self, .warning, at: $0, "destructive, and nothing asks before it happens")
    }
  }
}
