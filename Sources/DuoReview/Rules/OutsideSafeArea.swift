import DuoGeometry
import DuoLayout

/// Something to be hit or read leaves the safe area.
public enum OutsideSafeArea: Rule {
  public static let id = "outside-safe-area"
  public static let severities: [Severity] = [.error]
  public static let summary = "a target, control or text leaves the safe area"
  public static let reason = """
    Outside the safe area lie the system's bars, the home indicator and the keyboard: touches there go to the system, \
    and text is read through whatever else stands there. Bars of the app and the keyboard make the safe area smaller. \
    Backgrounds, fields, panels and images may reach the edges of the window; what people hit or read may not. In something \
    that scrolls, what it shows counts.
    """
  public static let remedy = """
    Lay the halves out in the safe area (ignoresSafeArea: false), or give the element insets that keep it there; an \
    element larger than its holder overflows and needs a smaller size.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let safe = panel.layout.safeFrame
    var found: [Finding] = []
    for places in [panel.facts.tapped, panel.facts.texts] {
      for place in places {
        guard let frame = panel.seen(place)?.frame else { continue }
        let depth = max(
          safe.minX - frame.minX, frame.maxX - safe.maxX, safe.minY - frame.minY,
          frame.maxY - safe.maxY)
        guard depth > Tolerance.points else { continue }
        found.append(
          panel.finding(
            self, .error, at: place, frame: frame, value: depth, limit: 0, unit: .points,
            "reaches \(Words.points(depth)) out of the safe area"))
      }
    }
    return found
  }
}
