import Foundation
import Testing

@testable import DuoCommand

/// What help says one can type does what it says, typed as it stands.
@Suite struct HelpExampleTests {
  private static let log = """
    {"pose": "closed", "sceneSize": {"width": 466, "height": 678}, "hingeStatus": "closed"}

    """

  @Test(arguments: Command.allCases) func run(command: Command) throws {
    for example in command.examples {
      let folder = try Folder()
      // The screen that examples are about; it is also one that a review has nothing against.
      if !example.line.contains("init") { try folder.write(StarterScreen.text, to: "quiz.json") }
      if command == .importing, !example.line.contains("--example") {
        try folder.writeCaptures()
      }
      if command == .diff {
        if example.line.contains("--against"), !SampleRepository.isThere { continue }
        try folder.writeRepository()
      }
      if example.line.contains("probe.jsonl") { try folder.write(Self.log, to: "probe.jsonl") }
      if example.line.hasSuffix("--watch") {
        let arguments = example.line.dropFirst("duo-render ".count)
        let program = try WatchingProgram(String(arguments), in: folder)
        #expect(eventually { !program.said.isEmpty }, "\(example.line)")
        #expect(program.stop() == 128 + SIGINT)
      } else {
        let line = example.line.replacing("| less", with: "| cat")
        let result = try RunningProgram.shell(line, in: folder)
        // What the examples of `diff` compare does differ.
        let code: Int32 = command == .diff && !line.contains("--accept") ? 1 : 0
        #expect(result.code == code && result.errors == "", "\(line): \(result.errors)")
        #expect(!result.output.isEmpty || !folder.names().isEmpty, "\(line)")
      }
    }
  }
}

extension Folder {
  /// What the examples of `diff` are about: a repository with a remote, whose screens and pictures have changed.
  fileprivate func writeRepository() throws {
    try makeFolder("screens")
    try write(StarterScreen.text, to: "screens/quiz.json")
    try write(
      "{ \"screen\": [\"screens/quiz.json\"], \"pose\": [\"closed\"], \"density\": 0.5 }",
      to: "duo-render.json")
    for folder in ["Output", "new"] { try makeFolder(folder) }
    for name in ["old.png", "Output/sheet.png"] { try write(TestPicture(20, 20), to: name) }
    for name in ["new.png", "new/sheet.png"] {
      try write(TestPicture(20, 20).box(2, 2, 5, 5), to: name)
    }
    guard SampleRepository.isThere else { return }
    let made = try RunningProgram.shell(
      """
      git init -q -b main . && git add -A &&
      git -c user.name=Test -c user.email=test@example.org commit -q -m Screens &&
      git update-ref refs/remotes/origin/main HEAD &&
      sed 's/"inset": *[0-9][0-9]*/"inset": 9/' screens/quiz.json >changed && mv changed screens/quiz.json
      """, in: self)
    #expect(made.code == 0, "\(made.errors)")
  }

  /// What the examples of `import` are about.
  fileprivate func writeCaptures() throws {
    try makeFolder("captures")
    try write(ImportTests.tree(466, 678), to: "captures/closed.txt")
    try write(ImportTests.tree(951, 669, id: "first.piece-1"), to: "tree.xml")
  }
}
