import DuoLayout

/// It was there before the phone was turned.
public enum MissingInPose: Rule {
  public static let id = "missing-in-pose"
  public static let severities: [Severity] = [.error]
  public static let comparesPanels = true
  public static let summary = "an element shown in one pose is absent in another"
  public static let reason = """
    People fold and turn the phone in the middle of what they do, and nothing may get lost by that. Compared are the \
    reviewed poses of one seating and direction, by identifier: several entries with one identifier and different poses \
    are one element. Where the seat's half is hidden another rule says so, and a text that went because its half is too \
    small is told by the drawing. Seeded targets count: one that finds no room in a pose is missing there.
    """
  public static let remedy = """
    Take the pose list off the element, or describe it for the other poses too, with the same identifier. Where a target \
    finds no room, ask for fewer or give the field more.
    """

  public static func findings(across panels: [ReviewedPanel]) -> [Finding] {
    PanelGroups.bySeating(panels).flatMap { group in
      Seat.allCases.flatMap { missing(for: $0, in: group) }
    }
  }

  private static func missing(for seat: Seat, in group: [ReviewedPanel]) -> [Finding] {
    let shown = group.filter { panel in
      panel.layout[seat].shows && panel.screen.isDescribed(in: panel.layout.pose.name)
    }
    guard shown.count > 1 else { return [] }
    let ids = shown.map { panel in
      panel.layout.elements.indices.compactMap { place in
        panel.layout.elements[place].seat == seat ? panel.layout.elements[place].id : nil
      }
    }
    // As a rule every pose shows the same in the same order.
    guard let reference = ids.first, !ids.dropFirst().allSatisfy({ $0 == reference }) else {
      return []
    }

    // Where each panel has what it shows.
    let places = shown.map { panel in
      Dictionary(
        panel.layout.elements.indices.compactMap { place in
          let element = panel.layout.elements[place]
          return element.seat == seat ? (element.id, place) : nil
        }, uniquingKeysWith: { first, _ in first })
    }
    var order: [String] = []
    var known: Set<String> = []
    for id in ids.joined() where known.insert(id).inserted { order.append(id) }
    var found: [Finding] = []
    for id in order {
      let with = shown.indices.filter { places[$0][id] != nil }
      guard with.count < shown.count, let model = with.first else { continue }
      let source = places[model][id].flatMap { shown[model].layout.elements[$0].element.source }
      let pose = shown[model].layout.pose.name
      let rest = with.count - 1
      let poses = rest == 0 ? pose : "\(pose) and \(rest) other \(rest == 1 ? "pose" : "poses")"
      for panel in shown.indices where places[panel][id] == nil {
        found.append(
          Finding(
            rule: Self.id, severity: .error, panel: shown[panel].key, seat: seat, element: id,
            value: Double(with.count), limit: Double(shown.count), unit: .count,
            message: "missing here, shown in \(poses)", file: shown[panel].screen.file,
            place: source))
      }
    }
    return found
  }
}
