import DuoLayout
import ImageDiff
import PNGImage

/// What is asked of two odd PNGs: each side's own fault, or what reading and comparing them one after the other finds; and
/// pictures of it that can be read back.
struct PairTrial {
  /// The files of a case: two sound ones, mostly of one size; or one that may be odd, twice, changed, or beside another.
  static func bytes(_ random: inout SplitMix64) -> (before: [UInt8], after: [UInt8]) {
    if random.below(2) == 0 {
      var size = (width: 1 + random.below(40), height: 1 + random.below(40))
      let before = OddPNG.soundBytes(&random, size: size)
      if random.below(4) == 0 { size = (1 + random.below(40), 1 + random.below(40)) }
      return (before, OddPNG.soundBytes(&random, size: size))
    }
    let before = OddPNG.bytes(&random)
    switch random.below(4) {
    case 0: return (before, before)
    case 1 where !before.isEmpty:
      var after = before
      after[random.below(after.count)] ^= 1 << UInt8(random.below(8))
      return random.below(2) == 0 ? (before, after) : (after, before)
    default: return (before, OddPNG.bytes(&random))
    }
  }

  static func judge(
    _ before: [UInt8], _ after: [UInt8], _ random: inout SplitMix64
  ) -> Trial.Outcome {
    let options = options(&random)
    let alone = [before, after].map { bytes in
      Result { () throws(PNGError) in try PNGStraight(decoding: bytes) }
    }
    var found: [PNGPairComparison] = []
    for jobs in [1, 3] {
      do throws(PNGPairError) {
        found.append(
          try PNGPairComparison.compare(
            before: before, after: after, options: options, jobs: jobs))
      } catch {
        if let words = broken(error, alone) { return .broken("with \(jobs) jobs: \(words)") }
      }
    }
    if found.isEmpty { return .refused }
    guard found.count == 2 else { return .broken("another outcome with other jobs") }
    for pair in found {
      if let words = broken(pair, alone, options, isOneFile: before == after) {
        return .broken(words)
      }
    }
    return broken(found[0], options, &random).map(Trial.Outcome.broken) ?? .taken
  }

  private static func options(_ random: inout SplitMix64) -> PixelDiffOptions {
    func number() -> Int { [-3, 0, 1, 2, 5, 11, 40, 1 << 40][random.below(8)] }
    return PixelDiffOptions(
      threshold: [0, 0.05, 0.1, 0.5, 1][random.below(5)],
      antialiased: random.below(2) == 0 ? .ignore : .count,
      maxDelta: random.below(3) == 0 ? random.below(256) : nil,
      masks: (0..<random.below(3)).map { _ in
        PixelRect(x: number(), y: number(), width: number(), height: number())
      })
  }

  /// Each side that is told has the fault it has alone; none is told that has none, and both only where nobody looked on
  /// after the first.
  private static func broken(
    _ error: PNGPairError, _ alone: [Result<PNGStraight, PNGError>]
  ) -> String? {
    if error.before == nil, error.after == nil { return "no fault on either side" }
    for (fault, alone) in zip([error.before, error.after], alone) {
      guard let fault else { continue }
      guard case .failure(let own) = alone else { return "a fault of a sound file: \(fault)" }
      if own != fault { return "\(fault), and alone \(own)" }
    }
    return nil
  }

  private static func broken(
    _ pair: PNGPairComparison, _ alone: [Result<PNGStraight, PNGError>],
    _ options: PixelDiffOptions, isOneFile: Bool
  ) -> String? {
    guard case .success(let before) = alone[0], case .success(let after) = alone[1] else {
      return "a pair of which one file is refused"
    }
    for (one, other) in [(pair.before, before), (pair.after, after)]
    where one.words != other.words || one.info != other.info {
      return "a file reads differently in a pair"
    }
    let diff = pair.diff
    let expected = PixelComparison.compare(
      PixelPicture(before), PixelPicture(after), options: options, jobs: 1)
    if isOneFile, !diff.isSame { return "a file differs from itself" }
    guard diff.differing == expected.differing, diff.antialiased == expected.antialiased,
      diff.extra == expected.extra, diff.masked == expected.masked,
      diff.largestDelta == expected.largestDelta, diff.regions == expected.regions
    else { return "other findings while rows come" }
    for y in 0..<diff.height {
      for x in 0..<diff.width
      where diff.map.verdict(x: x, y: y) != expected.map.verdict(x: x, y: y) {
        return "another verdict at \(x), \(y)"
      }
    }
    if diff.map.count(.differs) != diff.differing { return "the map has other pixels" }
    if diff.regions.reduce(0, { $0 + $1.pixels }) != diff.differing {
      return "the regions have other pixels"
    }
    let whole = PixelRect(x: 0, y: 0, width: diff.width, height: diff.height)
    for region in diff.regions where region.frame.intersection(whole) != region.frame {
      return "a region outside"
    }
    return nil
  }

  /// Its pictures are the same with any number of threads, and pass the reading back.
  private static func broken(
    _ pair: PNGPairComparison, _ options: PixelDiffOptions, _ random: inout SplitMix64
  ) -> String? {
    let picture = DifferencePicture(
      before: PixelPicture(pair.before), after: PixelPicture(pair.after), diff: pair.diff,
      masks: options.masks)
    let crop =
      random.below(2) == 0
      ? nil
      : PixelRect(
        x: random.below(20) - 5, y: random.below(20) - 5, width: random.below(20),
        height: random.below(20))
    for isThreeUp in [false, true] {
      var files: [[UInt8]] = []
      for jobs in [1, 3] {
        var bytes: [UInt8] = []
        do {
          if isThreeUp {
            try picture.writeThreeUp(crop: crop, jobs: jobs) { bytes.append(contentsOf: $0) }
          } else {
            try picture.write(crop: crop, jobs: jobs) { bytes.append(contentsOf: $0) }
          }
          let size = isThreeUp ? picture.threeUpSize(crop: crop) : picture.size(crop: crop)
          try PNGProof.check(bytes, width: size.width, height: size.height, jobs: jobs)
          _ = try PNGStraight(decoding: bytes)
        } catch { return "the picture: \(error)" }
        files.append(bytes)
      }
      if files[0] != files[1] { return "other bytes with other jobs" }
    }
    return nil
  }
}
