import Testing

@testable import DuoCommand

/// Which config counts, seen from outside.
@Suite struct ConfigSearchTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("a/b/c")
  }

  private func config(_ theme: String, in name: String) throws {
    try folder.write("{\"theme\": \"\(theme)\"}", to: "\(name)/duo-render.json")
  }

  /// The heading and the theme's line of `duo-render config`, started in `place`.
  private func seen(
    from place: String, _ options: String = "", environment: [String: String] = [:]
  ) throws -> [String] {
    let result = try RunningProgram.shell(
      "cd \(place) && duo-render config \(options)", in: folder, environment: environment)
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.text.split(separator: "\n").map(String.init)
    let theme = lines.first { $0.hasPrefix("theme ") } ?? ""
    return [lines[0], theme.split(separator: " ").dropFirst().joined(separator: " ")]
  }

  @Test func theNearestUpToTheGitRoot() throws {
    try config("dark", in: ".")
    try config("print", in: "a")
    try folder.makeFolder(".git")
    #expect(
      try seen(from: "a/b/c")
        == ["draw with ../../duo-render.json, the nearest", "print ../../duo-render.json:1"])
    #expect(
      try seen(from: ".") == ["draw with duo-render.json, the nearest", "dark duo-render.json:1"])
    try folder.makeFolder("a/b/.git")
    #expect(
      try seen(from: "a/b/c")
        == ["draw without a config: no duo-render.json up to the git root", "light built-in"])
  }

  /// A work tree has a file of that name.
  @Test func aFileCalledGitIsARootToo() throws {
    try config("dark", in: ".")
    try folder.write("gitdir: elsewhere", to: ".git")
    #expect(try seen(from: "a/b")[1] == "dark ../../duo-render.json:1")
  }

  @Test func outsideARepositoryOnlyTheFolderItself() throws {
    try config("dark", in: "a")
    #expect(try seen(from: "a/b")[1] == "light built-in")
    #expect(try seen(from: "a")[1] == "dark duo-render.json:1")
  }

  @Test func optionsAndTheEnvironmentNameOthers() throws {
    try config("dark", in: ".")
    try config("print", in: "a")
    let environment = ["DUO_RENDER_CONFIG": "a/duo-render.json"]
    #expect(
      try seen(from: ".", environment: environment)
        == [
          "draw with a/duo-render.json, named by DUO_RENDER_CONFIG", "print a/duo-render.json:1",
        ])
    #expect(
      try seen(from: ".", "--config ./duo-render.json", environment: environment)
        == ["draw with ./duo-render.json, named by --config", "dark ./duo-render.json:1"])
    #expect(
      try seen(from: ".", "--no-config", environment: environment)
        == ["draw without a config: --no-config", "light built-in"])
    #expect(
      try seen(from: ".", environment: ["DUO_RENDER_CONFIG": ""])[1] == "dark duo-render.json:1")
  }

  @Test(arguments: [
    (
      "mkdir duo-render.json",
      "duo-render: duo-render.json: is a directory; give a file that can be read"
    ),
    (
      "mkfifo duo-render.json",
      "duo-render: duo-render.json: is a pipe; give a file that can be read"
    ),
    (
      ": > duo-render.json",
      "duo-render: duo-render.json: 1:1: found the end of the file; allowed: a value"
    ),
    (
      "printf '\\037\\213\\010' > duo-render.json",
      "duo-render: duo-render.json: 1:1: found the byte 0x1F; allowed: a value"
    ),
    (
      "export DUO_RENDER_CONFIG=nowhere.json",
      "duo-render: nowhere.json: no such file or directory; give a file that can be read"
    ),
    (
      "head -c 17000000 /dev/zero > duo-render.json",
      "duo-render: duo-render.json: is larger than 16 MB; give a smaller file"
    ),
    (
      "echo '{\"pose\": \"closde\"}' > duo-render.json",
      "duo-render: duo-render.json: 1:10: pose: \"closde\" is not a pose; did you mean \"closed\"? "
    ),
    (
      "echo '{\"spacing\": 1000, \"pose\": \"open\", \"facing\": \"sameWay\"}' > duo-render.json",
      "duo-render: duo-render.json: 1:13: open.sameWay.ltr: spacing: 1000 is more than the container's length"
    ),
  ]) func oneClearLine(preparation: String, start: String) throws {
    let result = try RunningProgram.shell("\(preparation); duo-render", in: folder)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.text == "")
  }

  /// Help and what a config is mended with do not need a good one.
  @Test func aBrokenConfigStopsOnlyWhatUsesIt() throws {
    try folder.write("{", to: "duo-render.json")
    for line in [
      "--help", "--version", "config --help", "screens", "init sub",
      "--no-config --pose open --format json",
    ] {
      #expect(try RunningProgram.shell("duo-render \(line)", in: folder).code == 0, "\(line)")
    }
    for line in ["", "poses", "config"] {
      #expect(try RunningProgram.shell("duo-render \(line)", in: folder).code == 2, "\(line)")
    }
  }

  @Test func drawsWhatTheConfigSaysFromBelow() throws {
    try folder.makeFolder(".git")
    try folder.write(
      "{\"pose\": \"open\", \"facing\": \"sameWay\", \"format\": \"json\", \"output\": \"drawn\"}",
      to: "duo-render.json")
    let result = try RunningProgram.shell("cd a/b && duo-render", in: folder)
    #expect(result.text == "../../drawn/open-sameWay.json\n", "\(result.errors)")
    #expect(folder.names("drawn") == ["open-sameWay.json"])
  }
}
