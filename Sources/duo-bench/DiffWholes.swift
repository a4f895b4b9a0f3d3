import DuoCatalog
import ImageDiff
import Typeface

/// Comparing pictures with the whole program.
///
/// It comes before everything else, and another process makes the pictures: a child counts the memory of the program that
/// began it as its own.
struct DiffWholes {
  private static let small = (width: 1280, height: 720)
  private static let smallCount = 100

  let program: String
  /// This program, and where it is told to make the pictures.
  let own: String
  let folder: String
  let jobs: Int
  let rounds: Int

  /// What the other process does.
  static func makePictures(in folder: String, jobs: Int) throws {
    let artwork = try DiffPair.artwork(
      Panels(catalog: try Catalog.builtIn()), try Typeface.load(), width: DiffBench.size.width,
      jobs: jobs)
    func write(_ name: String, _ bytes: [UInt8]) throws {
      guard Scratch.write(bytes, to: "\(folder)/\(name).png") else { throw ScratchError() }
    }
    let large = try DiffBench.pair(of: artwork, jobs: jobs)
    try write("before", large.files.before)
    try write("copy", large.files.before)
    try write("after", large.files.after)
    for side in ["before", "after"] where !Scratch.makeFolder("\(folder)/\(side)") {
      throw ScratchError()
    }
    for number in 0..<smallCount {
      let pair = try DiffPair(
        of: artwork, width: small.width, height: small.height, shift: number * 23, cells: (4, 3),
        share: 0.025, jobs: 1)
      try write("before/\(number)", pair.files.before)
      try write("after/\(number)", pair.files.after)
    }
  }

  func rows() throws -> [Row] {
    guard let maker = Child.run([own, "--pictures", folder, "\(jobs)"]), maker.status == 0 else {
      throw ScratchError()
    }
    var contest = Contest()
    var peaks: [Int] = []
    func add(status: Int32, _ words: [String]) -> Int {
      let place = peaks.count
      peaks.append(0)
      return contest.add {
        let child = Child.run(
          [program, "diff", "--no-config", "--quiet", "--jobs", "\(jobs)"] + words)
        guard let child, child.status == status << 8 else { return nil }
        peaks[place] = max(peaks[place], child.peak)
        return child.time
      }
    }
    let drawing = ["--pictures", "difference", "--output", "\(folder)/differences"]
    let pair = ["\(folder)/before.png", "\(folder)/after.png"]
    let same = add(status: 0, [pair[0], "\(folder)/copy.png"])
    let plain = add(status: 1, pair)
    let drawn = add(status: 1, drawing + pair)
    let many = add(status: 1, drawing + ["\(folder)/before", "\(folder)/after"])
    try contest.run(rounds: rounds)

    func found(_ index: Int) -> String {
      contest.median(index).map {
        "\(Report.decimal($0)) ms, \(Report.decimal(Double(peaks[index]) / 1e6)) MB"
      } ?? "\(program) diff does not run: make bench builds it"
    }
    let size = "\(DiffBench.size.width) × \(DiffBench.size.height)"
    return [
      Row("diff of a file and its copy, whole process", found(same), "no decoding"),
      Row("diff of \(size), 2.5 % of it other, whole process", found(plain), "450 ms, 450 MB"),
      Row("the same with the difference written and read back", found(drawn), "550 ms, 450 MB"),
      Row(
        "diff of \(DiffWholes.smallCount) pairs of 1280 × 720 with differences, whole process",
        found(many), "1200 ms"),
    ]
  }
}
