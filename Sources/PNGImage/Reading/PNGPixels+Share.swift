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
    // How far a channel is below the colour shows as a number above all others, as it wraps.
    let limit = UInt32(clamping: min(max(tolerance, 0), 255))
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    let different = words.withUnsafeBufferPointer { words in
      rows.reduce(0) { sum, y in
        var count: UInt32 = 0
        for place in y * width + columns.lowerBound..<y * width + columns.upperBound {
          let word = words[place]
          let isRedFar: UInt32 = (word &>> 16 & 0xFF) &- red &+ limit > 2 &* limit ? 1 : 0
          let isGreenFar: UInt32 = (word &>> 8 & 0xFF) &- green &+ limit > 2 &* limit ? 1 : 0
          let isBlueFar: UInt32 = (word & 0xFF) &- blue &+ limit > 2 &* limit ? 1 : 0
          count &+= isRedFar | isGreenFar | isBlueFar
        }
        return sum + Int(count)
      }
    }
    return Double(different) / Double(columns.count * rows.count)
  }
}
