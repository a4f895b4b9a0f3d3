import ImageDiff
import Testing

/// The quick comparison against the plain one.
@Suite struct RandomPictureTests {
  /// Flat areas, slopes and noise, so that every kind of neighbourhood comes up; with `alphas` partly transparent.
  static func pair(
    _ width: Int, _ height: Int, alphas: Bool, _ numbers: inout SeededNumbers
  ) -> (PixelPicture, PixelPicture) {
    func color() -> UInt32 {
      let word = UInt32.random(in: 0...0xFF_FFFF, using: &numbers)
      guard alphas, Bool.random(using: &numbers) else { return Sketch.black | word }
      return UInt32.random(in: 0...255, using: &numbers) << 24 | word
    }
    let palette = (0..<4).map { _ in color() }
    var before = Sketch.picture(width, height) { x, y in
      palette[(x / 5 + y / 3) % palette.count]
    }
    for index in before.words.indices where Int.random(in: 0..<6, using: &numbers) == 0 {
      before.words[index] = Bool.random(using: &numbers) ? palette[0] : color()
    }
    var after = before
    for index in after.words.indices where Int.random(in: 0..<4, using: &numbers) == 0 {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: after.words[index] = color()
      case 1: after.words[index] = palette[1]
      case 2: after.words[index] ^= UInt32.random(in: 0..<16, using: &numbers) << 8
      default: after.words[index] = before.words[max(0, index - 1)]
      }
    }
    return (before, after)
  }

  @discardableResult
  static func check(
    _ before: PixelPicture, _ after: PixelPicture, _ options: PixelDiffOptions
  ) -> PixelDiff {
    let plain = PlainComparison(before: before, after: after, options: options).compare()
    let diff = PixelComparison.compare(before, after, options: options)
    let size: Comment = "\(before.width) × \(before.height), \(options)"
    #expect(Sketch.rows(diff.map) == Sketch.rows(plain.map), size)
    #expect(diff.differing == plain.map.count(.differs), size)
    #expect(diff.antialiased == plain.map.count(.antialiased), size)
    #expect(diff.masked == plain.masked, size)
    #expect(diff.largestDelta == plain.largestDelta, size)
    #expect(diff.regions.reduce(0) { $0 + $1.pixels } == diff.differing, size)
    return diff
  }

  @Test(arguments: [false, true]) func everyWidth(alphas: Bool) {
    var numbers = SeededNumbers(state: alphas ? 5 : 6)
    var antialiased = 0
    var differing = 0
    for width in 1...70 {
      let height = 1 + width % 7
      let (before, after) = Self.pair(width, height, alphas: alphas, &numbers)
      let diff = Self.check(
        before, after, PixelDiffOptions(threshold: width % 3 == 0 ? 0 : 0.05))
      antialiased += diff.antialiased
      differing += diff.differing
    }
    #expect(antialiased > 50 && differing > 1000)
  }

  @Test func everyOption() {
    var numbers = SeededNumbers(state: 7)
    for round in 0..<40 {
      let (before, after) = Self.pair(45, 30, alphas: round % 2 == 0, &numbers)
      let masks = (0..<round % 4).map { _ in
        PixelRect(
          x: .random(in: -10...45, using: &numbers), y: .random(in: -10...30, using: &numbers),
          width: .random(in: 0...40, using: &numbers), height: .random(in: 0...20, using: &numbers))
      }
      Self.check(
        before, after,
        PixelDiffOptions(
          threshold: [0, 0.02, 0.1, 0.5, 1][round % 5],
          antialiased: round % 3 == 0 ? .count : .ignore,
          maxDelta: round % 4 == 3 ? round : nil, masks: masks))
    }
  }

  @Test func sizesDiffer() {
    var numbers = SeededNumbers(state: 8)
    for round in 0..<40 {
      let (before, _) = Self.pair(1 + round * 7 % 50, 1 + round * 11 % 40, alphas: true, &numbers)
      let (_, after) = Self.pair(1 + round * 13 % 50, 1 + round * 5 % 40, alphas: false, &numbers)
      Self.check(
        before, after,
        PixelDiffOptions(masks: [PixelRect(x: 20, y: 10, width: 30, height: round)]))
    }
  }

  /// Large enough for many bands.
  @Test func threadsDoNotMatter() {
    var numbers = SeededNumbers(state: 9)
    let before = Sketch.picture(700, 1500) { x, y in Sketch.black | UInt32(x / 9 ^ y / 7) }
    var after = before
    for _ in 0..<4000 {
      let index = Int.random(in: 0..<after.words.count, using: &numbers)
      after.words[index] = Sketch.black | UInt32.random(in: 0...0xFF_FFFF, using: &numbers)
    }
    let options = PixelDiffOptions(masks: [PixelRect(x: 100, y: 300, width: 400, height: 700)])
    let one = PixelComparison.compare(before, after, options: options, jobs: 1)
    for jobs in [0, 2, 3, 8] {
      let many = PixelComparison.compare(before, after, options: options, jobs: jobs)
      #expect(many.regions == one.regions)
      #expect(many.differing == one.differing)
      #expect(many.antialiased == one.antialiased)
      #expect(many.masked == one.masked)
      #expect(many.largestDelta == one.largestDelta)
      #expect((0..<1500).allSatisfy { many.map.words(row: $0) == one.map.words(row: $0) })
    }
    #expect(one.differing > 1000 && one.masked[0] > 500)
  }
}
