/// One folder of a revision, as its object has it. Names are bytes: git gives them no encoding.
struct GitTree: Sendable {
  enum Kind: Sendable {
    case file, folder, link, submodule
  }

  struct Entry: Sendable {
    var kind: Kind
    /// The hexadecimal name of its object.
    var id: String
  }

  /// In the order of the object.
  private(set) var names: [[UInt8]] = []
  private var entries: [[UInt8]: Entry] = [:]

  /// - Parameter idLength: bytes of an object's name: 20 by SHA-1, 32 by SHA-256.
  /// - Returns: nil where the bytes are no tree.
  init?(_ bytes: [UInt8], idLength: Int) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
        let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > idLength,
        let kind = Kind(mode: rest[..<space])
      else { return nil }
      let name = Array(rest[(space + 1)..<end])
      let id = rest[(end + 1)...(end + idLength)]
      if entries.updateValue(Entry(kind: kind, id: hexadecimal(id)), forKey: name) == nil {
        names.append(name)
      }
      rest = rest[(end + 1 + idLength)...]
    }
  }

  subscript(name: [UInt8]) -> Entry? { entries[name] }
}

extension GitTree.Kind {
  /// By the octal digits of an entry's mode; nil where they are none.
  fileprivate init?(mode: ArraySlice<UInt8>) {
    guard mode.count <= 6, let number = UInt32(String(decoding: mode, as: UTF8.self), radix: 8)
    else { return nil }
    switch number & 0o170000 {
    case 0o040000: self = .folder
    case 0o120000: self = .link
    case 0o160000: self = .submodule
    default: self = .file
    }
  }
}

private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count * 2)
  for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
  return String(decoding: text, as: UTF8.self)
}
