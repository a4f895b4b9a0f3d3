import Testing

@testable import ImageDiff

@Suite struct RegionTests {
  static func regions(
    _ rects: [PixelRect], width: Int = 300, height: Int = 200, jobs: Int = 1
  ) -> [PixelRegion] {
    let before = Sketch.even(width, height)
    let after = rects.reduce(before) { $0.painted($1, Sketch.black) }
    return PixelComparison.compare(before, after, jobs: jobs).regions
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int = 1, _ height: Int = 1) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func oneRectangle() {
    for (x, y, width, height) in [(0, 0, 1, 1), (5, 7, 90, 40), (16, 16, 16, 16), (299, 199, 1, 1)]
    {
      let rect = Self.rect(x, y, width, height)
      #expect(Self.regions([rect]) == [PixelRegion(frame: rect, pixels: width * height)])
    }
  }

  /// Letters 3 pixels apart and a second line 6 below are one change; what is 32 pixels off is another.
  @Test func aWordIsOneRegion() {
    let letters = (0..<12).map { Self.rect(20 + $0 * 9, 30 + $0 % 2 * 18, 6, 12) }
    let found = Self.regions(letters + [Self.rect(20, 95, 4, 4)])
    #expect(
      found == [
        PixelRegion(frame: Self.rect(20, 30, 105, 30), pixels: 12 * 72),
        PixelRegion(frame: Self.rect(20, 95, 4, 4), pixels: 16),
      ])
  }

  /// Wherever it lies: 16 apart is together, 32 apart is not.
  @Test(arguments: [(16, 0), (0, 16), (16, 16), (-16, 16)]) func gaps(across: Int, down: Int) {
    for start in 40..<73 {
      let one = Self.rect(start, start)
      #expect(Self.regions([one, Self.rect(start + across, start + down)]).count == 1)
      #expect(Self.regions([one, Self.rect(start + across * 2, start + down * 2)]).count == 2)
    }
  }

  /// A ring that closes at the bottom only, and one that opens there.
  @Test func armsThatMeetLater() {
    let arms = [Self.rect(10, 10, 4, 100), Self.rect(200, 10, 4, 100), Self.rect(10, 106, 194, 4)]
    #expect(Self.regions(arms).map(\.frame) == [Self.rect(10, 10, 194, 100)])
    let comb = (0..<6).map { Self.rect($0 * 48, 0, 2, 150) } + [Self.rect(0, 148, 242, 2)]
    #expect(Self.regions(comb).map(\.frame) == [Self.rect(0, 0, 242, 150)])
  }

  @Test func byRowThenColumn() {
    let places = [(200, 100), (10, 100), (250, 10), (100, 101), (10, 180)]
    let found = Self.regions(places.map { Self.rect($0.0, $0.1) })
    #expect(
      found.map { [$0.frame.y, $0.frame.x] } == [
        [10, 250], [100, 10], [100, 200], [101, 100], [180, 10],
      ])
  }

  /// 40 × 40 pixels 48 apart are too many regions; cells of 32 join them two by two.
  @Test func manyRegionsJoin() {
    let before = Sketch.even(1920, 1920)
    var after = before
    for y in 0..<40 {
      for x in 0..<40 { after[x * 48, y * 48] = Sketch.black }
    }
    let one = PixelComparison.compare(before, after, jobs: 1)
    let expected = (0..<400).map { index in
      PixelRegion(frame: Self.rect(index % 20 * 96, index / 20 * 96, 49, 49), pixels: 4)
    }
    #expect(one.regions == expected)
    #expect(PixelComparison.compare(before, after, jobs: 8).regions == one.regions)
    // 22 × 22 of them are few enough.
    let few = PixelComparison.compare(
      before,
      after.painted(Self.rect(0, 1050, 1920, 870), Sketch.white)
        .painted(Self.rect(1050, 0, 870, 1920), Sketch.white))
    #expect(few.regions.count == 22 * 22)
    #expect(few.regions.allSatisfy { $0.pixels == 1 && $0.frame.area == 1 })
  }

  /// What touches the extra area stays apart from it.
  @Test func extraAreaIsApart() {
    let before = Sketch.even(50, 50)
    let after = Sketch.even(80, 60).painted(Self.rect(45, 45, 5, 5), Sketch.black)
    #expect(
      PixelComparison.compare(before, after).regions == [
        PixelRegion(frame: Self.rect(50, 0, 30, 60), pixels: 1800),
        PixelRegion(frame: Self.rect(45, 45, 5, 5), pixels: 25),
        PixelRegion(frame: Self.rect(0, 50, 50, 10), pixels: 500),
      ])
  }

  /// Every region against a flood over touching cells, over random dots.
  @Test func asAFloodFindsThem() {
    var numbers = SeededNumbers(state: 11)
    for round in 0..<12 {
      let before = Sketch.even(230, 190)
      var after = before
      for _ in 0..<(4 << (round % 6)) {
        after[.random(in: 0..<230, using: &numbers), .random(in: 0..<190, using: &numbers)] =
          Sketch.black
      }
      #expect(PixelComparison.compare(before, after).regions == Self.flood(after))
    }
  }

  private static func flood(_ picture: PixelPicture) -> [PixelRegion] {
    var cells: [[Int]: [PixelRect]] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] == Sketch.black {
        cells[[y / 16, x / 16], default: []].append(rect(x, y))
      }
    }
    var regions: [PixelRegion] = []
    while let start = cells.keys.first {
      var open = [start]
      var pixels: [PixelRect] = []
      while let cell = open.popLast() {
        guard let found = cells.removeValue(forKey: cell) else { continue }
        pixels += found
        for y in -1...1 {
          for x in -1...1 { open.append([cell[0] + y, cell[1] + x]) }
        }
      }
      let frame = pixels.dropFirst().reduce(pixels[0]) { $0.union($1) }
      regions.append(PixelRegion(frame: frame, pixels: pixels.count))
    }
    return regions.sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }
}
