/// `duo-render man`
enum ManCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("man", "this version does not do that yet", "see duo-render --help")
  }
}
