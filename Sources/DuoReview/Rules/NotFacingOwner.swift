import DuoLayout

/// Somebody reads it upside down or sideways.
public enum NotFacingOwner: Rule {
  public static let id = "not-facing-owner"
  public static let severities: [Severity] = [.error]
  public static let summary =
    "face to face, an element that does not turn with its half is not upright for its owner"
  public static let reason = """
    The system shows alerts and sheets upright for the window, however a half is turned. Face to face with the halves \
    stacked the first seat reads them upside down; side by side both read them from the side.
    """
  public static let remedy = """
    Show the question as a panel of the app's own inside the half it is for, so that it turns with it.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    guard panel.layout.facing == .faceToFace else { return [] }
    return panel.facts.systemPanels.compactMap { place in
      let turn = panel.layout[panel.layout.elements[place].seat].turn
      guard turn != .none else { return nil }
      let degrees = turn.rawValue == 2 ? 180 : 90
      let how = degrees == 180 ? "upside down" : "sideways"
      return panel.finding(
        self, .error, at: place, value: Double(degrees), limit: 0, unit: .degrees,
        "the \(panel.layout.elements[place].role.rawValue) is \(how) for its owner: the system does not turn it"
      )
    }
  }
}
