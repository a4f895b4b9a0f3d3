import DuoGeometry
import DuoLayout

/// The neighbour's hand is nearer than the owner's.
public enum DestructiveNearSeam: Rule {
  public static let id = "destructive-near-seam"
  public static let severities: [Severity] = [.warning]
  public static let summary =
    "a destructive element is nearer the seam than the owner's bottom edge"
  public static let reason = """
    At the seam two people's hands meet, and a tap meant for one half ends in the other. What cannot be undone belongs \
    at the owner's own edge. Measured from the element's frame to its half's edge at the seam and to the bottom edge as \
    the owner sees it; as near to one as to the other is no fault, so where the bottom edge is the seam nothing is.
    """
  public static let remedy = """
    Place it at the owner's bottom edge, and side by side at the end away from the seam as well.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let layout = panel.layout
    guard panel.facts.liesSideBySide else { return [] }
    return panel.facts.destructive.compactMap { place in
      let element = layout.elements[place]
      guard let half = layout[element.seat].frame, let space = layout[element.seat].space else {
        return nil
      }
      let seam =
        switch (layout.split.axis, element.seat) {
        case (.sideBySide, .first): half.maxX - element.frame.maxX
        case (.sideBySide, .second): element.frame.minX - half.minX
        case (.stacked, .first): half.maxY - element.frame.maxY
        case (.stacked, .second): element.frame.minY - half.minY
        }
      let bottom = space.ownerSize.height - element.ownerFrame.maxY
      guard seam < bottom - Tolerance.points else { return nil }
      return panel.finding(
        self, .warning, at: place, value: seam, limit: bottom, unit: .points,
        "\(Words.points(seam)) from the seam, \(Words.points(bottom)) from the owner's bottom edge")
    }
  }
}
