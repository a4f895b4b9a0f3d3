/// `duo-render init`
enum InitCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("init", "this version does not do that yet", "see duo-render --help")
  }
}
