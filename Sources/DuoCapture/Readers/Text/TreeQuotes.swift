/// Finds where a quoted text of XCUITest's tree ends, although apostrophes inside are not escaped.
///
/// It ends at the first apostrophe after which the record goes on with an attribute it has not had, or ends. A record
/// ends with its line where the next line is an element, a heading, a line of the test's log, or nothing. An apostrophe
/// before any other line counts only if no better one comes before such a line. What can be told apart so is told
/// apart; a label that holds `', value: 3` cannot.
///
/// No text goes on over an element's line that can end before it: then it ends at the last apostrophe after which the
/// rest of the line could be attributes, were they all unknown. Identifiers end at the first such one, and never go on
/// over an element.
struct TreeQuotes {
  let bytes: [UInt8]

  enum End {
    case place(Int)
    /// An identifier, and the next element, with no apostrophe between.
    case element
    /// No apostrophe up to the end of the text or the limit.
    case none
  }

  private enum Ending {
    case none, doubtful, certain
  }

  /// Where the closing apostrophe stands.
  ///
  /// - Parameters:
  ///   - key: the attribute whose text it is.
  ///   - seen: the attributes the record has had, that one included.
  func end(of key: TreeAttribute, from start: Int, seen: TreeAttribute) -> End {
    let isIdentifier = key == .identifier
    var doubtful: Int?
    var loose: Int?
    var last: Int?
    var at = start
    let limit = min(bytes.count, start + CaptureLimits.quotedBytes)
    while at < limit {
      let byte = bytes[at]
      if byte == UInt8(ascii: "'") {
        last = at
        switch ending(at + 1, seen: seen) {
        case .certain: return .place(at)
        case .doubtful: if doubtful == nil { doubtful = at }
        case .none:
          switch UnknownAttributes(bytes).rest(at + 1) {
          case .attributes where isIdentifier: return .place(at)
          case .attributes, .nothing: loose = at
          case .text: break
          }
        }
      } else if byte == 10, isIdentifier || doubtful != nil || loose != nil {
        let line = TreeLine(bytes, at: at + 1)
        if endsText(line, at + 1) {
          if let place = [doubtful, loose].compactMap(\.self).max() { return .place(place) }
          if isIdentifier { return last.map { .place($0) } ?? .element }
        } else if line.isEnd, let doubtful {
          return .place(doubtful)
        }
      }
      at += 1
    }
    return doubtful.map { .place($0) } ?? .none
  }

  /// Whether a text that can end ends before this line: an element, or what stands after a tree.
  private func endsText(_ line: TreeLine, _ start: Int) -> Bool {
    switch line {
    case .element: true
    case .heading:
      ByteText.starts(bytes, at: start, with: "Path to element:")
        || ByteText.starts(bytes, at: start, with: "Query chain:")
    default: false
    }
  }

  /// Where an unquoted value ends: before an attribute the record has not had, or at the end of the record.
  func valueEnd(from start: Int, seen: TreeAttribute) -> Int {
    var at = start
    var firstBreak: Int?
    let limit = min(bytes.count, start + CaptureLimits.quotedBytes)
    while at < limit {
      let byte = bytes[at]
      if byte == UInt8(ascii: ",") {
        if ByteText.starts(bytes, at: at, with: ", "), isKnown(at + 2, seen: seen) { return at }
      } else if byte == 10 {
        if firstBreak == nil { firstBreak = at }
        if TreeLine(bytes, at: at + 1).isEnd { return at }
      }
      at += 1
    }
    return limit == bytes.count ? limit : firstBreak ?? limit
  }

  /// Whether the record may go on at `start`, the byte after an apostrophe, as it does after a closing one.
  private func ending(_ start: Int, seen: TreeAttribute) -> Ending {
    var at = start
    // Words that may be a state, or the text: they count only before an attribute that is known.
    var hasWords = false
    for _ in 0..<16 {
      if TreeLine.isLineEnd(bytes, at) { return hasWords ? .none : recordEnding(at) }
      guard bytes[at] == UInt8(ascii: ",") else { return .none }
      at += 1
      if TreeLine.isLineEnd(bytes, at) { return at >= bytes.count ? .certain : .none }
      guard bytes[at] == 0x20 else { return .none }
      at += 1
      if let (key, value) = TreeAttribute.key(bytes, at: at) {
        guard !seen.contains(key) else { return .none }
        guard TreeAttribute.quoted.contains(key), value < bytes.count else { return .certain }
        return bytes[value] == UInt8(ascii: "'") ? .certain : .none
      }
      if ByteText.starts(bytes, at: at, with: "{{") {
        return !seen.contains(.frame) && FrameText.frame(bytes, at: &at) != nil ? .certain : .none
      }
      // A state may be told twice: `Focused, Keyboard Focused`.
      if let (_, end) = TreeAttribute.state(bytes, at: at) {
        at = end
      } else if let end = UnknownAttributes(bytes).end(of: at) {
        at = end
      } else if let end = UnknownAttributes(bytes).wordsEnd(at) {
        hasWords = true
        at = end
      } else {
        return .none
      }
    }
    return .none
  }

  /// What comes after the line break at or after `at`, where only blanks stand before it.
  private func recordEnding(_ at: Int) -> Ending {
    var start = at
    while start < bytes.count, bytes[start] != 10 { start += 1 }
    start += 1
    while true {
      let line = TreeLine(bytes, at: start)
      switch line {
      case .element, .heading, .log, .end: return .certain
      case .other: return .doubtful
      case .blank:
        while start < bytes.count, bytes[start] != 10 { start += 1 }
        start += 1
      }
    }
  }

  private func isKnown(_ at: Int, seen: TreeAttribute) -> Bool {
    if let (key, value) = TreeAttribute.key(bytes, at: at) {
      guard !seen.contains(key) else { return false }
      return !TreeAttribute.quoted.contains(key)
        || value < bytes.count && bytes[value] == UInt8(ascii: "'")
    }
    if let (_, end) = TreeAttribute.state(bytes, at: at) {
      return ending(end, seen: seen) != .none
    }
    return false
  }
}
