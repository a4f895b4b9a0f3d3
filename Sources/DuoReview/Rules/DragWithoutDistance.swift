import DuoLayout

/// Every tap begins as a drag.
public enum DragWithoutDistance: Rule {
  public static let id = "drag-without-distance"
  public static let severities: [Severity] = [.error]
  public static let summary = "an element both tapped and dragged has minimum distance 0"
  public static let reason = """
    A drag that needs no distance begins the moment a finger lands, and the tap never comes. Anything above 0 parts the \
    two; 6 points were measured to work.
    """
  public static let remedy = "Set minimumDistance to 6."

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let elements = panel.layout.elements
    return panel.facts.dragged.filter { place in
      elements[place].answers(.tap) && elements[place].element.minimumDistance <= 0
    }.map { place in
      panel.finding(
        self, .error, at: place, value: elements[place].element.minimumDistance, limit: 0,
        unit: .points, "tapped and dragged with a minimum distance of 0; above 0, 6 pt work")
    }
  }
}
