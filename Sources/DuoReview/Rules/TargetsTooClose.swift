import DuoGeometry
import DuoLayout

/// Small targets without room around them.
public enum TargetsTooClose: Rule {
  public static let id = "targets-too-close"
  public static let severities: [Severity] = [.warning]
  public static let summary =
    "circles of 24 pt about two undersized targets touch each other, or one touches another's hit area"
  public static let reason = """
    A small target is bearable where a finger that misses it hits nothing else. So a circle 24 points across is \
    put on the centre of every target or control under 44 points (--target-size): it may not reach into such a circle \
    of another, nor into another's hit area. One finding for a pair; of one element no more than sixteen pairs. What \
    is hidden as a whole is left out.
    """
  public static let remedy = """
    Make one of the two larger, or move them apart until their centres are 24 points from each other and 12 from the \
    other's edge.
    """

  static let diameter = 24.0
  private static let mostPairs = 16

  private struct Small {
    var place: Int
    var area: Rect
    var isUndersized: Bool
  }

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let limit = panel.settings.targetSize - Tolerance.points
    var judged: [Small] = []
    // A circle that fits into its own area reaches nobody: only smaller ones start a pair.
    var starts: [Int] = []
    for (place, exposure) in zip(panel.facts.tapped, panel.exposures) {
      guard case .free(let area, _) = exposure, !area.isEmpty else { continue }
      if area.shorterSide < diameter - Tolerance.points, area.shorterSide < limit {
        starts.append(judged.count)
      }
      judged.append(Small(place: place, area: area, isUndersized: area.shorterSide < limit))
    }
    guard !starts.isEmpty else { return [] }
    let tree = RectTree(
      judged.indices.map { RectTree.Entry(rect: judged[$0].area, order: $0, tag: $0) })

    var found: [Finding] = []
    let isStart = Set(starts)
    for start in starts {
      let one = judged[start]
      let near = Rect(
        center: one.area.center, size: Size(width: 2 * diameter, height: 2 * diameter)
      ).union(one.area.grown(by: diameter / 2))
      var pairs = 0
      tree.visit(overlapping: near) { entry in
        // Of two that both start, the earlier one tells.
        guard entry.tag != start, !(isStart.contains(entry.tag) && entry.tag < start) else {
          return true
        }
        if let finding = pair(one, judged[entry.tag], panel) {
          found.append(finding)
          pairs += 1
        }
        return pairs < mostPairs
      }
    }
    return found
  }

  /// `one` is undersized.
  private static func pair(_ one: Small, _ other: Small, _ panel: ReviewedPanel) -> Finding? {
    let apart = one.area.center.distance(to: other.area.center)
    var value = apart
    var limit = diameter
    if !other.isUndersized || apart >= diameter - Tolerance.points {
      limit = diameter / 2
      value = panel.touchDistance(from: one.area.center, to: other.place)
      if other.isUndersized {
        value = min(value, panel.touchDistance(from: other.area.center, to: one.place))
      }
    }
    guard value < limit - Tolerance.points else { return nil }
    let elements = panel.layout.elements
    // Which of the two tells does not depend on their order in the file.
    let isFirst = !other.isUndersized || elements[one.place].id < elements[other.place].id
    let (place, subject) = isFirst ? (one.place, other.place) : (other.place, one.place)
    let name = elements[subject].id
    let message =
      limit == diameter
      ? "its centre is \(Words.points(value)) from that of \(name), both are undersized; at least "
        + Words.points(limit)
      : "\(Words.points(value)) between the centre of the smaller and the edge of \(name); at least "
        + Words.points(limit)
    return panel.finding(
      self, .warning, at: place, subject: name, value: value, limit: limit, unit: .points, message)
  }
}

extension ReviewedPanel {
  /// From a point to where an element takes touches, in points.
  fileprivate func touchDistance(from point: Point, to place: Int) -> Double {
    covers.touches[place]?.distance(to: point) ?? .infinity
  }
}
