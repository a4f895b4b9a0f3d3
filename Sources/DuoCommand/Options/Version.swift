/// What `--version` prints.
enum Version {
  static var text: String { "duo-render \(Program.version)\n" }
}
