/// Names as people type them: case, `-` and `_` do not count (`face-to-face` is `faceToFace`).
public enum Names {
  /// The candidate that `text` names; one spelled exactly so comes first.
  public static func match(_ text: String, in candidates: [String]) -> String? {
    if candidates.contains(text) { return text }
    return candidates.first { areSame(text, $0) }
  }

  /// Whether two spellings name the same thing; an empty name is no name.
  public static func areSame(_ a: String, _ b: String) -> Bool {
    // Most names that are compared differ in their first letter.
    if let one = a.utf8.first, let other = b.utf8.first, isLetter(one), isLetter(other),
      one | 0x20 != other | 0x20
    {
      return false
    }
    var first = a.utf8.makeIterator()
    var second = b.utf8.makeIterator()
    var isEmpty = true
    while true {
      let one = nextLetter(&first)
      guard one == nextLetter(&second) else { return false }
      if one == nil { return !isEmpty }
      isEmpty = false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The candidate `text` most likely was meant to be; nil where none is near.
  ///
  /// Near is an edit for every three letters, or one name being the start of the other. The first of several
  /// equally near ones wins.
  public static func nearest(_ text: String, in candidates: [String]) -> String? {
    let wanted = folded(text)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      let distance = distance(wanted, other)
      let near = max(1, min(wanted.count, other.count) / 3)
      guard distance <= near else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    if let best { return best.name }
    guard wanted.count >= 3 else { return nil }
    if let longer = candidates.first(where: { folded($0).starts(with: wanted) }) { return longer }
    var start: (name: String, length: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      guard other.count > max(2, start?.length ?? 0), wanted.starts(with: other) else { continue }
      start = (candidate, other.count)
    }
    return start?.name
  }

  /// The remedy for a name that is none of `candidates`: the nearest first, then all of them.
  public static func remedy(_ text: String, in candidates: [String]) -> String {
    let all = candidates.joined(separator: ", ")
    guard let nearest = nearest(text, in: candidates) else { return "allowed: \(all)" }
    return candidates.count == 1
      ? "did you mean \(quoted(nearest))?" : "did you mean \(quoted(nearest))? allowed: \(all)"
  }

  /// `text` in double quotes on one line, shortened where it is long.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 40 {
        result += "…"
        break
      }
      if scalar.value < 0x20 || scalar.value == 0x7F {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func folded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var letters = text.utf8.makeIterator()
    while let letter = nextLetter(&letters) { result.append(letter) }
    return result
  }

  /// The next byte that counts, in lower case.
  private static func nextLetter(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte + 32
      default: return byte
      }
    }
    return nil
  }

  /// Insertions, deletions, replacements and exchanged neighbours that lead from one to the other.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
