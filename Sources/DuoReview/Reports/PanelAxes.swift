import DuoLayout

/// The poses, seatings, directions and options that one screen was reviewed in, for saying in few words in which of
/// them something holds.
struct PanelAxes {
  private let poses: [String]
  /// The words of what else panels differ in, an axis each: seatings, directions, options.
  private let axes: [[String]]
  /// Words of options that all panels have.
  private let common: Set<String>

  init(_ panels: [PanelKey]) {
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
  }

  private static func each(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
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

  /// `every pose`, `closed, tent (faceToFace only)`, `every pose but open (rtl only); open`
  func words(_ panels: [PanelKey]) -> String {
    var places: [String: Set<[String]>] = [:]
    for panel in panels {
      places[panel.pose, default: []].insert([
        panel.facing.rawValue, panel.direction.rawValue,
        Self.words(panel.options, without: common),
      ])
    }
    var groups: [(places: Set<[String]>, poses: [String])] = []
    for pose in poses {
      guard let those = places[pose] else { continue }
      if let index = groups.firstIndex(where: { $0.places == those }) {
        groups[index].poses.append(pose)
      } else {
        groups.append((those, [pose]))
      }
    }
    return groups.map { group in
      let limits = words(group.places)
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
  private func words(_ some: Set<[String]>) -> String {
    let used = axes.indices.map { axis in
      axes[axis].filter { word in some.contains { $0[axis] == word } }
    }
    guard some.count == used.map(\.count).reduce(1, *) else {
      return combinations.filter(some.contains).map { place in
        zip(place, axes).filter { $1.count > 1 }.map(\.0).joined(separator: " ")
      }.joined(separator: ", ")
    }
    let parts = zip(used, axes).filter { $0.count < $1.count }
      .map { $0.0.joined(separator: " or ") }
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " only"
  }

  /// Each word of an axis with each of the others, the first axis outermost.
  private var combinations: [[String]] {
    axes.reduce([[]]) { places, axis in
      places.flatMap { place in axis.map { place + [$0] } }
    }
  }
}
