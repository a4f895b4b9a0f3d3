/// A value to be written as JSON: the same value always gives the same bytes.
public enum JSONValue: Hashable, Sendable {
  /// Written with its keys sorted.
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  /// Written with at most three decimals; null where it is not finite.
  case number(Double)
  /// Written in full, beyond what a double holds too.
  case integer(Int64)
  case bool(Bool)
  case null

  /// On one line, without blanks.
  public var compactText: String {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// One member or item a line, indented by two blanks a level, with a line break at the end.
  public var prettyText: String {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    writer.bytes.append(UInt8(ascii: "\n"))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A text, or null.
  public static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
  /// A number, or null.
  public static func optional(_ value: Double?) -> JSONValue {
    value.map(JSONValue.number) ?? .null
  }
}

private struct JSONWriter {
  let isPretty: Bool
  var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: put("null")
    case .bool(let bool): put(bool ? "true" : "false")
    case .number(let number): put(number.isFinite ? Decimal.text(number, places: 3) : "null")
    case .integer(let number): put("\(number)")
    case .string(let text): string(text)
    case .array(let items):
      open("[")
      for (index, item) in items.enumerated() {
        next(after: index)
        write(item)
      }
      close("]", wasEmpty: items.isEmpty)
    case .object(let members):
      open("{")
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        next(after: index)
        string(member.key)
        put(isPretty ? ": " : ":")
        write(member.value)
      }
      close("}", wasEmpty: members.isEmpty)
    }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func open(_ bracket: String) {
    put(bracket)
    depth += 1
  }

  private mutating func next(after index: Int) {
    if index > 0 { put(",") }
    breakLine()
  }

  private mutating func close(_ bracket: String, wasEmpty: Bool) {
    depth -= 1
    if !wasEmpty { breakLine() }
    put(bracket)
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func string(_ text: String) {
    put("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case UInt8(ascii: "\n"): put("\\n")
      case UInt8(ascii: "\r"): put("\\r")
      case UInt8(ascii: "\t"): put("\\t")
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        put("\\u00" + (digits.count == 1 ? "0" : "") + digits)
      default: bytes.append(byte)
      }
    }
    put("\"")
  }
}
