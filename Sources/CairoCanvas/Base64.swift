/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> [UInt8] {
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
