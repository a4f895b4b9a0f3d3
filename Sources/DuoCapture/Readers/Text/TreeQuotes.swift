/// Finds where a quoted text of XCUITest's tree ends, although apostrophes inside are not escaped.
///
/// It ends at the first apostrophe after which the record goes on with an attribute it has not had, or ends. A record
/// ends with its line where the next line is an element, a heading, a line of the test's log, or nothing. An apostrophe
/// before any other line counts only if no better one comes before such a line. What can be told apart so is told
/// apart; a label that holds `', value: 3` cannot.
struct TreeQuotes {
  let bytes: [UInt8]

  private enum Ending {
    case none, doubtful, certain
  }

  /// The place of the closing apostrophe; nil where there is none within the limit.
  ///
  /// - Parameter seen: the attributes the record has had, the quoted one included.
  func end(from start: Int, seen: TreeAttribute) -> Int? {
    var doubtful: Int?
    var at = start
    let limit = min(bytes.count, start + CaptureLimits.quotedBytes)
    while at < limit {
      let byte = bytes[at]
      if byte == UInt8(ascii: "'") {
        switch ending(at + 1, seen: seen) {
        case .certain: return at
        case .doubtful: if doubtful == nil { doubtful = at }
        case .none: break
        }
      } else if byte == 10, let doubtful, TreeLine(bytes, at: at + 1).isEnd {
        return doubtful
      }
      at += 1
    }
    return doubtful
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
    var seen = seen
    for _ in 0..<16 {
      if TreeLine.isLineEnd(bytes, at) { return recordEnding(at) }
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
      if let (state, end) = TreeAttribute.state(bytes, at: at) {
        guard !seen.contains(state) else { return .none }
        seen.insert(state)
        at = end
      } else if let end = unknownEnd(at) {
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
    if let (state, end) = TreeAttribute.state(bytes, at: at), !seen.contains(state) {
      return ending(end, seen: seen.union(state)) != .none
    }
    return false
  }

  /// Where an attribute ends that is not known: `key: value`, `key: 'value'` or `State`, without apostrophes but those.
  func unknownEnd(_ start: Int) -> Int? {
    let limit = min(bytes.count, start + 200)
    var at = start
    guard at < limit, TreeLine.isLetter(bytes[at]) else { return nil }
    while at < limit,
      TreeLine.isLetter(bytes[at]) || bytes[at] == 0x20 && TreeLine.isUpper(bytes[start])
    {
      at += 1
    }
    if ByteText.starts(bytes, at: at, with: ": '") {
      at += 3
      while at < limit, bytes[at] != UInt8(ascii: "'"), bytes[at] != 10 { at += 1 }
      guard at < limit, bytes[at] == UInt8(ascii: "'") else { return nil }
      return at + 1
    }
    let hasValue = ByteText.starts(bytes, at: at, with: ": ")
    guard hasValue || TreeLine.isUpper(bytes[start]) else { return nil }
    while at < limit, bytes[at] != UInt8(ascii: ","), bytes[at] != 10, bytes[at] != 13 {
      guard bytes[at] != UInt8(ascii: "'"),
        hasValue || TreeLine.isLetter(bytes[at]) || bytes[at] == 0x20
      else { return nil }
      at += 1
    }
    return at < limit || at == bytes.count ? at : nil
  }
}
