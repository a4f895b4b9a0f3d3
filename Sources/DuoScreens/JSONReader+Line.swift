import DuoJSON

extension JSONReader {
  /// A text of one line that is not empty, at most `limit` characters long.
  func line(limit: Int) -> String? {
    guard let text = string("a text of 1 to \(limit) characters") else { return nil }
    let count = text.unicodeScalars.count
    guard count > 0, count <= limit else {
      fault(
        count == 0 ? "the text is empty" : "\(count) characters are too many",
        "allowed: 1 to \(limit) characters")
      return nil
    }
    if let bad = text.unicodeScalars.first(where: { !ScreenLine.isPrintable($0) }) {
      let code = String(bad.value, radix: 16, uppercase: true)
      fault(
        "the text holds the character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)",
        "allowed: one line of printable characters")
      return nil
    }
    return text
  }
}
