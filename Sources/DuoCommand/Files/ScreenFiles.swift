import DuoCatalog
import DuoJSON
import DuoLayout
import DuoReview
import DuoScreens

/// Screens as people name them: files, `-` for standard input, built-ins with or without `builtin:`.
enum ScreenFiles {
  static let prefix = "builtin:"

  /// - Throws: `CatalogError` with every fault of every file, `Trouble` for a name that is nothing.
  static func load(
    _ names: [String], catalog: Catalog, files: any FileSource = DiskFiles()
  ) throws -> [Screen] {
    guard !names.isEmpty else {
      throw Trouble(
        "--screen", "no screen is named",
        "name a screen file or builtin:NAME, here or in \(ConfigFile.name)")
    }
    guard names.count(where: { $0 == "-" }) < 2 else {
      throw Trouble("--screen", "standard input holds one screen, not two", "name - once")
    }
    let vocabulary = ScreenVocabulary(
      poses: catalog.entries.map { ($0.name, $0.otherNames) }, rules: Rules.ids)
    var screens: [Screen] = []
    var messages: [String] = []
    for name in names {
      do {
        screens.append(try screen(name, vocabulary, files))
      } catch let error as ScreenError {
        messages += error.messages
      } catch let trouble as Trouble {
        messages.append(trouble.line)
      }
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return telling(screens)
  }

  private static func screen(
    _ name: String, _ vocabulary: ScreenVocabulary, _ files: any FileSource
  ) throws -> Screen {
    if name == "-" {
      if let revision = files.revision {
        throw Trouble(
          "--screen", "standard input is no file of \(revision)", "name a screen file")
      }
      let bytes = try InputFolder.standardInput(limit: ScreenLimits.bytes)
      return try ScreenDecoder.decode(bytes, file: "standard input", vocabulary: vocabulary)
    }
    if name.lowercased().hasPrefix(prefix) {
      return try builtIn(String(name.dropFirst(prefix.count)), as: name, vocabulary)
    }
    // A bare name is a built-in if no such file exists.
    let isBare = !name.contains("/") && !name.lowercased().hasSuffix(".json")
    if isBare, try !files.exists(name) {
      return try builtIn(name, as: name, vocabulary)
    }
    let bytes = try files.bytes(of: name, limit: ScreenLimits.bytes)
    return try ScreenDecoder.decode(
      bytes, file: files.place(of: name), vocabulary: vocabulary)
  }

  private static func builtIn(
    _ name: String, as spelling: String, _ vocabulary: ScreenVocabulary
  ) throws -> Screen {
    if let screen = try BuiltInScreens.screen(named: name, vocabulary: vocabulary) {
      return screen
    }
    throw Trouble(
      "--screen", "\(Names.quoted(spelling)) is not a screen",
      "\(Names.remedy(name, in: BuiltInScreens.names)), or a screen file")
  }

  /// The screens with names that tell them apart, since sheets and files go by them.
  private static func telling(_ screens: [Screen]) -> [Screen] {
    var counts: [String: Int] = [:]
    for screen in screens { counts[screen.name, default: 0] += 1 }
    var taken: Set<String> = []
    return screens.map { screen in
      var named = screen
      if counts[screen.name, default: 0] > 1,
        let file = screen.file?.split(separator: "/").last
      {
        named.name += " (\(file))"
      }
      let name = named.name
      var number = 2
      while !taken.insert(named.name).inserted {
        named.name = "\(name) \(number)"
        number += 1
      }
      if named.name != screen.name { named.nameInFile = screen.name }
      return named
    }
  }
}
