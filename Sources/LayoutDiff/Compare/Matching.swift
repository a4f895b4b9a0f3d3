/// Partners by keys that are alike on two sides.
enum Matching<Key: Hashable> {
  /// Of each of the first side, its partner on the second: the nth of a key goes with the nth.
  static func match(_ before: [Key], _ after: [Key]) -> [Int?] {
    var places: [Key: [Int]] = [:]
    for index in after.indices.reversed() { places[after[index], default: []].append(index) }
    return before.map { places[$0]?.popLast() }
  }

  /// Finds partners for those without one whose key is theirs alone, among those without one, on both sides.
  static func matchUnique(
    _ beforeCount: Int, _ afterCount: Int, _ partners: inout [Int?], before: (Int) -> Key?,
    after: (Int) -> Key?
  ) {
    let free = (0..<beforeCount).filter { partners[$0] == nil }
    guard !free.isEmpty else { return }
    var taken = Array(repeating: false, count: afterCount)
    for case .some(let partner) in partners { taken[partner] = true }
    let left = unique((0..<afterCount).filter { !taken[$0] }, after)
    for (key, index) in unique(free, before) {
      if let partner = left[key] { partners[index] = partner }
    }
  }

  private static func unique(_ indices: [Int], _ key: (Int) -> Key?) -> [Key: Int] {
    var places: [Key: Int] = [:]
    var again: Set<Key> = []
    for index in indices {
      guard let key = key(index) else { continue }
      if places.updateValue(index, forKey: key) != nil { again.insert(key) }
    }
    for key in again { places[key] = nil }
    return places
  }
}
