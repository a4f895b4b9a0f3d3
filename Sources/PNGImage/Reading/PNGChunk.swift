import CZlib

/// A chunk as it stands in a file (ISO/IEC 15948, 5.3).
struct PNGChunk {
  let name: PNGChunkName
  /// Where its content stands in the file.
  let content: Range<Int>
  /// Where its checksum ends.
  let end: Int

  /// The chunk that begins at `place`.
  ///
  /// - Throws: `PNGFault` where the file ends inside it or no chunk can begin so.
  init(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) throws(PNGFault) {
    let left = bytes.count - place
    guard left >= 8 else { throw .truncated(chunk: nil, missing: 12) }
    let length = PNGChunk.number(bytes, place)
    name = PNGChunkName(PNGChunk.number(bytes, place + 4))
    guard name.isSound else {
      throw .structure("at byte \(place + 4) the name of a chunk should stand, and none does")
    }
    guard length <= Int(Int32.max) else {
      throw .structure("its \(name) chunk at byte \(place) says that it has \(length) bytes")
    }
    guard left >= length + 12 else {
      throw .truncated(chunk: "\(name)", missing: length + 12 - left)
    }
    content = place + 8..<place + 8 + length
    end = place + 12 + length
  }

  /// Whether name and content agree with the checksum.
  func isWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let summed = UnsafeBufferPointer(rebasing: bytes[content.lowerBound - 4..<content.upperBound])
    let sum = crc32_z(0, summed.baseAddress, summed.count)
    return Int(sum) == PNGChunk.number(bytes, content.upperBound)
  }

  /// The 32-bit number at `place`, its highest byte first.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
