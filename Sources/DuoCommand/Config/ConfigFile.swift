import DuoJSON

/// The project's own defaults (interface.md, "Config").
struct ConfigFile: Sendable {
  static let name = "duo-render.json"
  static let variable = "DUO_RENDER_CONFIG"

  /// How a config came to be the one.
  enum Origin: Hashable, Sendable {
    /// It is the nearest one.
    case found
    /// `--config` names it.
    case option
    /// `DUO_RENDER_CONFIG` names it.
    case environment
  }

  var file: String
  var origin: Origin
  var settings: [String: ConfigSetting]

  /// The config that counts for these arguments; nil where there is none.
  ///
  /// - Throws: `Trouble` for one that cannot be read, `ConfigError` for one that is wrong.
  static func read(
    _ arguments: Arguments, files: any FileSource = DiskFiles()
  ) throws -> ConfigFile? {
    guard let (file, origin) = try choice(arguments, files: files) else { return nil }
    let source = files.reaching(file)
    // A config that the revision does not have yet says nothing there.
    if source.revision != nil, try !source.exists(file) { return nil }
    let bytes = try source.bytes(of: file)
    let decoder = ConfigDecoder(file: file, files: source)
    return ConfigFile(
      file: source.place(of: file), origin: origin, settings: try decoder.settings(bytes))
  }

  /// Where the config is that counts, whether or not it can be read.
  static func choice(
    _ arguments: Arguments, files: any FileSource = DiskFiles()
  ) throws(Trouble) -> (file: String, origin: Origin)? {
    if let file = arguments.given("config")?.last {
      guard !arguments.has("no-config") else {
        throw Trouble("--no-config", "stands beside --config", "give one of them")
      }
      return (file, .option)
    }
    if arguments.has("no-config") { return nil }
    if let file = Environment.value(variable), !file.isEmpty { return (file, .environment) }
    return try nearest(files).map { ($0, .found) }
  }

  /// Every place where a config would count for these arguments, whether or not one is there.
  static func places(_ arguments: Arguments) -> [String] {
    if let file = arguments.given("config")?.last { return [file] }
    if arguments.has("no-config") { return [] }
    if let file = Environment.value(variable), !file.isEmpty { return [file] }
    return DiskFiles().waysUp.map { $0 + name }
  }

  private static func nearest(_ files: any FileSource) throws(Trouble) -> String? {
    for way in files.waysUp where try files.exists(way + name) { return way + name }
    return nil
  }
}
