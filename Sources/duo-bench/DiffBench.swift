import ImageDiff
import PNGImage

/// The stages of comparing two large pictures.
struct DiffBench {
  private let pair: DiffPair
  private let jobs: Int
  private let rounds: Int

  /// As the issue that asked for it has them.
  static let size = (width: 3446, height: 10_728)

  init(_ bench: Bench) throws {
    pair = try DiffBench.pair(
      of: try DiffPair.artwork(
        bench.panels, bench.typeface, width: DiffBench.size.width, jobs: bench.jobs),
      jobs: bench.jobs)
    jobs = bench.jobs
    rounds = bench.rounds
  }

  /// Four hundred squares differ, 2.5 % of the picture.
  static func pair(of artwork: PixelPicture, jobs: Int) throws -> DiffPair {
    try DiffPair(
      of: artwork, width: size.width, height: size.height, cells: (10, 40), share: 0.025, jobs: jobs
    )
  }

  func rows() throws -> [Row] {
    let diff = PixelComparison.compare(pair.before, pair.after, jobs: jobs)
    let picture = DifferencePicture(before: pair.before, after: pair.after, diff: diff)
    var written: [UInt8] = []
    try picture.write(jobs: jobs) { written.append(contentsOf: $0) }
    // Words of its own: those of one array are the same before they are looked at.
    let copy = PixelPicture(
      width: pair.before.width, height: pair.before.height, words: pair.before.words.map { $0 })

    var contest = Contest()
    let one = contest.add {
      try Stopwatch.time { _ = try PNGStraight(decoding: pair.files.before) }
    }
    let reading = contest.add {
      try Stopwatch.time {
        _ = try PNGPair.decode(before: pair.files.before, after: pair.files.after, jobs: jobs) {
          _ in
        }
      }
    }
    let both = contest.add {
      try Stopwatch.time {
        _ = try PNGPairComparison.compare(
          before: pair.files.before, after: pair.files.after, jobs: jobs)
      }
    }
    let equal = contest.add {
      Stopwatch.time { _ = PixelComparison.compare(pair.before, copy, jobs: jobs) }
    }
    let other = contest.add {
      Stopwatch.time { _ = PixelComparison.compare(pair.before, pair.after, jobs: jobs) }
    }
    let writing = contest.add { try Stopwatch.time { try picture.write(jobs: jobs) { _ in } } }
    let proof = contest.add {
      try Stopwatch.time {
        try PNGProof.check(written, width: diff.width, height: diff.height, jobs: jobs)
      }
    }
    try contest.run(rounds: rounds)

    let pixels = Double(diff.width * diff.height)
    let share = Report.decimal(Double(diff.differing + diff.antialiased) / pixels * 100, 2)
    func time(_ index: Int) -> String {
      contest.median(index).map { "\(Report.decimal($0)) ms" } ?? ""
    }
    func speed(_ index: Int) -> String {
      contest.median(index).map {
        "\(Report.decimal($0)) ms: \(Report.decimal(pixels / $0 / 1e6, 2)) gigapixels, "
          + "\(Report.decimal(pixels * 8 / $0 / 1e6)) GB a second"
      } ?? ""
    }
    return [
      Row("of it: one file read", time(one), ""),
      Row("of it: both files read at once", time(reading), ""),
      Row("of it: both read and compared as rows come", time(both), ""),
      Row("compared alone, the same", speed(equal), "memory speed"),
      Row("compared alone, \(share) % other", speed(other), "1 gigapixel a second"),
      Row("of it: difference written, \(written.count) bytes", time(writing), ""),
      Row("of it: difference read back", time(proof), ""),
    ]
  }
}
