import Synchronization
import Testing

@testable import ImageDiff

@Suite struct PixelComparisonTests {
  @Test func sameIsSame() {
    let picture = Sketch.picture(40, 3) { x, y in Sketch.black | UInt32(x * y) }
    let diff = PixelComparison.compare(picture, picture)
    #expect(diff.isSame)
    #expect(diff.regions.isEmpty)
    #expect(diff.largestDelta == 0)
    #expect(diff.map.count(.same) == 120)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)]) func nothingToCompare(width: Int, height: Int) {
    let nothing = Sketch.even(width, height)
    #expect(PixelComparison.compare(nothing, nothing).isSame)
    let diff = PixelComparison.compare(nothing, Sketch.even(3, 2))
    #expect(diff.differing == 6)
    #expect(diff.extra == 6)
  }

  /// Black to white is 1, and a distance counts when it is larger than the threshold.
  @Test(
    arguments: [(1, 0), (0.999_999_9, 1), (0.5, 1), (0, 1), (7, 0), (-1, 1), (.nan, 1)]
      as [(Double, Int)])
  func blackToWhite(threshold: Double, differing: Int) {
    let options = PixelDiffOptions(threshold: threshold)
    let diff = PixelComparison.compare(
      Sketch.even(1, 1, Sketch.black), Sketch.even(1, 1), options: options)
    #expect(diff.differing == differing)
    #expect(diff.largestDelta == 255)
  }

  /// A yellow and a blue are farther apart than black and white.
  @Test func thresholdOneHidesNotEverything() {
    let diff = PixelComparison.compare(
      Sketch.even(1, 1, 0xFFFF_FF00), Sketch.even(1, 1, 0xFF00_00FF),
      options: PixelDiffOptions(threshold: 1))
    #expect(diff.differing == 1)
  }

  @Test func thresholdZeroCountsOneStep() {
    for value in stride(from: 0, to: 255, by: 5) {
      for step in [0x1, 0x100, 0x1_0000] as [UInt32] {
        let word = Sketch.black | UInt32(value) * 0x01_0101
        let diff = PixelComparison.compare(
          Sketch.even(1, 1, word), Sketch.even(1, 1, word + step),
          options: PixelDiffOptions(threshold: 0))
        #expect(diff.differing == 1, "\(value) \(step)")
      }
    }
  }

  /// The words, and whether they differ: what looks alike on white, on black or on one square of the checkerboard does not
  /// look alike on the other.
  @Test(
    arguments: [
      (0x00FF_FFFF, 0xFFFF_FFFF, true),  // nothing, white
      (0x0000_0000, 0xFF00_0000, true),  // nothing, black
      (0x80FF_FFFF, 0xFFFF_FFFF, true),  // half white, white
      (0x8000_0000, 0xFF80_8080, true),  // half black over white is this grey
      (0x80FF_0000, 0xFFFF_7F7F, true),  // half red over white is this pink
      (0x0030_3030, 0xFF30_3030, true),  // the dark square
      (0x00CF_CFCF, 0xFFCF_CFCF, true),  // the light square
      (0x00FF_0000, 0x0000_FF00, false),  // no colour where all is transparent
      (0x0100_0000, 0x0000_0000, false),  // too little to see
      (0x8030_3030, 0x8034_3030, false),
    ] as [(UInt32, UInt32, Bool)])
  func checkerboard(one: UInt32, other: UInt32, differs: Bool) {
    // Wherever it lies.
    let diff = PixelComparison.compare(Sketch.even(40, 3, one), Sketch.even(40, 3, other))
    #expect(diff.differing == (differs ? 120 : 0))
  }

  @Test(
    arguments: [
      (nil, 1), (0, 1), (9, 1), (10, 0), (11, 0), (255, 0), (-1, 1), (.max, 0),
    ] as [(Int?, Int)])
  func maxDelta(most: Int?, differing: Int) {
    let before = Sketch.even(3, 3, 0xFF00_0000)
    var after = before
    after[1, 1] = 0xF500_0800
    // By distance it is a whole step of threshold 0, by channels one of 10.
    let options = PixelDiffOptions(threshold: 0, maxDelta: most)
    let diff = PixelComparison.compare(before, after, options: options)
    #expect(diff.differing == differing)
    #expect(diff.largestDelta == 10)
  }

  @Test func optionsSayWhatIsAllowed() {
    #expect(PixelDiffOptions.thresholds.contains(PixelDiffOptions().threshold))
    #expect(PixelDiffOptions().threshold == 0.1)
    for bad in [-0.001, 1.001, 7, .infinity, .nan] {
      #expect(!PixelDiffOptions.thresholds.contains(bad))
    }
    #expect(PixelDiffOptions.deltas == 0...255)
  }

  /// What the comparison waits for: never more rows than there are, and two below each band.
  @Test func waitsForRows() {
    let picture = Sketch.even(400, 3000)
    let asked = Mutex<[Int]>([])
    let diff = picture.withMemory { memory in
      PixelComparison.compare(memory, memory, jobs: 2) { count throws(Never) in
        asked.withLock { $0.append(count) }
      }
    }
    #expect(diff.isSame)
    let counts = asked.withLock { $0.sorted() }
    #expect(counts.count > 3)
    #expect(counts.last == 3000)
    #expect(counts.allSatisfy { $0 == 3000 || $0 % 16 == 2 })
  }

  private enum Broken: Error { case row }

  @Test(arguments: [1, 4]) func stopsWhenRowsDoNotCome(jobs: Int) {
    let picture = Sketch.even(400, 3000)
    #expect(throws: Broken.row) {
      try picture.withMemory { memory in
        Result { () throws(Broken) in
          try PixelComparison.compare(memory, memory, jobs: jobs) { count throws(Broken) in
            if count > 1500 { throw .row }
          }
        }
      }.get()
    }
  }
}
