import Foundation
import Testing

@testable import DuoCommand

/// `--watch` as people use it: a program that runs on while files are saved in every way editors know.
@Suite struct WatchTests {
  let folder: Folder
  private let options = "--pose open --facing sameWay --format json"

  init() throws {
    folder = try Folder()
    try folder.makeFolder("poses")
    try pose(safeBottom: 34)
  }

  /// The built-in pose `open` with another safe area.
  private func poseText(safeBottom: Int) throws -> String {
    let file = RunningProgram.package.appendingPathComponent("Poses/open.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacingOccurrences(
      of: "\"bottom\": 34", with: "\"bottom\": \(safeBottom)")
    #expect(safeBottom == 34 || changed != text)
    return changed
  }

  private func pose(safeBottom: Int, to name: String = "poses/open.json") throws {
    try folder.write(poseText(safeBottom: safeBottom), to: name)
  }

  /// What a program that starts now draws.
  private func fresh() throws -> String? {
    let result = try RunningProgram.shell(
      "duo-render \(options) --catalog poses -o fresh -q", in: folder)
    return result.code == 0 ? folder.read("fresh/\(name)") : nil
  }

  private let name = "open-sameWay-catalog-poses.json"

  private func watching() throws -> WatchingProgram {
    let program = try WatchingProgram("\(options) --catalog poses -o drawn --watch", in: folder)
    #expect(eventually { folder.read("drawn/\(name)") != nil })
    return program
  }

  private func becomesFresh(_ place: SourceLocation = #_sourceLocation) throws {
    guard let expected = try fresh() else {
      Issue.record("a fresh draw failed", sourceLocation: place)
      return
    }
    let isSame = eventually { folder.read("drawn/\(name)") == expected }
    #expect(isSame, sourceLocation: place)
  }

  @Test func everyWayToSave() throws {
    let program = try watching()
    try becomesFresh()
    let before = folder.read("drawn/\(name)")

    // In place: emptied, then written.
    try pose(safeBottom: 40)
    try becomesFresh()
    #expect(folder.read("drawn/\(name)") != before)

    // Beside it, then renamed over it.
    try pose(safeBottom: 50, to: "poses/.open.json.swp")
    try RunningProgram.rename("poses/.open.json.swp", "poses/open.json", in: folder)
    try becomesFresh()

    // The old one renamed away, a new one written.
    try RunningProgram.rename("poses/open.json", "poses/open.json~", in: folder)
    try pose(safeBottom: 60)
    try becomesFresh()

    // None of that is a file that was broken.
    #expect(program.complained == "")

    // Deleted, and there again a while later.
    try FileManager.default.removeItem(atPath: folder.path + "/poses/open.json")
    Thread.sleep(forTimeInterval: 0.06)
    try pose(safeBottom: 70)
    try becomesFresh()

    // In pieces.
    let text = Array(try poseText(safeBottom: 80).utf8)
    let handle = try #require(FileHandle(forWritingAtPath: folder.path + "/poses/open.json"))
    try handle.truncate(atOffset: 0)
    for start in stride(from: 0, to: text.count, by: 400) {
      try handle.write(contentsOf: Data(text[start..<min(start + 400, text.count)]))
      Thread.sleep(forTimeInterval: 0.01)
    }
    try handle.close()
    try becomesFresh()

    // Twice within the same tick of a clock, and of the same length.
    try pose(safeBottom: 81)
    try pose(safeBottom: 82)
    try becomesFresh()

    #expect(program.isRunning)
    #expect(program.stop() == 128 + SIGINT)
    #expect(folder.names("drawn") == [name])
  }

  @Test func aBrokenFileIsToldOnceAndThePictureStays() throws {
    let program = try watching()
    let before = folder.read("drawn/\(name)")
    try folder.write("{ \"format\": ", to: "poses/open.json")
    let line = "duo-render: poses/open.json: 1:13: found the end of the file; allowed: a value\n"
    #expect(eventually { program.complained == line })
    // The same fault, saved again.
    try folder.write("{ \"format\": ", to: "poses/open.json.new")
    try RunningProgram.rename("poses/open.json.new", "poses/open.json", in: folder)
    Thread.sleep(forTimeInterval: 0.5)
    #expect(program.complained == line)
    #expect(folder.read("drawn/\(name)") == before)
    try pose(safeBottom: 44)
    try becomesFresh()
    // Broken again is another story.
    try folder.write("{ \"format\": ", to: "poses/open.json")
    #expect(eventually { program.complained == line + line })
    #expect(program.stop(SIGTERM) == 128 + SIGTERM)
    #expect(folder.names("drawn") == [name])
  }

  @Test func poseFilesThatComeAndGo() throws {
    try folder.write(
      poseText(safeBottom: 34).replacingOccurrences(
        of: "\"name\": \"open\"", with: "\"name\": \"mine\""), to: "poses/z.json")
    let program = try watching()
    try FileManager.default.removeItem(atPath: folder.path + "/poses/open.json")
    try becomesFresh()
    try pose(safeBottom: 90, to: "poses/another.json")
    try becomesFresh()
    #expect(folder.read("drawn/\(name)")?.contains("\"bottom\": 90") == true)
    #expect(program.stop() == 130)
  }

  @Test func theConfigIsWatchedTooWhereverItAppears() throws {
    try folder.makeFolder(".git")
    try folder.makeFolder("a")
    let inner = try WatchingProgram("\(options) --watch", in: folder)
    #expect(eventually { folder.read("Output/open-sameWay.json") != nil })
    try folder.write("{ \"split\": \"even\", \"output\": \"other\" }", to: "duo-render.json")
    #expect(eventually { folder.read("other/open-sameWay-even.json") != nil })
    try folder.write("{ \"split\": \"evne\" }", to: "duo-render.json")
    #expect(
      eventually { inner.complained.contains("duo-render.json: 1:12: split: \"evne\" is not") })
    try folder.write("{ \"camera\": true }", to: "duo-render.json")
    #expect(eventually { folder.read("Output/open-sameWay-camera.json") != nil })
    #expect(inner.stop() == 130)
  }

  @Test func screensAreWatched() throws {
    try folder.write(StarterScreen.text, to: "quiz.json")
    let program = try WatchingProgram("\(options) --screen quiz.json -o drawn --watch", in: folder)
    let name = "drawn/open-sameWay-quiz.json"
    #expect(eventually { folder.read(name)?.contains("Score 0") == true })
    try folder.write(StarterScreen.text.replacing("Score 0", with: "Score 1"), to: ".quiz.json~")
    try RunningProgram.rename(".quiz.json~", "quiz.json", in: folder)
    #expect(eventually { folder.read(name)?.contains("Score 1") == true })
    let broken = StarterScreen.text.replacing("\"control\"", with: "\"contrl\"")
    try folder.write(broken, to: "quiz.json")
    #expect(eventually { program.complained.contains("did you mean \"control\"?") })
    #expect(folder.read(name)?.contains("Score 1") == true)
    try folder.write(StarterScreen.text.replacing("Score 0", with: "Score 2"), to: "quiz.json")
    #expect(eventually { folder.read(name)?.contains("Score 2") == true })
    #expect(program.stop() == 130)
  }

  @Test(arguments: [
    ("--watch --screen -", "--watch: standard input cannot be watched; name a screen file"),
    (
      "--watch -o - --format svg",
      "--watch: standard output takes one drawing; give a folder with --output"
    ),
    (
      "--watch --theme drak",
      "--theme: \"drak\" is not a value; did you mean \"dark\"? allowed: light, dark, print"
    ),
    // Nothing is there that could be mended.
    (
      "--watch --catalog nowhere",
      "nowhere: no such file or directory; give a folder of .json files"
    ),
  ]) func refused(line: String, expected: String) throws {
    let program = try WatchingProgram(line, in: folder)
    #expect(program.waitForEnd() == 2)
    #expect(program.complained == "duo-render: \(expected)\n")
    #expect(folder.names() == ["poses"])
  }

  @Test func startsWithABrokenFileToo() throws {
    try folder.write("{", to: "poses/open.json")
    let program = try WatchingProgram("\(options) --catalog poses -o drawn --watch", in: folder)
    #expect(eventually { program.complained.hasPrefix("duo-render: poses/open.json: 1:2: ") })
    try pose(safeBottom: 55)
    try becomesFresh()
    #expect(program.stop() == 130)
  }
}

extension RunningProgram {
  /// Renames as editors do, over whatever is there.
  static func rename(_ old: String, _ new: String, in folder: Folder) throws {
    let result = Foundation.rename(folder.path + "/" + old, folder.path + "/" + new)
    #expect(result == 0)
  }
}
