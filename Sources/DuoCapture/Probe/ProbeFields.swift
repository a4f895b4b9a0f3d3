import DuoJSON

/// The members of an object by their keys, read without regard to case, `_` and `-`.
struct ProbeFields {
  let members: [JSONNode.Member]
  private let places: [String: Int]

  init(_ members: [JSONNode.Member]) {
    self.members = members
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      let key = Self.folded(member.key)
      // Of two spellings of a key the first that says something counts.
      if let there = places[key], members[there].value.content != .null { continue }
      places[key] = index
    }
    self.places = places
  }

  /// In lower case, without `_`, `-` and blanks.
  static func folded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether one of the keys is there, null or not.
  func has(_ names: String...) -> Bool { names.contains { places[$0] != nil } }

  /// The first of the keys, written as `folded` gives them, whose value is not null.
  func member(_ names: [String]) -> JSONNode.Member? {
    for name in names {
      guard let place = places[name] else { continue }
      if ProbeShapes.bare(members[place].value).content != .null { return members[place] }
    }
    return nil
  }

  func node(_ names: String...) -> JSONNode? {
    member(names).map { ProbeShapes.bare($0.value) }
  }

  func number(_ names: String...) throws(ProbeShapes.Mismatch) -> Double? {
    guard let member = member(names) else { return nil }
    return try ProbeShapes.number(member.value)
  }
}
