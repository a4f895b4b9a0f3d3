import ImageDiff
import PNGImage

/// Comparing pictures, as a whole program and stage by stage.
struct DiffBench {
  private let bench: Bench
  private let artwork: PixelPicture
  private let pair: DiffPair

  /// As the issue that asked for it has them.
  private static let large = (width: 3446, height: 10_728)
  private static let small = (width: 1280, height: 720)
  private static let smallCount = 100

  init(_ bench: Bench) throws {
    self.bench = bench
    let sheet = try bench.panels.sheet(shaper: bench.typeface, jobs: bench.jobs)
    artwork = try DiffPair.artwork(sheet, bench, width: DiffBench.large.width)
    // Four hundred squares, 2.5 % of the picture.
    pair = try DiffPair(
      of: artwork, width: DiffBench.large.width, height: DiffBench.large.height, cells: (10, 40),
      share: 0.025, jobs: bench.jobs)
  }

  func rows() throws -> [Row] { try wholes() + stages() }

  // MARK: The program

  private func wholes() throws -> [Row] {
    let scratch = bench.scratch
    guard let before = scratch.file("before.png", pair.files.before),
      let after = scratch.file("after.png", pair.files.after),
      let copy = scratch.file("copy.png", pair.files.before), let folders = try folders()
    else { throw ScratchError() }
    var contest = Contest()
    var peaks: [Int] = [0, 0, 0, 0]
    func add(_ place: Int, status: Int32, _ words: [String]) -> Int {
      contest.add {
        let child = Child.run(
          [bench.program, "diff", "--no-config", "--quiet", "--jobs", "\(bench.jobs)"] + words)
        guard let child, child.status == status << 8 else { return nil }
        peaks[place] = max(peaks[place], child.peak)
        return child.time
      }
    }
    let output = ["--pictures", "difference", "--output", "\(scratch.path)/differences"]
    let same = add(0, status: 0, [before, copy])
    let plain = add(1, status: 1, [before, after])
    let drawn = add(2, status: 1, output + [before, after])
    let many = add(3, status: 1, output + [folders.before, folders.after])
    try contest.run(rounds: bench.rounds)

    let missing = "\(bench.program) diff does not run: make bench builds it"
    func found(_ index: Int, _ place: Int) -> String {
      contest.median(index).map {
        "\(Report.decimal($0)) ms, \(Report.decimal(Double(peaks[place]) / 1e6)) MB"
      } ?? missing
    }
    let size = "\(DiffBench.large.width) × \(DiffBench.large.height)"
    return [
      Row("diff of a file and its copy, whole process", found(same, 0), "no decoding"),
      Row(
        "diff of \(size), 2.5 % of it other, whole process", found(plain, 1), "450 ms, 450 MB"),
      Row(
        "the same with the difference written and read back", found(drawn, 2), "550 ms, 450 MB"),
      Row(
        "diff of \(DiffBench.smallCount) pairs of 1280 × 720 with differences, whole process",
        found(many, 3), "1200 ms"),
    ]
  }

  /// Two folders of small pictures, all of them different.
  private func folders() throws -> (before: String, after: String)? {
    guard let before = bench.scratch.folder("before"), let after = bench.scratch.folder("after")
    else { return nil }
    for number in 0..<DiffBench.smallCount {
      let small = try DiffPair(
        of: artwork, width: DiffBench.small.width, height: DiffBench.small.height,
        shift: number * 23, cells: (4, 3), share: 0.025, jobs: 1)
      guard bench.scratch.file("before/\(number).png", small.files.before) != nil,
        bench.scratch.file("after/\(number).png", small.files.after) != nil
      else { return nil }
    }
    return (before, after)
  }

  // MARK: Its stages

  private func stages() throws -> [Row] {
    let jobs = bench.jobs
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
    try contest.run(rounds: bench.rounds)

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
