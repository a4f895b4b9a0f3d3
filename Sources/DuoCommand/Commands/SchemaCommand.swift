/// `duo-render schema`
enum SchemaCommand {
  static func run(_ arguments: Arguments) throws {
    throw Trouble("schema", "this version does not do that yet", "see duo-render --help")
  }
}
