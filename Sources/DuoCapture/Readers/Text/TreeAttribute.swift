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

  private static let keys: [(StaticString, TreeAttribute)] = [
    ("label: ", .label), ("identifier: ", .identifier), ("value: ", .value), ("title: ", .title),
    ("placeholderValue: ", .placeholder), ("pid: ", .processID), ("traits: ", .traits),
  ]

  private static let states: [(StaticString, TreeAttribute)] = [
    ("Selected", .selected), ("Disabled", .disabled), ("Keyboard Focused", .focused),
    ("Focused", .focused), ("Has Keyboard Focus", .focused), ("Has Focus", .focused),
    ("Main Window", .mainWindow),
  ]

  /// The key that stands there with its colon, and where its value begins.
  static func key(_ bytes: [UInt8], at place: Int) -> (TreeAttribute, value: Int)? {
    for (word, attribute) in keys where ByteText.starts(bytes, at: place, with: word) {
      return (attribute, place + word.utf8CodeUnitCount)
    }
    return nil
  }

  /// The state that stands there, up to a comma or the end of the line, and where it ends.
  static func state(_ bytes: [UInt8], at place: Int) -> (TreeAttribute, end: Int)? {
    for (word, attribute) in states where ByteText.starts(bytes, at: place, with: word) {
      let end = place + word.utf8CodeUnitCount
      guard end < bytes.count else { return (attribute, end) }
      let next = bytes[end]
      if next == UInt8(ascii: ",") || next <= 0x20 { return (attribute, end) }
    }
    return nil
  }
}
