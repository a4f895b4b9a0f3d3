import DuoCatalog
import DuoJSON
import DuoLayout
import DuoScreens

/// Screens as people name them: files, `-` for standard input, built-ins with or without `builtin:`.
enum ScreenFiles {
  static func load(_ names: [String], catalog: Catalog) throws -> [Screen] {
    guard !names.isEmpty else {
      throw Trouble(
        "--screen", "no screen is named",
        "name a screen file or builtin:NAME, here or in \(ConfigFile.name)")
    }
    return try names.map { text in
      let prefix = "builtin:"
      let isBuiltIn = text.lowercased().hasPrefix(prefix)
      let bare = isBuiltIn ? String(text.dropFirst(prefix.count)) : text
      if let screen = BuiltInScreens.screen(named: bare) { return screen }
      throw Trouble(
        "--screen", "\(Names.quoted(text)) is not a screen",
        Names.remedy(bare, in: BuiltInScreens.names))
    }
  }
}
