/// Pixels against pixels.
///
/// A pixel differs where the HyAB distance of the two colours in OKLab is larger than the threshold, or, with `maxDelta`,
/// where a channel differs by more than that. Partly transparent pixels are compared over the dark and the light square
/// of a checkerboard, and the larger distance counts. A differing pixel that only smooths an edge in either picture is
/// left out, unless the options count it or set `maxDelta`.
///
/// Where the sizes differ, every pixel that one picture alone has differs, whatever the threshold.
public enum PixelComparison {
  /// Compares two pictures on up to `jobs` threads; the result does not depend on their number.
  public static func compare(
    _ before: PixelPicture, _ after: PixelPicture, options: PixelDiffOptions = PixelDiffOptions(),
    jobs: Int = 1
  ) -> PixelDiff {
    before.withMemory { old in
      after.withMemory { new in
        compare(old, new, options: options, jobs: jobs) { (_) throws(Never) in }
      }
    }
  }

  /// Compares two pictures while they are still being decoded.
  ///
  /// - Parameter waitForRows: Called from several threads, with a count of rows from the top; returns once both
  ///   pictures have that many rows ready (a picture that has fewer rows: all of them). What it throws ends the
  ///   comparison.
  /// - Throws: What `waitForRows` threw.
  public static func compare<Failure: Error>(
    _ before: PixelMemory, _ after: PixelMemory, options: PixelDiffOptions = PixelDiffOptions(),
    jobs: Int = 1, waitForRows: @escaping @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) -> PixelDiff {
    let board = BandBoard(
      before: before, after: after, options: options, waitForRows: waitForRows)
    let findings = try board.run(jobs: jobs)
    let common = (width: min(before.width, after.width), height: min(before.height, after.height))
    var diff = PixelDiff(
      width: max(before.width, after.width), height: max(before.height, after.height),
      differing: 0, antialiased: 0,
      extra: before.width * before.height + after.width * after.height
        - 2 * common.width * common.height,
      masked: Array(repeating: 0, count: options.masks.count), largestDelta: 0, regions: [],
      map: PixelMap(
        width: max(before.width, after.width), height: max(before.height, after.height)))
    var cells = RegionCells(commonWidth: common.width, commonHeight: common.height)
    for finding in findings {
      diff.differing += finding.differing
      diff.antialiased += finding.antialiased
      diff.largestDelta = max(diff.largestDelta, finding.largestDelta)
      for index in diff.masked.indices { diff.masked[index] += finding.masked[index] }
      diff.map.append(finding.words, rows: finding.rows)
      cells.append(finding.cells)
    }
    diff.regions = PixelRegions.gather(cells)
    return diff
  }
}
