extension PNGPixels {
  /// The difference in a channel that is not seen as another colour.
  public static let tolerance = 16

  /// The share, 0 to 1, of a rectangle's pixels that differ from a colour by more than the tolerance in any channel.
  ///
  /// - Parameters:
  ///   - color: `0xRRGGBB`; what stands above is not looked at.
  ///   - columns: Pixels of the picture as it is in the file; what lies outside the picture does not count.
  ///   - rows: As `columns`.
  /// - Returns: Nil where no pixel of the picture is inside.
  public func share(
    notLike color: UInt32, in columns: Range<Int>, _ rows: Range<Int>,
    tolerance: Int = PNGPixels.tolerance
  ) -> Double? {
    let columns = columns.clamped(to: 0..<width)
    let rows = rows.clamped(to: 0..<height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let limit = Int32(clamping: max(tolerance, 0))
    let wanted = PNGPixels.channels(color)
    let different = words.withUnsafeBufferPointer { words in
      rows.reduce(0) { sum, y in
        var count = 0
        for place in y * width + columns.lowerBound..<y * width + columns.upperBound {
          let difference = PNGPixels.channels(words[place]) &- wanted
          let isFar = difference .> limit .| difference .< -limit
          count += any(isFar) ? 1 : 0
        }
        return sum + count
      }
    }
    return Double(different) / Double(columns.count * rows.count)
  }

  private static func channels(_ word: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(word >> 16 & 0xFF), Int32(word >> 8 & 0xFF), Int32(word & 0xFF), 0)
  }
}
