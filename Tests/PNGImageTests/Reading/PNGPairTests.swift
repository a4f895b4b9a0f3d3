import PNGImage
import Testing

/// Two files decoded at once: the pixels, and which side a fault is on.
@Suite struct PNGPairTests {
  private static func pair(
    _ before: [UInt8], _ after: [UInt8], jobs: Int = 2, limit: Int = PNGStraight.limit
  ) throws(PNGPairError) -> PNGPair {
    try PNGPair.decode(before: before, after: after, limit: limit, jobs: jobs) { _ in }.pair
  }

  /// Straight words, from pixels worked out by the test.
  private static func words(_ file: SamplePNG) -> [UInt32] {
    let bytes = file.expected
    let channels = file.channels
    return stride(from: 0, to: bytes.count, by: channels).map { start in
      let pixel = bytes[start..<start + channels].map { UInt32($0) }
      let alpha = file.hasAlpha ? pixel[channels - 1] : 255
      let color = channels < 3 ? [pixel[0], pixel[0], pixel[0]] : Array(pixel[0..<3])
      return color.reduce(alpha) { $0 << 8 | $1 }
    }
  }

  @Test(arguments: PNGKindTests.all, [1, 2])
  func allKindsAreDecoded(
    _ kind: (type: Int, depth: Int, isInterlaced: Bool, isTransparent: Bool), jobs: Int
  ) throws {
    for (width, height) in PNGKindTests.sizes {
      let file = PNGKindTests.kind(
        kind.type, kind.depth, width, height, isInterlaced: kind.isInterlaced,
        isTransparent: kind.isTransparent)
      let other = PNGKindTests.kind(2, 8, 5, 3, isInterlaced: false, isTransparent: false)
      let pair = try Self.pair(file.bytes, other.bytes, jobs: jobs)
      #expect(pair.before.words == Self.words(file))
      #expect(pair.after.words == Self.words(other))
      #expect(try PNGStraight(decoding: file.bytes).words == pair.before.words)
      #expect(try PNGStraight(decoding: file.bytes).info == pair.before.info)
    }
  }

  /// An index without a colour is opaque black, were there an alpha for it.
  @Test(arguments: [2, 4, 8]) func indexesWithoutAColour(depth: Int) throws {
    var file = PNGKindTests.kind(3, depth, 9, 4, isInterlaced: false, isTransparent: true)
    file.palette = Array(file.palette.prefix(2))
    file.transparency = [7]
    let pair = try Self.pair(file.bytes, PNGFaultTests.small.bytes)
    #expect(pair.before.words == Self.words(file))
    #expect(pair.before.words.contains(0xFF00_0000))
    #expect(pair.before.info.notes.isEmpty)
  }

  @Test(arguments: [1, 2]) func rowsAreThereWhenWaitedFor(jobs: Int) throws {
    for isInterlaced in [false, true] {
      let file = PNGKindTests.kind(2, 8, 40, 900, isInterlaced: isInterlaced, isTransparent: false)
      let small = PNGFaultTests.small
      let expected = Self.words(file)
      let (_, found) = try PNGPair.decode(before: file.bytes, after: small.bytes, jobs: jobs) {
        (coming) throws(PNGPair.Failed) in
        var wrong = 0
        for row in 0..<coming.before.height {
          try coming.wait(rows: row + 1)
          for x in 0..<40 where coming.beforeWords[row * 40 + x] != expected[row * 40 + x] {
            wrong += 1
          }
        }
        return wrong
      }
      #expect(found == 0)
    }
  }

  // MARK: Faults

  static let sound = PNGFaultTests.small.bytes
  static let faulty: [(name: String, bytes: [UInt8], problem: String)] = {
    var parts = PNGFaultTests.parts()
    parts[3].isSumRight = false
    let wrongSum = PNGFaultTests.file(parts)
    parts = PNGFaultTests.parts()
    parts[3].content[parts[3].content.count - 1] ^= 1
    let wrongAdler = PNGFaultTests.file(parts)
    return [
      ("no bytes", [], "it is empty"),
      ("not a PNG", Array("not a picture at all".utf8), "it does not begin as PNG files do"),
      (
        "2^31 pixels a side in a hundred bytes", PNGLimitTests.tall(2_147_483_647, 2_147_483_647),
        "it is 2147483647 × 2147483647 pixels, and at most 1000000 a side are read"
      ),
      (
        "2^31 pixels in all in a hundred bytes", PNGLimitTests.tall(65_536, 32_768),
        "it is 65536 × 32768 pixels, 2147483648 in all, and at most 400000000 are read"
      ),
      (
        "within the limit, but not in so few bytes", PNGLimitTests.tall(20_000, 20_000),
        "it has too little image data (IDAT) for its size"
      ),
      ("after the last row: the chunk's sum", wrongSum, "the checksum of its IDAT chunk is wrong"),
      (
        "after the last row: the pixels' sum", wrongAdler,
        "the checksum of its pixels (Adler-32) is wrong"
      ),
      (
        "without its end", Array(sound.dropLast(12)), "it ends without its end chunk IEND"
      ),
    ]
  }()

  @Test(arguments: faulty, [1, 2])
  func faultsNameTheirSide(
    _ entry: (name: String, bytes: [UInt8], problem: String), jobs: Int
  ) throws {
    let left = #expect(throws: PNGPairError.self, "\(entry.name)") {
      try Self.pair(entry.bytes, Self.sound, jobs: jobs)
    }
    #expect(left?.before?.problem == "is no PNG that can be read: \(entry.problem)")
    #expect(left?.after == nil)
    let right = #expect(throws: PNGPairError.self, "\(entry.name)") {
      try Self.pair(Self.sound, entry.bytes, jobs: jobs)
    }
    #expect(right?.before == nil && right?.after == left?.before)
    let both = #expect(throws: PNGPairError.self, "\(entry.name)") {
      try Self.pair(entry.bytes, entry.bytes, jobs: jobs)
    }
    #expect(both == PNGPairError(before: left?.before, after: left?.before))
  }

  @Test func limitIsHeldAgainstEachSide() throws {
    #expect(try Self.pair(Self.sound, Self.sound, limit: 9).before.words.count == 9)
    let fault = PNGFault.tooLarge(width: 3, height: 3, limit: 8, side: 1_000_000)
    #expect(throws: PNGPairError(before: .unreadable(fault), after: .unreadable(fault))) {
      try Self.pair(Self.sound, Self.sound, limit: 8)
    }
  }

  @Test(arguments: PNGDamageTests.files.indices) func everyCutIsRefused(_ index: Int) throws {
    let bytes = PNGDamageTests.files[index].bytes
    for count in 0..<bytes.count {
      let cut = Array(bytes.prefix(count))
      let expected = PNGPairError(
        before: nil, after: .unreadable(try PNGFaultTests.fault(cut)))
      #expect(throws: expected) { try Self.pair(Self.sound, cut) }
    }
  }

  /// Refused as by the reader of one file, or the same pixels with a note.
  @Test(arguments: PNGDamageTests.files.indices, [0x01, 0x80, 0xFF])
  func everyChangedByteIsNoticed(_ index: Int, _ change: UInt8) throws {
    let file = PNGDamageTests.files[index]
    let bytes = file.bytes
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= change
      do throws(PNGPairError) {
        let pair = try Self.pair(changed, Self.sound)
        #expect(pair.before.words == Self.words(file), "byte \(place)")
        #expect(!pair.before.info.notes.isEmpty, "byte \(place)")
      } catch {
        let alone = #expect(throws: PNGError.self) { try PNGImage(decoding: changed) }
        #expect(error == PNGPairError(before: alone, after: nil), "byte \(place)")
      }
    }
  }

  /// A text of 18 MB is passed over.
  @Test func longTextsAreNothing() throws {
    var file = PNGFaultTests.small
    file.early = [
      SamplePNG.chunk("tEXt", Array("Comment\0".utf8) + [UInt8](repeating: 97, count: 18 << 20))
    ]
    let pair = try Self.pair(Self.sound, file.bytes)
    #expect(pair.after.words == pair.before.words)
    #expect(pair.after.info.notes.isEmpty)
  }
}
