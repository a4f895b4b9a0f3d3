/// The manual page, made from the option tables that `--help` is made from.
enum Manual {
  static var text: String {
    var page = Roff()
    page.raw(".TH DUO\\-RENDER 1 \"\" \"duo\\-render \(Program.version)\" \"User Commands\"")
    page.section("NAME")
    page.raw("duo\\-render \\- draws and reviews how two people share a foldable phone")
    page.section("SYNOPSIS")
    for (index, command) in Command.allCases.enumerated() {
      if index > 0 { page.raw(".br") }
      let name = command == .draw ? "[draw]" : command.rawValue
      let operands = command == .draw ? "[options]" : command.operands
      page.raw("\\fBduo\\-render\\fR \(Roff.escaped("\(name) \(operands)"))")
    }
    page.section("DESCRIPTION")
    page.paragraph(
      "Works out how an app's screen lies in every pose of a foldable phone when two people use it at once, draws it as PNG, SVG and PDF, reviews it against rules, and says what touches do."
    )
    page.paragraph("Lists take commas or repetition. Case, - and _ do not matter in values.")
    page.section("COMMANDS")
    for command in Command.allCases { page.entry(command.rawValue, command.summary) }
    options(&page)
    files(&page)
    page.section("EXAMPLES")
    for command in Command.allCases {
      for example in command.examples { page.example(example.line, sentence(example.says)) }
    }
    return page.text
  }

  /// Each command's own, and once those that all have.
  private static func options(_ page: inout Roff) {
    let common = Set(OptionTable.common.map(\.name))
    page.section("OPTIONS OF EVERY COMMAND")
    for spec in OptionTable.common { entry(spec, &page) }
    for command in Command.allCases {
      let own = command.table.filter { !common.contains($0.name) }
      guard !own.isEmpty else { continue }
      page.section("OPTIONS OF \(command.rawValue.uppercased())")
      for group in OptionSpec.Group.allCases {
        let specs = own.filter { $0.group == group }
        guard !specs.isEmpty else { continue }
        if Set(own.map(\.group)).count > 1 { page.subsection(group.rawValue) }
        for spec in specs { entry(spec, &page) }
      }
    }
  }

  private static func entry(_ spec: OptionSpec, _ page: inout Roff) {
    page.entry(spec.heading, spec.sentences.joined(separator: " "))
  }

  private static func files(_ page: inout Roff) {
    page.section("FILES")
    page.entry(
      ConfigFile.name,
      "The project's own settings: an object whose keys are long options. The nearest one counts, from the working directory up to the folder that holds .git; outside a repository only the working directory's own. Files in it count from its folder. What is typed beats it, it beats what a screen says. See duo-render init and duo-render config."
    )
    page.section("ENVIRONMENT")
    page.entry(
      ConfigFile.variable,
      "Names a config in place of the nearest one. --config and --no-config beat it.")
    page.entry("NO_COLOR, CLICOLOR_FORCE", "Whether errors have colour.")
    page.section("EXIT STATUS")
    page.entry("0", "Done; nothing found.")
    page.entry(
      "1",
      "check: findings of severity error (or warning, with --fail-on warning). hit: something else than --expect was hit. diff: it differs."
    )
    page.entry("2", "Bad usage, bad input, or a file that cannot be read or written.")
    page.entry("128 + n", "Ended by signal n.")
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
