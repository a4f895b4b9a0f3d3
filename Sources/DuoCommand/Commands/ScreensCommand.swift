import DuoJSON
import DuoScreens

/// `duo-render screens`
enum ScreensCommand {
  static func run(_ arguments: Arguments) throws {
    guard arguments.names.count < 2 else {
      throw Trouble(arguments.names[1], "screens takes one name", "ask for one screen at a time")
    }
    guard let name = arguments.names.first else {
      let width = BuiltInScreens.names.map(\.count).max() ?? 0
      let lines = BuiltInScreens.all.map { entry in
        entry.name + String(repeating: " ", count: width + 2 - entry.name.count) + entry.summary
          + "\n"
      }
      return try StandardStreams.write(lines.joined())
    }
    let bare =
      name.lowercased().hasPrefix(ScreenFiles.prefix)
      ? String(name.dropFirst(ScreenFiles.prefix.count)) : name
    guard let known = Names.match(bare, in: BuiltInScreens.names),
      let entry = BuiltInScreens.all.first(where: { $0.name == known })
    else {
      throw Trouble(
        name.isEmpty ? "\"\"" : name, "is not a screen",
        Names.remedy(bare, in: BuiltInScreens.names))
    }
    try entry.bytes.withUnsafeBytes { try StandardStreams.write($0) }
  }
}
