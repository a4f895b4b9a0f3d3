import DuoGeometry
import DuoLayout

/// A rounded corner of the display cuts something off.
public enum CutByCorner: Rule {
  public static let id = "cut-by-corner"
  public static let severities: [Severity] = [.error]
  public static let summary =
    "a part of a target, control or text falls outside the display's rounded corners"
  public static let reason = """
    The display has round corners and a frame has square ones: at 45° a radius r takes (1 − 1/√2) · r, 16.1 points for \
    the inner display's 55 and 17.3 for the outer one's 59. What falls outside is not there. A target is judged as its \
    circle, which may fit where its box does not; everything else as its frame. In something that scrolls, what it shows counts. In Split View only the display's own \
    corners cut, not those between the two windows.
    """
  public static let remedy = """
    Move the element towards the middle by the number of points given, along both edges if it can; the safe area alone \
    does not keep clear of the corners.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let corners = DisplayCorners(panel.layout.pose, on: panel.device)
    var found: [Finding] = []
    for places in [panel.facts.tapped, panel.facts.texts] {
      for place in places {
        guard let seen = panel.seen(place) else { continue }
        var depth = corners.cut(of: seen.shape)
        guard depth > Tolerance.points else { continue }
        if let clip = seen.clip, let rest = seen.shape.overlap(with: clip) {
          depth = min(depth, corners.cut(of: .box(rest)))
          guard depth > Tolerance.points else { continue }
        }
        found.append(
          panel.finding(
            self, .error, at: place, frame: seen.frame, value: depth, limit: 0, unit: .points,
            "a rounded corner of the display cuts off \(Words.points(depth))"))
      }
    }
    return found
  }
}
