import DuoLayout

/// The whole half listens where one child should.
public enum GestureOnHalf: Rule {
  public static let id = "gesture-on-half"
  public static let severities: [Severity] = [.error]
  public static let subject = RuleSubject.elementOr(
    "a gesture of the halves themselves (halves.gesture)")
  public static let summary = "a gesture sits on the half's own container"
  public static let reason = """
    With a tap or drag on the container, every child's accessibility frame becomes the whole field: 382 × 261 points in \
    place of 56 × 56, measured. Interface tests then tap the middle of the field, and VoiceOver finds one thing where \
    there are many.
    """
  public static let remedy = """
    Put the gesture on the child it is for, or on a clear layer beside the content (halves.gesture: false, no \
    gestureOnContainer).
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    var found: [Finding] = []
    if panel.screen.halves.hasGesture {
      for half in panel.layout.halves where half.shows {
        found.append(
          panel.finding(
            self, .error, seat: half.seat, frame: half.frame,
            "a gesture sits on \(half.seat.rawValue)'s half itself"))
      }
    }
    for place in panel.facts.containerGestures {
      found.append(
        panel.finding(self, .error, at: place, "its gesture sits on the half's own container"))
    }
    return found
  }
}
