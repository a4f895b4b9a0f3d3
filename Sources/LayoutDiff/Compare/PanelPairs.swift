import DuoLayout
import DuoReview

/// Which panels of two documents are the same panel, by their places in them.
struct PanelPairs {
  private(set) var pairs: [(before: Int, after: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  init(_ before: LayoutSnapshot, _ after: LayoutSnapshot) {
    var partners = Matching<[String]>.match(
      before.panels.map { [$0.id] }, after.panels.map { [$0.id] })
    // An id tells the screen, the view and the theme only where a drawing has several of them.
    let keys: [(PanelSnapshot) -> [String]] = [
      { [$0.screen, $0.pose, $0.facing, $0.direction, $0.variant] },
      { [$0.pose, $0.facing, $0.direction, $0.variant] },
      { [$0.screen, $0.pose, $0.facing, $0.direction] },
      { [$0.pose, $0.facing, $0.direction] },
    ]
    for key in keys {
      Matching<[String]>.matchUnique(
        before.panels.count, after.panels.count, &partners, before: { key(before.panels[$0]) },
        after: { key(after.panels[$0]) })
    }
    var found = Set<Int>()
    for (index, partner) in partners.enumerated() {
      guard let partner else {
        removed.append(index)
        continue
      }
      pairs.append((index, partner))
      found.insert(partner)
    }
    pairs.sort { $0.after < $1.after }
    added = after.panels.indices.filter { !found.contains($0) }
  }
}

extension PanelSnapshot {
  /// What follows pose, seating, direction and screen in the id: `.first.dark`.
  var variant: String {
    let own = "\(pose).\(facing).\(direction)"
    guard id.hasPrefix(own) else { return "" }
    let rest = id.dropFirst(own.count)
    guard rest.hasPrefix(".\(screen)") else { return String(rest) }
    return String(rest.dropFirst(screen.count + 1))
  }

  /// For saying in which panels something holds.
  var key: PanelKey {
    var words = optionWords
    for part in variant.split(separator: ".") where options["phase"] != String(part) {
      words.append("--\(part)")
    }
    return PanelKey(
      screen: screen, pose: pose, facing: Facing(rawValue: facing) ?? .sameWay,
      direction: Direction(rawValue: direction) ?? .ltr, options: words.joined(separator: " "))
  }

  /// What was asked for, as one would type it.
  var commandLine: String { options.isEmpty ? "none" : optionWords.joined(separator: " ") }

  private var optionWords: [String] {
    options.sorted { $0.key < $1.key }.map { key, value in
      let name = key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
      return value == "true"
        ? "--\(name)" : value == "false" ? "--no-\(name)" : "--\(name) \(value)"
    }
  }
}
