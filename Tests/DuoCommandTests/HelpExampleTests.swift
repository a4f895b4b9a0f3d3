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
      if example.line.contains("probe.jsonl") { try folder.write(Self.log, to: "probe.jsonl") }
      if example.line.hasSuffix("--watch") {
        let arguments = example.line.dropFirst("duo-render ".count)
        let program = try WatchingProgram(String(arguments), in: folder)
        #expect(eventually { !program.said.isEmpty }, "\(example.line)")
        #expect(program.stop() == 128 + SIGINT)
      } else {
        let line = example.line.replacing("| less", with: "| cat")
        let result = try RunningProgram.shell(line, in: folder)
        #expect(result.code == 0 && result.errors == "", "\(line): \(result.errors)")
        #expect(!result.output.isEmpty || !folder.names().isEmpty, "\(line)")
      }
    }
  }
}

extension Folder {
  /// What the examples of `import` are about.
  fileprivate func writeCaptures() throws {
    try makeFolder("captures")
    try write(ImportTests.tree(466, 678), to: "captures/closed.txt")
    try write(ImportTests.tree(951, 669, id: "first.piece-1"), to: "tree.xml")
  }
}
