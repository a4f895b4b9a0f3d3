import Foundation
import PNGImage
import Testing

@testable import DuoCommand

/// `duo-render diff` of two files: what it says and how it ends (interface.md, exit codes).
@Suite struct DiffFileTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let plain = TestPicture(40, 30)
    try folder.write(plain, to: "plain.png")
    try folder.write(plain, to: "copy.png")
    try folder.write(plain.box(5, 6, 4, 3), to: "box.png")
    try folder.write(plain.box(5, 6, 4, 3, color: 0xFFFE_FEFE), to: "faint.png")
    try folder.write(TestPicture(40, 32), to: "taller.png")
    var named = plain
    named.texts = [.init("Title", "the same pixels")]
    try folder.write(named, to: "named.png")
    try folder.write(try plain.file(hasAlpha: true), to: "alpha.png")
  }

  private func json(_ line: String) throws -> (
    code: Int32, file: [String: Any], whole: [String: Any]
  ) {
    let result = try RunningProgram.shell("duo-render diff --format json \(line)", in: folder)
    #expect(result.errors == "", "\(line)")
    let whole = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let files = try #require(whole["files"] as? [[String: Any]])
    return (result.code, try #require(files.first), whole)
  }

  /// What is no picture was not compared as one, were it alike to the byte.
  @Test(arguments: ["", "no picture\n"]) func whatIsNoPictureIsNeverTheSame(text: String) throws {
    try folder.write(text, to: "one.png")
    try folder.write(text, to: "two.png")
    let (code, file, _) = try json("one.png two.png")
    #expect(code == 2)
    #expect(file["status"] as? String == "unreadable")
  }

  /// Each has 200000 pixels, and what both cover has 40000 million.
  @Test func oneAsWideAsTheOtherIsHighIsTooLarge() throws {
    try folder.write(TestPicture(200_000, 1), to: "wide.png")
    try folder.write(TestPicture(1, 200_000), to: "high.png")
    let (code, file, _) = try json("wide.png high.png")
    #expect(code == 2)
    #expect(
      file["reason"] as? String
        == "high.png: is 1 × 200000 pixels and was 200000 × 1, which together cover 200000 × 200000; compare pictures that together cover at most 400 megapixels"
    )
  }

  /// A box of 4 × 3 is 12 pixels; two rows of 40 are 80.
  @Test(
    arguments: [
      ("plain.png copy.png", 0, "same", nil),
      ("plain.png plain.png", 0, "same", nil),
      ("plain.png named.png", 0, "same", nil),
      ("plain.png alpha.png", 0, "same", nil),
      ("plain.png box.png", 1, "changed", 12),
      ("plain.png faint.png", 0, "same", nil),
      ("plain.png faint.png --threshold 0", 1, "changed", 12),
      ("plain.png faint.png --max-delta 0", 1, "changed", 12),
      ("plain.png faint.png --max-delta 1", 0, "same", nil),
      ("plain.png box.png --max-delta 254", 1, "changed", 12),
      ("plain.png box.png --max-delta 255", 0, "same", nil),
      ("plain.png box.png --threshold 1", 0, "same", nil),
      ("plain.png taller.png", 1, "sizeDiffers", 80),
      ("plain.png taller.png --threshold 1", 1, "sizeDiffers", 80),
      ("plain.png box.png --allow-pixels 11", 1, "changed", 12),
      ("plain.png box.png --allow-pixels 12", 0, "same", 12),
      ("plain.png box.png --mask 5,6,4,3", 0, "same", nil),
      ("plain.png box.png --mask 5,6,4,2", 1, "changed", 4),
      ("plain.png box.png --mask 5,6,3,3 --mask 8,6,1,2", 1, "changed", 1),
      ("plain.png box.png --mask 0,0,5,30", 1, "changed", 12),
    ] as [(String, Int32, String, Int?)])
  func says(line: String, code: Int32, status: String, pixels: Int?) throws {
    let result = try json(line)
    #expect(result.code == code)
    #expect(result.file["status"] as? String == status)
    #expect(result.file["differingPixels"] as? Int == pixels)
  }

  @Test func tellsWhereItDiffers() throws {
    let file = try json("plain.png box.png").file
    let regions = try #require(file["regions"] as? [[String: Any]])
    #expect(regions.count == 1)
    #expect(
      regions.first?["frame"] as? [String: Int] == ["x": 5, "y": 6, "width": 4, "height": 3])
    #expect(regions.first?["pixels"] as? Int == 12)
  }

  /// The last line of a failing diff says how to accept.
  @Test func endsWithTheNextThingToDo() throws {
    let result = try RunningProgram.shell("duo-render diff plain.png box.png", in: folder)
    #expect(result.code == 1)
    let last = result.text.split(separator: "\n").last
    #expect(last == "to accept: duo-render diff --accept plain.png box.png")
    let same = try RunningProgram.shell("duo-render diff plain.png copy.png", in: folder)
    #expect(same.code == 0)
    #expect(!same.text.contains("to accept"))
  }

  /// What was allowed is not taken over either, and no path is taken for an option.
  @Test(arguments: [
    ("plain.png box.png --allow-pixels 3", "--allow-pixels=3 plain.png box.png"),
    ("--mask '0, 0,2,2' plain.png box.png", "--mask='0, 0,2,2' plain.png box.png"),
    ("--threshold 0.05 -- -a.png 'b c.png'", "--threshold=0.05 ./-a.png 'b c.png'"),
  ]) func acceptingKeepsTheTolerances(line: String, command: String) throws {
    let result = try RunningProgram.shell(
      "cp plain.png ./-a.png; cp box.png 'b c.png'; duo-render diff \(line)", in: folder)
    #expect(result.code == 1, "\(result.errors)")
    #expect(result.text.hasSuffix("\nto accept: duo-render diff --accept \(command)\n"))
  }

  @Test func quietSaysNothing() throws {
    let result = try RunningProgram.shell("duo-render diff -q plain.png box.png", in: folder)
    #expect(result.code == 1)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func anUnusedMaskIsTold() throws {
    let result = try RunningProgram.shell(
      "duo-render diff plain.png box.png --mask 30,20,2,2 --mask 5,6,4,3", in: folder)
    #expect(result.text.contains("--mask 30,20,2,2: nothing differs there"))
    #expect(!result.text.contains("--mask 5,6,4,3: nothing"))
  }

  @Test func picturesAreWrittenAndCanBeRead() throws {
    let result = try RunningProgram.shell(
      "duo-render diff plain.png box.png --output out", in: folder)
    #expect(result.code == 1)
    #expect(folder.names("out") == ["box.difference.png", "box.three-up.png"])
    let difference = try PNGImage(decoding: try #require(folder.bytes("out/box.difference.png")))
    #expect(difference.width == 40 && difference.height == 30)
    let threeUp = try PNGImage(decoding: try #require(folder.bytes("out/box.three-up.png")))
    #expect(threeUp.width >= 120 && threeUp.height >= 30)
  }

  /// Where nothing differs no folder appears.
  @Test func noPicturesOfWhatIsSame() throws {
    let result = try RunningProgram.shell(
      "duo-render diff plain.png copy.png --output out", in: folder)
    #expect(result.code == 0)
    #expect(!folder.names().contains("out"))
  }

  @Test(arguments: ["difference", "threeUp"]) func onePictureAlone(kind: String) throws {
    let result = try RunningProgram.shell(
      "duo-render diff plain.png box.png --output out --pictures \(kind)", in: folder)
    #expect(result.code == 1)
    #expect(
      folder.names("out") == [kind == "difference" ? "box.difference.png" : "box.three-up.png"])
  }

  @Test func severalReportsInOneRun() throws {
    let kinds = ["json", "sarif", "junit", "github", "markdown", "html"]
    let options = kinds.map { "--report \($0)=report.\($0)" }.joined(separator: " ")
    let result = try RunningProgram.shell(
      "duo-render diff plain.png box.png --report text \(options)", in: folder)
    #expect(result.code == 1)
    #expect(result.errors == "")
    for kind in kinds {
      #expect(folder.read("report.\(kind)")?.contains("box.png") == true, "\(kind)")
    }
  }

  /// Same input, same bytes, whatever the threads.
  @Test func jobsChangeNothing() throws {
    for jobs in ["1", "8"] {
      let result = try RunningProgram.shell(
        "duo-render diff plain.png box.png --jobs \(jobs) --output out\(jobs) --report html=page\(jobs)",
        in: folder)
      #expect(result.code == 1)
    }
    for name in ["box.difference.png", "box.three-up.png"] {
      #expect(folder.bytes("out1/\(name)") == folder.bytes("out8/\(name)"))
    }
    #expect(folder.bytes("page1") == folder.bytes("page8"))
  }
}
