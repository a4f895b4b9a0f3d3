import Foundation
import Testing

/// `duo-render check` never writes over what it reads, nor two things to one file, however they are spelled.
@Suite struct CheckOverwriteTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("in")
    try folder.makeFolder("poses")
    try folder.write(CheckTests.screen(60), to: "in/quiz.json")
    let pose = RunningProgram.package.appendingPathComponent("Poses/closed.json")
    let text = try String(contentsOf: pose, encoding: .utf8)
    try folder.write(text, to: "poses/closed.json")
    try folder.write(
      "{}", to: "duo-render.json")
    try folder.write(
      "{ \"format\": \"duo-render/baseline\", \"version\": 1, \"entries\": [] }", to: "known.json")
  }

  private static let screen = "is a screen that is read; name another file"
  private static let config = "is the config that is read; name another file"
  private static let pose = "is a pose of the catalogue that is read; name another file"

  @Test(arguments: [
    ("--report json=in/quiz.json", "--report: \"in/quiz.json\" \(screen)"),
    ("--report json=./in/../in/quiz.json", "--report: \"./in/../in/quiz.json\" \(screen)"),
    ("--report json=there/quiz.json", "--report: \"there/quiz.json\" \(screen)"),
    ("--report json=link", "--report: \"link\" \(screen)"),
    ("--report json=duo-render.json", "--report: \"duo-render.json\" \(config)"),
    (
      "--catalog poses --report sarif=poses/closed.json",
      "--report: \"poses/closed.json\" \(pose)"
    ),
    (
      "--baseline known.json --report json=in/../known.json",
      "--baseline: \"known.json\" is a report's file too; name a file for each"
    ),
    (
      "--baseline new --update-baseline --report json=in/../new",
      "--baseline: \"new\" is a report's file too; name a file for each"
    ),
    (
      "--report json=new --report sarif=in/../new",
      "--report: \"in/../new\" is named for two reports (json, sarif); name a file for each"
    ),
    (
      "--report json=in/new --report sarif=there/new",
      "--report: \"there/new\" is named for two reports (json, sarif); name a file for each"
    ),
    (
      "--report json=\"$PWD/new\" --report sarif=new",
      "--report: \"new\" is named for two reports (json, sarif); name a file for each"
    ),
  ]) func isTrouble(line: String, message: String) throws {
    let setup = "ln -s in there; ln -s in/quiz.json link;"
    let before = folder.read("in/quiz.json")
    let result = try RunningProgram.shell(
      "\(setup) duo-render check in/quiz.json --pose closed \(line)", in: folder)
    #expect(result.code == 2)
    #expect(result.errors == "duo-render: \(message)\n")
    #expect(
      folder.names() == ["duo-render.json", "in", "known.json", "link", "poses", "there"])
    #expect(folder.names("in") == ["quiz.json"])
    #expect(folder.read("in/quiz.json") == before)
  }

  @Test func aScreenFromStandardInputIsReadToo() throws {
    let result = try RunningProgram.shell(
      "duo-render check - --pose closed --report json=in/quiz.json <in/quiz.json", in: folder)
    #expect(result.code == 2)
    #expect(result.errors == "duo-render: --report: \"in/quiz.json\" \(Self.screen)\n")
  }

  /// A name alike in another folder, and a built-in's name, are nobody's file.
  @Test(arguments: ["in/quiz.json --report json=quiz.json", "duel --report json=duel"])
  func isNoTrouble(line: String) throws {
    let result = try RunningProgram.shell(
      "duo-render check \(line) --pose closed --ignore on-fold", in: folder)
    #expect(result.code == 0, "\(result.errors)")
  }
}
