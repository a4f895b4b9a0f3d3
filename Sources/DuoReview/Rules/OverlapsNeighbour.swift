import DuoGeometry
import DuoLayout

/// Something grows out of its half into the neighbour's.
public enum OverlapsNeighbour: Rule {
  public static let id = "overlaps-neighbour"
  public static let severities: [Severity] = [.error]
  public static let summary =
    "an element reaches into the other half, and the halves have no hit area"
  public static let reason = """
    Clipping hides what overflows but does not stop it from taking touches: one person's button swallows the other's \
    taps without either of them seeing why. Judged are hit areas, and where halves do not clip also what lies over the \
    neighbour for everyone to see. Backgrounds lie under everything and system panels over everything; where two views \
    lie over each other on purpose, neither is a neighbour.
    """
  public static let remedy = """
    Give each half a hit area of its own (halves.hasHitArea: true, contentShape in SwiftUI), or make the element small \
    enough for its half.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let layout = panel.layout
    guard !panel.screen.halves.hasHitArea, panel.facts.liesSideBySide else { return [] }
    var found: [Finding] = []
    for place in layout.elements.indices {
      let seat = layout.elements[place].seat
      guard let other = layout[seat.other].frame,
        let area = reach(panel, place), area.overlaps(other, by: Tolerance.points),
        let piece = area.intersection(other)
      else { continue }
      let depth = layout.split.axis == .sideBySide ? piece.width : piece.height
      found.append(
        panel.finding(
          self, .error, at: place, frame: piece, value: depth, limit: 0, unit: .points,
          "reaches \(Words.points(depth)) into \(seat.other.rawValue)'s half"))
    }
    return found
  }

  /// What of an element the neighbour feels or sees.
  private static func reach(_ panel: ReviewedPanel, _ place: Int) -> Rect? {
    let element = panel.layout.elements[place]
    if element.role.isSystemPanel { return nil }
    if let area = element.hitArea { return area }
    if panel.screen.halves.isClipped || element.isDropped || element.role == .background {
      return nil
    }
    return element.frame
  }
}
