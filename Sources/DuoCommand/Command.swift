import DuoJSON

/// What the program can be told to do.
enum Command: String, CaseIterable, Sendable {
  case draw, poses, screens, check, hit, diff
  case importing = "import"
  case initialize = "init"
  case schema, completions, man, config

  var summary: String {
    switch self {
    case .draw: "Draws the chosen poses and seatings: one panel, or one contact sheet."
    case .poses: "Lists the catalogue of poses, or prints one with its grades and sources."
    case .screens: "Lists the built-in screens, or prints one as a file to start from."
    case .check: "Reviews screens against the rules, in every pose and seating."
    case .hit: "Says what touches do."
    case .diff: "Compares files, folders, or the working tree with a git revision."
    case .importing: "Turns captures of a running app into screens and poses."
    case .initialize: "Writes a screen file and a config to start from."
    case .schema: "Prints a JSON Schema: screen, pose or config."
    case .completions: "Prints the completions of a shell: bash, zsh or fish."
    case .man: "Prints the manual page."
    case .config: "Shows every setting and where it comes from."
    }
  }

  var table: [OptionSpec] {
    switch self {
    case .draw: OptionTable.draw
    case .poses: OptionTable.poses
    case .screens: OptionTable.screens
    case .check: OptionTable.check
    case .hit: OptionTable.hit
    case .diff: OptionTable.diff
    case .importing: OptionTable.importing
    case .initialize: OptionTable.initialize
    case .schema: OptionTable.schema
    case .completions, .man: OptionTable.plain
    case .config: OptionTable.config
    }
  }

  /// What follows the command's name in its usage line.
  var operands: String {
    switch self {
    case .draw, .check, .hit: "[options] [SCREEN…]"
    case .poses, .screens: "[options] [NAME]"
    case .diff: "[options] BEFORE AFTER | --against REV [PATH…]"
    case .importing: "[options] FILE…"
    case .initialize: "[options] [FOLDER]"
    case .schema: "[options] NAME"
    case .completions: "[options] SHELL"
    case .man: "[options]"
    case .config: "[options] [COMMAND]"
    }
  }

  /// The command that the arguments begin with, and what follows it.
  ///
  /// - Throws: `Trouble` where they begin with a name that is no command.
  static func split(_ arguments: [String]) throws(Trouble) -> (Command, [String]) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return (.draw, arguments) }
    let rest = Array(arguments.dropFirst())
    let names = allCases.map(\.rawValue)
    if let name = Names.match(first, in: names), let command = Command(rawValue: name) {
      return (command, rest)
    }
    if first == "help" {
      guard rest.isEmpty else { return (try split(rest).0, ["--help"]) }
      return (.draw, ["--help"])
    }
    throw Trouble(
      first.isEmpty ? "\"\"" : first, "is not a command", Names.remedy(first, in: names))
  }
}
