import PNGImage
import Testing

@Suite struct PNGEncoderTests {
  struct Full: Error, Equatable {}

  static let header = PNGHeader(
    width: 37, height: 150, hasAlpha: false, pixelsPerMetre: 7559,
    texts: [
      .init("Title", "a title"), .init("Description", "382 × 321"),
      .init(
        "duo-render/layout", String(repeating: "{\"x\": 1.333}", count: 100), isCompressed: true),
    ])

  /// A pixel that depends on its place, translucent on the right half where that is wanted.
  static func pixel(_ x: Int, _ y: Int) -> UInt32 {
    0xFF00_0000 | UInt32(x * 6 % 256) << 16 | UInt32(y) << 8 | UInt32((x + y) % 256)
  }

  static func write(_ header: PNGHeader, jobs: Int, pixel: @escaping @Sendable (Int, Int) -> UInt32)
    throws -> [UInt8]
  {
    var bytes: [UInt8] = []
    try PNGEncoder.write(
      header, jobs: jobs,
      worker: {
        { rows, pixels in
          for (place, y) in rows.enumerated() {
            for x in 0..<header.width { pixels[place * header.width + x] = pixel(x, y) }
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  @Test(arguments: [1, 2, 8]) func readsBackWhatWasDrawn(jobs: Int) throws {
    let bytes = try Self.write(Self.header, jobs: jobs, pixel: Self.pixel)
    let image = try PNGImage(decoding: bytes)
    #expect(image.width == 37 && image.height == 150)
    for y in 0..<150 {
      for x in 0..<37 {
        let value = Self.pixel(x, y)
        let expected = [16, 8, 0].map { UInt8(value >> $0 & 0xFF) } + [255]
        if image.pixel(x, y) != expected { Issue.record("(\(x), \(y))") }
      }
    }
    #expect(try Self.write(Self.header, jobs: 1, pixel: Self.pixel) == bytes)
  }

  // Colour is divided by alpha again, to the nearest.
  @Test(
    arguments: [
      (UInt32(0x0000_0000), [0, 0, 0, 0]), (0xFF10_2030, [16, 32, 48, 255]),
      (0x8040_2010, [128, 64, 32, 128]), (0x0101_0001, [255, 0, 255, 1]),
    ] as [(UInt32, [UInt8])])
  func keepsAlpha(pixel: UInt32, expected: [UInt8]) throws {
    var header = Self.header
    header.hasAlpha = true
    let image = try PNGImage(decoding: Self.write(header, jobs: 1) { _, _ in pixel })
    #expect(image.pixel(5, 149) == expected)
  }

  @Test func hasItsChunksInOrder() throws {
    let bytes = try Self.write(Self.header, jobs: 1, pixel: Self.pixel)
    let chunks = try Chunk.all(of: bytes)
    #expect(
      chunks.map(\.name)
        == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "iTXt", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
    #expect(chunks.allSatisfy { $0.hasRightSum })
    #expect(chunks[0].bytes == [0, 0, 0, 37, 0, 0, 0, 150, 8, 2, 0, 0, 0])
    #expect(chunks[1].bytes == [1])
    #expect(chunks[2].bytes == [0, 0, 0x1D, 0x87, 0, 0, 0x1D, 0x87, 1])
    #expect(chunks[3].bytes == Array("Title\0a title".utf8))
    #expect(chunks[4].bytes == Array("Description\0\0\0\0\0".utf8) + Array("382 × 321".utf8))
    let layout = chunks[5]
    let start = Array("duo-render/layout\0\u{1}\0\0\0".utf8)
    #expect(Array(layout.bytes.prefix(start.count)) == start)
    #expect(
      try Chunk.inflate(Array(layout.bytes.dropFirst(start.count)))
        == Array(String(repeating: "{\"x\": 1.333}", count: 100).utf8))
  }

  @Test(arguments: [0, 40, 250], [1, 8]) func handsOnWhatTheSinkThrows(after limit: Int, jobs: Int)
  {
    var taken = 0
    #expect(throws: Full()) {
      try PNGEncoder.write(
        Self.header, jobs: jobs, worker: { { _, _ in } },
        to: {
          taken += $0.count
          if taken > limit { throw Full() }
        })
    }
  }

  @Test(arguments: [1, 8]) func handsOnWhatDrawingThrows(jobs: Int) {
    #expect(throws: Full()) {
      try PNGEncoder.write(
        Self.header, jobs: jobs,
        worker: { { rows, _ in if rows.lowerBound > 0 { throw Full() } } }, to: { _ in })
    }
  }

  @Test func libpngRefusesWhatIsNoPNG() {
    #expect(throws: PNGError.library("Invalid IHDR data")) {
      var header = Self.header
      header.width = 0
      try PNGEncoder.write(header, jobs: 1, worker: { { _, _ in } }, to: { _ in })
    }
    #expect(throws: PNGError.unreadable(.notPNG(nil))) {
      try PNGImage(decoding: Array("not a picture at all".utf8))
    }
  }
}
