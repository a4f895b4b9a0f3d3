extension PNGInfo {
  /// What a PNG says before its pixels, without decoding them; they may be damaged or missing.
  ///
  /// - Throws: `PNGError.unreadable` with the reason.
  public static func read(_ bytes: [UInt8]) throws(PNGError) -> PNGInfo {
    try scan(bytes, isWhole: false).info
  }

  private static func scan(_ bytes: [UInt8], isWhole: Bool) throws(PNGError) -> PNGScan {
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(PNGFault) in try PNGScan(bytes, isWhole: isWhole) }
    }
    do { return try result.get() } catch { throw .unreadable(error) }
  }

  /// Decodes a whole file: `body` is given the reader and what the file says once nothing speaks against taking memory.
  static func decode<Pixels>(
    _ bytes: [UInt8], limit: Int, asWords: Bool,
    _ body: (PNGReader, PNGInfo) throws(PNGError) -> (
      pixels: Pixels, warnings: [PNGWarning]
    )
  ) throws(PNGError) -> (info: PNGInfo, pixels: Pixels) {
    let scan = try scan(bytes, limit: limit)
    return try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
      let reader = try PNGReader(bytes, asWords: asWords)
      let (pixels, warnings) = try body(reader, scan.info)
      var info = scan.info
      info.notes = scan.notes(with: warnings)
      return (info, pixels)
    }
  }

  /// The walk over a whole file, after which nothing speaks against taking memory for its pixels.
  static func scan(_ bytes: [UInt8], limit: Int) throws(PNGError) -> PNGScan {
    try read(bytes).check(limit: limit)
    let scan = try scan(bytes, isWhole: true)
    do { try scan.checkAmount() } catch { throw .unreadable(error) }
    return scan
  }

  private func check(limit: Int) throws(PNGError) {
    guard max(width, height) <= PNGReader.longestSide, width * height <= limit else {
      throw .unreadable(
        .tooLarge(width: width, height: height, limit: limit, side: PNGReader.longestSide))
    }
  }
}
