import DuoDrawing

/// The bytes of an SVG as it grows.
///
/// Numbers have at most three decimals (scales six) and no exponent. The prefix of the document's own ids is not
/// known before the end, so `prefixMark` stands in for it.
struct SVGText {
  /// A byte that XML forbids, so that no text can hold it.
  static let prefixMark: UInt8 = 1

  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(plain text: String) { bytes.append(contentsOf: text.utf8) }

  /// Text that needs no escapes.
  mutating func add(ascii text: [UInt8]) { bytes.append(contentsOf: text) }

  mutating func add(_ other: SVGText) { bytes.append(contentsOf: other.bytes) }

  mutating func addPrefix() { bytes.append(SVGText.prefixMark) }

  /// Text for attributes in double quotes; what XML forbids becomes U+FFFD.
  mutating func add(escaped text: String) { add(text, escapesQuotes: true) }

  /// Text between tags, where quotes may stay: a layout in JSON is full of them.
  mutating func add(content text: String) { add(text, escapesQuotes: false) }

  private mutating func add(_ text: String, escapesQuotes: Bool) {
    var text = text
    text.withUTF8 { source in
      var done = 0
      for (place, byte) in source.enumerated() where SVGText.isSpecial(byte) {
        if byte == UInt8(ascii: "\""), !escapesQuotes { continue }
        guard let (name, length) = SVGText.escape(source[place...]) else { continue }
        bytes.append(contentsOf: source[done..<place])
        add(name)
        done = place + length
      }
      bytes.append(contentsOf: source[done...])
    }
  }

  /// Whether a byte may begin what is not written as it is.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == 0xEF
  }

  /// What stands in for the character that begins here, and how many bytes it took.
  private static func escape(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (name: StaticString, length: Int)? {
    switch rest.first {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "\n"): ("&#10;", 1)
    case UInt8(ascii: "\t"): ("&#9;", 1)
    case UInt8(ascii: "\r"): ("&#13;", 1)
    // U+FFFE and U+FFFF.
    case 0xEF:
      rest.starts(with: [0xEF, 0xBF, 0xBE]) || rest.starts(with: [0xEF, 0xBF, 0xBF])
        ? ("\u{FFFD}", 3) : nil
    default: ("\u{FFFD}", 1)
    }
  }

  mutating func add(_ value: Double) { add(value, decimals: 3) }

  mutating func add(_ value: Double, decimals: Int) {
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    add(Int((value * Double(power)).rounded()), over: power)
  }

  /// `value / power`, where `power` is a power of ten.
  mutating func add(_ value: Int, over power: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = abs(value)
    let whole = size / power
    var rest = size % power
    if whole > 0 || rest == 0 { add(digits: whole) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = power / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  private mutating func add(digits value: Int) {
    if value >= 10 { add(digits: value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  /// ` NAME="#RRGGBB"`, and ` NAME-opacity` where it is not opaque.
  mutating func add(paint name: StaticString, _ color: Color) {
    add(" ")
    add(name)
    add("=\"#")
    for channel in [color.red, color.green, color.blue] {
      for digit in [channel >> 4, channel & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    add("\"")
    guard color.alpha < 1 else { return }
    add(" ")
    add(name)
    add("-opacity=\"")
    add(max(0, color.alpha))
    add("\"")
  }
}
