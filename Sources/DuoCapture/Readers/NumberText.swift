/// Numbers as tools print them: decimals, exponents, `inf`, `-inf`, `nan`.
enum NumberText {
  /// The number that the bytes are, blanks around it left out; nil where they are none.
  static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end, end - start <= 400 else { return nil }
    return plain(bytes, start, end) ?? other(bytes, start, end)
  }

  static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return number(bytes, 0..<bytes.count)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 }

  /// Up to 15 digits with a point: one division rounds correctly.
  private static func plain(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    var at = start
    let isNegative = bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var mantissa = 0
    var digits = 0
    var places = 0
    var point = false
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: "."), !point, digits > 0 {
        point = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 15 {
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if point { places += 1 }
      } else {
        return nil
      }
      at += 1
    }
    guard digits > 0 else { return nil }
    let value = Double(mantissa) / powers[places]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func other(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Double? {
    let isDecimal = bytes[start..<end].allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+")
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    if isDecimal { return Double(text) }
    switch text.lowercased() {
    case "inf", "+inf", "infinity", "+infinity", "∞": return .infinity
    case "-inf", "-infinity", "-∞": return -.infinity
    case "nan", "-nan", "+nan": return .nan
    default: return nil
    }
  }
}
