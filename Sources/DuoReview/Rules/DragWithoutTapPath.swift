import DuoLayout

/// Only a steady hand gets there.
public enum DragWithoutTapPath: Rule {
  public static let id = "drag-without-tap-path"
  public static let severities: [Severity] = [.warning]
  public static let summary = "something can only be dragged"
  public static let reason = """
    Not everybody can hold and move a finger, and across a table hands come from odd angles; whatever a drag does, taps \
    must be able to do as well. What an element says of its gestures counts: a control that names only drag is not \
    tapped, a target always is.
    """
  public static let remedy = """
    Let it be tapped too, first the piece, then the place it goes to; then name both gestures and give the drag a \
    minimumDistance of 6.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let elements = panel.layout.elements
    return panel.facts.dragged.filter { !elements[$0].answers(.tap) }.map {
      panel.finding(self, .warning, at: $0, "can be dragged but not tapped")
    }
  }
}
