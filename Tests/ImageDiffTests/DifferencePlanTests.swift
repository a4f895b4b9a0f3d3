import PNGImage
import Testing

@testable import ImageDiff

/// What difference pictures and three-ups show, and how large.
@Suite struct DifferencePlanTests {
  typealias Pictures = DifferencePictureTests

  /// A crop shows what the whole shows there.
  @Test(arguments: [
    (
      PixelRect(x: 10, y: 20, width: 30, height: 90), PixelRect(x: 10, y: 20, width: 30, height: 90)
    ),
    (PixelRect(x: -10, y: -5, width: 40, height: 40), PixelRect(x: 0, y: 0, width: 30, height: 35)),
    (
      PixelRect(x: 90, y: 120, width: 99, height: 99),
      PixelRect(x: 90, y: 120, width: 10, height: 10)
    ),
    (PixelRect(x: 100, y: 0, width: 5, height: 5), PixelRect(x: 0, y: 0, width: 100, height: 130)),
    (PixelRect(x: 5, y: 5, width: 0, height: 9), PixelRect(x: 0, y: 0, width: 100, height: 130)),
  ]) func cropsAreCutOut(_ crop: PixelRect, shown: PixelRect) throws {
    let picture = Pictures.picture(100, 130) { x, y in
      PixelMap.Verdict(rawValue: UInt8(x * y / 7 % 4)) ?? .same
    }
    let whole = try Pictures.drawn(picture)
    let found = try Pictures.drawn(picture, crop: crop)
    #expect(found.width == shown.width && found.height == shown.height)
    #expect(picture.size(crop: crop) == .init(width: shown.width, height: shown.height))
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        #expect(
          found.words[y * shown.width + x] == whole.words[(y + shown.y) * 100 + x + shown.x])
      }
    }
  }

  @Test func threePanelsStandSideBySide() throws {
    let before = PNGPairComparisonTests.picture(50, 70) { x, y in
      0xFF00_0000 | UInt32(x * 5) << 16 | UInt32(y * 3) | 0xC000
    }
    let after = PNGPairComparisonTests.picture(40, 80) { x, y in
      UInt32(y * 3) << 24 | 0x10_2030
    }
    let picture = DifferencePicture(
      before: before, after: after,
      diff: Pictures.diff(50, 80) { x, _ in x == 7 ? .differs : .same })
    let found = try Pictures.drawn(picture, isThreeUp: true)
    let alone = try Pictures.drawn(picture)
    #expect(found.width == 3 * 50 + 2 * 24 && found.height == 80)
    let gap = 0xFF80_8080 as UInt32
    for y in 0..<80 {
      let row = Array(found.words[y * found.width..<(y + 1) * found.width])
      #expect(
        Array(row[0..<50])
          == (y < 70 ? Array(before.words[y * 50..<y * 50 + 50]) : Array(repeating: gap, count: 50))
      )
      #expect(Array(row[50..<74]) == Array(repeating: gap, count: 24))
      #expect(Array(row[74..<124]) == Array(alone.words[y * 50..<y * 50 + 50]))
      #expect(Array(row[124..<148]) == Array(repeating: gap, count: 24))
      for x in 0..<40 {
        // Over squares of eight pixels, white first.
        let back = (x / 8 + y / 8) % 2 == 0 ? 255 : 212.0
        let alpha = Double(y * 3) / 255
        let color = [16.0, 32, 48].reduce(0xFF as UInt32) {
          $0 << 8 | UInt32(($1 * alpha + back * (1 - alpha)).rounded())
        }
        #expect(row[148 + x] == color, "\(x), \(y)")
      }
      #expect(Array(row[188...]) == Array(repeating: gap, count: 10))
    }
  }

  static let sizes: [(width: Int, height: Int, changes: PixelRect?, area: PixelRect, factor: Int)] =
    {
      let all = { PixelRect(x: 0, y: 0, width: $0, height: $1) }
      return [
        // 3 × 4000 and twice 83 in 3900 rows are 47.4 megapixels.
        (4000, 3900, nil, all(4000, 3900), 1),
        (4000, 3900, PixelRect(x: 5, y: 5, width: 5, height: 5), all(4000, 3900), 1),
        // More than 48 megapixels: the changes and 64 pixels around them, as far as there are any.
        (
          3446, 10_728, PixelRect(x: 1000, y: 2000, width: 500, height: 300),
          PixelRect(x: 936, y: 1936, width: 628, height: 428), 1
        ),
        (
          3446, 10_728, PixelRect(x: 3400, y: 0, width: 46, height: 10),
          PixelRect(x: 3336, y: 0, width: 110, height: 74), 1
        ),
        // All of it changed: 112.5 megapixels at half the size are 28.1.
        (3446, 10_728, all(3446, 10_728), all(3446, 10_728), 2),
        (3446, 10_728, nil, all(3446, 10_728), 2),
        // Rows of three panels are too long for the writer at full size.
        (20_000, 10, nil, all(20_000, 10), 2),
        (1_000_000, 1, nil, all(1_000_000, 1), 93),
      ]
    }()

  @Test(arguments: sizes.indices) func threeUpsAreNoLargerThanCanBeShown(_ index: Int) {
    let entry = Self.sizes[index]
    let plan = DifferencePlan.threeUp(
      PixelRect(x: 0, y: 0, width: entry.width, height: entry.height), changes: entry.changes)
    #expect(plan.area == entry.area && plan.factor == entry.factor)
    #expect(plan.threeUpWidth * plan.height <= 48_000_000 && plan.threeUpWidth <= 32_767)
  }

  /// A single changed pixel of a picture that is made smaller is still a changed pixel.
  @Test func nothingIsLostWhereItIsSmaller() throws {
    let picture = Pictures.picture(40_000, 5, masks: [PixelRect(x: 100, y: 0, width: 1, height: 5)])
    {
      x, y in
      switch (x, y) {
      case (20_001, 3), (39_999, 4): .differs
      case (20_000, 2), (7, 0): .antialiased
      default: .same
      }
    }
    let found = try Pictures.drawn(picture)
    #expect(found.width == 20_000 && found.height == 3)
    for (place, word) in found.words.enumerated() where word != Pictures.white {
      switch (place % 20_000, place / 20_000) {
      // Of a changed and a smoothed pixel the changed one shows.
      case (10_000, 1), (19_999, 2): #expect(word == Pictures.changed)
      case (3, 0): #expect(word == Pictures.smoothed)
      case (50, let y): #expect(word == Pictures.maskLine && [0, 1].contains((50 - y) % 8 & 7))
      case (let x, let y): Issue.record("\(x), \(y) is \(word)")
      }
    }
    #expect(found.words.count { $0 == Pictures.changed } == 2)
    #expect(found.words.count { $0 == Pictures.smoothed } == 1)
  }

  /// The mean of each square, at the edges of what there is of it.
  @Test func smallerPanelsAreMeans() {
    let plan = DifferencePlan(area: PixelRect(x: 1, y: 1, width: 3, height: 3), factor: 2)
    let picture = PNGPairComparisonTests.picture(9, 9) { x, y in
      0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y * 10) << 8 | 7
    }
    var words = [UInt32](repeating: 0, count: 4)
    words.withUnsafeMutableBufferPointer { words in
      guard let start = words.baseAddress else { return }
      SidePainter(picture: picture, plan: plan).paint(
        0..<2, at: start, stride: 2, scaler: PanelScaler(plan))
    }
    #expect(words == [0xFF0F_0F07, 0xFF1E_0F07, 0xFF0F_1E07, 0xFF1E_1E07])
  }
}
