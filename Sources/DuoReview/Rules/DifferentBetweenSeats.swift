import DuoLayout

/// One of the two has something the other lacks.
public enum DifferentBetweenSeats: Rule {
  public static let id = "different-between-seats"
  public static let severities: [Severity] = [.warning]
  public static let summary = "an element exists for one seat only and is not marked so"
  public static let reason = """
    Two people who do the same thing need the same things, and what only one of them has is easily an oversight. \
    Identifiers are compared without their seat's prefix, pose by pose, where both halves show. What lies in something \
    that is marked for one seat need not be marked again. Seeded targets count: a half in which fewer fit is at a \
    disadvantage.
    """
  public static let remedy = """
    List the element under both, or mark it oneSeatOnly where the difference is meant.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    let layout = panel.layout
    guard layout.halves.allSatisfy(\.shows) else { return [] }
    // What stands in `both` comes out twice, save for targets that found no room.
    let places = panel.facts.named + seededTargets(panel)
    guard !places.isEmpty else { return [] }
    let elements = layout.elements
    let isExempt = PanelFacts.inherited(
      by: elements.indices.map { elements[$0].element.isOneSeatOnly }, panel.facts.holders)
    let candidates = places.filter { !isExempt[$0] }
    guard !candidates.isEmpty else { return [] }

    var names: [Seat: Set<String>] = [:]
    for place in elements.indices {
      names[elements[place].seat, default: []].insert(name(panel, place))
    }
    return candidates.sorted().compactMap { place in
      let other = elements[place].seat.other
      let name = name(panel, place)
      guard names[other]?.contains(name) != true else { return nil }
      return panel.finding(
        self, .warning, at: place,
        "\(other.rawValue) has no \"\(name)\", and it is not marked oneSeatOnly")
    }
  }

  private static func seededTargets(_ panel: ReviewedPanel) -> [Int] {
    let elements = panel.layout.elements
    guard panel.facts.fields.contains(where: { elements[$0].element.count > 0 }) else { return [] }
    return panel.facts.tapped.filter { place in
      guard panel.facts.holders[place] >= 0 else { return false }
      return elements[place].isSeededTarget
    }
  }

  private static func name(_ panel: ReviewedPanel, _ place: Int) -> String {
    let element = panel.layout.elements[place]
    if element.element.id != element.id { return element.element.id }
    return element.id.withoutSeat(panel.screen.prefix(of: element.seat)) ?? element.id
  }
}
