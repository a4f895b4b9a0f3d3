import CZlib

/// One chunk of a PNG, taken apart by hand.
struct Chunk {
  var name: String
  var bytes: [UInt8]
  var hasRightSum: Bool

  struct Broken: Error {}

  static func all(of file: [UInt8]) throws -> [Chunk] {
    guard file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { throw Broken() }
    var chunks: [Chunk] = []
    var place = 8
    while place < file.count {
      guard place + 12 <= file.count else { throw Broken() }
      let length = number(file[place..<place + 4])
      guard place + 12 + length <= file.count else { throw Broken() }
      let summed = Array(file[place + 4..<place + 8 + length])
      let sum = number(file[place + 8 + length..<place + 12 + length])
      chunks.append(
        Chunk(
          name: String(decoding: summed.prefix(4), as: UTF8.self),
          bytes: Array(summed.dropFirst(4)),
          hasRightSum: Int(crc32(0, summed, UInt32(summed.count))) == sum))
      place += 12 + length
    }
    return chunks
  }

  static func inflate(_ packed: [UInt8]) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    var count = UInt(bytes.count)
    guard uncompress(&bytes, &count, packed, UInt(packed.count)) == Z_OK else { throw Broken() }
    return Array(bytes.prefix(Int(count)))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
