import Foundation
import Testing

@testable import DuoCommand

/// What help says one can type does what it says, typed as it stands.
@Suite struct HelpExampleTests {
  @Test(arguments: Command.allCases) func run(command: Command) throws {
    for example in command.examples {
      let folder = try Folder()
      // The screen that examples are about; it is also one that a review has nothing against.
      if !example.line.contains("init") { try folder.write(StarterScreen.text, to: "quiz.json") }
      if example.line.contains("probe.jsonl") {
        try folder.write(
          #"{"pose": "closed", "sceneSize": [466, 678]}"# + "\n", to: "probe.jsonl")
      }
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
