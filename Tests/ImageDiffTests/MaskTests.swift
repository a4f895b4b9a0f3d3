import ImageDiff
import Testing

@Suite struct MaskTests {
  /// Black against white, so every pixel differs.
  static func compare(
    _ masks: [PixelRect], width: Int = 100, height: Int = 70, options: PixelDiffOptions? = nil
  ) -> PixelDiff {
    var options = options ?? PixelDiffOptions()
    options.masks = masks
    return PixelComparison.compare(
      Sketch.even(width, height, Sketch.black), Sketch.even(width, height), options: options)
  }

  /// Each side at each place of a word of the map, one pixel wide and up.
  @Test(arguments: [0, 1, 15, 16, 31, 32, 33, 63, 64, 95]) func cutsExactly(x: Int) {
    for width in [1, 2, 5, 31, 32, 33, 64] {
      let mask = PixelRect(x: x, y: 3, width: width, height: 4)
      let diff = Self.compare([mask])
      var wrong = 0
      for y in 0..<70 {
        for x in 0..<100 {
          let expected: PixelMap.Verdict = mask.contains(x: x, y: y) ? .masked : .differs
          if diff.map.verdict(x: x, y: y) != expected { wrong += 1 }
        }
      }
      let inside = 4 * min(width, 100 - x)
      #expect(wrong == 0, "\(mask)")
      #expect(diff.masked == [inside])
      #expect(diff.differing == 7000 - inside)
    }
  }

  /// Masks, what lies under each, and what is left of 100 × 70.
  @Test(
    arguments: [
      ([], [], 7000),
      ([(0, 0, 100, 70)], [7000], 0),
      ([(-5, -5, 10, 10)], [25], 6975),
      ([(95, 65, 10, 10)], [25], 6975),
      ([(100, 0, 10, 10)], [0], 7000), ([(0, 70, 10, 10)], [0], 7000),
      ([(-10, 0, 10, 70)], [0], 7000),
      ([(5, 5, 0, 10)], [0], 7000), ([(5, 5, 10, 0)], [0], 7000),
      // Overlapping: each has its own count, the pixels go once.
      ([(0, 0, 10, 10), (5, 5, 10, 10)], [100, 100], 6825),
      ([(0, 0, 10, 10), (0, 0, 10, 10)], [100, 100], 6900),
      ([(.min, .min, .max, .max), (.max, .max, .max, .max)], [0, 0], 7000),
      ([(-1, -1, .max, .max)], [7000], 0), ([(50, 0, .max, 1)], [50], 6950),
    ] as [([(Int, Int, Int, Int)], [Int], Int)])
  func counts(masks: [(Int, Int, Int, Int)], masked: [Int], differing: Int) {
    let rects = masks.map { PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
    let diff = Self.compare(rects)
    #expect(diff.masked == masked)
    #expect(diff.differing == differing)
    #expect(diff.map.count(.masked) == 7000 - differing)
    #expect(diff.regions.reduce(0) { $0 + $1.pixels } == differing)
  }

  @Test func maskHidesDelta() {
    let before = Sketch.even(40, 40)
    var after = before
    after[3, 3] = Sketch.black
    after[30, 30] = 0xFFFF_FFF0
    let mask = PixelRect(x: 3, y: 3, width: 1, height: 1)
    let diff = PixelComparison.compare(
      before, after, options: PixelDiffOptions(masks: [mask]))
    #expect(diff.isSame)
    #expect(diff.masked == [1])
    #expect(diff.largestDelta == 15)
  }

  /// Whether a pixel beside a mask smooths an edge is seen from the real pixels under the mask.
  @Test func smoothingLooksUnderMasks() {
    let before = SmoothedEdgeTests.slope(10)
    let after = SmoothedEdgeTests.slope(10.25)
    let open = PixelComparison.compare(before, after, options: PixelDiffOptions(threshold: 0.02))
    for x in 8..<22 {
      let mask = PixelRect(x: x, y: 0, width: 1, height: 40)
      let diff = PixelComparison.compare(
        before, after, options: PixelDiffOptions(threshold: 0.02, masks: [mask]))
      let under = (0..<40).count { open.map.verdict(x: x, y: $0) == .antialiased }
      #expect(diff.differing == 0)
      // It would not have counted, so no mask hid it.
      #expect(diff.masked == [0])
      #expect(diff.antialiased == open.antialiased - under)
    }
  }

  @Test func manyMasks() {
    let masks = (0..<2000).map { PixelRect(x: $0 % 100, y: $0 / 100 * 3, width: 1, height: 2) }
    let diff = Self.compare(masks)
    #expect(diff.masked == Array(repeating: 2, count: 2000))
    #expect(diff.differing == 7000 - 4000)
  }

  /// Before, after, masks; differing, extra, under the mask, largest delta.
  @Test func extraArea() {
    let mask = PixelRect(x: 18, y: 0, width: 4, height: 5)
    let diff = PixelComparison.compare(
      Sketch.even(20, 10), Sketch.even(40, 8),
      options: PixelDiffOptions(threshold: 1, masks: [mask]))
    #expect(diff.width == 40 && diff.height == 10)
    #expect(diff.extra == 20 * 8 + 20 * 2)
    #expect(diff.masked == [10])
    #expect(diff.differing == 200 - 10)
    #expect(diff.largestDelta == 0)
    // What neither has is no difference.
    #expect(diff.map.verdict(x: 39, y: 9) == .same)
    #expect(diff.map.verdict(x: 39, y: 7) == .differs)
    #expect(diff.map.verdict(x: 0, y: 9) == .differs)
    #expect(
      diff.regions == [
        PixelRegion(frame: PixelRect(x: 20, y: 0, width: 20, height: 8), pixels: 150),
        PixelRegion(frame: PixelRect(x: 0, y: 8, width: 20, height: 2), pixels: 40),
      ])
  }
}
