import DuoGeometry
import DuoLayout

/// The seam is one place and the fold is another.
public enum SeamOffFold: Rule {
  public static let id = "seam-off-fold"
  public static let severities: [Severity] = [.warning]
  public static let subject = RuleSubject.panel
  public static let summary = "an active division has part of one half on both of its sides"
  public static let reason = """
    A folded phone says where one person's side ends. Where the seam lies elsewhere, a strip of one half is on the \
    other person's side of the fold, and the fold runs through what somebody plays on. The middle of the container is \
    not the fold on the inner display, because a vertical bar takes 84 points off one side.
    """
  public static let remedy =
    "Let the seam follow the fold: seam fold, or foldEqual for equal halves."

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    var found: [Finding] = []
    for half in panel.layout.halves {
      guard let frame = half.frame else { continue }
      for region in panel.facts.activeDivisions
      where region.frame.overlaps(frame, by: Tolerance.points) {
        let fold = region.frame
        let before = region.isVertical ? fold.minX - frame.minX : fold.minY - frame.minY
        let after = region.isVertical ? frame.maxX - fold.maxX : frame.maxY - fold.maxY
        let strip = min(before, after)
        guard strip > Tolerance.points else { continue }
        found.append(
          panel.finding(
            self, .warning, seat: half.seat, subject: region.name.rawValue,
            frame: fold.intersection(frame), value: strip, limit: 0, unit: .points,
            "\(region.name.words) runs through \(half.seat.rawValue)'s half and leaves "
              + "\(Words.points(strip)) of it on the other side"))
      }
    }
    return found
  }
}
