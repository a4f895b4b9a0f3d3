/// `duo-render config`
enum ConfigCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("config", "this version does not do that yet", "see duo-render --help")
  }
}
