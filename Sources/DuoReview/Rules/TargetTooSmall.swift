import DuoGeometry
import DuoJSON
import DuoLayout

/// Something to be hit is smaller than a finger needs, after everything that covers or cuts it.
public enum TargetTooSmall: Rule {
  public static let id = "target-too-small"
  public static let severities: [Severity] = [.error, .warning]
  public static let summary =
    "a target or control is under 28 pt, or under 44 pt (--target-size), on either side"
  public static let reason = """
    A fingertip is about as wide as 44 points are here, 7.3 millimetres, and two people who play at once look at \
    the board, not at their thumbs; studies of thumbs ask for 9.2 millimetres, 56 points. Under 28 points even a \
    careful tap misses. What counts is what is left to touch: the hit area, cut to its holder, its half and the \
    window, without what a camera, the fold, the keyboard or anything above it takes. In an overlay the primary's half lies \
    over the secondary's and takes all of its touches. Of what is free, the upright \
    rectangle with the largest shorter side counts; a target is hit as a circle and counts with its diameter. A text \
    or image that lies over a target lets touches through and changes nothing. Not judged: what something else hides \
    as a whole, what the fold, a camera, the keyboard or the window's edge takes as a whole (rules of their own say \
    so), and, where it is cut, what scrolls.
    """
  public static let remedy = """
    Give the element a larger size, or a hitSize of 44 where it is to look small and has room around it. Where \
    something covers it, move one of the two.
    """

  /// The side under which nobody hits a target reliably, in points (layout.md §8).
  static let smallest = 28.0

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    var found: [Finding] = []
    let wanted = panel.settings.targetSize
    for (place, exposure) in zip(panel.facts.tapped, panel.exposures) {
      guard case .free(let area, let lost) = exposure else { continue }
      let value = area.shorterSide
      let limit = value < smallest - Tolerance.points ? smallest : wanted
      guard value < limit - Tolerance.points else { continue }
      found.append(
        panel.finding(
          self, limit == smallest ? .error : .warning, at: place, value: value, limit: limit,
          unit: .points, message(panel, place, area, lost, limit: limit)))
    }
    return found
  }

  private static func message(
    _ panel: ReviewedPanel, _ place: Int, _ area: Rect, _ lost: [Exposure.Loss], limit: Double
  ) -> String {
    let perPoint = panel.millimetresPerPoint
    func millimetres(_ points: Double) -> String { Decimal.text(points * perPoint, places: 1) }
    let size = panel.ownerSize(area.size, of: place)
    var parts: [String] = []
    if size.isEmpty {
      parts.append("nothing of it is left to touch")
    } else {
      parts.append(
        "\(Words.points(size)) (\(millimetres(size.width)) × \(millimetres(size.height)) mm)")
    }
    let causes = lost.map { words($0, panel) }
    if !causes.isEmpty { parts.append("the rest is \(Words.list(causes))") }
    var asked = "at least \(Words.points(limit)) (\(millimetres(limit)) mm)"
    if limit < panel.settings.targetSize {
      let wanted = panel.settings.targetSize
      asked += ", better \(Words.points(wanted)) (\(millimetres(wanted)) mm)"
    }
    return "\(parts.joined(separator: ", ")); \(asked)"
  }

  private static func words(_ loss: Exposure.Loss, _ panel: ReviewedPanel) -> String {
    switch loss {
    case .region(let name): "under \(name.words)"
    case .keyboard: "under the keyboard"
    case .window: "outside the window"
    case .half: "outside its half"
    case .over(let seat): "under \(seat.rawValue)'s half"
    case .holder(let place): "outside \(panel.layout.elements[place].id)"
    case .element(let place): "under \(panel.layout.elements[place].id)"
    }
  }
}
