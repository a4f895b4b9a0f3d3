import CZlib
import Testing

@testable import PNGImage

/// What zlib unpacks must be what was packed, whatever it is.
@Suite struct BandDeflaterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var width: Int
    /// Whole rows.
    var pixels: [UInt32]
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

  /// Pixels of any value in all four bytes.
  static func pixels(_ count: Int, below limit: UInt64 = 256) -> [UInt32] {
    let bytes = noise(count * 4, below: limit)
    return (0..<count).map { place in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[place * 4 + $1]) }
    }
  }

  static let cases: [Case] = [
    Case(name: "nothing", width: 10, pixels: []),
    Case(name: "one pixel", width: 1, pixels: [0xFF07_0809]),
    Case(name: "a column", width: 1, pixels: pixels(64, below: 2)),
    Case(name: "eight pixels, the last different", width: 8, pixels: [1, 1, 1, 1, 1, 1, 1, 2]),
    Case(
      name: "flat", width: 1000, pixels: [UInt32](repeating: 0xFF09_0909, count: 64_000)),
    Case(name: "runs of every length", width: 30_135, pixels: runs(245)),
    Case(name: "runs of every length, twice", width: 5050, pixels: runs(100) + runs(100)),
    Case(name: "noise", width: 100, pixels: pixels(6400)),
    Case(name: "two values", width: 100, pixels: pixels(6400, below: 2)),
    Case(name: "one symbol often, others once", width: 121_392 / 16, pixels: skewed),
    Case(
      name: "rows alike", width: 1000,
      pixels: (0..<64).flatMap { row in pixels(1000).map { $0 ^ (row % 9 == 0 ? 1 : 0) } }),
    Case(
      name: "rows alike but for one pixel", width: 300,
      pixels: (0..<64).flatMap { row -> [UInt32] in
        var line = pixels(300)
        line[row * 4] ^= 0x100
        return line
      }),
    Case(
      name: "rows moved right by a pixel", width: 300,
      pixels: (0..<64).flatMap { Array(pixels(400)[(64 - $0)...].prefix(300)) }),
    Case(
      name: "rows moved left by a pixel", width: 300,
      pixels: (0..<64).flatMap { Array(pixels(400)[$0...].prefix(300)) }),
    Case(
      name: "rows longer than the window", width: 12_000,
      pixels: pixels(12_000) + pixels(12_000)),
    // 1 + 3 × 10,922 = 32,767 bytes and 1 + 4 × 8,191 = 32,765.
    Case(name: "repeats far off, RGB", width: 10_922, pixels: pixels(10_922) + pixels(10_922)),
    Case(name: "repeats far off, RGBA", width: 8191, pixels: pixels(8191) + pixels(8191)),
  ]

  /// One run of each length from 1 to `longest`, no two neighbours alike.
  static func runs(_ longest: Int) -> [UInt32] {
    (1...longest).flatMap { [UInt32](repeating: UInt32($0) * 0x10203, count: $0) }
  }

  /// Counts like Fibonacci numbers make the longest codes: they must be cut to 15 bits.
  static var skewed: [UInt32] {
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
    let rest = bytes.count % 16
    return bytes.dropLast(rest).map { UInt32($0) * 0x101_0101 }
  }

  @Test(arguments: cases) func unpacksToTheSame(_ entry: Case) throws {
    for hasAlpha in [false, true] {
      let rows = PixelRows(width: entry.width, hasAlpha: hasAlpha)
      let count = entry.pixels.count / entry.width
      let pixels = entry.pixels.map { hasAlpha ? $0 : $0 & 0xFF_FFFF }
      let deflater = BandDeflater(rows)
      // Twice: the second must not know of the first.
      let first = deflater.pack(pixels, rows: count)
      let second = deflater.pack(pixels, rows: count)
      #expect(first == second)
      let bytes = Self.bytes(pixels, width: entry.width, hasAlpha: hasAlpha)
      #expect(try Self.unpacked([first, second], of: [bytes, bytes]))
    }
  }

  /// The rows as a PNG holds them.
  static func bytes(_ pixels: [UInt32], width: Int, hasAlpha: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, pixel) in pixels.enumerated() {
      if place % width == 0 { bytes.append(0) }
      for shift in [16, 8, 0] + (hasAlpha ? [24] : []) {
        bytes.append(UInt8(pixel >> shift & 0xFF))
      }
    }
    return bytes
  }

  // Adler-32 by zlib over the bytes is the expected value.
  @Test(arguments: [1, 7, 8, 9, 37, 2768, 16_400, 32_767], [false, true])
  func sumsAreAdlers(width: Int, hasAlpha: Bool) {
    // The largest values first, which would be the first to run over.
    let full = [UInt32](repeating: .max, count: width)
    var pixels = full + Self.pixels(width) + full
    // Opaque, so that colour stays as it is.
    for place in pixels.indices { pixels[place] |= 0xFF00_0000 }
    let sum = PixelRows(width: width, hasAlpha: hasAlpha).prepare(&pixels, rows: 3)
    let bytes = Self.bytes(pixels, width: width, hasAlpha: hasAlpha)
    #expect(sum == adler32(1, bytes, UInt32(bytes.count)))
    #expect(pixels.allSatisfy { $0 >> 24 == (hasAlpha ? 0xFF : 0) })
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
    let deflater = BandDeflater(PixelRows(width: 1000, hasAlpha: false))
    #expect(deflater.pack([UInt32](repeating: 0xFAFAFA, count: 64_000), rows: 64).count < 500)
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
