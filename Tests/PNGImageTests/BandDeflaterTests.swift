import CZlib
import Testing

@testable import PNGImage

/// What zlib unpacks must be what was packed, whatever it is.
@Suite struct BandDeflaterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var row: Int
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  /// SplitMix64, so that a failure comes again.
  static func noise(_ count: Int, below limit: UInt64 = 256) -> [UInt8] {
    var state: UInt64 = 27
    return (0..<count).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return UInt8(truncatingIfNeeded: (z ^ z >> 31) % limit)
    }
  }

  static let cases: [Case] = [
    Case(name: "nothing", row: 31, bytes: []),
    Case(name: "one byte", row: 4, bytes: [7]),
    Case(name: "seven bytes", row: 4, bytes: [1, 1, 1, 1, 1, 1, 1]),
    Case(name: "eight bytes", row: 4, bytes: [1, 2, 3, 4, 1, 2, 3, 4]),
    Case(name: "flat", row: 31, bytes: [UInt8](repeating: 9, count: 100_000)),
    Case(
      name: "longest repeat and one more", row: 31, bytes: [UInt8](repeating: 9, count: 3 + 259)),
    Case(name: "noise", row: 301, bytes: noise(200_000)),
    Case(name: "two values", row: 301, bytes: noise(200_000, below: 2)),
    Case(name: "one symbol often, others once", row: 40, bytes: skewed),
    Case(
      name: "rows alike", row: 1000,
      bytes: (0..<64).flatMap { row in noise(1000).map { $0 &+ (row % 9 == 0 ? 1 : 0) } }),
    Case(
      name: "rows moved by a pixel", row: 901,
      bytes: (0..<64).flatMap { row in Array((noise(1200) + noise(1200))[(row * 3)...].prefix(901))
      }),
    Case(name: "rows longer than the window", row: 60_001, bytes: noise(60_001) + noise(60_001)),
    Case(
      name: "repeats as far as allowed", row: 32_768, bytes: noise(32_768) + noise(32_768)),
  ]

  /// Counts like Fibonacci numbers make the longest codes: they must be cut to 15 bits.
  static var skewed: [UInt8] {
    var counts = (1, 1)
    var bytes: [UInt8] = []
    for value in 0..<24 {
      bytes += [UInt8](repeating: UInt8(value), count: counts.0)
      counts = (counts.1, counts.0 + counts.1)
    }
    // Shuffled, so that no repeats take the counts away.
    let order = noise(bytes.count * 3)
    for place in bytes.indices.dropFirst() {
      let other =
        (Int(order[place * 3]) << 16 | Int(order[place * 3 + 1]) << 8 | Int(order[place * 3 + 2]))
        % (place + 1)
      bytes.swapAt(place, other)
    }
    return bytes
  }

  @Test(arguments: cases) func unpacksToTheSame(_ entry: Case) throws {
    for pixel in [3, 4] {
      let deflater = BandDeflater(pixel: pixel, row: entry.row)
      // Twice: the second must not know of the first.
      let first = entry.bytes.withUnsafeBytes { deflater.pack($0) }
      let second = entry.bytes.withUnsafeBytes { deflater.pack($0) }
      #expect(first == second)
      #expect(try Self.unpacked([first, second], of: [entry.bytes, entry.bytes]))
    }
  }

  /// Whether the pieces, as one zlib stream, are the bytes.
  static func unpacked(_ pieces: [[UInt8]], of bytes: [[UInt8]]) throws -> Bool {
    let plain = Array(bytes.joined())
    let sum = UInt32(adler32(1, plain, UInt32(plain.count)))
    let stream =
      [0x78, 0x5E] + pieces.joined() + [0x03, 0x00]
      + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    return try Chunk.inflate(stream) == plain
  }

  @Test func flatArtworkPacksSmall() {
    let deflater = BandDeflater(pixel: 3, row: 3001)
    let flat = [UInt8](repeating: 250, count: 3001 * 64)
    #expect(flat.withUnsafeBytes { deflater.pack($0) }.count < 400)
  }

  // Kraft's sum is exactly 1 for a complete code.
  @Test(arguments: [2, 3, 19, 286]) func codesAreComplete(symbols: Int) {
    for limit in [7, 9, 15] where 1 << limit >= symbols && (limit > 7 || symbols < 100) {
      var code = HuffmanCode(symbols: symbols, limit: limit)
      for symbol in 0..<symbols {
        for _ in 0..<(1 << min(symbol, 12)) { code.count(symbol) }
      }
      code.build()
      let lengths = (0..<symbols).map { code.length(of: $0) }
      #expect(lengths.allSatisfy { $0 >= 1 && $0 <= limit })
      #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
    }
  }
}
