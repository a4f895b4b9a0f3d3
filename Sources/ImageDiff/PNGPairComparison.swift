import PNGImage

/// Two PNGs read at once and compared while their rows come.
public struct PNGPairComparison: Sendable {
  public var diff: PixelDiff
  public var before: PNGStraight
  public var after: PNGStraight

  /// Reads and compares; the result does not depend on `jobs`.
  ///
  /// - Parameters:
  ///   - limit: pixels that each picture may have, held against its header before memory is taken.
  ///   - jobs: threads that compare; with more than 1 each file is decoded on a thread of its own meanwhile, with 1 both
  ///     are decoded first, one after the other.
  /// - Throws: `PNGPairError` with what is wrong on each side.
  public static func compare(
    before: [UInt8], after: [UInt8], limit: Int = PNGStraight.limit,
    options: PixelDiffOptions = PixelDiffOptions(), jobs: Int
  ) throws(PNGPairError) -> PNGPairComparison {
    let (pair, diff) = try PNGPair.decode(before: before, after: after, limit: limit, jobs: jobs) {
      (coming) throws(PNGPair.Failed) in
      try PixelComparison.compare(
        PixelMemory(
          width: coming.before.width, height: coming.before.height, words: coming.beforeWords),
        PixelMemory(
          width: coming.after.width, height: coming.after.height, words: coming.afterWords),
        options: options, jobs: jobs
      ) { (rows) throws(PNGPair.Failed) in try coming.wait(rows: rows) }
    }
    return PNGPairComparison(diff: diff, before: pair.before, after: pair.after)
  }
}
