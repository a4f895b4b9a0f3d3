import PNGImage
import Testing

/// Every colour type, depth, interlacing and transparency, against pixels worked out from the samples.
@Suite struct PNGKindTests {
  /// One by one, smaller than a block of the passes, with passes that are empty, whole blocks and more.
  static let sizes = [
    (1, 1), (2, 1), (1, 2), (3, 3), (4, 5), (5, 4), (1, 9), (9, 1), (7, 7), (8, 8), (17, 13),
    (33, 10),
  ]

  static func kind(
    _ type: Int, _ depth: Int, _ width: Int, _ height: Int, isInterlaced: Bool,
    isTransparent: Bool
  ) -> SamplePNG {
    let mask = (1 << depth) - 1
    var file = SamplePNG(
      width: width, height: height, type: type, depth: depth, isInterlaced: isInterlaced
    ) { x, y, channel in
      // Spread over all values, high and low bytes alike, with long and short runs.
      let mixed = (x * 40_503 + y * 10_007 + channel * 30_011) ^ (x / 3 * 977)
      return (x + y) % 4 == 0 ? channel * 21_931 & mask : mixed & mask
    }
    if type == 3 {
      file.palette = (0...mask).map {
        [UInt8($0 * 255 / mask), UInt8($0 * 91 % 256), UInt8(255 - $0 * 37 % 256)]
      }
    }
    if isTransparent {
      switch type {
      case 0, 2:
        // The colour of every fourth pixel; with 16 bits the low byte decides as well.
        file.transparency = (0..<file.samples).flatMap { channel in
          let value = channel * 21_931 & mask
          return [UInt8(value >> 8), UInt8(value & 0xFF)]
        }
      default: file.transparency = (0...mask / 2).map { UInt8($0 * 67 % 256) }
      }
    }
    return file
  }

  static let all: [(type: Int, depth: Int, isInterlaced: Bool, isTransparent: Bool)] =
    SamplePNG.kinds.flatMap { kind in
      kind.depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (kind.type < 4 ? [false, true] : [false]).map {
            (kind.type, depth, isInterlaced, $0)
          }
        }
      }
    }

  @Test func allKindsAreThere() {
    // Fifteen pairs of type and depth, either interlaced or not, and eleven of them with or without transparency.
    #expect(Self.all.count == 2 * (15 + 11))
  }

  @Test(arguments: all)
  func decodesToItsPixels(
    _ entry: (type: Int, depth: Int, isInterlaced: Bool, isTransparent: Bool)
  ) throws {
    for (width, height) in Self.sizes {
      let file = Self.kind(
        entry.type, entry.depth, width, height, isInterlaced: entry.isInterlaced,
        isTransparent: entry.isTransparent)
      let image = try PNGImage(decoding: file.bytes)
      #expect(image.channels == file.channels)
      #expect(image.bytes == file.expected, "\(width) × \(height)")
      let pixels = try PNGPixels(decoding: file.bytes)
      #expect(pixels.words == file.expectedWords, "\(width) × \(height)")
      let info = try PNGInfo.read(file.bytes)
      #expect(
        info
          == PNGInfo(
            width: width, height: height, bitDepth: entry.depth,
            colorType: try #require(PNGInfo.ColorType(rawValue: entry.type)),
            isInterlaced: entry.isInterlaced))
      #expect(info == image.info && info == pixels.info)
    }
  }

  /// Two 16-bit colours that differ in the low byte only are not the same colour, though they look alike afterwards.
  @Test func transparencyOf16BitsLooksAtTheLowByte() throws {
    var file = SamplePNG(width: 2, height: 1, type: 0, depth: 16) { x, _, _ in 0x1234 + x }
    file.transparency = [0x12, 0x34]
    #expect(try PNGImage(decoding: file.bytes).bytes == [0x12, 0, 0x12, 255])
  }

  /// The low byte is dropped, never rounded: 0x80FF would be 0x81.
  @Test func sixteenBitsAreCut() throws {
    let file = SamplePNG(width: 1, height: 1, type: 2, depth: 16) { _, _, channel in
      [0x80FF, 0xFFFE, 0x00FF][channel]
    }
    #expect(try PNGImage(decoding: file.bytes).bytes == [0x80, 0xFF, 0])
    #expect(try PNGPixels(decoding: file.bytes).words == [0xFF80_FF00])
  }

  /// libpng's choice, kept: no colour is opaque black.
  @Test func anIndexBeyondThePaletteIsBlack() throws {
    var file = SamplePNG(width: 2, height: 1, type: 3, depth: 8) { x, _, _ in x * 200 }
    file.palette = [[10, 20, 30]]
    #expect(try PNGImage(decoding: file.bytes).bytes == [10, 20, 30, 0, 0, 0])
    file.transparency = [7]
    #expect(try PNGImage(decoding: file.bytes).bytes == [10, 20, 30, 7, 0, 0, 0, 255])
  }

  @Test func pixelIsAlwaysRedGreenBlueAndAlpha() throws {
    func pixel(_ type: Int, _ values: [Int]) throws -> [UInt8] {
      let file = SamplePNG(width: 2, height: 2, type: type, depth: 8) { x, y, channel in
        (x, y) == (1, 0) ? values[channel] : 0
      }
      let image = try PNGImage(decoding: file.bytes)
      #expect(Array(image.rgba[4..<8]) == image.pixel(1, 0))
      return image.pixel(1, 0)
    }
    #expect(try pixel(0, [9]) == [9, 9, 9, 255])
    #expect(try pixel(4, [9, 8]) == [9, 9, 9, 8])
    #expect(try pixel(2, [1, 2, 3]) == [1, 2, 3, 255])
    #expect(try pixel(6, [1, 2, 3, 4]) == [1, 2, 3, 4])
  }

  /// Every colour with every alpha, against the nearest value.
  @Test func multipliesToTheNearest() throws {
    let file = SamplePNG(width: 256, height: 256, type: 6, depth: 8) { x, y, channel in
      [x, 255 - x, x / 2, y][channel]
    }
    #expect(try PNGPixels(decoding: file.bytes).words == file.expectedWords)
  }

  /// Gamma and primaries are said, and change nothing.
  @Test func gammaIsNotApplied() throws {
    var file = Self.kind(2, 8, 7, 7, isInterlaced: false, isTransparent: false)
    let plain = try PNGImage(decoding: file.bytes)
    file.early = [
      SamplePNG.chunk("gAMA", SamplePNG.number(100_000)),
      SamplePNG.chunk("cHRM", (0..<8).flatMap { SamplePNG.number(20_000 + $0 * 7_000) }),
    ]
    #expect(try PNGImage(decoding: file.bytes) == plain)
  }
}
