import DuoJSON

/// Pieces of a file that people read and compare line by line: JSON with blanks, on one line.
enum FileText {
  /// Members of an object in the order they are added.
  struct Keys {
    private var inside = ""

    /// nil where there is none.
    var text: String? { inside.isEmpty ? nil : "{ \(inside) }" }

    /// - Parameter value: as it stands in the file.
    mutating func add(_ key: String, _ value: String) {
      if !inside.isEmpty { inside += ", " }
      inside += FileText.string(key)
      inside += ": "
      inside += value
    }

    mutating func add(_ key: String, _ value: Bool, unless usual: Bool) {
      if value != usual { add(key, "\(value)") }
    }
  }

  static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
    }
    return isPlain ? "\"" + text + "\"" : JSONValue.string(text).compactText
  }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// The shortest number that reads back to the last bit.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int32(exactly: value) { return whole.description }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
