import Testing

@testable import DuoCommand

/// `duo-render man`
@Suite struct ManualTests {
  @Test func hasItsSections() {
    let sections = Manual.text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    for title in [
      "NAME", "SYNOPSIS", "COMMANDS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES",
    ] {
      #expect(sections.contains(".SH \"\(title)\""))
    }
  }

  @Test(arguments: Command.allCases) func saysAllThatHelpSays(command: Command) {
    for spec in command.table {
      #expect(Manual.text.contains(Roff.escaped(spec.heading)), "\(spec.heading)")
      #expect(Manual.text.contains(Roff.escaped(spec.sentences.joined(separator: " "))))
    }
    for example in command.examples { #expect(Manual.text.contains(Roff.escaped(example.line))) }
  }

  @Test(arguments: [
    ("--no-each", "\\-\\-no\\-each"), (".git", "\\&.git"), ("'a'", "\\&'a'"), ("a\\b", "a\\eb"),
    ("`draw`", "draw"), ("NAME[,…]", "NAME[,...]"),
  ]) func escapes(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
  }

  /// Characters beyond ASCII need a preprocessor that not every man has.
  @Test func isPlain() {
    for line in Manual.text.split(separator: "\n") {
      let isPlain = line.utf8.allSatisfy { $0 < 0x80 }
      #expect(isPlain, "\(line)")
    }
  }

  @Test func theFormatterHasNothingToSay() throws {
    let folder = try Folder()
    guard try RunningProgram.shell("command -v groff", in: folder).code == 0 else { return }
    let result = try RunningProgram.shell(
      "duo-render man > a.1; groff -ww -man -Tascii a.1", in: folder)
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
    #expect(result.text.contains("User Commands"))
  }

  @Test func installPutsEverythingInItsPlace() throws {
    let folder = try Folder()
    let script = RunningProgram.package.appendingPathComponent(".setup/install-texts").path
    let result = try RunningProgram.shell("'\(script)' duo-render share", in: folder)
    #expect(result.code == 0, "\(result.errors)")
    for (file, start) in [
      ("share/man/man1/duo-render.1", ".TH DUO"),
      ("share/bash-completion/completions/duo-render", "# Completions of duo-render for bash"),
      ("share/zsh/site-functions/_duo-render", "#compdef duo-render"),
      ("share/fish/vendor_completions.d/duo-render.fish", "# Completions of duo-render for fish"),
    ] {
      #expect(folder.read(file)?.hasPrefix(start) == true, "\(file)")
    }
  }
}
