/// `duo-render hit`
enum HitCommand {
  static func run(_ arguments: Arguments) throws -> Int32 {
    throw Trouble("hit", "this version does not do that yet", "see duo-render --help")
  }
}
