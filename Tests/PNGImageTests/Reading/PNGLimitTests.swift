import CZlib
import PNGImage
import Testing

/// Files that say or pack more than they should.
@Suite struct PNGLimitTests {
  static func tall(_ width: Int, _ height: Int, data: [UInt8] = [0]) -> [UInt8] {
    var file = SamplePNG(width: 1, height: 1, type: 2, depth: 8) { _, _, _ in 0 }
    file.width = width
    file.height = height
    return SamplePNG.signature + SamplePNG.chunk("IHDR", file.header)
      + SamplePNG.chunk("IDAT", data) + SamplePNG.end
  }

  // The first four are more memory than any machine has: taking it would fail in another way.
  static let sizes: [(width: Int, height: Int, problem: String)] = [
    (
      2_147_483_647, 2_147_483_647,
      "it is 2147483647 × 2147483647 pixels, and at most 1000000 a side are read"
    ),
    (
      1_000_000, 1_000_000,
      "it is 1000000 × 1000000 pixels, 1000000000000 in all, and at most 33554432 are read"
    ),
    (1_000_001, 1, "it is 1000001 × 1 pixels, and at most 1000000 a side are read"),
    (1, 1_000_001, "it is 1 × 1000001 pixels, and at most 1000000 a side are read"),
    (
      5793, 5793, "it is 5793 × 5793 pixels, 33558849 in all, and at most 33554432 are read"
    ),
  ]

  @Test(arguments: sizes)
  func sizeIsLookedAtFirst(_ entry: (width: Int, height: Int, problem: String)) throws {
    let fault = try PNGFaultTests.fault(Self.tall(entry.width, entry.height))
    #expect(fault.problem == entry.problem && fault.remedy == "make it smaller")
    // What is wrong further on does not come first.
    let start = Array(Self.tall(entry.width, entry.height).prefix(50))
    #expect(try PNGFaultTests.fault(start) == fault)
    #expect(try PNGInfo.read(Self.tall(entry.width, entry.height)).width == entry.width)
  }

  @Test func limitCanBeSet() throws {
    let file = PNGFaultTests.small
    #expect(try PNGPixels(decoding: file.bytes, limit: 9).words == file.expectedWords)
    #expect(try PNGImage(decoding: file.bytes, limit: 9).bytes == file.expected)
    let fault = PNGFault.tooLarge(width: 3, height: 3, limit: 8, side: 1_000_000)
    #expect(throws: PNGError.unreadable(fault)) { try PNGImage(decoding: file.bytes, limit: 8) }
    #expect(throws: PNGError.unreadable(fault)) { try PNGPixels(decoding: file.bytes, limit: 8) }
  }

  /// No data so short unpacks to so many pixels, so none are asked for: the data's own wrong checksum is not come to.
  @Test func tooLittleDataTakesNoMemory() throws {
    var parts = PNGFaultTests.parts()
    parts[0].content = Array(Self.tall(5000, 5000)[16..<29])
    parts[0].content[9] = 0
    parts[0].content[8] = 1
    parts[3].isSumRight = false
    #expect(
      try PNGFaultTests.fault(PNGFaultTests.file(parts)).problem
        == "it has too little image data (IDAT) for its size")
  }

  /// A picture as densely packed as deflate can is no lie.
  @Test(arguments: [false, true]) func denselyPackedPicturesAreRead(isInterlaced: Bool) throws {
    var file = SamplePNG(width: 500, height: 500, type: 6, depth: 16) { _, _, _ in 0 }
    file.isInterlaced = isInterlaced
    let count = file.passes.reduce(0) { sum, pass in
      sum
        + stride(from: pass.top, to: 500, by: pass.stepY).reduce(0) { sum, _ in
          sum + 1 + 8 * Array(stride(from: pass.left, to: 500, by: pass.stepX)).count
        }
    }
    let packed = Self.packedZeros(count)
    #expect(count / packed.count > 900)
    let bytes =
      SamplePNG.signature + SamplePNG.chunk("IHDR", file.header) + SamplePNG.chunk("IDAT", packed)
      + SamplePNG.end
    #expect(try PNGPixels(decoding: bytes).words == [UInt32](repeating: 0, count: 250_000))
  }

  /// What stands behind the last row is not unpacked to its end, where its checksum would be found wrong.
  @Test(arguments: [false, true]) func whatFollowsTheLastRowIsNotUnpacked(isInterlaced: Bool) throws
  {
    var random: UInt64 = 1
    let noise = (0..<300_000).map { _ in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(random >> 56)
    }
    var file = PNGFaultTests.small
    file.isInterlaced = isInterlaced
    var data = SamplePNG.packed(file.rows + noise)
    data[data.count - 1] ^= 1
    var parts = PNGFaultTests.parts()
    parts[0].content = file.header
    parts[3].content = data
    #expect(
      try PNGFaultTests.fault(PNGFaultTests.file(parts)).problem
        == "its image data (IDAT) goes on after the last row")
  }

  /// Thirty million bytes in a chunk of thirty thousand, several times: left out without being unpacked, or noted.
  @Test func bombsInOtherChunksAreLeftOut() throws {
    let bomb = Self.packedZeros(30_000_000)
    let profile = Self.packedZeros(30_000_000, after: SamplePNG.number(30_000_004))
    var file = PNGFaultTests.small
    file.early =
      [SamplePNG.chunk("iCCP", Array("Display P3\0\0".utf8) + profile)]
      + ["zTXt", "iTXt", "zTXt", "sPLT", "eXIf"].map {
        SamplePNG.chunk($0, Array("Title\0\0".utf8) + bomb)
      }
    let image = try PNGImage(decoding: file.bytes)
    #expect(image.bytes == file.expected)
    #expect(image.info.profile == "Display P3")
    #expect(
      image.info.notes == [
        "its iCCP chunk (colour profile) has a fault and was left out: profile 'Display P3': "
          + "1C9C384h: exceeds application limits"
      ])
  }

  @Test func thousandsOfChunksAreNothing() throws {
    var file = PNGFaultTests.small
    file.early = (0..<20_000).map { _ in SamplePNG.chunk("prVt", [1]) }
    file.late = (0..<5_000).map { _ in SamplePNG.chunk("tEXt", Array("a\0b".utf8)) }
    #expect(try PNGPixels(decoding: file.bytes).words == file.expectedWords)
  }

  /// Zeros after a few other bytes, packed piece by piece.
  private static func packedZeros(_ count: Int, after start: [UInt8] = []) -> [UInt8] {
    var stream = z_stream()
    var packed = [UInt8](repeating: 0, count: count / 900 + 1000)
    deflateInit_(&stream, 9, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var zeros = [UInt8](repeating: 0, count: 1 << 20)
    var start = start
    return packed.withUnsafeMutableBufferPointer { packed in
      stream.next_out = packed.baseAddress
      stream.avail_out = UInt32(packed.count)
      func add(_ bytes: inout [UInt8], _ count: Int, isLast: Bool) {
        bytes.withUnsafeMutableBufferPointer { bytes in
          stream.next_in = bytes.baseAddress
          stream.avail_in = UInt32(count)
          deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        }
      }
      add(&start, start.count, isLast: false)
      var left = count
      while left > 0 {
        let piece = min(left, zeros.count)
        left -= piece
        add(&zeros, piece, isLast: left == 0)
      }
      return Array(packed.prefix(Int(stream.total_out)))
    }
  }
}
