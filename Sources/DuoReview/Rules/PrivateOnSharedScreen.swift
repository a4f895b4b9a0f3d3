import DuoGeometry
import DuoLayout

/// Two pairs of eyes on what is meant for one.
public enum PrivateOnSharedScreen: Rule {
  public static let id = "private-on-shared-screen"
  public static let severities: [Severity] = [.error]
  public static let summary = "an element marked private shows while two people look on"
  public static let reason = """
    Both halves lie in front of both people: a half turned away from somebody is still easy to read. An element counts \
    as shown where both halves show and it is in the window, unless something opaque that is drawn later (image, panel, \
    banner, alert, sheet, background) lies over all of it, or it is a text that went because its half is too small.
    """
  public static let remedy = """
    Show it only in poses for one person (poses), cover it until its owner holds the phone alone, or show a stand-in \
    that gives nothing away.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let layout = panel.layout
    guard layout.halves.allSatisfy(\.shows) else { return [] }
    return panel.facts.secret.filter { place in
      let element = layout.elements[place]
      return !(element.role == .text && element.isDropped)
        && element.frame.overlaps(layout.pose.windowBounds, by: Tolerance.points)
        && !panel.covers.isHidden(place)
    }.map { place in
      panel.finding(
        self, .error, at: place,
        "private, and \(layout.elements[place].seat.other.rawValue) can read it too")
    }
  }
}
