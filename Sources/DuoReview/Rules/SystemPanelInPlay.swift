import DuoLayout

/// A system panel interrupts two people who sit across from each other.
public enum SystemPanelInPlay: Rule {
  public static let id = "system-panel-in-play"
  public static let severities: [Severity] = [.warning]
  public static let subject = RuleSubject.elementOr("the keyboard")
  public static let summary = "an alert, sheet or keyboard is part of a face-to-face screen"
  public static let reason = """
    Alerts, sheets and the keyboard never turn and lie over both halves' touches: one person reads them upside down, \
    and the other's play stops as well. The keyboard counts where it is asked for (--keyboard), even in a pose in which \
    nobody knows its height.
    """
  public static let remedy = """
    Use a panel of the app's own inside the half it concerns; for text, offer a few answers to tap or let people type \
    before they sit down to play.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let layout = panel.layout
    guard layout.facing == .faceToFace else { return [] }
    var found = panel.facts.systemPanels.map { place in
      let role = layout.elements[place].role.rawValue
      return panel.finding(
        self, .warning, at: place, "a system \(role) face to face: only one of the two can read it")
    }
    if layout.options.keyboard {
      found.append(
        panel.finding(
          self, .warning, seat: nil, subject: "keyboard", frame: layout.keyboard,
          "the keyboard face to face: only one of the two can type on it"))
    }
    return found
  }
}
