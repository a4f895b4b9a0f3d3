/// Names as people type them: case, `-` and `_` do not matter.
enum Spelling {
  static func plain(_ text: String) -> String {
    text.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// The one of `names` that `text` spells; nil where none is.
  static func match(_ text: String, among names: [String]) -> String? {
    if names.contains(text) { return text }
    let wanted = plain(text)
    guard !wanted.isEmpty else { return nil }
    return names.first { plain($0) == wanted }
  }

  /// The name that `text` most likely meant; nil where nothing comes near. Of equals the first.
  static func nearest(to text: String, among names: [String]) -> String? {
    let wanted = Array(plain(text).prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = Array(plain(name))
      let distance = distance(wanted, candidate)
      // A third of the letters may be wrong; a beginning of two letters or more counts as near.
      let isBeginning = wanted.count >= 2 && candidate.starts(with: wanted)
      guard distance <= max(1, max(wanted.count, candidate.count) / 3) || isBeginning else {
        continue
      }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// Letters to insert, drop, replace, or swap with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var cost = min(
          last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  /// `did you mean NEAREST? allowed: A, B, C`
  static func advice(for text: String, among names: [String]) -> String {
    let allowed = "allowed: " + names.joined(separator: ", ")
    guard let near = nearest(to: text, among: names) else { return allowed }
    return "did you mean \(near)? \(allowed)"
  }
}
