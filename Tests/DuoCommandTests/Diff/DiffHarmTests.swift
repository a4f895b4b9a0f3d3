import Foundation
import Testing

@testable import DuoCommand

/// `duo-render diff` on files that it could lose, miss or drown in.
@Suite struct DiffHarmTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("old")
    try folder.makeFolder("new")
    try folder.makeFolder("out")
  }

  /// A file may be called as a picture of the comparison would be.
  @Test(arguments: ["a.difference.png", "a.three-up.png"]) func noPictureReplacesWhatIsCompared(
    name: String
  ) throws {
    let before = TestPicture(8, 8)
    let after = before.box(1, 1, 2, 2)
    try folder.write(before, to: "out/\(name)")
    try folder.write(after, to: "out/a.png")
    try folder.write(before, to: "old/a.png")
    try folder.write(after, to: "new/a.png")
    let lines = [
      "out/\(name) out/a.png --output out", "out/\(name) out/a.png --output new/../out/",
      "out/\(name) new/a.png --output there",
    ]
    for line in lines {
      let result = try RunningProgram.shell(
        "ln -sfn out there; duo-render diff \(line)", in: folder)
      #expect(result.code == 2, "\(line)")
      let output = String(line.split(separator: " ").last ?? "")
      let place = output.hasSuffix("/") ? output + name : "\(output)/\(name)"
      #expect(
        result.errors
          == "duo-render: --output: \"\(place)\" is one of the files that are compared; name another folder\n",
        "\(line)")
      #expect(folder.names("out") == [name, "a.png"].sorted(), "\(line)")
      #expect(folder.bytes("out/\(name)") == Array(try before.file()), "\(line)")
    }
  }

  /// Unicode has two spellings of many letters, and Linux takes them for two names.
  @Test func twoSpellingsOfOneLetterAreTwoFiles() throws {
    let plain = TestPicture(8, 8)
    for side in ["old", "new"] {
      let composed = side == "old" ? plain : plain.box(1, 1, 2, 2)
      try folder.write(composed, to: "c.png")
      try folder.write(plain, to: "d.png")
      _ = try RunningProgram.shell(
        "mv c.png \(side)/$(printf '\\303\\274').png; mv d.png \(side)/$(printf 'u\\314\\210').png",
        in: folder)
    }
    let result = try RunningProgram.shell("duo-render diff --format json old new", in: folder)
    let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let files = try #require(whole?["files"] as? [[String: Any]])
    // macOS takes them for one name, and there the second has replaced the first.
    let isOne = try RunningProgram.shell("ls old | wc -l", in: folder).text.contains("1")
    #expect(
      files.compactMap { $0["status"] as? String } == (isOne ? ["same"] : ["same", "changed"]))
    #expect(result.code == (isOne ? 0 : 1))
  }

  /// Laid on each other, two thin pictures cover what no memory holds.
  @Test func thinPicturesAcrossEachOtherAreTooLarge() throws {
    try folder.write(TestPicture(1, 30_000), to: "tall.png")
    try folder.write(TestPicture(30_000, 1), to: "wide.png")
    for option in ["", "--output drawn", "--report html=page.html"] {
      let result = try RunningProgram.shell(
        "duo-render diff tall.png wide.png \(option) --report json", in: folder)
      #expect(result.code == 2)
      let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      let file = (whole?["files"] as? [[String: Any]])?.first
      #expect(file?["status"] as? String == "unreadable")
      #expect(
        file?["reason"] as? String
          == "wide.png: is 30000 × 1 pixels and was 1 × 30000, which together cover 30000 × 30000; compare pictures that together cover at most 400 megapixels"
      )
    }
    #expect(!folder.names().contains("drawn"))
  }

  /// `same` says why, and no more than is so.
  @Test(arguments: [
    ("--mask 1,1,2,2", "what differs lies under masks"),
    (
      "--max-delta 255",
      "no pixel differs by as much as counts; the largest difference of a channel is 255"
    ),
    (
      "--threshold 1",
      "no pixel differs by as much as counts; the largest difference of a channel is 255"
    ),
    ("--allow-pixels 4", "4 pixels differ, and 4 are allowed"),
  ]) func saysWhyTwoFilesAreTheSame(option: String, note: String) throws {
    try folder.write(TestPicture(8, 8), to: "a.png")
    try folder.write(TestPicture(8, 8).box(1, 1, 2, 2), to: "b.png")
    let result = try RunningProgram.shell("duo-render diff a.png b.png \(option)", in: folder)
    #expect(result.code == 0)
    let words = result.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "compared: a.png → b.png b.png: same note: \(note) 1 same")
  }

  @Test func theSamePixelsInAnotherWayAreSaidToBe() throws {
    try folder.write(TestPicture(8, 8).file(), to: "a.png")
    var other = TestPicture(8, 8)
    other.texts = [.init("Comment", "x")]
    try folder.write(other, to: "b.png")
    let result = try RunningProgram.shell("duo-render diff a.png b.png", in: folder)
    #expect(result.code == 0)
    #expect(result.text.contains("note: the same pixels, written in another way\n"))
  }

  /// What one side alone has must be readable all the same.
  @Test(arguments: [
    (
      "l.json", #"{"format":"duo-render/layout","version":99,"panels":[]}"#,
      "l.json: 1:41: version: version 99 is newer than this program; allowed: 1"
    ),
    ("l.json", #"{"format":"#, "l.json: 1:11: found the end of the file; allowed: a value"),
    (
      "p.png", "no picture",
      "p.png: is no PNG that can be read: it does not begin as PNG files do; save it as PNG"
    ),
  ]) func whatIsNewOrGoneIsRead(name: String, text: String, reason: String) throws {
    try folder.write(text, to: "new/\(name)")
    for (line, side) in [("old new", "new"), ("new old", "new")] {
      let result = try RunningProgram.shell("duo-render diff --format json \(line)", in: folder)
      #expect(result.code == 2, "\(line)")
      let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      let file = (whole?["files"] as? [[String: Any]])?.first
      #expect(file?["status"] as? String == "unreadable", "\(line)")
      #expect(file?["reason"] as? String == "\(side)/\(reason)", "\(line)")
    }
  }

  /// Systems refuse a slash after a file's name, and git does not.
  @Test(arguments: ["a.png", "a.png/", "a.png//", "old/", "./old//"]) func aSlashAtTheEndIsNoName(
    path: String
  ) throws {
    try folder.write(TestPicture(8, 8), to: "a.png")
    try folder.write(TestPicture(8, 8), to: "old/b.png")
    let result = try RunningProgram.shell(
      """
      git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -q -m one && \
      duo-render diff --against HEAD \(path)
      """, in: folder)
    #expect(result.code == 0)
    #expect(result.text == "1 same\n")
  }
}
