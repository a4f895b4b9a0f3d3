import DuoJSON

/// Reads one element of XCUITest's tree: its line, and the lines that a quoted text or a value goes on over.
struct TreeRecord {
  private let quotes: TreeQuotes
  private var bytes: [UInt8] { quotes.bytes }
  private var at: Int
  private var seen: TreeAttribute
  private var title = ""
  /// Whether something stood there that is neither attribute nor state.
  private var endsUnknown = false
  private(set) var node: CapturedNode
  /// Whether its type is one of XCUITest's.
  let isKnown: Bool
  /// Where the next line begins.
  private(set) var next = 0

  /// - Throws: where a frame or a quoted text does not end, or the file ends in the middle of the element.
  init(_ element: TreeLine.Element, of quotes: TreeQuotes, line: Int) throws(CaptureFault) {
    self.quotes = quotes
    at = element.rest
    seen = element.attributes
    let type = ElementType(named: quotes.bytes[element.name])
    isKnown = type != nil
    node = CapturedNode(type: type ?? .other, line: line)
    try read()
  }

  private mutating func read() throws(CaptureFault) {
    repeat {
      while !isLineEnd { try item() }
      endLine()
    } while goesOn
    if node.label.isEmpty { node.label = title }
    if next >= bytes.count, bytes.last != 10, endsUnknown || seen.subtracting(.address).isEmpty {
      throw cut("an element")
    }
  }

  private var isLineEnd: Bool { TreeLine.isLineEnd(bytes, at) }

  private mutating func endLine() {
    while at < bytes.count, bytes[at] != 10 { at += 1 }
    next = min(at + 1, bytes.count)
  }

  /// Whether the next line is one that was broken before an attribute.
  private var goesOn: Bool {
    mutating get {
      guard case .other = TreeLine(bytes, at: next) else { return false }
      var start = next
      while start < bytes.count, NumberText.isBlank(bytes[start]) { start += 1 }
      guard let (key, _) = TreeAttribute.key(bytes, at: start), !seen.contains(key) else {
        return false
      }
      at = start
      return true
    }
  }

  private mutating func item() throws(CaptureFault) {
    endsUnknown = false
    while at < bytes.count,
      bytes[at] == UInt8(ascii: ",") || bytes[at] == UInt8(ascii: ":")
        || NumberText.isBlank(bytes[at])
    {
      at += 1
    }
    if isLineEnd {
      endsUnknown = true
    } else if ByteText.starts(bytes, at: at, with: "{{") {
      try frame()
    } else if let (key, value) = TreeAttribute.key(bytes, at: at), !seen.contains(key) {
      try attribute(key, from: value)
    } else if let (state, end) = TreeAttribute.state(bytes, at: at) {
      seen.insert(state)
      at = end
      switch state {
      case .selected: node.isSelected = true
      case .disabled: node.isEnabled = false
      case .focused: node.isFocused = true
      default: break
      }
    } else {
      skipUnknown()
    }
  }

  private mutating func frame() throws(CaptureFault) {
    let start = at
    guard let frame = FrameText.frame(bytes, at: &at) else {
      var end = start
      while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
      if end == bytes.count { throw cut("a frame") }
      throw CaptureFault(
        "line \(node.line)", "\(Names.quoted(ByteText.string(bytes, start..<end))) is no frame",
        "allowed: \(FrameText.wanted)")
    }
    if !seen.contains(.frame) { node.frame = frame }
    seen.insert(.frame)
  }

  private mutating func attribute(_ key: TreeAttribute, from value: Int) throws(CaptureFault) {
    seen.insert(key)
    at = value
    guard value < bytes.count else { throw cut("an attribute") }
    let isQuoted = bytes[value] == UInt8(ascii: "'")
    if TreeAttribute.quoted.contains(key), isQuoted {
      let end = try quoteEnd(key, from: value + 1)
      set(key, value + 1..<end)
      at = end + 1
      return
    }
    let end = key == .value ? quotes.valueEnd(from: value, seen: seen) : plainEnd(value)
    var last = end
    while last > value, bytes[last - 1] <= 0x20 { last -= 1 }
    if isQuoted, last > value + 1, bytes[last - 1] == UInt8(ascii: "'") {
      set(key, value + 1..<last - 1)
    } else {
      set(key, value..<last)
    }
    at = end
  }

  private func quoteEnd(_ key: TreeAttribute, from start: Int) throws(CaptureFault) -> Int {
    let problem: String
    switch quotes.end(of: key, from: start, seen: seen) {
    case .place(let end): return end
    case .element: problem = "an identifier that does not end before the next element"
    case .none:
      if start + CaptureLimits.quotedBytes >= bytes.count { throw cut("a quoted text") }
      problem = "a quoted text that does not end within \(CaptureLimits.quotedBytes >> 10) KB"
    }
    throw CaptureFault(
      "line \(node.line)", problem,
      "wanted: \"'\" and a further attribute or the end of the line after it")
  }

  private func plainEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ","), bytes[end] != 10 { end += 1 }
    return end
  }

  private mutating func set(_ key: TreeAttribute, _ range: Range<Int>) {
    switch key {
    case .identifier: node.identifier = text(range)
    case .label: node.label = text(range)
    case .title: title = text(range)
    case .value: node.value = text(range)
    case .placeholder: node.placeholder = text(range)
    default: break
    }
  }

  /// Line breaks of a text are `\n`, whatever the file's are.
  private func text(_ range: Range<Int>) -> String {
    guard bytes[range].contains(13) else { return ByteText.string(bytes, range) }
    var result: [UInt8] = []
    for index in range
    where bytes[index] != 13 || index + 1 == range.upperBound || bytes[index + 1] != 10 {
      result.append(bytes[index])
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func skipUnknown() {
    if let end = UnknownAttributes(bytes).end(of: at) {
      at = end
    } else {
      while at < bytes.count, bytes[at] != UInt8(ascii: ","), bytes[at] != 10 { at += 1 }
    }
    endsUnknown = true
  }

  private func cut(_ what: String) -> CaptureFault {
    CaptureFault(
      "line \(node.line)", "the file ends in the middle of \(what)",
      "wanted: the whole tree; it may have been cut")
  }
}
