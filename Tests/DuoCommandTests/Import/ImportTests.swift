import Foundation
import PNGImage
import Testing

@testable import DuoCommand

/// `duo-render import` from outside.
@Suite struct ImportTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// A tree of one button in a window of that size, as XCUITest writes it.
  static func tree(
    _ width: Int, _ height: Int, id: String = "first.go", label: String = "Quiz"
  ) -> String {
    """
    Attributes: Application, 0x600001, pid: 7, label: '\(label)'
    Element subtree:
     →Application, 0x600001, pid: 7, label: '\(label)'
        Window (Main), 0x600002, {{0.0, 0.0}, {\(width).0, \(height).0}}
          Button, 0x600003, {{20.0, 30.0}, {60.0, 50.0}}, identifier: '\(id)', label: 'Go'
    Path to element:
     →Application, 0x600001, pid: 7, label: '\(label)'

    """
  }

  /// A picture of one colour, the first pixel of another.
  static func png(_ width: Int, _ height: Int, _ color: UInt32 = 0xFF20_3040) throws -> Data {
    var data = Data()
    try PNGEncoder.write(
      PNGHeader(width: width, height: height, hasAlpha: false, pixelsPerMetre: 2835, texts: []),
      jobs: 1,
      worker: {
        { rows, pixels in
          for place in 0..<(rows.count * width) { pixels[place] = color }
        }
      }, to: { data.append(contentsOf: $0) })
    return data
  }

  private func write(_ data: Data, to name: String) throws {
    try data.write(to: folder.url.appendingPathComponent(name))
  }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render import \(line)", in: folder)
  }

  private func names(in path: String = "Output") -> [String] {
    let url = folder.url.appendingPathComponent(path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private func json(_ line: String) throws -> [[String: Any]] {
    let result = try RunningProgram.shell(
      "duo-render \(line) --format json --output -", in: folder)
    #expect(result.code == 0, "\(result.errors)")
    let json = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    return json?["panels"] as? [[String: Any]] ?? []
  }

  // MARK: What is made

  @Test func aFileNamedByItsPoseBecomesAScreen() throws {
    try folder.write(Self.tree(466, 678), to: "closed.txt")
    let result = try run("closed.txt")
    #expect(result.code == 0)
    #expect(result.text == "Output/Quiz.json\n")
    #expect(result.errors == "")
    let panels = try json("--screen Output/Quiz.json")
    #expect(panels.map { $0["id"] as? String } == ["closed.sameWay.ltr"])
    let element = (panels.first?["elements"] as? [[String: Any]])?.first
    #expect(element?["id"] as? String == "first.go")
    #expect(element?["role"] as? String == "control")
    let frame = element?["frame"] as? [String: Double]
    #expect(frame == ["x": 20, "y": 30, "width": 60, "height": 50])
  }

  @Test func aFolderBecomesOneScreenOfItsName() throws {
    try folder.makeFolder("shots")
    try folder.write(Self.tree(466, 678), to: "shots/closed.txt")
    try folder.write(Self.tree(669, 951), to: "shots/open-upright-1.txt")
    try folder.write("Shopping list", to: "shots/notes.md")
    try write(try Self.png(1398, 2034), to: "shots/closed.png")
    let result = try run("shots --seats first,second")
    #expect(result.code == 0)
    #expect(result.text == "Output/shots.json\nOutput/shots-closed.png\n")
    #expect(result.errors == "duo-render: shots/notes.md: left aside, it is no capture\n")
    let panels = try json("--screen Output/shots.json")
    #expect(
      panels.map { $0["id"] as? String } == ["closed.sameWay.ltr", "open-upright.sameWay.ltr"])
  }

  @Test func numberedShotsMakeScreensOfTheirOwn() throws {
    try folder.write(Self.tree(466, 678), to: "closed-1.txt")
    try folder.write(Self.tree(466, 678, id: "first.other"), to: "closed-2.txt")
    let result = try run("closed-1.txt closed-2.txt --name quiz")
    #expect(result.text == "Output/quiz.json\nOutput/quiz-2.json\n", "\(result.errors)")
  }

  /// A picture that is called as a tree is of the same pose.
  @Test func aPictureGoesWithTheTreeOfItsName() throws {
    try folder.write(Self.tree(466, 678), to: "shot.txt")
    try write(try Self.png(2034, 1398), to: "other.png")
    try write(try Self.png(1398, 2034), to: "shot.png")
    let result = try run("shot.txt shot.png --name quiz")
    #expect(result.text == "Output/quiz.json\nOutput/quiz-closed.png\n", "\(result.errors)")
    let ambiguous = try run("other.png")
    #expect(ambiguous.code == 2)
    #expect(
      ambiguous.errors
        == "duo-render: other.png: fits closed-sideways, closed-sideways-flipped and tent; "
        + "say which with --pose, or name the file after it\n")
  }

  @Test func standardInputIsACapture() throws {
    try folder.write(Self.tree(466, 678), to: "tree")
    let result = try run("- <tree")
    #expect(result.text == "Output/Quiz.json\n", "\(result.errors)")
  }

  @Test func whatIsTurnedIsSaid() throws {
    try folder.write(Self.tree(669, 951, id: "first.go"), to: "tabletop.txt")
    #expect(try run("tabletop.txt --facing faceToFace").code == 0)
    let panels = try json("--screen Output/Quiz.json")
    let element = (panels.first?["elements"] as? [[String: Any]])?.first
    #expect(panels.first?["id"] as? String == "partly-open-upright.faceToFace.ltr")
    // layout.md §3: two quarter turns; the half is 669 × 373.5 from y 82.
    #expect(element?["frame"] as? [String: Double] != nil)
    #expect((element?["ownerFrame"] as? [String: Double])?["x"] == 589)
  }

  // MARK: Bad input

  @Test(
    arguments: [
      (
        [("shot.txt", tree(951, 669))], "shot.txt",
        [
          "shot.txt: fits open, open-flipped, partly-open and partly-open-flipped; "
            + "say which with --pose, or name the file after it"
        ]
      ),
      (
        [("closed.txt", tree(393, 852))], "closed.txt",
        [
          "closed.txt: its window is 393 × 852, in closed it is 466 × 678; expected "
            + "466 × 678 (closed), 678 × 466 (closed-sideways, closed-sideways-flipped, tent), "
            + "951 × 669 (open, open-flipped, partly-open, partly-open-flipped), "
            + "669 × 951 (open-upright, open-upright-flipped, partly-open-upright, "
            + "partly-open-upright-flipped), 469 × 669 (split-view-left, split-view-right, "
            + "partly-open-split-view-left, partly-open-split-view-right)"
        ]
      ),
      (
        [("notes.md", "Shopping list")], "notes.md",
        [
          "notes.md: is no capture; allowed: an XCUITest element tree, an XCUITest snapshot, "
            + "an Appium page source, an idb description, a probe log, a screen capture"
        ]
      ),
      (
        [("closed.txt", tree(466, 678)), ("closed.log", tree(466, 678))], "closed.txt closed.log",
        [
          "closed.log: is closed, and so is closed.txt; give one of each pose, "
            + "or number the shots: closed-1, closed-2"
        ]
      ),
      (
        [("closed.txt", tree(466, 678)), ("open.txt", "")], "closed.txt open.txt",
        [
          "open.txt: is empty; allowed: an XCUITest element tree, an XCUITest snapshot, "
            + "an Appium page source, an idb description, a probe log, a screen capture"
        ]
      ),
      (
        [], "",
        [
          "import: no capture is named; name files or a folder of captures; "
            + "--example FOLDER writes one to try"
        ]
      ),
      ([], "gone.txt", ["gone.txt: no such file or directory; give a file that can be read"]),
      (
        [("a.txt", tree(466, 678))], "a.txt --seats p1",
        ["--seats: 1 prefixes; give two that differ, as in --seats p1,p2"]
      ),
      (
        [("a.txt", tree(466, 678))], "a.txt --seats p,p",
        ["--seats: the same prefix twice; give two that differ, as in --seats p1,p2"]
      ),
      (
        [("a.txt", tree(466, 678))], "a.txt --turn 45",
        ["--turn: \"45\" is not a value; allowed: 0, 90, 180, 270"]
      ),
      (
        [("a.txt", tree(466, 678))], "a.txt --pose opne",
        ["--pose: \"opne\" is not one pose; did you mean \"open\"? allowed: "]
      ),
    ] as [([(String, String)], String, [String])])
  func isRefused(files: [(String, String)], line: String, messages: [String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    let result = try run(line)
    #expect(result.code == 2)
    let told = result.errors.split(separator: "\n").map(String.init)
    #expect(told.count == messages.count)
    for (line, message) in zip(told, messages) {
      #expect(line.hasPrefix("duo-render: \(message)"), "\(line)")
    }
    // Nothing is written, the good files of a run with a bad one included.
    #expect(names() == [])
  }

  /// device.md: the display not in use comes out black.
  @Test(arguments: [(1398, 2034, "outer", "inner"), (2853, 2007, "inner", "outer")])
  func aBlackCaptureIsKnown(width: Int, height: Int, display: String, other: String) throws {
    try write(try Self.png(width, height, 0xFF00_0000), to: "closed.png")
    let result = try run("closed.png")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: closed.png: is black throughout: the \(display) display was not lit; "
        + "capture the \(other) display\n")
  }

  @Test func picturesOfOtherDevicesAreRefused() throws {
    try write(try Self.png(1179, 2556), to: "closed.png")
    let result = try run("closed.png")
    #expect(
      result.errors
        == "duo-render: closed.png: 1179 × 2556 pixels fit no display; expected "
        + "outer: 1398 × 2034 or 2034 × 1398, inner: 2853 × 2007 or 2007 × 2853\n")
  }

  // MARK: Nothing is lost

  @Test func whatPeopleWroteIsNotReplaced() throws {
    try folder.write(Self.tree(466, 678), to: "closed.txt")
    #expect(try run("closed.txt --name quiz").code == 0)
    // An import replaces an import.
    #expect(try run("closed.txt --name quiz").code == 0)
    let own = #"{ "name": "Quiz", "both": [ { "id": "go" } ] }"#
    try folder.write(own, to: "Output/quiz.json")
    let result = try run("closed.txt --name quiz")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: Output/quiz.json: is there already, and no import made it or it has comments; "
        + "choose another --name or --output, or move it away\n")
    #expect(folder.read("Output/quiz.json") == own)
  }

  // MARK: The example

  @Test func theExampleBecomesAReviewedSheet() throws {
    let example = try run("--example captures")
    #expect(example.code == 0, "\(example.errors)")
    let result = try run("captures --target '*.target-*'")
    #expect(
      result.text
        == "Output/captures.json\nOutput/captures-closed.png\nOutput/captures-open-upright.png\n"
        + "Output/captures-partly-open.png\n", "\(result.errors)")
    // Drawing the import gives the frames of the screen itself.
    let imported = try json("--screen Output/captures.json")
    let own = try json("--screen duel --pose closed,open-upright,partly-open --facing sameWay")
    #expect(try frames(imported) == frames(own))
    #expect(try frames(own).count == 27)
  }

  private func frames(_ panels: [[String: Any]]) throws -> [String: [String: Double]] {
    var frames: [String: [String: Double]] = [:]
    for panel in panels {
      let pose = panel["pose"] as? String ?? ""
      for element in panel["elements"] as? [[String: Any]] ?? [] {
        let id = element["id"] as? String ?? ""
        frames["\(pose) \(id)"] = element["frame"] as? [String: Double]
      }
    }
    return frames
  }
}

/// What people made is theirs.
extension ImportTests {
  @Test func whatPeopleAddedStaysWithTheId() throws {
    try folder.write(Self.tree(466, 678), to: "closed.txt")
    #expect(try RunningProgram.shell("duo-render import closed.txt", in: folder).code == 0)
    let made = folder.read("Output/Quiz.json") ?? ""
    let edited = made.replacing(
      #""id": "first.go","#,
      with: #""id": "first.go", "oneSeatOnly": true, "allow": { "on-fold": "it moves" },"#)
    #expect(edited != made)
    try folder.write(edited, to: "Output/Quiz.json")
    let result = try RunningProgram.shell("duo-render import closed.txt", in: folder)
    #expect(
      result.errors == "duo-render: Output/Quiz.json: what people added to 1 element is kept\n")
    let again = folder.read("Output/Quiz.json") ?? ""
    #expect(again.contains(#""oneSeatOnly": true"#) && again.contains(#""on-fold": "it moves""#))
    // Comments cannot be kept, so such a file is left alone.
    try folder.write("// mine\n" + made, to: "Output/Quiz.json")
    let refused = try RunningProgram.shell("duo-render import closed.txt", in: folder)
    #expect(refused.code == 2)
    #expect(folder.read("Output/Quiz.json") == "// mine\n" + made)
  }

  @Test func anExampleReplacesNobodysCaptures() throws {
    try folder.makeFolder("mine")
    try folder.write("my own", to: "mine/closed.txt")
    let result = try RunningProgram.shell("duo-render import --example mine", in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: mine/closed.txt: is there already; name an empty folder, or one that is "
        + "not there yet\n")
    #expect(folder.read("mine/closed.txt") == "my own")
    #expect(folder.names("mine") == ["closed.txt"])
  }

  /// The screens, pictures and poses of an import may lie among its captures.
  @Test func theCapturesFolderMayTakeTheResult() throws {
    try folder.makeFolder("io")
    try folder.write(Self.tree(466, 678), to: "io/closed.txt")
    try Self.png(1398, 2034).write(to: folder.url.appendingPathComponent("io/closed.png"))
    for _ in 0..<2 {
      let result = try RunningProgram.shell("duo-render import io -o io", in: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.text.hasPrefix("io/io.json\n"))
    }
    // The same captures make the same file wherever they lie.
    #expect(folder.read("io/io.json")?.contains(#""tree": "closed.txt""#) == true)
  }

  /// A folder may hold anything, a pipe too.
  @Test func whatCannotBeReadIsLeftAside() throws {
    try folder.makeFolder("shots")
    try folder.write(Self.tree(466, 678), to: "shots/closed.txt")
    let result = try RunningProgram.shell("mkfifo shots/pipe; duo-render import shots", in: folder)
    #expect(result.code == 0)
    #expect(
      result.errors == "duo-render: shots/pipe: left aside, it is no ordinary file\n")
  }

  /// A record that tells one pose says it for the tree of its name.
  @Test func aLogTellsThePoseOfTheTreeBesideIt() throws {
    try folder.write(Self.tree(951, 669), to: "shot.txt")
    try folder.write(
      #"{"pose": "book", "sceneSize": {"w": 951, "h": 669}, "hingeStatus": "partiallyOpen"}"#
        + "\n",
      to: "shot.jsonl")
    let result = try RunningProgram.shell("duo-render import shot.txt shot.jsonl", in: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text == "Output/Quiz.json\nOutput/poses/partly-open.json\n")
    #expect(folder.read("Output/Quiz.json")?.contains("\"partly-open\": { \"tree\"") == true)
  }

  /// What is called as a capture and is none is not passed over, in a folder neither.
  @Test func aNamedCaptureInAFolderIsMeant() throws {
    try folder.makeFolder("shots/inner")
    try folder.write(Self.tree(466, 678), to: "shots/closed.txt")
    try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(
      to: folder.url.appendingPathComponent("shots/open.png"))
    let result = try RunningProgram.shell("duo-render import shots", in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "duo-render: shots/open.png: is a JPEG, which loses pixels: capture a PNG; allowed: "))
    #expect(folder.names() == ["shots"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("shots/open.png"))
    let rest = try RunningProgram.shell("duo-render import shots", in: folder)
    #expect(rest.code == 0)
    #expect(
      rest.errors == "duo-render: shots/inner: left aside, it is a folder: name it itself\n")
  }
}
