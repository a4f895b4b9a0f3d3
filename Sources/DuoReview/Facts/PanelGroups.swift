import DuoLayout

/// Panels that a rule may compare.
enum PanelGroups {
  private struct Screenful: Hashable {
    var name: String
    var file: String?
    /// nil where panels are told apart by nothing else.
    var options: LayoutOptions?
  }

  private struct Seating: Hashable {
    var facing: Facing
    var direction: Direction
  }

  /// The places of panels of one screen, laid out with the same options (a race's moment is one of them), in the
  /// order of the first of each.
  static func byScreen(_ panels: [ReviewedPanel]) -> [[Int]] {
    grouped(panels) {
      Screenful(name: $0.screen.name, file: $0.screen.file, options: $0.layout.options)
    }
  }

  /// The places of panels of one screen, however they are laid out.
  static func byFile(_ panels: [ReviewedPanel]) -> [[Int]] {
    grouped(panels) { Screenful(name: $0.screen.name, file: $0.screen.file, options: nil) }
  }

  /// Panels that differ in their pose only, in the order of the first of each seating.
  static func bySeating(_ panels: [ReviewedPanel]) -> [[ReviewedPanel]] {
    grouped(panels) { Seating(facing: $0.layout.facing, direction: $0.layout.direction) }
      .map { $0.map { panels[$0] } }
  }

  private static func grouped<Key: Hashable>(
    _ panels: [ReviewedPanel], by key: (ReviewedPanel) -> Key
  ) -> [[Int]] {
    var places: [Key: Int] = [:]
    var groups: [[Int]] = []
    for (index, panel) in panels.enumerated() {
      let key = key(panel)
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }
}
