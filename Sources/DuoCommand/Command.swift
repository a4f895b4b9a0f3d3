import DuoJSON

/// What the program can be told to do.
enum Command: String, CaseIterable, Sendable {
  case draw, poses, screens

  var summary: String {
    switch self {
    case .draw: "Draws the chosen poses and seatings: one panel, or one contact sheet."
    case .poses: "Lists the catalogue of poses, or prints one with its grades and sources."
    case .screens: "Lists the built-in screens."
    }
  }

  var table: [OptionSpec] {
    switch self {
    case .draw: OptionTable.draw
    case .poses: OptionTable.poses
    case .screens: OptionTable.screens
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
