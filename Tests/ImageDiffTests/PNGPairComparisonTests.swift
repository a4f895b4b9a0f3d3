import ImageDiff
import PNGImage
import Testing

/// Reading and comparing at once comes to what reading and then comparing does.
@Suite struct PNGPairComparisonTests {
  static func picture(_ width: Int, _ height: Int, color: (Int, Int) -> UInt32) -> PixelPicture {
    PixelPicture(
      width: width, height: height,
      words: (0..<width * height).map { color($0 % width, $0 / width) })
  }

  static func file(_ picture: PixelPicture, hasAlpha: Bool = false) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: picture.width, height: picture.height, hasAlpha: hasAlpha, pixelsPerMetre: 3780,
      texts: [])
    try PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          let start = rows.lowerBound * picture.width
          for place in 0..<rows.count * picture.width {
            pixels[place] = picture.words[start + place]
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }

  static let before = picture(300, 500) { x, y in
    0xFF00_0000 | UInt32(x / 20 * 16 & 0xFF) << 16 | UInt32(y / 30 * 9 & 0xFF) << 8 | 0x40
  }

  static func after(_ width: Int, _ height: Int) -> PixelPicture {
    picture(width, height) { x, y in
      let isChanged = (100..<140).contains(x) && (y / 100 == 1 || y / 100 == 4)
      return isChanged || x >= 300 || y >= 500
        ? 0xFFE0_2020 : before.words[min(y, 499) * 300 + min(x, 299)]
    }
  }

  @Test(arguments: [(300, 500), (310, 490), (200, 700)], [1, 2, 8])
  func findsTheSame(_ size: (Int, Int), jobs: Int) throws {
    let other = Self.after(size.0, size.1)
    let found = try PNGPairComparison.compare(
      before: try Self.file(Self.before), after: try Self.file(other), jobs: jobs)
    let expected = PixelComparison.compare(Self.before, other, jobs: 1)
    #expect(found.before.words == Self.before.words && found.after.words == other.words)
    #expect(found.diff.differing == expected.differing && found.diff.differing > 0)
    #expect(found.diff.regions == expected.regions)
    #expect(found.diff.width == expected.width && found.diff.height == expected.height)
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        #expect(found.diff.map.verdict(x: x, y: y) == expected.map.verdict(x: x, y: y))
      }
    }
  }

  /// A fault that comes to light while rows are compared, or after the last one.
  @Test(arguments: [1, 2, 8], [0.3, 0.9, 1])
  func damageIsNeverADifference(jobs: Int, part: Double) throws {
    let sound = try Self.file(Self.before)
    var damaged = try Self.file(Self.after(300, 500))
    // The last chunk of image data ends 16 bytes before the end of the file.
    let place = part == 1 ? damaged.count - 17 : Int(Double(damaged.count) * part)
    damaged[place] ^= 0x10
    let expected = #expect(throws: PNGError.self) { try PNGStraight(decoding: damaged) }
    #expect(throws: PNGPairError(before: nil, after: expected)) {
      try PNGPairComparison.compare(before: sound, after: damaged, jobs: jobs)
    }
    #expect(throws: PNGPairError(before: expected, after: nil)) {
      try PNGPairComparison.compare(before: damaged, after: sound, jobs: jobs)
    }
  }
}
