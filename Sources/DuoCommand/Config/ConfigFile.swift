/// The project's own defaults (interface.md, "Config").
enum ConfigFile {
  static let name = "duo-render.json"
}
