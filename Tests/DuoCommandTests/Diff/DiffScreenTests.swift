import DuoCommand
import Foundation
import Testing

/// `duo-render diff` of screens and of sheets that carry their layout: in pixels and in words.
@Suite struct DiffScreenTests {
  let folder: Folder

  /// A control of the second seat, so far from the owner's bottom edge.
  static func screen(_ bottom: Int, width: Int = 80) -> String {
    """
    { "name": "Quiz",
      "both": [ { "id": "score", "role": "text", "size": { "width": 120, "height": 40 }, "place": "top", "inset": 24, "label": "0" } ],
      "second": [ { "id": "second.leave", "role": "control", "size": { "width": \(width), "height": 44 },
                    "place": "bottom", "inset": \(bottom), "label": "Leave", "oneSeatOnly": true } ] }
    """
  }

  init() throws {
    folder = try Folder()
    try folder.write(Self.screen(60), to: "before.json")
    try folder.write(Self.screen(72), to: "after.json")
    try folder.write(Self.screen(60) + "\n// the same\n", to: "same.json")
  }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render diff \(line)", in: folder)
  }

  @Test func saysWhatMoved() throws {
    let result = try run(
      "before.json after.json --pose closed --facing faceToFace --output out")
    #expect(result.code == 1)
    #expect(result.errors == "")
    // The owner's bottom edge is away from the seam: 12 points nearer to it.
    #expect(result.text.contains("second.leave moved 12 pt"))
    #expect(result.text.contains("towards the seam"))
    #expect(
      folder.names("out/after")
        == ["closed.faceToFace.ltr.difference.png", "closed.faceToFace.ltr.three-up.png"])
  }

  @Test func anotherSpellingIsTheSame() throws {
    #expect(try run("before.json same.json --pose closed,open").code == 0)
  }

  @Test func regionsAreInPointsAndNamed() throws {
    let result = try run(
      "before.json after.json --pose closed --facing faceToFace --format json")
    let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let file = try #require((whole?["files"] as? [[String: Any]])?.first)
    let regions = try #require(file["regions"] as? [[String: Any]])
    let named = regions.filter {
      ($0["names"] as? [String])?.contains("second.leave") == true
    }
    #expect(!named.isEmpty)
    for region in named {
      #expect(region["panel"] as? String == "closed.faceToFace.ltr")
      #expect(region["unit"] as? String == "points")
      // closed.json: the outer window is 466 × 678 points.
      let frame = try #require(region["frame"] as? [String: Double])
      #expect((0...466).contains(frame["x"] ?? -1) && (0...678).contains(frame["y"] ?? -1))
    }
  }

  @Test func aMaskedElementIsNoDifference() throws {
    let line = "before.json after.json --pose closed --facing faceToFace"
    #expect(try run(line).code == 1)
    let masked = try run("\(line) --mask-element second.leave")
    #expect(masked.code == 0, "\(masked.text)")
    // Where it is not the element that differs, the mask hides nothing.
    let other = try run("\(line) --mask-element first.score")
    #expect(other.code == 1)
    #expect(other.text.contains("--mask-element first.score: nothing differs there"))
  }

  /// The drawn sheets of both carry their layout, so that they are told in words as well.
  @Test(arguments: ["png", "svg", "json"]) func sheetsAreComparedByTheirLayout(
    format: String
  ) throws {
    for side in ["before", "after"] {
      let drawn = try RunningProgram.shell(
        "duo-render --screen \(side).json --pose closed --facing faceToFace --format \(format) --output \(side) --name sheet",
        in: folder)
      #expect(drawn.code == 0)
    }
    let result = try run("before after")
    #expect(result.code == 1)
    #expect(result.text.contains("second.leave moved 12 pt"), "\(result.text)")
  }

  /// What lies around a panel's window is of the panel too.
  @Test func allowedPixelsAreThoseOfTheWholePanel() throws {
    func picture(_ options: String) throws -> (pixels: Int?, isAllowed: Bool?) {
      let result = try run(
        "before.json after.json --pose closed --facing faceToFace --format json \(options)")
      let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      let file = (whole?["files"] as? [[String: Any]])?.first
      let picture = (file?["pictures"] as? [[String: Any]])?.first
      return (picture?["differingPixels"] as? Int, picture?["allowed"] as? Bool)
    }
    let all = try #require(try picture("").pixels)
    #expect(try picture("--allow-pixels \(all - 1)") == (all, false))
    #expect(try picture("--allow-pixels \(all)") == (all, true))
  }

  @Test func aMaskedElementIsNoDifferenceOfLayouts() throws {
    for side in ["before", "after"] {
      let drawn = try RunningProgram.shell(
        "duo-render --screen \(side).json --pose closed --facing faceToFace --format json --output \(side) --name sheet",
        in: folder)
      #expect(drawn.code == 0)
    }
    let masked = try run("before/sheet.json after/sheet.json --mask-element second.leave")
    #expect(masked.code == 0)
    #expect(masked.text.contains("note: whatever changed in its layout is masked"))
    #expect(!masked.text.contains("another way"))
  }

  /// Numbers that follow from others have no sentence of their own, and count all the same: the outer display has
  /// 678 × 3 rows of pixels.
  @Test(arguments: [("2034.0", 0, "the same layout, written"), ("2035", 1, "no sentence")])
  func whatHasNoSentenceIsADifference(rows: String, code: Int32, words: String) throws {
    let result = try RunningProgram.shell(
      """
      duo-render --screen before.json --pose closed --facing faceToFace --format json --output out --name sheet -q
      sed 's/"height": 2034,/"height": \(rows),/' out/sheet.json >other.json
      duo-render diff out/sheet.json other.json
      """, in: folder)
    #expect(result.code == code)
    #expect(result.text.contains(words), "\(result.text)")
  }

  /// What a later version of this program wrote is told as any other fault of a file, and not as one to accept.
  @Test func aLayoutOfALaterVersionIsUnreadable() throws {
    for (name, version) in [("one.json", 1), ("two.json", 2)] {
      try folder.write(
        "{ \"format\": \"duo-render/layout\", \"version\": \(version), \"panels\": [] }", to: name)
    }
    let result = try run("one.json two.json")
    #expect(result.code == 2)
    #expect(
      result.text == """
        compared: one.json → two.json

        two.json: could not be compared: two.json: 1:45: version: version 2 is newer than this program; allowed: 1

        1 unreadable

        """)
  }

  /// Two screens that are alike to the byte and show captured pictures that are not: 466 × 678 points at 3 pixels each.
  @Test func capturedPicturesAreOfTheScreen() throws {
    let screen = """
      { "name": "Quiz", "capture": { "facing": "sameWay", "poses": { "closed": { "image": "closed.png" } } },
        "both": [ { "id": "score", "role": "text", "size": { "width": 120, "height": 40 } } ] }
      """
    for (side, color) in [("one", 0xFF20_4060), ("two", 0xFFE0_4060)] as [(String, UInt32)] {
      try folder.makeFolder(side)
      try folder.write(screen, to: "\(side)/quiz.json")
      try folder.write(TestPicture(1398, 2034, color: color), to: "\(side)/closed.png")
    }
    let line = "quiz.json --pose closed --facing sameWay --density 0.5"
    #expect(try run("one/quiz.json two/\(line)").code == 1)
    try folder.write(TestPicture(1398, 2034, color: 0xFF20_4060), to: "two/closed.png")
    #expect(try run("one/quiz.json two/\(line)").code == 0)
  }

  @Test func aBrokenScreenIsUnreadable() throws {
    try folder.write(
      "{ \"name\": \"Quiz\", \"both\": [ { \"id\": \"a\", \"size\": 3 } ] }", to: "broken.json")
    let result = try run("before.json broken.json --pose closed")
    #expect(result.code == 2)
    #expect(result.text.contains("broken.json"))
  }
}
