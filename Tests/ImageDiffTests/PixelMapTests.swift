import ImageDiff
import Testing

@Suite struct PixelMapTests {
  static let verdicts: [PixelMap.Verdict] = [.same, .differs, .antialiased, .masked]

  @Test(arguments: [1, 31, 32, 33, 64, 70, 129]) func keepsWhatItIsGiven(width: Int) {
    func verdict(_ x: Int, _ y: Int) -> PixelMap.Verdict {
      y % 3 == 1 ? .same : Self.verdicts[(x * x / 5 + y) % 4]
    }
    let map = PixelMap(width: width, height: 7, verdict: verdict)
    for y in 0..<7 {
      for x in 0..<width { #expect(map.verdict(x: x, y: y) == verdict(x, y)) }
      #expect(map.isSame(row: y) == (0..<width).allSatisfy { verdict($0, y) == .same })
      var row = Array(repeating: PixelMap.Verdict.same, count: width)
      var end = 0
      map.forEachRun(row: y) { run, verdict in
        #expect(!run.isEmpty && run.lowerBound >= end && verdict != .same)
        end = run.upperBound
        for x in run { row[x] = verdict }
      }
      #expect(row == (0..<width).map { verdict($0, y) })
    }
    for kind in Self.verdicts {
      let count = (0..<7).reduce(0) { sum, y in sum + (0..<width).count { verdict($0, y) == kind } }
      #expect(map.count(kind) == count)
    }
  }

  @Test func runsAreWhole() {
    let map = PixelMap(width: 200, height: 1) { x, _ in x < 3 || x >= 190 ? .same : .differs }
    var runs: [Range<Int>] = []
    map.forEachRun(row: 0) { run, _ in runs.append(run) }
    #expect(runs == [3..<190])
  }

  @Test(arguments: [(-1, 0), (0, -1), (4, 0), (0, 3), (.max, 0), (0, .min)])
  func outsideEverythingIsTheSame(x: Int, y: Int) {
    let map = PixelMap(width: 4, height: 3) { _, _ in .differs }
    #expect(map.verdict(x: x, y: y) == .same)
    if y != 0 {
      #expect(map.isSame(row: y))
      #expect(map.words(row: y) == nil)
    }
  }
}
