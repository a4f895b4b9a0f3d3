/// `duo-render poses`
enum PosesCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("poses", "not yet", "wait")
  }
}
