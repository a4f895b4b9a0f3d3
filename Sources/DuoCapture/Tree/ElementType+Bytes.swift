import DuoGeometry

extension ElementType {
  /// The type that ASCII letters name, whatever their case, with or without Appium's `XCUIElementType` before them.
  init?(named bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 40 else { return nil }
    let name = Self.hasPrefix(bytes) ? bytes.dropFirst(Self.prefixBytes.count) : bytes
    guard let found = Self.byHash[Self.hash(name)], Self.areSame(name, found.name.utf8)
    else { return nil }
    self = found
  }

  private static let prefixBytes = Array("xcuielementtype".utf8)

  private static let byHash = Dictionary(
    allCases.map { (hash($0.name.utf8), $0) }, uniquingKeysWith: { first, _ in first })

  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    FNV.hash(name.lazy.map(lowered))
  }

  private static func hasPrefix(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > prefixBytes.count && areSame(bytes.prefix(prefixBytes.count), prefixBytes)
  }

  private static func areSame(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { lowered($0) == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
