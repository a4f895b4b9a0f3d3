import DuoJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
  static func read(_ arguments: Arguments) throws -> ConfigFile? {
    guard let (file, origin) = try choice(arguments) else { return nil }
    let bytes = try InputFolder.bytes(of: file)
    return ConfigFile(
      file: file, origin: origin, settings: try ConfigDecoder(file: file).settings(bytes))
  }

  /// Where the config is that counts, whether or not it can be read.
  static func choice(_ arguments: Arguments) throws(Trouble) -> (file: String, origin: Origin)? {
    if let file = arguments.given("config")?.last {
      guard !arguments.has("no-config") else {
        throw Trouble("--no-config", "stands beside --config", "give one of them")
      }
      return (file, .option)
    }
    if arguments.has("no-config") { return nil }
    if let file = Environment.value(variable), !file.isEmpty { return (file, .environment) }
    return nearest.map { ($0, .found) }
  }

  /// Looks in the working directory, then upward as far as the folder that holds `.git`. Outside a repository
  /// nobody says where a project ends, so only the working directory itself counts: a file that somebody left in a
  /// shared folder above must not change a drawing.
  private static var nearest: String? {
    var found: String?
    var way = ""
    while true {
      if found == nil, FileStatus(way + name) != nil { found = way + name }
      if FileStatus(way + ".git") != nil { return found }
      guard let here = FileStatus(way + "."), let above = FileStatus(way + ".."),
        here.inode != above.inode || here.device != above.device, way.utf8.count < 3 * 256
      else { return found == name ? name : nil }
      way += "../"
    }
  }
}
