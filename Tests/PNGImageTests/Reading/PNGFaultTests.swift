import PNGImage
import Testing

/// What is wrong with files, and what is said about it.
@Suite struct PNGFaultTests {
  typealias Chunks = [(name: String, content: [UInt8], isSumRight: Bool)]

  /// Three by three pixels of a palette with transparency, in one piece.
  static let small: SamplePNG = {
    var file = SamplePNG(width: 3, height: 3, type: 3, depth: 2) { x, y, _ in (x + y) % 3 }
    file.palette = [[10, 20, 30], [200, 100, 50], [0, 255, 0]]
    file.transparency = [128]
    file.piece = 1000
    return file
  }()

  static func parts() -> Chunks {
    [
      ("IHDR", small.header, true), ("PLTE", small.palette.flatMap { $0 }, true),
      ("tRNS", small.transparency ?? [], true), ("IDAT", SamplePNG.packed(small.rows), true),
      ("IEND", [], true),
    ]
  }

  static func file(_ chunks: Chunks) -> [UInt8] {
    SamplePNG.signature
      + chunks.flatMap { SamplePNG.chunk($0.name, $0.content, isSumRight: $0.isSumRight) }
  }

  /// The words about a file, which both readers agree on.
  static func fault(_ bytes: [UInt8]) throws -> PNGFault {
    let first = #expect(throws: PNGError.self) { try PNGImage(decoding: bytes) }
    let second = #expect(throws: PNGError.self) { try PNGPixels(decoding: bytes) }
    #expect(first == second)
    guard case .unreadable(let fault) = try #require(first) else {
      throw try #require(first)
    }
    #expect(!fault.problem.isEmpty && !fault.remedy.isEmpty)
    return fault
  }

  static let damaged =
    "it is damaged or badly written: copy or capture it again, or save it anew as PNG"

  @Test func theSoundFileIsRead() throws {
    #expect(try PNGImage(decoding: Self.file(Self.parts())).bytes == Self.small.expected)
  }

  static let strangers: [(bytes: [UInt8], problem: String)] = [
    ([], "it is empty"),
    (Array("not a picture at all".utf8), "it does not begin as PNG files do"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "it is a JPEG"), (Array("GIF89a".utf8), "it is a GIF"),
    (Array("RIFF1234WEBPVP8 ".utf8), "it is a WebP picture"),
    (Array("\0\0\0\u{18}ftypheic".utf8), "it is a HEIC picture"),
    (Array("\0\0\0\u{18}ftypqt  ".utf8), "it is a film"), (Array("%PDF-1.7".utf8), "it is a PDF"),
    (Array("<svg xmlns=\"\">".utf8), "it is XML or SVG text"),
    (
      Array("version https://git-lfs.github.com/spec/v1".utf8),
      "it is the pointer Git LFS leaves in place of a file ('git lfs pull' brings it)"
    ),
    (
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0],
      "its first eight bytes were changed as a transfer as text changes them"
    ),
    (
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1B, 0x0A] + small.bytes.dropFirst(8),
      "its first eight bytes are damaged"
    ),
    (SamplePNG.signature.dropLast(), "it ends without its end chunk IEND"),
  ]

  @Test(arguments: strangers) func saysWhatItIs(_ entry: (bytes: [UInt8], problem: String)) throws {
    #expect(try Self.fault(entry.bytes).problem == entry.problem)
    #expect(throws: PNGError.self) { try PNGInfo.read(entry.bytes) }
  }

  /// How the parts are changed, and what is said.
  static let changes: [(name: String, change: @Sendable (inout Chunks) -> Void, problem: String)] =
    [
      ("no end", { $0.removeLast() }, "it ends without its end chunk IEND"),
      ("no data", { $0.remove(at: 3) }, "it has no image data (IDAT)"),
      (
        "no palette", { $0.remove(at: 1) },
        "its pixels name colours of a palette, and no PLTE chunk comes before"
      ),
      (
        "palette late", { $0.swapAt(1, 3) },
        "its pixels name colours of a palette, and no PLTE chunk comes before"
      ),
      (
        "palette of 4 bytes", { $0[1].content = [1, 2, 3, 4] },
        "its PLTE chunk has a fault (invalid)"
      ),
      ("two headers", { $0.insert($0[0], at: 1) }, "it has two header chunks (IHDR)"),
      (
        "header late", { $0.swapAt(0, 1) },
        "it begins with the chunk PLTE, and IHDR must be the first"
      ),
      (
        "short header", { $0[0].content.removeLast() },
        "its header says what 12 bytes cannot say; it must have 13"
      ),
      ("header's sum", { $0[0].isSumRight = false }, "the checksum of its IHDR chunk is wrong"),
      ("palette's sum", { $0[1].isSumRight = false }, "the checksum of its PLTE chunk is wrong"),
      (
        "transparency's sum", { $0[2].isSumRight = false },
        "the checksum of its tRNS chunk is wrong"
      ),
      ("data's sum", { $0[3].isSumRight = false }, "the checksum of its IDAT chunk is wrong"),
      ("end's sum", { $0[4].isSumRight = false }, "the checksum of its IEND chunk is wrong"),
      (
        "pixels' sum", { $0[3].content[$0[3].content.count - 1] ^= 1 },
        "the checksum of its pixels (Adler-32) is wrong"
      ),
      (
        "no sum of pixels", { $0[3].content.removeLast(4) },
        "it has too little image data (IDAT) for its size"
      ),
      (
        "a row too few", { $0[3].content = SamplePNG.packed([0, 1, 0, 2]) },
        "it has too little image data (IDAT) for its size"
      ),
      (
        "a row too many", { $0[3].content = SamplePNG.packed(small.rows + [0, 1]) },
        "its image data (IDAT) goes on after the last row"
      ),
      (
        "more after the pixels", { $0[3].content += [1, 2, 3] },
        "its image data (IDAT) goes on after the last row"
      ),
      (
        "a filter that is none", { $0[3].content = SamplePNG.packed([5, 1, 0, 2, 0, 3]) },
        "a row has a filter that PNG does not know; it knows 0 to 4"
      ),
      (
        "no zlib", { $0[3].content[0] = 0x79 },
        "its image data (IDAT) cannot be unpacked (incorrect header check)"
      ),
      (
        "split data", { $0.insert(contentsOf: [("teXt", [], true), $0[3]], at: 4) },
        "its image data (IDAT) is interrupted by the chunk teXt"
      ),
      (
        "unknown and critical", { $0.insert(("TEST", [1], true), at: 1) },
        "its chunk TEST is unknown, and says that nothing can be read without it"
      ),
      (
        "no letters", { $0.insert(("te1t", [1], true), at: 1) },
        "at byte 37 the name of a chunk should stand, and none does"
      ),
    ]

  @Test(arguments: changes.indices) func saysWhatIsWrong(_ index: Int) throws {
    let entry = Self.changes[index]
    var parts = Self.parts()
    entry.change(&parts)
    let fault = try Self.fault(Self.file(parts))
    #expect(fault.problem == entry.problem, "\(entry.name)")
    #expect(fault.remedy == Self.damaged || fault.remedy == "copy or capture it again, whole")
  }

  static let headers: [(place: Int, value: UInt8, problem: String)] = [
    (3, 0, "0 × 3 pixels; each must be 1 to 2147483647"),
    (7, 0, "3 × 0 pixels; each must be 1 to 2147483647"),
    (0, 0x80, "2147483651 × 3 pixels; each must be 1 to 2147483647"),
    (8, 3, "3 bits a sample; with colour type 3 it must be one of 1, 2, 4, 8"),
    (8, 16, "16 bits a sample; with colour type 3 it must be one of 1, 2, 4, 8"),
    (9, 2, "2 bits a sample; with colour type 2 it must be one of 8, 16"),
    (9, 5, "colour type 5; it must be 0, 2, 3, 4 or 6"),
    (10, 1, "compression method 1; it must be 0"), (11, 64, "filter method 64; it must be 0"),
    (12, 2, "interlace method 2; it must be 0 or 1"),
  ]

  @Test(arguments: headers)
  func headersThatNoFileMayHave(_ entry: (place: Int, value: UInt8, problem: String)) throws {
    var parts = Self.parts()
    parts[0].content[entry.place] = entry.value
    #expect(try Self.fault(Self.file(parts)).problem == "its header says \(entry.problem)")
  }

  /// Apple's variant begins with a chunk of its own, and packs without zlib's head.
  @Test func crushedFilesAreNamed() throws {
    var parts = Self.parts()
    parts.insert(("CgBI", [0x50, 0, 0x20, 2], true), at: 0)
    #expect(
      try Self.fault(Self.file(parts)).description
        == "it is in Apple's variant for apps (CgBI), made by Xcode for a device; other programs "
        + "cannot read that; make a plain PNG with 'sips -s format png FILE --out PLAIN', or take "
        + "the file from before the app was built")
  }

  @Test func wordsStandAfterAFile() {
    let error = PNGError.unreadable(.truncated(chunk: "IDAT", missing: 1))
    #expect(
      "a.png: \(error.problem); \(error.remedy)"
        == "a.png: is no PNG that can be read: it ends inside its IDAT chunk, 1 byte too early; copy "
        + "or capture it again, whole")
    #expect(
      "\(error)"
        == "PNG cannot be read: it ends inside its IDAT chunk, 1 byte too early; copy or capture it "
        + "again, whole")
  }
}
