import DuoGeometry
import DuoLayout

/// Something to be hit or read lies on an active fold.
public enum OnFold: Rule {
  public static let id = "on-fold"
  public static let severities: [Severity] = [.error, .warning]
  public static let summary = "a target, control or text overlaps an active division"
  public static let reason = """
    Along an active fold the glass bends: touches there may not register, and lines of text break at the bend. The \
    division's frame already has its margin in it. The strip that is left of it at the edge of a Split View window \
    counts like any other. What scrolls may cross the fold, since it can be moved off it; inactive divisions count for \
    nothing.
    """
  public static let remedy = """
    Let the seam follow the fold (seam: fold), or move the element wholly to one side: the side after the fold, right \
    or below, is where the system puts controls.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let facts = panel.facts
    guard !facts.activeDivisions.isEmpty else { return [] }
    var found: [Finding] = []
    for (places, severity) in [(facts.tapped, Severity.error), (facts.texts, .warning)] {
      for place in places where !facts.scrolled[place] {
        for region in facts.activeDivisions {
          guard let piece = panel.shape(of: place).overlap(with: region.frame) else { continue }
          let depth = region.isVertical ? piece.width : piece.height
          found.append(
            panel.finding(
              self, severity, at: place, subject: region.name.rawValue, value: depth, limit: 0,
              unit: .points, "\(Words.points(depth)) of it lie on \(region.name.words)"))
        }
      }
    }
    return found
  }
}
