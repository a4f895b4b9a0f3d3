import DuoLayout

/// The poses, seatings, directions and options that one screen was reviewed or compared in, for saying in few words in
/// which of them something holds.
package struct PanelAxes {
  /// Poses in which the same holds.
  package struct Group {
    package var poses: [String]
    /// Of these poses, the seatings, directions and options, a word an axis.
    package var places: Set<[String]>
  }

  package let poses: [String]
  /// The words of what else panels differ in, an axis each: seatings, directions, options.
  package let axes: [[String]]
  /// Words of options that all panels have.
  private let common: Set<String>
  private let poseOrder: [String: Int]
  private let orders: [[String: Int]]

  package init(_ panels: [PanelKey]) {
    poses = Self.each(panels.map(\.pose))
    let facings = Set(panels.map(\.facing))
    let directions = Set(panels.map(\.direction))
    let options = Self.each(panels.map(\.options))
    let common = options.dropFirst().reduce(into: Set(Self.words(options.first ?? ""))) {
      $0.formIntersection(Self.words($1))
    }
    self.common = common
    axes = [
      Facing.allCases.filter(facings.contains).map(\.rawValue),
      Direction.allCases.filter(directions.contains).map(\.rawValue),
      options.map { Self.words($0, without: common) },
    ]
    poseOrder = Self.order(poses)
    orders = axes.map(Self.order)
  }

  private static func each(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func order(_ texts: [String]) -> [String: Int] {
    Dictionary(zip(texts, texts.indices)) { first, _ in first }
  }

  /// `--seam middle`, `--phase ready`
  private static func words(_ options: String) -> [String] {
    options.split(separator: "--").map { part in
      "--" + (part.last == " " ? part.dropLast() : part)
    }
  }

  private static func words(_ options: String, without common: Set<String>) -> String {
    let rest = words(options).filter { !common.contains($0) }
    return rest.isEmpty ? "no options" : rest.joined(separator: " ")
  }

  /// The panels by pose, poses of the same places together, in the order of the poses.
  package func groups(_ panels: [PanelKey]) -> [Group] {
    var places: [String: Set<[String]>] = [:]
    for panel in panels {
      places[panel.pose, default: []].insert([
        panel.facing.rawValue, panel.direction.rawValue,
        Self.words(panel.options, without: common),
      ])
    }
    var groups: [Group] = []
    var order: [Set<[String]>: Int] = [:]
    for pose in places.keys.sorted(by: { poseOrder[$0, default: 0] < poseOrder[$1, default: 0] }) {
      guard let those = places[pose] else { continue }
      if let index = order[those] {
        groups[index].poses.append(pose)
      } else {
        order[those] = groups.count
        groups.append(Group(poses: [pose], places: those))
      }
    }
    return groups
  }

  /// `every pose`, `closed, tent (faceToFace only)`, `every pose but open (rtl only); open`
  func words(_ panels: [PanelKey]) -> String {
    groups(panels).map { group in
      let limits = limits(group.places)
      return words(group.poses) + (limits.isEmpty ? "" : " (\(limits))")
    }.joined(separator: "; ")
  }

  private func words(_ some: [String]) -> String {
    if poses.count > 1, some.count == poses.count { return "every pose" }
    if let others = exceptions(some) { return "every pose but " + others.joined(separator: ", ") }
    return some.joined(separator: ", ")
  }

  /// The few poses that `some` are all but; nil where they are not few.
  package func exceptions(_ some: [String]) -> [String]? {
    guard some.count > 2 * (poses.count - some.count), some.count > 3 else { return nil }
    let some = Set(some)
    return poses.filter { !some.contains($0) }
  }

  /// Of each axis the words that occur, where each occurs with each of the others; else nil.
  package func used(_ places: Set<[String]>) -> [[String]]? {
    let used = axes.indices.map { axis in
      Set(places.map { $0[axis] }).sorted {
        orders[axis][$0, default: 0] < orders[axis][$1, default: 0]
      }
    }
    return places.count == used.map(\.count).reduce(1, *) ? used : nil
  }

  /// Empty where it is all of them.
  package func limits(_ places: Set<[String]>) -> String {
    guard let used = used(places) else {
      return places.map { place in (place, axes.indices.map { orders[$0][place[$0], default: 0] }) }
        .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map { place, _ in
          zip(place, axes).filter { $1.count > 1 }.map(\.0).joined(separator: " ")
        }.joined(separator: ", ")
    }
    let parts = zip(used, axes).filter { $0.count < $1.count }
      .map { $0.0.joined(separator: " or ") }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " only"
  }
}
