extension JSONNode {
  /// Reads one JSON text, encoded as UTF-8; a byte order mark before it is skipped.
  ///
  /// - Throws: `JSONError` at the first place where the text is not JSON, repeats a key of an object, or
  ///   exceeds the depth or size of `options`.
  public init(parsing bytes: [UInt8], options: JSONOptions = .strict) throws(JSONError) {
    guard bytes.count <= options.maximumBytes else {
      throw JSONError(
        place: JSONPlace(line: 1, column: 1), found: "\(bytes.count) bytes",
        allowed: "at most \(options.maximumBytes)")
    }
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> JSONNode in
      var parser = JSONParser(bytes: buffer, options: options)
      return try parser.document()
    }
  }
}

/// One pass over the bytes, from the front to the back.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let options: JSONOptions
  var at = 0
  var line = 1
  /// The offset at which the columns of this line start: after its line break, moved on by one for every
  /// byte that continues a character.
  var lineStart = 0
  var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>, options: JSONOptions) {
    self.bytes = bytes
    self.options = options
  }

  var place: JSONPlace { JSONPlace(line: line, column: at - lineStart + 1) }
  /// The byte at the cursor; 0, which no JSON text holds, at the end.
  var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

  mutating func document() throws(JSONError) -> JSONNode {
    skipMark()
    try skipBlanks()
    let node = try value()
    try skipBlanks()
    guard at == bytes.count else { throw unexpected(allowed: "nothing after the value") }
    return node
  }

  /// Steps over a byte order mark.
  mutating func skipMark() {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      at = 3
      lineStart = 3
    }
  }

  mutating func value() throws(JSONError) -> JSONNode {
    let start = place
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try members()), place: start)
    case UInt8(ascii: "["): return JSONNode(.array(try items()), place: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), place: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), place: start)
    case UInt8(ascii: "t"): return JSONNode(.bool(try word("true", means: true)), place: start)
    case UInt8(ascii: "f"): return JSONNode(.bool(try word("false", means: false)), place: start)
    case UInt8(ascii: "n"):
      _ = try word("null", means: false)
      return JSONNode(.null, place: start)
    default: throw unexpected(allowed: "a value")
    }
  }

  private mutating func members() throws(JSONError) -> [JSONNode.Member] {
    try enter()
    var members: [JSONNode.Member] = []
    var seen = SeenKeys()
    try skipBlanks()
    while byte != UInt8(ascii: "}") {
      guard byte == UInt8(ascii: "\"") else {
        let closing = members.isEmpty || options.allowsTrailingCommas
        throw unexpected(
          allowed: closing ? "a key in double quotes or \"}\"" : "a key in double quotes")
      }
      let keyPlace = place
      let key = try string()
      if let first = seen.insert(key, at: members.count) {
        let earlier = members[first].keyPlace
        throw JSONError(
          place: keyPlace, found: "the key \(Names.quoted(key)) again",
          allowed: "each key once, it stands at \(earlier.line):\(earlier.column)")
      }
      try skipBlanks()
      guard byte == UInt8(ascii: ":") else { throw unexpected(allowed: "\":\"") }
      at += 1
      try skipBlanks()
      members.append(JSONNode.Member(key: key, keyPlace: keyPlace, value: try value()))
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        at += 1
        try skipBlanks()
        if byte == UInt8(ascii: "}"), !options.allowsTrailingCommas {
          throw unexpected(allowed: "a key in double quotes")
        }
      } else if byte != UInt8(ascii: "}") {
        throw unexpected(allowed: "\",\" or \"}\"")
      }
    }
    leave()
    return members
  }

  private mutating func items() throws(JSONError) -> [JSONNode] {
    try enter()
    var items: [JSONNode] = []
    try skipBlanks()
    while byte != UInt8(ascii: "]") {
      items.append(try value())
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        at += 1
        try skipBlanks()
        if byte == UInt8(ascii: "]"), !options.allowsTrailingCommas {
          throw unexpected(allowed: "a value")
        }
      } else if byte != UInt8(ascii: "]") {
        throw unexpected(allowed: "\",\" or \"]\"")
      }
    }
    leave()
    return items
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= options.maximumDepth else {
      throw JSONError(
        place: place, found: "objects and arrays \(depth) deep",
        allowed: "at most \(options.maximumDepth)")
    }
    at += 1
  }

  private mutating func leave() {
    depth -= 1
    at += 1
  }

  private mutating func word(_ word: StaticString, means value: Bool) throws(JSONError) -> Bool {
    let length = word.utf8CodeUnitCount
    for index in 0..<length {
      guard at + index < bytes.count, bytes[at + index] == word.utf8Start[index] else {
        throw unexpected(allowed: "a value")
      }
    }
    if at + length < bytes.count, isWordByte(bytes[at + length]) {
      throw unexpected(allowed: "a value")
    }
    at += length
    return value
  }

  /// Blanks and, where allowed, comments.
  mutating func skipBlanks() throws(JSONError) {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        at += 1
        newLine()
      case UInt8(ascii: "\r"):
        at += 1
        if byte != UInt8(ascii: "\n") { newLine() }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): at += 1
      case UInt8(ascii: "/") where options.allowsComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func newLine() {
    line += 1
    lineStart = at
  }

  private mutating func skipComment() throws(JSONError) {
    let start = place
    let second = at + 1 < bytes.count ? bytes[at + 1] : 0
    if second == UInt8(ascii: "/") {
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
        at += 1
      }
      return
    }
    guard second == UInt8(ascii: "*") else { throw unexpected(allowed: "a value or a comment") }
    at += 2
    while at < bytes.count {
      let here = bytes[at]
      at += 1
      if here == UInt8(ascii: "*"), byte == UInt8(ascii: "/") {
        at += 1
        return
      }
      if here == UInt8(ascii: "\n") || (here == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")) {
        newLine()
      } else if here & 0xC0 == 0x80 {
        lineStart += 1
      }
    }
    throw JSONError(place: start, found: "a comment without an end", allowed: "\"*/\" after it")
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  func error(_ found: String, allowed: String) -> JSONError {
    JSONError(place: place, found: found, allowed: allowed)
  }

  /// The error for whatever stands at the cursor.
  func unexpected(allowed: String) -> JSONError {
    guard at < bytes.count else { return error("the end of the file", allowed: allowed) }
    if isWordByte(bytes[at]) {
      var end = at
      while end < bytes.count, end - at < 24, isWordByte(bytes[end]) { end += 1 }
      let word = String(decoding: bytes[at..<end], as: UTF8.self)
      return error(Names.quoted(word), allowed: allowed)
    }
    if bytes[at] > 0x20, bytes[at] < 0x7F {
      let sign = Character(UnicodeScalar(bytes[at]))
      return error(sign == "\"" ? "a text" : "\"\(sign)\"", allowed: allowed)
    }
    return error("the byte \(hex(bytes[at]))", allowed: allowed)
  }

  func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return "0x" + (text.count == 1 ? "0" : "") + text
  }
}

/// The keys of one object so far: a plain list while there are few, a table beyond.
private struct SeenKeys {
  private var few: [String] = []
  private var many: [String: Int] = [:]

  /// Keeps `key`; the index it was kept under before, if it was.
  mutating func insert(_ key: String, at index: Int) -> Int? {
    if few.count < 24 {
      if let first = few.firstIndex(of: key) { return first }
      few.append(key)
      return nil
    }
    if many.isEmpty {
      for (place, key) in few.enumerated() { many[key] = place }
    }
    if let first = many[key] { return first }
    many[key] = index
    return nil
  }
}
