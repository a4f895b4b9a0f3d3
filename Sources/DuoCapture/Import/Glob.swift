/// A pattern of identifiers: `*` stands for any characters, `?` for one, everything else for itself.
public struct Glob: Sendable {
  public let pattern: String
  private let parts: [Unicode.Scalar]
  /// What every fitting text begins with: it turns most away.
  private let start: [UInt8]

  public init(_ pattern: String) {
    self.pattern = pattern
    parts = Array(pattern.unicodeScalars)
    start = Array(pattern.utf8.prefix { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") })
  }

  /// Whether the whole of `text` fits. At worst as many steps as both are long, multiplied.
  public func matches(_ text: String) -> Bool {
    guard text.utf8.starts(with: start) else { return false }
    let text = Array(text.unicodeScalars)
    var at = 0
    var part = 0
    // Where the last `*` was met, and what it has swallowed so far.
    var star: (part: Int, at: Int)?
    while at < text.count {
      if part < parts.count, parts[part] == "*" {
        star = (part, at)
        part += 1
      } else if part < parts.count, parts[part] == "?" || parts[part] == text[at] {
        at += 1
        part += 1
      } else if let last = star {
        star = (last.part, last.at + 1)
        at = last.at + 1
        part = last.part + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == "*" }
  }
}
