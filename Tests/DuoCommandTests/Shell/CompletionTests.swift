import DuoCatalog
import DuoReview
import DuoScreens
import Foundation
import Testing

@testable import DuoCommand

/// `duo-render completions`: read by the shells themselves where they are installed.
@Suite struct CompletionTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("Output")
    try folder.write("{}", to: "quiz.json")
    try folder.write("{}", to: "with space.json")
    for shell in CompletionsCommand.shells {
      try folder.write(CompletionsCommand.text(shell, Catalog.builtIn()), to: "c.\(shell)")
    }
  }

  private func isThere(_ shell: String) throws -> Bool {
    try RunningProgram.shell("command -v \(shell)", in: folder).code == 0
  }

  /// What bash would put in place of the word at the end of `line`.
  private func bash(_ line: String) throws -> [String] {
    let result = try RunningProgram.shell(
      """
      bash --norc --noprofile <<'END'
      source ./c.bash
      COMP_LINE='\(line)' COMP_POINT=\(line.count) COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      $(complete -p duo-render | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
      END
      """, in: folder)
    #expect(result.errors == "")
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ("duo-render ", Command.allCases.map(\.rawValue)),
    ("duo-render ch", ["check"]),
    ("duo-render completions ", ["bash", "zsh", "fish"]),
    ("duo-render schema ", ["screen", "pose", "config"]),
    ("duo-render config h", ["hit"]),
    ("duo-render screens du", ["duel"]),
    ("duo-render poses tab", ["tabletop"]),
    ("duo-render init O", ["Output"]),
    ("duo-render --pose ten", ["tent"]),
    ("duo-render --pose=ten", ["tent"]),
    ("duo-render --pose open,ten", ["open,tent"]),
    ("duo-render --pose tent,ten", []),
    ("duo-render --pose ma", ["main"]),
    ("duo-render hit --facing f", ["faceToFace"]),
    ("duo-render --hide labels,ta", ["labels,targets"]),
    ("duo-render --no-c", ["--no-camera", "--no-config"]),
    ("duo-render draw --wa", ["--watch"]),
    ("duo-render check --wa", []),
    ("duo-render check --format ", ["text", "json"]),
    ("duo-render --format ", ["png", "svg", "pdf", "json"]),
    ("duo-render --density ", []),
    ("duo-render -o O", ["Output"]),
    ("duo-render --output O", ["Output"]),
    ("duo-render --screen q", ["quiz.json"]),
    ("duo-render --screen with", ["with space.json"]),
    // What stands before a colon is not bash's word any more.
    ("duo-render --screen builtin:du", ["duel"]),
    ("duo-render --screen quiz.json,builtin:du", ["duel"]),
    ("duo-render check q", ["quiz.json"]),
    ("duo-render check --report sar", ["sarif"]),
    ("duo-render check --report sarif=q", ["quiz.json"]),
    ("duo-render check --report=sarif=q", ["quiz.json"]),
    ("duo-render --config q", ["quiz.json"]),
  ]) func inBash(line: String, expected: [String]) throws {
    guard try isThere("bash") else { return }
    #expect(try bash(line) == expected)
  }

  @Test func rulesInBash() throws {
    guard try isThere("bash"), let rule = Rules.ids.first(where: { $0.hasPrefix("under") }) else {
      return
    }
    #expect(try bash("duo-render check --explain under") == [rule])
    #expect(try bash("duo-render check --ignore on-fold,under") == ["on-fold,\(rule)"])
  }

  @Test func inFish() throws {
    guard try isThere("fish") else { return }
    for (line, expected) in [
      ("duo-render --pose ten", "tent"), ("duo-render --pose open,ten", "open,tent"),
      ("duo-render --screen builtin:du", "builtin:duel"), ("duo-render ch", "check"),
      ("duo-render schema po", "pose"), ("duo-render draw --wa", "--watch"),
    ] {
      let result = try RunningProgram.shell(
        "fish --no-config -c \"source c.fish; complete -C'\(line)'\" | cut -f1", in: folder)
      #expect(result.text == "\(expected)\n", "\(line): \(result.errors)")
    }
  }

  @Test(arguments: [("bash", "bash -n"), ("zsh", "zsh -n"), ("fish", "fish -n")])
  func isWellFormed(shell: String, check: String) throws {
    guard try isThere(shell) else { return }
    let result = try RunningProgram.shell("\(check) c.\(shell)", in: folder)
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
  }

  /// Where a shell is not installed, its text is all there is to judge.
  @Test(arguments: CompletionsCommand.shells) func namesEverything(shell: String) throws {
    let text = try #require(folder.read("c.\(shell)"))
    for command in Command.allCases {
      #expect(text.contains(command.rawValue))
      for spec in command.table {
        for spelling in spec.spellings {
          let name = shell == "fish" ? "-l \(spelling.dropFirst(2)) " : spelling
          #expect(text.contains(name), "\(name)")
        }
        for value in spec.allowed ?? [] { #expect(text.contains(value), "\(value)") }
      }
    }
    for name in try Catalog.builtIn().allNames + Rules.ids + SchemaCommand.names {
      #expect(text.contains(name), "\(name)")
    }
    for name in BuiltInScreens.names {
      #expect(text.contains("builtin:\(name)") || text.contains("builtin\\:\(name)"))
    }
  }

  @Test(arguments: [
    ("", "completions: no shell is named; allowed: bash, zsh, fish"),
    ("fihs", "fihs: is not a shell; did you mean \"fish\"? allowed: bash, zsh, fish"),
    ("bash zsh", "zsh: completions takes one shell; ask for one at a time"),
  ]) func trouble(line: String, expected: String) throws {
    let result = try RunningProgram.shell("duo-render completions \(line)", in: folder)
    #expect(result.code == 2 && result.text == "")
    #expect(result.errors == "duo-render: \(expected)\n")
  }
}
