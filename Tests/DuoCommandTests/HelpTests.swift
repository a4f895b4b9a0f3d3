import Testing

@testable import DuoCommand

@Suite struct HelpTests {
  @Test(arguments: Command.allCases) func fitsItsColumns(command: Command) {
    for line in Help.text(command).split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= Help.width, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test(arguments: Command.allCases) func namesEveryOptionAndValue(command: Command) {
    let text = Help.text(command)
    for spec in command.table {
      #expect(text.contains(spec.name))
      for value in spec.allowed ?? [] { #expect(text.contains(value)) }
    }
  }

  @Test(arguments: Command.allCases) func beginsWithTheSummary(command: Command) {
    #expect(Help.text(command).hasPrefix(command.summary + "\n\nUsage: "))
  }

  /// Help whose examples do not parse teaches nothing.
  @Test func drawExamplesAreUnderstood() throws {
    for example in Command.draw.examples {
      let line = words(example.line).dropFirst().prefix { $0 != "|" }
      #expect(throws: Never.self) { try request(Array(line)) }
    }
  }

  @Test(arguments: Command.allCases) func optionNamesAreUnique(command: Command) {
    let spellings = command.table.flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
    let letters = command.table.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }
}
