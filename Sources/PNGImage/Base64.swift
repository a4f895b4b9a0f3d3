/// Bytes as text (RFC 4648, section 4).
public enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes that `write` takes at a time: whole groups of three, so that only the last piece is padded.
  static let piece = 48 << 10

  public static func text(of bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { text(of: $0) }
  }

  /// Hands the text on in pieces, so that it never stands in memory as a whole.
  public static func write(
    _ bytes: [UInt8], to sink: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(start + piece, bytes.count)
        let text = text(of: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        try text.withUnsafeBytes(sink)
        start = end
      }
    }
  }

  private static func text(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { text, count in
      letters.withUnsafeBufferPointer { letters in
        var place = 0
        var start = 0
        while start < bytes.count {
          let left = bytes.count - start
          let group =
            UInt32(bytes[start]) << 16 | (left > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
            | (left > 2 ? UInt32(bytes[start + 2]) : 0)
          text[place] = letters[Int(group >> 18)]
          text[place + 1] = letters[Int(group >> 12 & 63)]
          text[place + 2] = left > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "=")
          text[place + 3] = left > 2 ? letters[Int(group & 63)] : UInt8(ascii: "=")
          place += 4
          start += 3
        }
      }
      count = length
    }
  }
}
