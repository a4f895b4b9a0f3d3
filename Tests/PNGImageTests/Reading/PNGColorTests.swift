import PNGImage
import Testing

/// What is counted in a picture: whether it is black, its background, and how much is something else.
@Suite struct PNGColorTests {
  /// A picture of red, green, blue and alpha by place.
  static func pixels(
    _ width: Int, _ height: Int, _ color: @escaping @Sendable (_ x: Int, _ y: Int) -> [Int]
  ) throws -> PNGPixels {
    let file = SamplePNG(width: width, height: height, type: 6, depth: 8) { x, y, channel in
      let color = color(x, y)
      return channel < color.count ? color[channel] : 255
    }
    return try PNGPixels(decoding: file.bytes)
  }

  static let shades: [(color: [Int], isBlack: Bool)] = [
    ([0, 0, 0], true), ([4, 4, 4], true), ([5, 4, 4], false), ([4, 5, 4], false),
    ([4, 4, 5], false), ([128, 0, 0], false), ([0, 0, 255], false), ([0, 132, 0], false),
    ([255, 255, 255, 0], true), ([255, 255, 255, 4], true), ([255, 255, 255, 5], false),
  ]

  @Test(arguments: shades) func blackIsAtMostFour(_ entry: (color: [Int], isBlack: Bool)) throws {
    #expect(try Self.pixels(3, 2) { _, _ in entry.color }.isBlack == entry.isBlack)
  }

  /// Pieces are looked at one after the other: one lit pixel anywhere is enough.
  @Test(arguments: [0, 1023, 1024, 2046, 2047, 2048, 2549])
  func onePixelIsLight(place: Int) throws {
    let picture = try Self.pixels(51, 50) { x, y in y * 51 + x == place ? [0, 5, 0] : [0, 0, 0] }
    #expect(!picture.isBlack)
  }

  @Test func greyAndPalettesCanBeBlack() throws {
    let grey = SamplePNG(width: 9, height: 9, type: 0, depth: 1) { _, _, _ in 0 }
    #expect(try PNGPixels(decoding: grey.bytes).isBlack)
  }

  // Ten by ten pixels, row by row; what most of it is.
  static let backgrounds: [(name: String, color: @Sendable (Int) -> [Int], most: UInt32)] = [
    ("one colour", { _ in [1, 2, 3] }, 0x010203),
    ("sixty of a hundred", { $0 < 60 ? [250, 128, 8] : [0, 0, 0] }, 0xFA8008),
    // 45 of one exact colour against 55 of shades that go together, of which 247 is the most frequent.
    (
      "shades count together",
      { $0 < 45 ? [0, 0, 0] : $0 < 70 ? [247, 247, 247] : [240 + $0 % 7, 241, 242] },
      0xF7F7F7
    ),
    // High bits apart: 7 and 8 are in two groups although they differ by one.
    ("groups have edges", { $0 % 2 == 0 ? [7, 7, 7] : [8, 8, 8] }, 0x070707),
    ("of as many the smaller", { $0 < 50 ? [200, 0, 0] : [100, 0, 0] }, 0x640000),
    ("of as many shades the smaller", { $0 % 2 == 0 ? [9, 9, 9] : [9, 9, 8] }, 0x090908),
    ("clear is black", { $0 < 60 ? [255, 255, 255, 0] : [255, 255, 255] }, 0x000000),
    ("each channel has its place", { _ in [0x89, 0xAB, 0xCD] }, 0x89ABCD),
  ]

  @Test(arguments: backgrounds.indices) func theBackgroundIsTheMostFrequent(_ index: Int) throws {
    let entry = Self.backgrounds[index]
    let picture = try Self.pixels(10, 10) { x, y in entry.color(y * 10 + x) }
    #expect(picture.backgroundColors[0] == entry.most, "\(entry.name)")
  }

  /// A quarter of a hundred pixels is a ground of its own, one less is not; the most common one is first in any case.
  @Test(arguments: [
    (25, [0xFFFFFF, 0x102030] as [UInt32]), (24, [0xFFFFFF]), (60, [0x102030, 0xFFFFFF]),
  ]) func severalGrounds(count: Int, colors: [UInt32]) throws {
    let picture = try Self.pixels(10, 10) { x, y in
      y * 10 + x < count ? [0x10, 0x20, 0x30] : [255, 255, 255]
    }
    #expect(picture.backgroundColors == colors)
  }
}
