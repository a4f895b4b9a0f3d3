/// Which options a config may set: what belongs to a project. What belongs to one run is only ever typed.
enum Settings {
  /// Options of one run: the touches asked about, what is printed in place of the work, how much is said.
  private static let momentary: Set<String> = [
    "accept", "against", "at", "compare", "config", "describe", "drag", "draw", "example", "expect",
    "explain", "fix-orientation", "help", "mask", "no-config", "quiet", "turn", "update-baseline",
    "verbose", "version", "watch",
  ]

  /// The one that draws has the formats of files; elsewhere it is how a list is printed once.
  private static let format = "format"

  static func isSetting(_ spec: OptionSpec) -> Bool {
    guard spec.name != format else {
      return spec.allowed == OptionTable.values(FileFormat.self)
    }
    return !momentary.contains(spec.name)
  }

  /// Those of one command, in the order of its table.
  static func table(_ command: Command) -> [OptionSpec] {
    command.table.filter { spec in
      guard isSetting(spec) else { return false }
      return switch command {
      case .importing: !ofOneCapture.contains(spec.name)
      case .diff: !ofOthers.contains(spec.name)
      default: true
      }
    }
  }

  /// What says how one capture was made, and so is none of the project's choices of what to draw.
  private static let ofOneCapture: Set<String> = [
    "bars", "camera", "direction", "facing", "keyboard", "name", "pose",
  ]

  /// What says where the drawings and reviews of a project go, and so not where a comparison does.
  private static let ofOthers: Set<String> = ["output", "report"]

  /// Those of all commands, each once.
  static let all: [OptionSpec] = {
    var specs: [OptionSpec] = []
    for command in Command.allCases {
      for spec in table(command) where !specs.contains(where: { $0.name == spec.name }) {
        specs.append(spec)
      }
    }
    return specs
  }()

  /// The options that are no settings, for messages.
  static let momentaryNames: [String] = {
    let names = Set(Command.allCases.flatMap(\.table).map(\.name))
    return names.subtracting(all.map(\.name)).sorted()
  }()
}
