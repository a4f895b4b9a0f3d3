/// `duo-render completions`
enum CompletionsCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("completions", "this version does not do that yet", "see duo-render --help")
  }
}
