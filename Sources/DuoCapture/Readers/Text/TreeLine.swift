/// What a line of XCUITest's text is, judged by itself.
enum TreeLine {
  /// The type of an element, how deep it is indented, and where its attributes begin.
  struct Element {
    /// Blanks one, tabs four; the arrow before the first element nothing, as its children may be one deeper than its blank.
    var indentation: Int
    var name: Range<Int>
    var rest: Int
    var attributes: TreeAttribute
  }

  case element(Element)
  /// A heading: of a tree, or after its end.
  case heading
  /// What a test writes while it runs (`t =     3.21s Tap Button`).
  case log
  case blank, other
  /// There is no such line: the text has ended.
  case end

  var isEnd: Bool {
    switch self {
    case .element, .heading, .log, .end: true
    case .blank, .other: false
    }
  }

  /// The line that begins at `start`.
  init(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count else {
      self = .end
      return
    }
    var at = start
    var indentation = 0
    while at < bytes.count, let (bytesTaken, width) = Self.blank(bytes, at) {
      at += bytesTaken
      indentation += width
    }
    guard at < bytes.count, bytes[at] != 10, bytes[at] != 13 else {
      self = .blank
      return
    }
    if let element = Self.element(bytes, at, indentation) ?? Self.odd(bytes, at, indentation) {
      self = .element(element)
    } else if Self.isHeading(bytes, at) {
      self = .heading
    } else if Self.isLog(bytes, at) {
      self = .log
    } else {
      self = .other
    }
  }

  /// The bytes and the width of the blank, tab or arrow that stands there.
  private static func blank(_ bytes: [UInt8], _ at: Int) -> (Int, Int)? {
    switch bytes[at] {
    case UInt8(ascii: " "): return (1, 1)
    case 9: return (1, 4)
    case 0xE2 where ByteText.starts(bytes, at: at, with: "→"): return (3, 0)
    case 0xC2 where ByteText.starts(bytes, at: at, with: "\u{A0}"): return (2, 1)
    default: return nil
    }
  }

  private static func element(_ bytes: [UInt8], _ start: Int, _ indentation: Int) -> Element? {
    guard isUpper(bytes[start]) else { return nil }
    var at = start
    while at < bytes.count, at - start <= 40, isLetter(bytes[at]) { at += 1 }
    guard at - start <= 40 else { return nil }
    let name = start..<at
    if ByteText.starts(bytes, at: at, with: " (") {
      var end = at + 2
      while end < bytes.count, end - at < 26, isLetter(bytes[end]) || bytes[end] == 0x20 {
        end += 1
      }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else { return nil }
      at = end + 1
    }
    if let rest = address(bytes, at) {
      return Element(indentation: indentation, name: name, rest: rest, attributes: .address)
    }
    guard ByteText.starts(bytes, at: at, with: ", ") else { return nil }
    let isElement: Bool
    if ByteText.starts(bytes, at: at + 2, with: "{{") {
      isElement = true
    } else if let (key, value) = TreeAttribute.key(bytes, at: at + 2) {
      isElement =
        key == .processID || key == .traits
        || ElementType(named: bytes[name]) != nil
          && (key == .value || value < bytes.count && bytes[value] == UInt8(ascii: "'"))
    } else {
      isElement = false
    }
    return isElement
      ? Element(indentation: indentation, name: name, rest: at, attributes: []) : nil
  }

  /// An element whose type is told in words that no release known so far writes: `Other(99)`, `Unknown Type 85`, `85`.
  ///
  /// A line of prose is not to be taken for one, so an address and an attribute have to follow.
  private static func odd(_ bytes: [UInt8], _ start: Int, _ indentation: Int) -> Element? {
    let at = nameEnd(bytes, start)
    guard at > start, ByteText.starts(bytes, at: at, with: ", 0x"),
      let rest = address(bytes, at), ByteText.starts(bytes, at: rest, with: ", ")
    else { return nil }
    let next = rest + 2
    guard
      ByteText.starts(bytes, at: next, with: "{{") || TreeAttribute.key(bytes, at: next) != nil
        || TreeAttribute.state(bytes, at: next) != nil
    else { return nil }
    return Element(
      indentation: indentation, name: start..<at, rest: rest, attributes: .address)
  }

  private static func nameEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var at = start
    while at < bytes.count, at - start < 60, isOfName(bytes[at]) { at += 1 }
    return at
  }

  /// Whether the text ends in the middle of an element's type or address, of which the first stands at `start`.
  static func isPiece(_ bytes: [UInt8], at start: Int) -> Bool {
    guard start < bytes.count else { return false }
    let end = nameEnd(bytes, start)
    let first = bytes[start]
    guard end < bytes.count else {
      return isUpper(first) || isDigit(first) || first == UInt8(ascii: "(")
    }
    return end > start && zip(bytes[end...], ", 0x".utf8).allSatisfy { $0 == $1 }
  }

  /// Where `, 0x…` or, in old releases, ` 0x…:` ends.
  private static func address(_ bytes: [UInt8], _ start: Int) -> Int? {
    var at = start
    if ByteText.starts(bytes, at: at, with: ", 0x") {
      at += 4
    } else if ByteText.starts(bytes, at: at, with: " 0x") {
      at += 3
    } else {
      return nil
    }
    let first = at
    while at < bytes.count, at - first < 32, isHexadecimal(bytes[at]) { at += 1 }
    guard at > first else { return nil }
    guard at < bytes.count else { return at }
    let next = bytes[at]
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ":") || next <= 0x20 ? at : nil
  }

  private static func isHeading(_ bytes: [UInt8], _ at: Int) -> Bool {
    if ByteText.starts(bytes, at: at, with: "Attributes: ") {
      return at + 12 < bytes.count && isUpper(bytes[at + 12])
    }
    for (word, length) in headings where ByteText.starts(bytes, at: at, with: word) {
      return isLineEnd(bytes, at + length)
    }
    return false
  }

  private static let headings: [(StaticString, Int)] = [
    ("Element subtree:", 16), ("Path to element:", 16), ("Query chain:", 12),
  ]

  static func isLineEnd(_ bytes: [UInt8], _ start: Int) -> Bool {
    var at = start
    while at < bytes.count, NumberText.isBlank(bytes[at]) { at += 1 }
    return at >= bytes.count || bytes[at] == 10 || bytes[at] == 13
  }

  private static func isLog(_ bytes: [UInt8], _ start: Int) -> Bool {
    guard ByteText.starts(bytes, at: start, with: "t = ") else { return false }
    var at = start + 4
    while at < bytes.count, at - start < 16, bytes[at] == 0x20 { at += 1 }
    return at < bytes.count && isDigit(bytes[at])
  }

  static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it may stand in the name of a type, an attribute or a state.
  static func isOfName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x20 || byte == UInt8(ascii: "(")
      || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
