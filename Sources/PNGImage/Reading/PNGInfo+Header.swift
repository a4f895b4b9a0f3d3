extension PNGInfo {
  /// - Parameter header: What an IHDR chunk holds.
  /// - Throws: `PNGFault` for what no PNG may say.
  init(header: UnsafeBufferPointer<UInt8>) throws(PNGFault) {
    guard header.count == 13 else {
      throw .header("what \(PNGFault.bytes(header.count)) cannot say; it must have 13")
    }
    let width = PNGChunk.number(header, 0)
    let height = PNGChunk.number(header, 4)
    guard width > 0, height > 0, max(width, height) <= Int(Int32.max) else {
      throw .header("\(width) × \(height) pixels; each must be 1 to \(Int32.max)")
    }
    guard let colorType = ColorType(rawValue: Int(header[9])) else {
      throw .header("colour type \(header[9]); it must be 0, 2, 3, 4 or 6")
    }
    let bitDepth = Int(header[8])
    guard colorType.bitDepths.contains(bitDepth) else {
      let allowed = colorType.bitDepths.map { "\($0)" }.joined(separator: ", ")
      throw .header(
        "\(bitDepth) bits a sample; with colour type \(colorType.rawValue) it must be one of "
          + allowed)
    }
    for (value, name) in [(header[10], "compression"), (header[11], "filter")] where value != 0 {
      throw .header("\(name) method \(value); it must be 0")
    }
    guard header[12] <= 1 else {
      throw .header("interlace method \(header[12]); it must be 0 or 1")
    }
    self.init(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType,
      isInterlaced: header[12] == 1)
  }

  /// Bytes of all rows unpacked, each with its filter byte.
  var unpackedCount: Int {
    let bits = bitDepth * colorType.samples
    func bytes(_ columns: Int, _ rows: Int) -> Int {
      columns > 0 ? rows * (1 + (columns * bits + 7) / 8) : 0
    }
    guard isInterlaced else { return bytes(width, height) }
    return Adam7.passes.reduce(0) { sum, pass in
      sum + bytes(pass.columns(of: width), pass.rows(of: height))
    }
  }
}

extension PNGInfo.ColorType {
  /// Samples of a pixel in the file.
  var samples: Int {
    switch self {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bits that a sample may have (ISO/IEC 15948, table 11.1).
  var bitDepths: [Int] {
    switch self {
    case .grey: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .greyAlpha, .rgba: [8, 16]
    }
  }
}
