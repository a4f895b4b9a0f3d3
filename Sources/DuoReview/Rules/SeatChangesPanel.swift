import DuoLayout

/// Turning the phone swaps the boards.
public enum SeatChangesPanel: Rule {
  public static let id = "seat-changes-panel"
  public static let severities: [Severity] = [.note]
  public static let subject = RuleSubject.panel
  public static let comparesPanels = true
  public static let summary =
    "between two reviewed poses a seat's half moves to the other panel of the phone"
  public static let reason = """
    A seat is a place at the table, left or top. When the phone is turned, the place stays and the glass moves: who had \
    the half with the camera now has the one with the cover, and the other person's board comes to lie there. Poses are \
    compared with the first reviewed one in which each seat has a panel of its own, within one seating and direction, so \
    that there is one note for each seat and pose that differs. Where both seats lie on one panel nothing is handed over.
    """
  public static let remedy = """
    Nothing in the screen is wrong. Let the content follow the person, for instance by asking who sits where after a \
    turn, or pause the game while the phone is being turned.
    """

  public static func findings(across panels: [ReviewedPanel]) -> [Finding] {
    PanelGroups.bySeating(panels).flatMap { group -> [Finding] in
      let parted = group.compactMap { panel in sides(of: panel).map { (panel, $0) } }
      guard let (reference, before) = parted.first else { return [] }
      return parted.dropFirst().flatMap { panel, now in
        now == before ? [] : notes(panel, now, against: reference, before)
      }
    }
  }

  /// The panel on which most of each seat's half lies, where each seat has one of its own: a seam beside the fold
  /// leaves a strip of one half on the other panel.
  private static func sides(of panel: ReviewedPanel) -> [PhoneHalf]? {
    let panels = PhonePanels(panel.layout.pose, on: panel.device)
    let sides = panel.layout.halves.compactMap { $0.frame.flatMap(panels.holdingMost) }
    return sides.count == 2 && sides[0] != sides[1] ? sides : nil
  }

  private static func notes(
    _ panel: ReviewedPanel, _ now: [PhoneHalf], against reference: ReviewedPanel,
    _ before: [PhoneHalf]
  ) -> [Finding] {
    zip(panel.layout.halves, zip(now, before)).map { half, sides in
      panel.finding(
        self, .note, seat: half.seat, frame: half.frame,
        "\(half.seat.rawValue) has the \(sides.0.rawValue) half of the phone here and the "
          + "\(sides.1.rawValue) half in \(reference.layout.pose.name): turning it hands each person "
          + "the other's board")
    }
  }
}
