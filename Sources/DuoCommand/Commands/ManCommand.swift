/// `duo-render man`
enum ManCommand {
  static func run(_ arguments: Arguments) throws {
    if let extra = arguments.names.first {
      throw Trouble(extra, "man takes no names", "there is one page for all commands")
    }
    try StandardStreams.write(Manual.text)
  }
}
