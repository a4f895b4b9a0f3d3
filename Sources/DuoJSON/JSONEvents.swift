/// One step through a JSON text.
package enum JSONEvent: Hashable, Sendable {
  case beginObject, endObject, beginArray, endArray
  case key(String)
  case string(String)
  case number(Double)
  case bool(Bool)
  case null
}

/// A JSON text step by step: nothing is kept of it, and no depth exhausts the stack.
///
/// A key that occurs twice in an object is handed on twice.
package struct JSONEvents {
  private enum Step {
    /// A value, a value or `]`, a key or `}`, a key, `,` or a closing bracket, nothing more.
    case value, firstItem, firstKey, key, separator, end
  }

  private var parser: JSONParser
  private var step = Step.value
  /// Of each open object and array, whether it is an object.
  private var open: [Bool] = []
  /// Where the last event began.
  package private(set) var place = JSONPlace(line: 1, column: 1)

  package init(_ bytes: UnsafeBufferPointer<UInt8>, options: JSONOptions = .strict) {
    parser = JSONParser(bytes: bytes, options: options)
    parser.skipMark()
  }

  /// The next event; nil after the last.
  ///
  /// - Throws: `JSONError` at the first place where the text is not JSON, or is deeper than the options allow.
  package mutating func next() throws(JSONError) -> JSONEvent? {
    try parser.skipBlanks()
    if step == .separator { try separate() }
    place = parser.place
    switch step {
    case .end:
      guard parser.at == parser.bytes.count else {
        throw parser.unexpected(allowed: "nothing after the value")
      }
      return nil
    case .firstKey where parser.byte == UInt8(ascii: "}"): return close(.endObject)
    case .firstItem where parser.byte == UInt8(ascii: "]"): return close(.endArray)
    case .firstKey, .key: return try key()
    case .separator: return close(parser.byte == UInt8(ascii: "}") ? .endObject : .endArray)
    case .value, .firstItem: return try value()
    }
  }

  /// Steps over a comma; stops before a closing bracket.
  private mutating func separate() throws(JSONError) {
    let isObject = open.last ?? false
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if parser.byte == closing { return }
    guard parser.byte == UInt8(ascii: ",") else {
      throw parser.unexpected(allowed: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }
    parser.at += 1
    try parser.skipBlanks()
    if parser.byte == closing, parser.options.allowsTrailingCommas { return }
    step = isObject ? .key : .value
  }

  private mutating func key() throws(JSONError) -> JSONEvent {
    guard parser.byte == UInt8(ascii: "\"") else {
      throw parser.unexpected(
        allowed: step == .firstKey ? "a key in double quotes or \"}\"" : "a key in double quotes")
    }
    let key = try parser.string()
    try parser.skipBlanks()
    guard parser.byte == UInt8(ascii: ":") else { throw parser.unexpected(allowed: "\":\"") }
    parser.at += 1
    step = .value
    return .key(key)
  }

  private mutating func value() throws(JSONError) -> JSONEvent {
    switch parser.byte {
    case UInt8(ascii: "{"):
      try enter(isObject: true)
      step = .firstKey
      return .beginObject
    case UInt8(ascii: "["):
      try enter(isObject: false)
      step = .firstItem
      return .beginArray
    default:
      let node = try parser.value()
      step = open.isEmpty ? .end : .separator
      switch node.content {
      case .string(let text): return .string(text)
      case .number(let number): return .number(number)
      case .bool(let bool): return .bool(bool)
      case .null, .object, .array: return .null
      }
    }
  }

  private mutating func enter(isObject: Bool) throws(JSONError) {
    guard open.count < parser.options.maximumDepth else {
      throw JSONError(
        place: parser.place, found: "objects and arrays \(open.count + 1) deep",
        allowed: "at most \(parser.options.maximumDepth)")
    }
    parser.at += 1
    open.append(isObject)
  }

  private mutating func close(_ event: JSONEvent) -> JSONEvent {
    parser.at += 1
    open.removeLast()
    step = open.isEmpty ? .end : .separator
    return event
  }
}
