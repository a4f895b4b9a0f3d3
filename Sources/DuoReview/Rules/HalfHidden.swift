import DuoLayout

/// One of the two people gets nothing.
public enum HalfHidden: Rule {
  public static let id = "half-hidden"
  public static let severities: [Severity] = [.error]
  public static let subject = RuleSubject.panel
  public static let summary = "a seat's half is not shown in this pose"
  public static let reason = """
    ArrangementView shows only its primary view where both size classes are compact, which is the closed phone held \
    sideways: the person whose view is the secondary one has nothing to look at. A container without room for two \
    halves does the same.
    """
  public static let remedy = """
    Split with shared or even, which show both halves in every pose; or leave such poses out and say so in the app.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    panel.layout.halves.filter { !$0.shows }.map { half in
      let why = half.reason == .noRoom ? "there is no room for it" : "only the primary view shows"
      return panel.finding(
        self, .error, seat: half.seat, "\(half.seat.rawValue)'s half does not show: \(why)")
    }
  }
}
