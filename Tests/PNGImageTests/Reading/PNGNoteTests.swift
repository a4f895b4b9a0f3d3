import PNGImage
import Testing

/// Faults that leave the picture as it was.
@Suite struct PNGNoteTests {
  static func sample(_ change: (inout SamplePNG) -> Void) -> SamplePNG {
    var file = SamplePNG(width: 4, height: 3, type: 2, depth: 8) { x, y, channel in
      x * 60 + y * 5 + channel
    }
    change(&file)
    return file
  }

  static func notes(_ change: (inout SamplePNG) -> Void) throws -> [String] {
    let file = sample(change)
    let image = try PNGImage(decoding: file.bytes)
    #expect(image.bytes == file.expected)
    let pixels = try PNGPixels(decoding: file.bytes)
    #expect(pixels.words == file.expectedWords && pixels.info == image.info)
    return image.info.notes
  }

  static func sumNote(_ name: String) -> String {
    "the checksum of its \(name) chunk is wrong, and the chunk was left out"
  }

  @Test(
    arguments: [
      "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "tIME", "tEXt", "zTXt", "iTXt",
      "eXIf", "cICP", "iDOT", "prVt",
    ]) func wrongSumsAreNoted(name: String) throws
  {
    let chunk = SamplePNG.chunk(name, Array("Display P3\0\0abc".utf8), isSumRight: false)
    #expect(try Self.notes { $0.early = [chunk] } == [Self.sumNote(name)])
  }

  @Test func wrongSumsAfterThePixelsAreNotedOnce() throws {
    let chunk = SamplePNG.chunk("tEXt", Array("a\0b".utf8), isSumRight: false)
    #expect(try Self.notes { $0.late = [chunk, chunk, chunk] } == [Self.sumNote("tEXt")])
  }

  /// The reasons after the colon are libpng's.
  @Test func wrongContentIsNoted() throws {
    #expect(
      try Self.notes { $0.early = [SamplePNG.chunk("pHYs", [1])] }
        == ["its pHYs chunk (pixels per metre) has a fault and was left out: invalid"])
    #expect(
      try Self.notes { $0.middle = [SamplePNG.chunk("tRNS", [1])] }
        == ["its tRNS chunk (transparency) has a fault and was left out: invalid"])
    #expect(
      try Self.notes { $0.early = [SamplePNG.chunk("sRGB", [9])] }.first?.hasPrefix(
        "its sRGB chunk (colour space) has a fault and was left out: ") == true)
  }

  /// libpng quotes the profile's name as it is in the file.
  @Test func notesAreLines() throws {
    let profile =
      Array("a\nb\u{1B}[31m\0\0".utf8) + SamplePNG.packed([0, 0, 0, 0] + Array(0..<200))
    let notes = try Self.notes { $0.early = [SamplePNG.chunk("iCCP", profile)] }
    #expect(
      notes == [
        "its iCCP chunk (colour profile) has a fault and was left out: "
          + "profile 'a\u{FFFD}b\u{FFFD}[31m': 0h: too short"
      ])
  }

  // Found by the fuzzer: libpng takes such a transparency back, but goes on to call it valid.
  @Test func transparencyBeforeThePaletteIsLeftOut() throws {
    #expect(
      try Self.notes {
        $0.early = [SamplePNG.chunk("tRNS", [0, 1, 0, 2, 0, 3])]
        $0.palette = [[1, 2, 3]]
      } == ["its tRNS chunk (transparency) comes before the palette and was left out"])
  }

  @Test func chunksAfterThePixelsAreLookedAt() throws {
    #expect(
      try Self.notes { $0.late = [SamplePNG.chunk("bKGD", [0, 1, 0, 2, 0, 3])] }
        == ["its bKGD chunk (background) has a fault and was left out: out of place"])
  }

  @Test func bytesAfterTheEndAreNoted() throws {
    let file = Self.sample { _ in }
    let image = try PNGImage(decoding: file.bytes + Array("\r\n".utf8))
    #expect(image.bytes == file.expected)
    #expect(image.info.notes == ["2 bytes after its end were passed over"])
  }

  /// Nobody reads a thousand sentences.
  @Test func notesHaveAnEnd() throws {
    let letters = Array("abcdefghijklmnopqrst")
    let chunks = letters.map { SamplePNG.chunk("te\($0.uppercased())x", [], isSumRight: false) }
    let notes = try Self.notes { $0.early = chunks }
    #expect(
      notes == letters.prefix(8).map { Self.sumNote("te\($0.uppercased())x") }
        + ["it has more faults of this kind"])
  }

  @Test func whatIsSoundIsNotNoted() throws {
    #expect(
      try Self.notes {
        $0.early = [
          SamplePNG.chunk("gAMA", SamplePNG.number(45_455)), SamplePNG.chunk("sRGB", [0]),
          SamplePNG.chunk("cICP", [1, 13, 0, 1]),
          SamplePNG.chunk("acTL", SamplePNG.number(1) + SamplePNG.number(0)),
        ]
        $0.middle = [
          SamplePNG.chunk("pHYs", SamplePNG.number(5669) + SamplePNG.number(5669) + [1]),
          SamplePNG.chunk("bKGD", [0, 1, 0, 2, 0, 3]),
          SamplePNG.chunk("zTXt", Array("Comment\0\0".utf8) + SamplePNG.packed([65, 66])),
        ]
        $0.late = [SamplePNG.chunk("tIME", [0x07, 0xEA, 1, 1, 0, 0, 0])]
      } == [])
  }
}
