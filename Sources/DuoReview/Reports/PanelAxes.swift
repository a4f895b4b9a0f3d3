import DuoLayout

/// The poses, seatings and directions that one screen was reviewed in, for saying in few words in which of them
/// something holds.
struct PanelAxes {
  private let poses: [String]
  private let facings: [Facing]
  private let directions: [Direction]

  init(_ panels: [PanelKey]) {
    var poses: [String] = []
    var seen: Set<String> = []
    for panel in panels where seen.insert(panel.pose).inserted { poses.append(panel.pose) }
    self.poses = poses
    let facings = Set(panels.map(\.facing))
    let directions = Set(panels.map(\.direction))
    self.facings = Facing.allCases.filter(facings.contains)
    self.directions = Direction.allCases.filter(directions.contains)
  }

  private struct Seating: Hashable {
    var facing: Facing
    var direction: Direction
  }

  /// `every pose`, `closed, tent (faceToFace only)`, `every pose but open (rtl only); open`
  func words(_ panels: [PanelKey]) -> String {
    var seatings: [String: Set<Seating>] = [:]
    for panel in panels {
      seatings[panel.pose, default: []].insert(
        Seating(facing: panel.facing, direction: panel.direction))
    }
    var groups: [(seatings: Set<Seating>, poses: [String])] = []
    for pose in poses {
      guard let those = seatings[pose] else { continue }
      if let index = groups.firstIndex(where: { $0.seatings == those }) {
        groups[index].poses.append(pose)
      } else {
        groups.append((those, [pose]))
      }
    }
    return groups.map { group in
      let limits = words(group.seatings)
      return words(group.poses) + (limits.isEmpty ? "" : " (\(limits))")
    }.joined(separator: "; ")
  }

  private func words(_ some: [String]) -> String {
    if poses.count > 1, some.count == poses.count { return "every pose" }
    let others = poses.filter { !some.contains($0) }
    if some.count > 2 * others.count, some.count > 3 {
      return "every pose but " + others.joined(separator: ", ")
    }
    return some.joined(separator: ", ")
  }

  /// Empty where it is all of them.
  private func words(_ some: Set<Seating>) -> String {
    let facings = facings.filter { facing in some.contains { $0.facing == facing } }
    let directions = directions.filter { direction in some.contains { $0.direction == direction } }
    guard some.count == facings.count * directions.count else {
      return facings.flatMap { facing in
        directions.filter { some.contains(Seating(facing: facing, direction: $0)) }
          .map { "\(facing.rawValue) \($0.rawValue)" }
      }.joined(separator: ", ")
    }
    var parts: [String] = []
    if facings.count < self.facings.count { parts += facings.map(\.rawValue) }
    if directions.count < self.directions.count { parts += directions.map(\.rawValue) }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " only"
  }
}
