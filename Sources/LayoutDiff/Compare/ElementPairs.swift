import DuoGeometry

/// Which elements of two panels are the same element, by their places in them.
struct ElementPairs {
  private(set) var pairs: [(before: Int, after: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  /// - Parameter renames: ids of after by those of before.
  init(_ before: PanelSnapshot, _ after: PanelSnapshot, renames: [String: String]) {
    let partners = Matching<String>.match(
      before.elements.map { renames[$0.id] ?? $0.id }, after.elements.map(\.id))
    var found = Array(repeating: false, count: after.elements.count)
    for (index, partner) in partners.enumerated() {
      guard let partner else {
        removed.append(index)
        continue
      }
      pairs.append((index, partner))
      found[partner] = true
    }
    added = after.elements.indices.filter { !found[$0] }
  }

  /// What tells an element that has another id now.
  private struct Trait: Hashable {
    var seat: String
    var role: String
    var label: String?
    /// To a tenth of a point; without the place for one that moved too.
    var frame: [Double]
  }

  /// Elements that only their ids tell from others that were there before, the same in every panel of a screen.
  static func renames(_ panels: [(before: PanelSnapshot, after: PanelSnapshot)])
    -> [String: String]
  {
    var votes: [[String]: Int] = [:]
    for (before, after) in panels {
      let pairs = ElementPairs(before, after, renames: [:])
      guard !pairs.removed.isEmpty, !pairs.added.isEmpty else { continue }
      let old = pairs.removed.map { before.elements[$0] }
      let new = pairs.added.map { after.elements[$0] }
      var partners = [Int?](repeating: nil, count: old.count)
      for hasPlace in [true, false] {
        Matching<Trait>.matchUnique(
          old.count, new.count, &partners, before: { trait(old[$0], hasPlace: hasPlace) },
          after: { trait(new[$0], hasPlace: hasPlace) })
      }
      for (index, partner) in partners.enumerated() {
        if let partner { votes[[old[index].id, new[partner].id], default: 0] += 1 }
      }
    }
    var renames: [String: String] = [:]
    var taken: Set<String> = []
    for (names, _) in votes.sorted(by: {
      $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
    }) where renames[names[0]] == nil {
      if taken.insert(names[1]).inserted { renames[names[0]] = names[1] }
    }
    // One that is still there somewhere keeps its name.
    for (before, after) in panels where !renames.isEmpty {
      let old = Set(before.elements.map(\.id))
      for element in after.elements where old.contains(element.id) {
        renames[element.id] = nil
      }
    }
    return renames
  }

  private static func trait(_ element: ElementSnapshot, hasPlace: Bool) -> Trait? {
    // A seed's targets are all alike, but for their numbers.
    if element.isSeeded {
      return hasPlace
        ? Trait(
          seat: element.seat.rawValue, role: element.role,
          label: element.id.split(separator: ".").last.map(String.init), frame: []) : nil
    }
    let frame = element.ownerFrame
    let size = [frame.width, frame.height]
    let numbers = hasPlace ? [frame.minX, frame.minY] + size : size
    return Trait(
      seat: element.seat.rawValue, role: element.role, label: element.label,
      frame: numbers.map(Phrase.rounded))
  }
}
