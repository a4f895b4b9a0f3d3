import PNGImage
import Testing

@Suite struct ProfileTests {
  static func chunk(_ name: String, _ profile: [UInt8]) -> [UInt8] {
    SamplePNG.chunk(
      "iCCP", name.unicodeScalars.map { UInt8($0.value) } + [0, 0] + SamplePNG.packed(profile))
  }

  /// A head, a table of one tag, and its text as ICC.1:2001-04, 6.5.17 has it.
  static func oldProfile(_ text: String) -> [UInt8] {
    let letters = Array(text.utf8) + [0]
    let tag = Array("desc".utf8) + [0, 0, 0, 0] + SamplePNG.number(letters.count) + letters
    return profile(tag)
  }

  /// The same as ICC.1:2022, 10.15 has it: the text in one language, of several that could follow.
  static func newProfile(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let tag =
      Array("mluc".utf8) + [0, 0, 0, 0] + SamplePNG.number(1) + SamplePNG.number(12)
      + Array("enUS".utf8) + SamplePNG.number(units.count) + SamplePNG.number(28) + units
    return profile(tag)
  }

  private static func profile(_ tag: [UInt8]) -> [UInt8] {
    [UInt8](repeating: 0, count: 128) + SamplePNG.number(2) + Array("wtpt".utf8)
      + SamplePNG.number(0) + SamplePNG.number(0) + Array("desc".utf8) + SamplePNG.number(156)
      + SamplePNG.number(tag.count) + tag
  }

  static func profile(_ chunks: [[UInt8]]) throws -> String? {
    let plain = PNGNoteTests.sample { _ in }
    let file = PNGNoteTests.sample { $0.early = chunks }
    let image = try PNGImage(decoding: file.bytes)
    #expect(image.bytes == plain.expected)
    #expect(try PNGPixels(decoding: file.bytes).info == image.info)
    #expect(try PNGInfo.read(file.bytes).profile == image.info.profile)
    return image.info.profile
  }

  static let cases: [(chunks: [[UInt8]], name: String?)] = [
    ([], nil), ([SamplePNG.chunk("sRGB", [0])], nil),
    ([chunk("Display P3", oldProfile("x"))], "Display P3"),
    ([chunk("sRGB IEC61966-2.1", oldProfile("x"))], nil),
    // Names that say nothing: what the profile calls itself counts.
    ([chunk("ICC Profile", oldProfile("Display P3"))], "Display P3"),
    ([chunk("ICC Profile", newProfile("Display P3 広色域"))], "Display P3 広色域"),
    ([chunk("icc", newProfile("sRGB built-in"))], nil),
    ([chunk("ICC Profile", Array("nothing".utf8))], "ICC Profile"),
    ([chunk("ICC Profile", newProfile(""))], "ICC Profile"),
    // On one line, whatever it holds.
    (
      [chunk("  a\u{1}b\nc\u{7F}\u{9B}d\u{AD}é", [])],
      "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}d\u{FFFD}é"
    ),
    ([chunk("\n\n", [])], nil), ([chunk("", [])], nil),
    ([chunk(String(repeating: "a", count: 80), [])], nil),
    ([chunk("ICC Profile", newProfile("a\u{202E}b\u{2028}c"))], "a\u{FFFD}b\u{FFFD}c"),
    // Code points come before a profile: ITU-T H.273.
    ([SamplePNG.chunk("cICP", [12, 13, 0, 1])], "Display P3"),
    ([SamplePNG.chunk("cICP", [9, 16, 0, 1])], "BT.2100 PQ"),
    ([SamplePNG.chunk("cICP", [9, 18, 0, 1]), chunk("Display P3", [])], "BT.2100 HLG"),
    ([chunk("Display P3", []), SamplePNG.chunk("cICP", [1, 13, 0, 1])], nil),
    ([SamplePNG.chunk("cICP", [22, 8, 0, 1])], "code points 22, 8"),
    ([SamplePNG.chunk("cICP", [12, 13, 0])], nil),
  ]

  @Test(arguments: cases.indices) func isNamedAndLeftAlone(_ index: Int) throws {
    #expect(try Self.profile(Self.cases[index].chunks) == Self.cases[index].name)
  }

  /// Whatever length or place a profile says, nothing outside it is read.
  @Test func lyingProfilesAreNoTrouble() throws {
    for sound in [Self.oldProfile("Display P3"), Self.newProfile("Display P3")] {
      for place in 128..<sound.count {
        for value in [UInt8(0), 0x7F, 0xFF] {
          var profile = sound
          profile[place] = value
          _ = try Self.profile([Self.chunk("ICC Profile", profile)])
        }
        _ = try Self.profile([Self.chunk("ICC Profile", Array(sound.prefix(place)))])
      }
    }
  }
}
