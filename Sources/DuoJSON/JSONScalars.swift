extension JSONParser {
  /// The text from the opening quote at the cursor to its closing one.
  mutating func string() throws(JSONError) -> String {
    let opening = place
    at += 1
    let start = at
    // Most texts have no escapes and are taken whole.
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        at += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start, opening: opening) }
      try character(byte)
    }
    throw unended(opening)
  }

  private mutating func escapedString(
    from start: Int, opening: JSONPlace
  ) throws(JSONError) -> String {
    var text = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: Array(String(try escape()).utf8))
      default:
        let from = at
        try character(byte)
        text.append(contentsOf: bytes[from..<at])
      }
    }
    throw unended(opening)
  }

  private func unended(_ opening: JSONPlace) -> JSONError {
    JSONError(
      place: opening, found: "a text without an end", allowed: "a closing \"\\\"\" on its line")
  }

  /// Steps over one character of a text; `byte` is its first byte.
  private mutating func character(_ byte: UInt8) throws(JSONError) {
    if byte < 0x80 {
      guard byte >= 0x20 else {
        let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        throw error(
          isBreak ? "a line break in a text" : "the control byte \(hex(byte)) in a text",
          allowed: isBreak ? "\"\\n\" or a closing \"\\\"\"" : "its escape \"\\u00..\"")
      }
      at += 1
      return
    }
    let length = UTF8Sequence.length(in: bytes, at: at)
    guard length > 0 else {
      throw error("the byte \(hex(byte)) in a text", allowed: "UTF-8")
    }
    at += length
    lineStart += length - 1
  }

  /// The character an escape at the cursor stands for.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    at += 1
    let sign = byte
    at += 1
    switch sign {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default:
      throw JSONError(
        place: start, found: "an unknown escape",
        allowed: "\\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\u and four hexadecimal digits")
    }
  }

  private mutating func unicodeEscape(_ start: JSONPlace) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONError(
      place: start, found: "half of a surrogate pair",
      allowed: "a high and a low surrogate, as \\uD83D\\uDE00")
    guard (0xD800..<0xDC00).contains(first), byte == UInt8(ascii: "\\"), at + 1 < bytes.count,
      bytes[at + 1] == UInt8(ascii: "u")
    else { throw lone }
    at += 2
    let second = try fourDigits(start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func fourDigits(_ start: JSONPlace) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default:
        throw JSONError(
          place: start, found: "an unfinished \\u escape",
          allowed: "\\u and four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      at += 1
    }
    return value
  }

  /// The number at the cursor, which is a digit or a minus sign.
  mutating func number() throws(JSONError) -> Double {
    let start = place
    let first = at
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    if byte == UInt8(ascii: "-") { at += 1 }
    let leading = at
    takeDigits(&mantissa, &digits)
    guard at > leading else { throw malformed(start, first) }
    if bytes[leading] == UInt8(ascii: "0"), at > leading + 1 {
      throw malformed(start, first, found: "a number that starts with 0")
    }
    if byte == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      takeDigits(&mantissa, &digits)
      guard at > fraction else { throw malformed(start, first) }
      exponent = fraction - at
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      at += 1
      let isNegative = byte == UInt8(ascii: "-")
      if isNegative || byte == UInt8(ascii: "+") { at += 1 }
      let power = at
      var value: UInt64 = 0
      var count = 0
      takeDigits(&value, &count)
      guard at > power else { throw malformed(start, first) }
      let limited = count > 9 ? 1_000_000_000 : Int(value)
      exponent += isNegative ? -limited : limited
    }
    guard at == bytes.count || !isWordByte(bytes[at]) else { throw malformed(start, first) }

    // Up to 2^53 and 10^22 both are exact, so that one division or multiplication rounds correctly.
    if digits <= 18, mantissa <= 1 << 53, exponent.magnitude <= 22 {
      let power = Self.powers[Int(exponent.magnitude)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return bytes[first] == UInt8(ascii: "-") ? -value : value
    }
    let text = String(decoding: bytes[first..<at], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw malformed(start, first, found: "a number too large", allowed: "at most 1.797e308")
    }
    return value
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Digits beyond the eighteenth are counted, not kept.
  private mutating func takeDigits(_ mantissa: inout UInt64, _ digits: inout Int) {
    while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") {
      digits += 1
      if digits <= 18 { mantissa = mantissa * 10 + UInt64(bytes[at] - UInt8(ascii: "0")) }
      at += 1
    }
  }

  private func malformed(
    _ start: JSONPlace, _ first: Int, found: String? = nil,
    allowed: String = "a number such as -1.5 or 2e3"
  ) -> JSONError {
    var end = first
    while end < bytes.count, end - first < 24, isWordByte(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[first..<end], as: UTF8.self)
    return JSONError(place: start, found: found ?? Names.quoted(text), allowed: allowed)
  }
}
