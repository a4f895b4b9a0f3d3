/// What an element of XCUITest's tree says of itself, beside its type.
struct TreeAttribute: OptionSet {
  var rawValue: UInt16

  static let address = TreeAttribute(rawValue: 1 << 0)
  static let processID = TreeAttribute(rawValue: 1 << 1)
  static let traits = TreeAttribute(rawValue: 1 << 2)
  static let frame = TreeAttribute(rawValue: 1 << 3)
  static let identifier = TreeAttribute(rawValue: 1 << 4)
  static let title = TreeAttribute(rawValue: 1 << 5)
  static let label = TreeAttribute(rawValue: 1 << 6)
  static let value = TreeAttribute(rawValue: 1 << 7)
  static let placeholder = TreeAttribute(rawValue: 1 << 8)
  static let selected = TreeAttribute(rawValue: 1 << 9)
  static let disabled = TreeAttribute(rawValue: 1 << 10)
  static let focused = TreeAttribute(rawValue: 1 << 11)
  static let mainWindow = TreeAttribute(rawValue: 1 << 12)

  static let quoted: TreeAttribute = [.identifier, .title, .label, .placeholder]

  /// The key that stands there with its colon, and where its value begins.
  static func key(_ bytes: [UInt8], at place: Int) -> (TreeAttribute, value: Int)? {
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "l"): return key(bytes, place, "label: ", .label)
    case UInt8(ascii: "i"): return key(bytes, place, "identifier: ", .identifier)
    case UInt8(ascii: "v"): return key(bytes, place, "value: ", .value)
    case UInt8(ascii: "t"):
      return key(bytes, place, "title: ", .title) ?? key(bytes, place, "traits: ", .traits)
    case UInt8(ascii: "p"):
      return key(bytes, place, "placeholderValue: ", .placeholder)
        ?? key(bytes, place, "pid: ", .processID)
    default: return nil
    }
  }

  private static func key(
    _ bytes: [UInt8], _ place: Int, _ word: StaticString, _ attribute: TreeAttribute
  ) -> (TreeAttribute, value: Int)? {
    ByteText.starts(bytes, at: place, with: word)
      ? (attribute, place + word.utf8CodeUnitCount) : nil
  }

  private static let states: [(StaticString, TreeAttribute)] = [
    ("Selected", .selected), ("Disabled", .disabled), ("Keyboard Focused", .focused),
    ("Focused", .focused), ("Has Keyboard Focus", .focused), ("Has Focus", .focused),
    ("Main Window", .mainWindow),
  ]

  /// The state that stands there, up to a comma or the end of the line, and where it ends.
  static func state(_ bytes: [UInt8], at place: Int) -> (TreeAttribute, end: Int)? {
    guard place < bytes.count, TreeLine.isUpper(bytes[place]) else { return nil }
    for (word, attribute) in states where ByteText.starts(bytes, at: place, with: word) {
      let end = place + word.utf8CodeUnitCount
      guard end < bytes.count else { return (attribute, end) }
      let next = bytes[end]
      if next == UInt8(ascii: ",") || next <= 0x20 { return (attribute, end) }
    }
    return nil
  }
}
