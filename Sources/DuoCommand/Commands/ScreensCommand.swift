import DuoJSON
import DuoScreens

/// `duo-render screens`
enum ScreensCommand {
  static func run(_ arguments: Arguments) throws {
    if let name = arguments.names.first {
      guard let known = Names.match(name, in: BuiltInScreens.names) else {
        throw Trouble(
          name, "is not a screen", Names.remedy(name, in: BuiltInScreens.names))
      }
      throw Trouble(
        known, "this version does not print screens", "run duo-render screens without a name")
    }
    try StandardStreams.write("duel  a two-player race: two targets, a score bar and a way out\n")
  }
}
