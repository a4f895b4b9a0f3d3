/// Attributes of an element of XCUITest's tree that no release known so far prints.
struct UnknownAttributes {
  enum Rest {
    /// At least one attribute or state, as it seems.
    case attributes
    case nothing, text
  }

  private let bytes: [UInt8]

  /// Beyond so many bytes it is a text, not an attribute.
  private static let length = 400

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What the rest of a line after an apostrophe could be, were all attributes unknown: `, word: anything`, `, State`.
  func rest(_ start: Int) -> Rest {
    var at = start
    for _ in 0..<16 {
      if TreeLine.isLineEnd(bytes, at) { return at == start ? .nothing : .attributes }
      guard bytes[at] == UInt8(ascii: ",") else { return .text }
      at += 1
      if TreeLine.isLineEnd(bytes, at) { return .nothing }
      guard bytes[at] == 0x20 else { return .text }
      at += 1
      if ByteText.starts(bytes, at: at, with: "{{") { return .attributes }
      let end = nameEnd(at)
      if isKeyEnd(end), end > at { return .attributes }
      guard let end = wordsEnd(at) else { return .text }
      at = end
    }
    return .text
  }

  /// Where words end that stand alone up to a comma or the end of the line, as states do.
  func wordsEnd(_ start: Int) -> Int? {
    guard start < bytes.count, TreeLine.isLetter(bytes[start]) else { return nil }
    let end = nameEnd(start)
    return isItemEnd(end) ? end : nil
  }

  /// Where `key: value`, `two words: value`, `key: ['a', 'b']` or `State` ends.
  ///
  /// Apostrophes stand in a value in brackets, around a piece of it, or between letters; elsewhere they end a text.
  func end(of start: Int) -> Int? {
    guard start < bytes.count, TreeLine.isLetter(bytes[start]) else { return nil }
    let end = nameEnd(start)
    if isKeyEnd(end) { return valueEnd(end + 1, limit: min(bytes.count, start + Self.length)) }
    return TreeLine.isUpper(bytes[start]) && isItemEnd(end) ? end : nil
  }

  private func valueEnd(_ start: Int, limit: Int) -> Int? {
    var at = start
    var depth = 0
    var hasQuote = false
    while at < limit, !isBreak(bytes[at]) {
      switch bytes[at] {
      case UInt8(ascii: ","): if depth == 0 { return at }
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "'") where depth > 0: hasQuote = true
      case UInt8(ascii: "'"):
        guard let end = quoteEnd(at, limit: limit) else { return nil }
        at = end
      default: break
      }
      at += 1
    }
    guard at < limit || at == bytes.count else { return nil }
    return depth > 0 && hasQuote ? nil : at
  }

  /// Where the apostrophe's other one stands; itself where it stands in a word.
  private func quoteEnd(_ start: Int, limit: Int) -> Int? {
    guard bytes[start - 1] == 0x20 else {
      let isInWord =
        start + 1 < limit && TreeLine.isLetter(bytes[start - 1])
        && TreeLine.isLetter(bytes[start + 1])
      return isInWord ? start : nil
    }
    var at = start + 1
    while at < limit, bytes[at] != UInt8(ascii: "'"), !isBreak(bytes[at]) { at += 1 }
    guard at < limit, bytes[at] == UInt8(ascii: "'") else { return nil }
    return isItemEnd(at + 1) || bytes[at + 1] == 0x20 ? at : nil
  }

  private func nameEnd(_ start: Int) -> Int {
    var at = start
    while at < bytes.count, at - start < 60, TreeLine.isOfName(bytes[at]) { at += 1 }
    return at
  }

  private func isKeyEnd(_ at: Int) -> Bool {
    at < bytes.count && bytes[at] == UInt8(ascii: ":")
      && (at + 1 >= bytes.count || bytes[at + 1] == 0x20 || isBreak(bytes[at + 1]))
  }

  private func isItemEnd(_ at: Int) -> Bool {
    at >= bytes.count || bytes[at] == UInt8(ascii: ",") || isBreak(bytes[at])
  }

  private func isBreak(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
