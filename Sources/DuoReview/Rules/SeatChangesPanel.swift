import DuoLayout

/// Turning the phone swaps the boards.
public enum SeatChangesPanel: Rule {
  public static let id = "seat-changes-panel"
  public static let severities: [Severity] = [.note]
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
      let parted = group.filter { sides(of: $0) != nil }
      guard let reference = parted.first else { return [] }
      return parted.dropFirst().flatMap { panel in
        sides(of: panel) == sides(of: reference) ? [] : notes(panel, against: reference)
      }
    }
  }

  /// The panel of the first and the second seat, where each has one of its own.
  private static func sides(of panel: ReviewedPanel) -> [HalfPanel]? {
    let sides = panel.layout.halves.compactMap(\.panel)
    return Set(sides) == [.cover, .camera] ? sides : nil
  }

  private static func notes(_ panel: ReviewedPanel, against reference: ReviewedPanel) -> [Finding] {
    panel.layout.halves.compactMap { half in
      guard let now = half.panel, let before = reference.layout[half.seat].panel else { return nil }
      return panel.finding(
        self, .note, seat: half.seat, frame: half.frame,
        "\(half.seat.rawValue) has \(now.words) of the phone here and \(before.words) in "
          + "\(reference.layout.pose.name): turning it hands each person the other's board")
    }
  }
}
