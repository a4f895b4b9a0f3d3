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
    of another, nor into another's hit area. One finding for an element, about what is nearest to it: of two \
    undersized ones the one whose identifier comes first tells. What is hidden as a whole is left out.
    """
  public static let remedy = """
    Make one of the two larger, or move them apart until their centres are 24 points from each other and 12 from the \
    other's edge.
    """

  static let diameter = 24.0
  /// Past so many around one element the count in its message may be too small.
  private static let mostPairs = 64

  private struct Small {
    var place: Int
    var area: Rect
    var isUndersized: Bool
  }

  /// Two that lie too close: who tells, of whom, and by how much.
  private struct Pair {
    var place: Int
    var other: Int
    var value: Double
    var limit: Double

    /// Nearest first, measured by its limit; of two alike the identifier decides, not the order in the file.
    func isNearer(than pair: Pair, _ elements: [PlacedElement]) -> Bool {
      let (own, its) = (value / limit, pair.value / pair.limit)
      return own != its ? own < its : elements[other].id < elements[pair.other].id
    }
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

    let elements = panel.layout.elements
    var told: [Int: (nearest: Pair, count: Int)] = [:]
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
        if let pair = pair(one, judged[entry.tag], panel) {
          let known = told[pair.place]
          let nearest = known.map { pair.isNearer(than: $0.nearest, elements) ? pair : $0.nearest }
          told[pair.place] = (nearest ?? pair, (known?.count ?? 0) + 1)
          pairs += 1
        }
        return pairs < mostPairs
      }
    }
    return told.keys.sorted().compactMap { place in
      told[place].map { finding($0.nearest, more: $0.count - 1, panel) }
    }
  }

  private static func finding(_ pair: Pair, more: Int, _ panel: ReviewedPanel) -> Finding {
    let name = panel.layout.elements[pair.other].id
    var message =
      pair.limit == diameter
      ? "its centre is \(Words.points(pair.value)) from that of \(name), both are undersized"
      : "\(Words.points(pair.value)) between the centre of the smaller and the edge of \(name)"
    if more > 0 { message += ", and \(more) more \(more == 1 ? "is" : "are") too near" }
    return panel.finding(
      self, .warning, at: pair.place, value: pair.value, limit: pair.limit, unit: .points,
      "\(message); at least \(Words.points(pair.limit))")
  }

  /// `one` is undersized.
  private static func pair(_ one: Small, _ other: Small, _ panel: ReviewedPanel) -> Pair? {
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
    return Pair(
      place: isFirst ? one.place : other.place, other: isFirst ? other.place : one.place,
      value: value, limit: limit)
  }
}

extension ReviewedPanel {
  /// From a point to where an element takes touches, in points.
  fileprivate func touchDistance(from point: Point, to place: Int) -> Double {
    covers.touches[place]?.distance(to: point) ?? .infinity
  }
}
