import DuoJSON

/// `duo-render config`
enum ConfigCommand {
  static func run(_ arguments: Arguments) throws {
    guard arguments.names.count < 2 else {
      throw Trouble(arguments.names[1], "config takes one command", "ask for one at a time")
    }
    let command = try command(named: arguments.names.first)
    let config = try ConfigFile.read(arguments)
    let list = SettingList(command: command, config: config, isRefused: arguments.has("no-config"))
    let format: ListFormat = arguments.one("format") ?? .text
    try StandardStreams.write(format == .text ? list.text : list.json.prettyText)
  }

  private static func command(named name: String?) throws(Trouble) -> Command {
    guard let name else { return .draw }
    let names = Command.allCases.filter { !Settings.table($0).isEmpty }.map(\.rawValue)
    guard let match = Names.match(name, in: names), let command = Command(rawValue: match) else {
      throw Trouble(
        name.isEmpty ? "\"\"" : name, "is no command with settings",
        Names.remedy(name, in: names))
    }
    return command
  }
}
