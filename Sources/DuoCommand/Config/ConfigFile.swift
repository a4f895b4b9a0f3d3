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

  /// Every place where a config would count for these arguments, whether or not one is there.
  static func places(_ arguments: Arguments) -> [String] {
    if let file = arguments.given("config")?.last { return [file] }
    if arguments.has("no-config") { return [] }
    if let file = Environment.value(variable), !file.isEmpty { return [file] }
    return waysUp.map { $0 + name }
  }

  private static var nearest: String? {
    waysUp.map { $0 + name }.first { FileStatus($0) != nil }
  }

  /// The working directory and those above it, as far as the folder that holds `.git`; each with a slash at its end.
  ///
  /// Outside a repository nobody says where a project ends, so only the working directory itself counts: a file that
  /// somebody left in a shared folder above must not change a drawing.
  private static var waysUp: [String] {
    var ways = [""]
    while ways.count < deepest {
      let way = ways[ways.count - 1]
      if FileStatus(way + ".git") != nil { return ways }
      guard let here = FileStatus(way + "."), let above = FileStatus(way + ".."),
        here.inode != above.inode || here.device != above.device
      else { break }
      ways.append(way + "../")
    }
    return [""]
  }

  /// Folders inside each other that are looked in.
  private static let deepest = 256
}
