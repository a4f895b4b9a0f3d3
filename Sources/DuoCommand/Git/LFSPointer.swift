/// What git has in place of a file that Git LFS keeps elsewhere: three lines of text.
struct LFSPointer: Hashable, Sendable {
  /// The SHA-256 of the file, in hexadecimal.
  let id: String
  /// Bytes of the file.
  let size: Int
  /// Whether other programs changed the file before it was stored.
  let isExtended: Bool

  /// Bytes that a pointer has at most, as its specification says.
  private static let limit = 1024

  /// - Returns: nil where the bytes are no pointer.
  init?(_ bytes: [UInt8]) {
    guard bytes.count < Self.limit, bytes.starts(with: "version https://git-lfs.".utf8) else {
      return nil
    }
    var values: [Substring: Substring] = [:]
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      guard let space = line.firstIndex(of: " ") else { return nil }
      values[line[..<space]] = line[line.index(after: space)...]
    }
    let digest = values["oid"]?.split(separator: ":") ?? []
    guard digest.count == 2, digest[0] == "sha256", digest[1].utf8.count == 64,
      digest[1].utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let size = values["size"].flatMap({ Int($0) }), size >= 0
    else { return nil }
    id = digest[1].lowercased()
    self.size = size
    isExtended = values.keys.contains { $0.hasPrefix("ext-") }
  }

  /// For a pointer on the disk, where the file should be.
  func unresolved(_ place: String) -> Trouble {
    Trouble(
      place, "is a pointer of Git LFS, and the file itself is not here",
      "run git lfs pull; in GitHub Actions give actions/checkout lfs: true")
  }
}
