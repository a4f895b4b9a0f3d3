import DuoJSON
import LayoutDiff

/// What a file holds, as far as a comparison goes by it.
enum DiffContent: String, Sendable {
  case png, svg, layout, screen, other
  /// Begins as JSON does and is none.
  case brokenJSON

  /// How JSON of any kind is read here.
  static let options: JSONOptions = {
    var options = JSONOptions.relaxed
    options.maximumBytes = max(options.maximumBytes, InputFolder.limit)
    return options
  }()

  /// Goes by the bytes alone: names lie.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
      return
    }
    let start = bytes.prefix(4096).drop { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 >= 0xEF }
    if start.starts(with: "<?xml".utf8) || start.starts(with: "<svg".utf8) {
      self = .svg
    } else if start.first == UInt8(ascii: "{") || start.starts(with: "//".utf8)
      || start.starts(with: "/*".utf8)
    {
      self = Self.ofJSON(bytes)
    } else {
      self = .other
    }
  }

  private static func ofJSON(_ bytes: [UInt8]) -> DiffContent {
    guard let node = try? JSONNode(parsing: bytes, options: options) else { return .brokenJSON }
    guard case .object(let members) = node.content else { return .other }
    let format = members.first { $0.key == "format" }?.value.content
    switch format {
    case .string("duo-render/layout"): return .layout
    case .string("duo-render/screen"): return .screen
    case nil:
      let keys = Set(members.map(\.key))
      return keys.contains("name") && !keys.isDisjoint(with: ["both", "first", "second"])
        ? .screen : .other
    default: return .other
    }
  }

  /// For people.
  var words: String {
    switch self {
    case .png: "a PNG"
    case .svg: "an SVG"
    case .layout: "layout JSON"
    case .screen: "a screen"
    case .other, .brokenJSON: "something else"
    }
  }
}
