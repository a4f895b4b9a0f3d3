/// What `name` means in WebDriverAgent's sources: the identifier, and where none was set, the label.
enum PageSourceNames {
  /// The identifier that `name` is; empty where it only repeats the label.
  ///
  /// A name equal to the label counts as an identifier only where it looks like one: without blanks, with a `.` or
  /// `_` between two ASCII letters or digits, and beginning with an ASCII letter (`first.leave`, `save_button`).
  static func identifier(name: String, label: String) -> String {
    name == label && !looksLikeIdentifier(name) ? "" : name
  }

  static func looksLikeIdentifier(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, isWord(first), !isDigit(first),
      !bytes.contains(where: { $0 <= 0x20 })
    else { return false }
    return bytes.indices.dropFirst().dropLast().contains { index in
      (bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_"))
        && isWord(bytes[index - 1]) && isWord(bytes[index + 1])
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
