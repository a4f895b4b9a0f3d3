import DuoCatalog
import DuoLayout
import Testing

@testable import DuoCommand

/// What a config and what is typed come to together.
@Suite struct ConfigValueTests {
  private func arguments(
    _ line: String, _ config: String, of command: Command = .draw, file: String = "duo-render.json"
  ) throws -> Arguments {
    let settings = try ConfigDecoder(file: file).settings(Array(config.utf8))
    return try Arguments.parse(words(line), table: command.table).taking(settings, of: command)
  }

  private func request(_ line: String, _ config: String) throws -> DrawRequest {
    try DrawRequest(arguments(line, config), catalog: Catalog.builtIn(), cores: 4)
  }

  /// interface.md, "Config": the keys are the long options; values as JSON has them.
  @Test func everyKindOfValue() throws {
    let request = try request(
      "",
      """
      { // as people write it
        "$schema": "./s.json", "x-mine": [1, 2],
        "pose": ["open", "book"], "facing": "face-to-face", "theme": ["print", "dark"],
        "density": 3, "spacing": 4.5, "seed": -7, "jobs": 2, "camera": true, "keyboard": false,
        "each": true, "keep-going": false, "format": "svg", "paper": "a3", "output": "out",
        "columns": ["view", "facing"], "fail-on": "warning", "report": ["text", "sarif=a.sarif"],
      }
      """)
    #expect(request.poses.map(\.name) == ["open", "partly-open"])
    #expect(request.facings == [.faceToFace])
    #expect(request.themes == [.dark, .print])
    #expect(request.density == 3)
    #expect(request.layout == LayoutOptions(spacing: 4.5, camera: true, seed: -7))
    #expect(request.jobs == 2)
    #expect(request.each && !request.keepGoing)
    #expect(request.formats == [.svg])
    #expect(request.output == .folder("out"))
    #expect(request.columns == [.view, .facing])
  }

  @Test func aByteOrderMarkAndWindowsLineEndsAreFine() throws {
    #expect(try request("", "\u{FEFF}{\r\n\t\"theme\": \"dark\"\r\n}\r\n").themes == [.dark])
  }

  /// interface.md: a flag beats the config.
  @Test(arguments: [
    ("--theme light", #"{"theme": "dark"}"#, "theme", ["light"]),
    ("--pose open", #"{"pose": ["closed", "tent"]}"#, "pose", ["open"]),
    ("--screen builtin:duel", #"{"screen": ["a.json", "b.json"]}"#, "screen", ["builtin:duel"]),
    ("--no-camera", #"{"camera": true}"#, "camera", ["no"]),
    ("--camera", #"{"camera": false}"#, "camera", ["yes"]),
    ("", #"{"camera": false}"#, "camera", ["no"]),
    ("--hide labels", #"{"hide": "halves"}"#, "hide", ["labels"]),
    ("--hide labels", #"{"show": "halves"}"#, "show", ["halves"]),
    ("--split even", #"{"seam": "middle"}"#, "seam", ["middle"]),
    ("--columns theme", #"{"rows": ["pose", "theme"]}"#, "rows", ["pose"]),
  ]) func flagsWin(line: String, config: String, option: String, expected: [String]) throws {
    #expect(try arguments(line, config).given(option) == expected)
  }

  /// What is typed leaves no room for these settings, or they are off.
  @Test(arguments: [
    ("", #"{"each": false}"#, "each"),
    ("--no-each", #"{"each": true}"#, "each"),
    ("--each --no-each", #"{"each": true}"#, "each"),
    ("--show labels", #"{"hide": "labels"}"#, "hide"),
    ("--split arrangement", #"{"seam": "middle"}"#, "seam"),
    ("--output - --format svg", #"{"each": true}"#, "each"),
    ("--output - --format svg", #"{"name": "review"}"#, "name"),
    ("", #"{"paper": "a3"}"#, "paper"),
    ("--format png", #"{"actual-size": true, "format": "pdf"}"#, "actual-size"),
    ("--rows theme", #"{"columns": "theme"}"#, "columns"),
    // Another command's.
    ("", #"{"fail-on": "warning"}"#, "fail-on"),
  ]) func settingsGiveWay(line: String, config: String, option: String) throws {
    #expect(try !arguments(line, config).has(option))
    #expect(throws: Never.self) { try request(line, config) }
  }

  /// `check quiz.json` is about that screen and no other.
  @Test func aScreenThatIsNamedReplacesThoseOfTheConfig() throws {
    let config = #"{"screen": ["a.json", "b.json"]}"#
    for command in [Command.check, .hit] {
      let named = try arguments("quiz.json", config, of: command)
      #expect(named.given("screen") == nil && named.names == ["quiz.json"])
      #expect(try arguments("", config, of: command).given("screen") == ["a.json", "b.json"])
    }
  }

  @Test func noEachAloneIsNoFlag() throws {
    #expect(try !request("--no-each", "{}").each)
    #expect(try request("--no-each --each", "{}").each)
  }

  /// `format` is that of drawings; a review has its reports.
  @Test func formatIsNotForLists() throws {
    let config = #"{"format": ["png", "json"]}"#
    for command in [Command.poses, .check, .hit] {
      #expect(try arguments("", config, of: command).given("format") == nil)
    }
    #expect(
      try arguments("--format json", #"{"report": "html=a.html"}"#, of: .check).has("report")
        == false)
  }

  @Test(arguments: [
    (#"{"screen": "quiz.json"}"#, "screen", ["../a/quiz.json"]),
    (
      #"{"screen": ["builtin:duel", "duel", "/b/quiz.json"]}"#, "screen",
      ["builtin:duel", "builtin:duel", "/b/quiz.json"]
    ),
    (#"{"output": "out"}"#, "output", ["../a/out"]),
    (#"{"catalog": "poses/mine"}"#, "catalog", ["../a/poses/mine"]),
    (#"{"baseline": "known.json"}"#, "baseline", ["../a/known.json"]),
    (
      #"{"report": ["text", "sarif=out/a.sarif", "json=-"]}"#, "report",
      ["text", "sarif=../a/out/a.sarif", "json=-"]
    ),
    (#"{"name": "x"}"#, "name", ["x"]),
  ]) func filesCountFromTheConfig(config: String, option: String, expected: [String]) throws {
    let command: Command = OptionTable.draw.contains { $0.name == option } ? .draw : .check
    let found = try arguments("", config, of: command, file: "../a/duo-render.json")
    #expect(found.given(option) == expected)
  }

  /// The name of a drawing does not depend on where the program was started.
  @Test func namesOfFilesAreAsTheConfigSpellsThem() throws {
    let found = try arguments("", #"{"catalog": "mine"}"#, file: "../../duo-render.json")
    #expect(found.given("catalog") == ["../../mine"])
    #expect(Settled(found, table: OptionTable.draw).nameParts == ["catalog-mine"])
  }

  @Test func messagesNameTheLineOfTheConfig() throws {
    let found = try arguments("--theme dark", "{\n  \"pose\": \"opne\",\n  \"theme\": \"light\"}")
    #expect(found.located("--pose: x; y") == "duo-render.json: 2:11: pose: x; y")
    #expect(found.located("a.ltr: --pose: x; y") == "duo-render.json: 2:11: a.ltr: pose: x; y")
    #expect(found.located("--theme: x; y") == "--theme: x; y")
  }
}
