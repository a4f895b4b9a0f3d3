import DuoJSON
import DuoLayout

/// A phone that is not flat shows each half at an angle.
public enum TiltedFromOwner: Rule {
  public static let id = "tilted-from-owner"
  public static let severities: [Severity] = [.note]
  public static let subject = RuleSubject.panel
  public static let summary = "face to face on a partly open phone"
  public static let reason = """
    On a partly open phone between two people each half tilts away from the one it belongs to, by half of what the hinge \
    lacks of 180°: at 127.8° by 26.1°. It is harder to read and to reach than flat on the table.
    """
  public static let remedy = """
    Ask people to open the phone fully before they play face to face, or turn the seating to the same way while it \
    stands partly open.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let hinge = panel.layout.pose.hinge
    guard panel.layout.facing == .faceToFace, hinge.status == .partiallyOpen else { return [] }
    let tilt = hinge.angle.map { (180 - $0) / 2 }
    let amount = tilt.map { "\(Decimal.text($0, places: 1))°" } ?? "an unknown angle"
    return [
      panel.finding(
        self, .note, seat: nil, frame: panel.layout.split.gap, value: tilt,
        limit: tilt.map { _ in 0 }, unit: tilt == nil ? nil : .degrees,
        "each half tilts \(amount) away from its owner")
    ]
  }
}
