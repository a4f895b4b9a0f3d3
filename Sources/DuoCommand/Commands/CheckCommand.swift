/// `duo-render check`
enum CheckCommand {
  static func run(_ arguments: Arguments) throws -> Int32 {
    throw Trouble("check", "this version does not do that yet", "see duo-render --help")
  }
}
