import CZlib

/// Reads what an ICC profile calls itself (ICC.1:2022, 7.2, 9.2.41 and 10.15; ICC.1:2001-04, 6.5.17).
enum ProfileDescription {
  /// Bytes of a profile that are unpacked: the tags' table and short tags stand at its start.
  private static let most = 1 << 16

  /// - Parameter content: What an iCCP chunk holds: a name, 0, the packing's number, the packed profile.
  static func of(_ content: UnsafeBufferPointer<UInt8>) -> String? {
    guard let end = content.prefix(80).firstIndex(of: 0), content.count > end + 2 else {
      return nil
    }
    let packed = UnsafeBufferPointer(rebasing: content[(end + 2)...])
    return text(in: unpack(packed))
  }

  private static func unpack(_ packed: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      var length = uLongf(most)
      // What fits is there even where the whole does not.
      _ = uncompress(buffer.baseAddress, &length, packed.baseAddress, uLong(packed.count))
      count = min(Int(length), most)
    }
  }

  static func text(in profile: [UInt8]) -> String? {
    profile.withUnsafeBufferPointer { profile in
      func number(_ place: Int) -> Int? {
        place >= 0 && place <= profile.count - 4 ? PNGChunk.number(profile, place) : nil
      }
      guard let count = number(128) else { return nil }
      for entry in 0..<min(count, 100) {
        let place = 132 + entry * 12
        guard number(place) == 0x6465_7363 else { continue }  // desc
        guard let start = number(place + 4), let type = number(start) else { return nil }
        switch type {
        case 0x6465_7363:  // Plain text with its length, a closing 0 counted.
          guard let length = number(start + 8), length <= profile.count - start - 12 else {
            return nil
          }
          let letters = profile[(start + 12)..<(start + 12 + length)].prefix { $0 != 0 }
          return OneLine.of(letters.map { Unicode.Scalar($0) })
        case 0x6D6C_7563:  // mluc: UTF-16 in several languages, the first one taken.
          guard let length = number(start + 20), let offset = number(start + 24),
            offset <= profile.count - start, length <= profile.count - start - offset
          else { return nil }
          let units = stride(from: start + offset, to: start + offset + length - 1, by: 2).map {
            UInt16(profile[$0]) << 8 | UInt16(profile[$0 + 1])
          }
          return OneLine.of(String(decoding: units, as: UTF16.self).unicodeScalars)
        default: return nil
        }
      }
      return nil
    }
  }
}
