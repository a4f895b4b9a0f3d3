import DuoGeometry
import DuoJSON
import DuoLayout

/// Words that several messages of an import share.
enum ImportWords {
  static func number(_ value: Double) -> String { Decimal.text(value, places: 2) }

  /// `466 × 678`
  static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// `a`, `a and b`, `a, b and c`
  static func list(_ words: [String], _ last: String = "and") -> String {
    guard let end = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(last) \(end)"
  }

  /// The first of many with how many more there are: `a, b, c and 4 more`.
  static func start(of words: [String], most: Int = 5) -> String {
    guard words.count > most else { return list(words) }
    return "\(words.prefix(most).joined(separator: ", ")) and \(words.count - most) more"
  }

  /// `1 element`, `2 elements`
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// An identifier as messages show it: whole where it is plain, else in quotes and shortened.
  static func identifier(_ text: String) -> String {
    let isPlain = text.utf8.count <= 40 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? text : Names.quoted(text)
  }

  /// The sizes of all poses' windows, each with the poses that have it: `466 × 678 (closed), …`.
  static func windows(of poses: [Pose]) -> String {
    var sizes: [Size] = []
    var names: [Size: [String]] = [:]
    for pose in poses {
      let size = pose.window.size
      if names[size] == nil { sizes.append(size) }
      names[size, default: []].append(pose.name)
    }
    return sizes.map { "\(size($0)) (\(names[$0, default: []].joined(separator: ", ")))" }
      .joined(separator: ", ")
  }
}
