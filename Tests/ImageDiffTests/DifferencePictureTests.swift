import PNGImage
import Testing

@testable import ImageDiff

/// Difference pictures, pixel by pixel.
@Suite struct DifferencePictureTests {
  typealias Pair = PNGPairComparisonTests

  static let changed: UInt32 = 0xFFD9_4800
  static let smoothed: UInt32 = 0xFF8F_C4E8
  static let maskLine: UInt32 = 0xFF94_9494
  static let extraLine: UInt32 = 0xFFF0_9A5C
  static let nothing: UInt32 = 0xFFD9_D9D9
  static let frame: UInt32 = 0xFF00_4BA0
  static let white: UInt32 = 0xFFFF_FFFF

  static func diff(
    _ width: Int, _ height: Int, regions: [PixelRect] = [],
    verdict: (Int, Int) -> PixelMap.Verdict = { _, _ in .same }
  ) -> PixelDiff {
    PixelDiff(
      width: width, height: height, differing: regions.count, antialiased: 0, extra: 0, masked: [],
      largestDelta: 0, regions: regions.map { PixelRegion(frame: $0, pixels: 1) },
      map: PixelMap(width: width, height: height, verdict: verdict))
  }

  static func plain(_ width: Int, _ height: Int, _ color: UInt32 = white) -> PixelPicture {
    PixelPicture(
      width: width, height: height, words: [UInt32](repeating: color, count: width * height))
  }

  static func picture(
    _ width: Int, _ height: Int, regions: [PixelRect] = [], masks: [PixelRect] = [],
    verdict: (Int, Int) -> PixelMap.Verdict = { _, _ in .same }
  ) -> DifferencePicture {
    DifferencePicture(
      before: plain(width, height), after: plain(width, height),
      diff: diff(width, height, regions: regions, verdict: verdict), masks: masks)
  }

  static func bytes(
    _ picture: DifferencePicture, crop: PixelRect? = nil, jobs: Int = 1, isThreeUp: Bool = false
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    if isThreeUp {
      try picture.writeThreeUp(crop: crop, jobs: jobs) { bytes.append(contentsOf: $0) }
    } else {
      try picture.write(crop: crop, jobs: jobs) { bytes.append(contentsOf: $0) }
    }
    let size = isThreeUp ? picture.threeUpSize(crop: crop) : picture.size(crop: crop)
    try PNGProof.check(bytes, width: size.width, height: size.height, jobs: jobs)
    return bytes
  }

  static func drawn(
    _ picture: DifferencePicture, crop: PixelRect? = nil, isThreeUp: Bool = false
  ) throws -> PixelPicture {
    PixelPicture(
      try PNGStraight(decoding: try bytes(picture, crop: crop, isThreeUp: isThreeUp)))
  }

  // MARK: What is there

  /// Grey of three eighths (dark: half) of the contrast, cut to a multiple of 4: (2 red + 5 green + blue) / 8 is the
  /// brightness, cut to a whole number.
  @Test(
    arguments: [
      (0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF7C_7C7C), (0xFF00_0000, 0xFFA3_A3A3, 0xFF00_0000),
      (0xFF80_8080, 0xFFD3_D3D3, 0xFF40_4040), (0xFFFF_0000, 0xFFB7_B7B7, 0xFF1C_1C1C),
      (0xFF00_FF00, 0xFFDB_DBDB, 0xFF4C_4C4C), (0xFF00_00FF, 0xFFAB_ABAB, 0xFF0C_0C0C),
    ] as [(UInt32, UInt32, UInt32)])
  func fades(_ color: UInt32, light: UInt32, dark: UInt32) {
    for (isDark, expected) in [(false, light), (true, dark)] {
      let style = DifferenceStyle(isDark: isDark)
      #expect(style.faded(color) == expected)
      #expect(style.faded(SIMD8(repeating: color)) == SIMD8(repeating: expected))
    }
  }

  /// Changes stand out from every faded grey by brightness alone, in light and in dark pictures.
  @Test func changesAreSeenWithoutColour() {
    for isDark in [false, true] {
      let style = DifferenceStyle(isDark: isDark)
      let change = Int(DifferenceStyle.brightness(style.changed))
      for shade in 0...255 as ClosedRange<UInt32> {
        let grey = Int(DifferenceStyle.brightness(style.faded(0xFF00_0000 | shade * 0x1_0101)))
        #expect(isDark ? change >= grey + 40 : change <= grey - 40)
      }
    }
  }

  @Test func whatDidNotChangeIsFaded() throws {
    let colors: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000]
    let picture = Pair.picture(33, 70) { x, y in y < 50 ? Self.white : colors[(x + y) % 3] }
    let difference = DifferencePicture(before: picture, after: picture, diff: Self.diff(33, 70))
    let found = try Self.drawn(difference)
    let style = DifferenceStyle(isDark: false)
    #expect(found.words == picture.words.map { style.faded($0) })
  }

  @Test func darkPicturesFadeToBlack() throws {
    #expect(DifferenceStyle(of: Self.plain(9, 9, 0xFF10_1018)).isDark)
    #expect(!DifferenceStyle(of: Self.plain(9, 9, 0xFFF4_F4F7)).isDark)
    // Clear is what the checkerboard is.
    #expect(!DifferenceStyle(of: Self.plain(9, 9, 0)).isDark)
    let dark = Self.plain(20, 20, 0xFF10_1018)
    let difference = DifferencePicture(
      before: dark, after: dark, diff: Self.diff(20, 20) { x, _ in x == 3 ? .differs : .same })
    let found = try Self.drawn(difference)
    for (place, word) in found.words.enumerated() {
      #expect(word == (place % 20 == 3 ? 0xFFFF_9A3C : 0xFF08_0808))
    }
  }

  // MARK: Marks

  @Test func marksWhatChanged() throws {
    let found = try Self.drawn(
      Self.picture(100, 130) { x, y in
        if y % 3 == 1 { return .same }
        return x % 40 < 7 ? .differs : x % 40 == 7 ? .antialiased : x % 40 == 8 ? .masked : .same
      })
    for y in 0..<130 {
      for x in 0..<100 {
        let expected: UInt32 =
          y % 3 == 1 || x % 40 > 7 ? Self.white : x % 40 < 7 ? Self.changed : Self.smoothed
        #expect(found.words[y * 100 + x] == expected, "\(x), \(y)")
      }
    }
  }

  @Test func masksAreHatched() throws {
    let mask = PixelRect(x: 10, y: 60, width: 30, height: 20)
    let found = try Self.drawn(Self.picture(64, 90, masks: [mask]))
    for y in 0..<90 {
      for x in 0..<64 {
        let isLine = mask.contains(x: x, y: y) && (x - y + 800) % 8 < 2
        #expect(found.words[y * 64 + x] == (isLine ? Self.maskLine : Self.white), "\(x), \(y)")
      }
    }
  }

  /// Pixels of one picture only are hatched the other way and not marked; what neither covers is plain.
  @Test func extraAreasAreHatched() throws {
    let difference = DifferencePicture(
      before: Self.plain(60, 40), after: Self.plain(40, 70),
      diff: Self.diff(60, 70) { x, y in x >= 40 || y >= 40 ? .differs : .same })
    let found = try Self.drawn(difference)
    for y in 0..<70 {
      for x in 0..<60 {
        let expected: UInt32 =
          x >= 40 && y >= 40
          ? Self.nothing
          : (x >= 40 || y >= 40) && (x + y) % 12 < 3 ? Self.extraLine : Self.white
        #expect(found.words[y * 60 + x] == expected, "\(x), \(y)")
      }
    }
  }

  // MARK: Frames

  /// A line of two pixels outside of the region, with as much between, and a rim of one.
  @Test func regionsAreFramed() throws {
    let region = PixelRect(x: 30, y: 50, width: 20, height: 30)
    let grey = 0xFF80_8080 as UInt32
    let plain = Self.plain(120, 130, grey)
    let difference = DifferencePicture(
      before: plain, after: plain,
      diff: Self.diff(120, 130, regions: [region]) { x, y in
        region.contains(x: x, y: y) ? .differs : .same
      })
    let found = try Self.drawn(difference)
    for y in 0..<130 {
      for x in 0..<120 {
        // Steps away from the region.
        let across = max(30 - x, x - 49, 0)
        let down = max(50 - y, y - 79, 0)
        let expected: UInt32 =
          switch max(across, down) {
          case 0: Self.changed
          case 1, 2, 5: Self.white
          case 3, 4: Self.frame
          default: 0xFFD3_D3D3
          }
        #expect(found.words[y * 120 + x] == expected, "\(x), \(y)")
      }
    }
  }

  /// At the picture's edge the box lies over the region, so that it is seen.
  @Test func framesStayInside() throws {
    let region = PixelRect(x: 0, y: 0, width: 100, height: 100)
    let found = try Self.drawn(Self.picture(100, 100, regions: [region]) { _, _ in .differs })
    for y in 0..<100 {
      for x in 0..<100 {
        let expected: UInt32 =
          switch min(x, y, 99 - x, 99 - y) {
          case 0, 3, 4: Self.white
          case 1, 2: Self.frame
          default: Self.changed
          }
        #expect(found.words[y * 100 + x] == expected, "\(x), \(y)")
      }
    }
  }

  @Test func smallPicturesShowTheirChanges() throws {
    let region = PixelRect(x: 0, y: 0, width: 6, height: 6)
    let found = try Self.drawn(Self.picture(6, 6, regions: [region]) { _, _ in .differs })
    #expect(found.words == [UInt32](repeating: Self.changed, count: 36))
  }

  @Test func largePicturesHaveThickerFrames() {
    for (side, line, rim) in [(100, 2, 1), (2853, 2, 1), (3446, 2, 1), (10_728, 6, 2)] {
      let weight = RegionFrame.Weight(width: 10, height: side)
      #expect(weight.line == line && weight.rim == rim)
    }
  }

  // MARK: Bytes

  /// Everything that can be on a picture, so large that several threads have something to do.
  static let full: DifferencePicture = {
    let before = Pair.picture(230, 700) { x, y in
      UInt32((x * 7 + y) & 0xFF) << 24 | UInt32(x / 9 * 0x0B_0D11 + y / 11 * 0x03_0502) & 0xFF_FFFF
    }
    let after = Pair.picture(260, 650) { x, y in 0xFF00_0000 | UInt32(x * y / 50) & 0xFF_FFFF }
    return DifferencePicture(
      before: before, after: after,
      diff: diff(
        260, 700,
        regions: [
          PixelRect(x: 20, y: 60, width: 50, height: 10),
          PixelRect(x: 200, y: 600, width: 60, height: 100),
        ]
      ) { x, y in PixelMap.Verdict(rawValue: UInt8(x / 13 * (y / 9) % 4)) ?? .same },
      masks: [PixelRect(x: -5, y: 100, width: 80, height: 200)])
  }()

  @Test(arguments: [false, true]) func bytesDoNotDependOnJobs(isThreeUp: Bool) throws {
    let one = try Self.bytes(Self.full, jobs: 1, isThreeUp: isThreeUp)
    #expect(try Self.bytes(Self.full, jobs: 8, isThreeUp: isThreeUp) == one)
    #expect(try Self.bytes(Self.full, jobs: 2, isThreeUp: isThreeUp) == one)
  }

  @Test func filesSayWhatTheyAre() throws {
    let text = String(decoding: try Self.bytes(Self.full).prefix(150), as: UTF8.self)
    #expect(text.contains("tEXtTitle\0Difference"))
    #expect(text.contains("tEXtSoftware\0duo-render"))
    #expect(!text.contains("tIME"))
  }

  @Test func picturesWithoutPixelsAreRefused() {
    let empty = PixelPicture(width: 0, height: 0, words: [])
    let difference = DifferencePicture(before: empty, after: empty, diff: Self.diff(0, 0))
    #expect(throws: PNGError.library("the comparison has no pixels")) {
      try difference.write(jobs: 1) { _ in }
    }
    #expect(throws: PNGError.library("the comparison has no pixels")) {
      try difference.writeThreeUp(jobs: 1) { _ in }
    }
  }
}
