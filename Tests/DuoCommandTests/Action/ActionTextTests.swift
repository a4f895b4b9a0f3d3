import Foundation
import Testing

@testable import DuoCommand

/// What the files around the shell have to hold to.
@Suite struct ActionTextTests {
  private static func text(_ name: String) throws -> String {
    try String(
      contentsOf: RunningProgram.package.appendingPathComponent(name), encoding: .utf8)
  }

  private static let folder = ".github/actions/duo-render"
  private static let scripts = ["build", "publish", "review", "verdict"]

  /// A value put into a script is code there, whoever wrote it.
  @Test func valuesGoByTheEnvironment() throws {
    let lines = try Self.text("\(Self.folder)/action.yml").split(separator: "\n")
    let runs = lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("run:") }
    #expect(runs.count == 5)
    for run in runs { #expect(!run.contains("${{"), "\(run)") }
    for script in Self.scripts + ["words"] {
      #expect(try !Self.text("\(Self.folder)/\(script).sh").contains("${{"))
    }
  }

  /// Every variable that a step gives is one that a script reads, and the other way round.
  @Test func stepsGiveWhatScriptsRead() throws {
    let action = try Self.text("\(Self.folder)/action.yml")
    let given = Set(action.matches(of: /(DUO_[A-Z_]+):/).map { String($0.1) })
    var read: Set<String> = []
    for script in Self.scripts {
      let text = try Self.text("\(Self.folder)/\(script).sh")
      read.formUnion(text.matches(of: /\$\{?(DUO_[A-Z_]+)/).map { String($0.1) })
    }
    #expect(read == given)
    let inputs = Set(action.matches(of: /inputs\.([a-z-]+)/).map { String($0.1) })
    let start = try #require(action.firstRange(of: "\ninputs:\n"))
    let end = try #require(action.firstRange(of: "\noutputs:\n"))
    let declared = Set(
      action[start.upperBound..<end.lowerBound].matches(of: /(?m)^  ([a-z-]+):$/).map {
        String($0.1)
      })
    #expect(inputs == declared)
  }

  @Test func theScriptsAreCleanShell() throws {
    let folder = try Folder()
    for script in Self.scripts {
      let path = RunningProgram.package.appendingPathComponent("\(Self.folder)/\(script).sh").path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
      #expect(try RunningProgram.shell("sh -n '\(path)'", in: folder).code == 0, "\(script)")
      #expect(try Self.text("\(Self.folder)/\(script).sh").contains("\nset -eu\n"), "\(script)")
    }
    guard try RunningProgram.shell("command -v shellcheck", in: folder).code == 0 else { return }
    let result = try RunningProgram.shell(
      "cd '\(RunningProgram.package.path)/\(Self.folder)' && shellcheck -x \(Self.scripts.map { $0 + ".sh" }.joined(separator: " "))",
      in: folder)
    #expect(result.code == 0, "\(result.text)")
  }

  @Test func theExampleHasTheLeastRights() throws {
    let example = try Self.text("\(Self.folder)/example.yml")
    for line in [
      "permissions:\n  contents: read\n  pull-requests: write\n", "fetch-depth: 0\n",
      "  pull_request:\n", "/.github/actions/duo-render@v1\n",
    ] {
      #expect(example.contains(line), "\(line)")
    }
    // It would run a stranger's files with the rights of the repository.
    #expect(!example.contains("pull_request_target"))
  }

  @Test func theHooks() throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    #expect(
      hooks.matches(of: /(?m)^- id: (.+)$/).map { String($0.1) } == [
        "duo-render-check", "duo-render-diff",
      ])
    let entries = hooks.matches(of: /(?m)^  entry: (.+)$/).map { String($0.1) }
    try #require(entries.count == 2)
    let folder = try Folder()
    try folder.write(Workflow.screen, to: "quiz.json")
    try folder.write(
      "{\"screen\": \"quiz.json\", \"pose\": \"closed\", \"density\": 0.5}", to: "duo-render.json")
    func run(_ line: String) throws -> RunningProgram.Result {
      try RunningProgram.shell(line, in: folder, environment: SampleRepository.variables)
    }
    try #require(run("git init -q . && git add -A && git commit -qm one").code == 0)
    #expect(try run(entries[0]).code == 0)
    #expect(try run(entries[1]).text.contains("1 same"))
    try folder.write(Workflow.changed, to: "quiz.json")
    let changed = try run(entries[1])
    // It says so, and lets the commit be.
    #expect(changed.code == 0 && changed.text.contains("title grew"))
    try folder.write("{\"name\": \"Quiz\", \"both\": []}", to: "quiz.json")
    #expect(try run(entries[0]).code == 2)
    #expect(try run(entries[1]).code == 1)
  }
}
