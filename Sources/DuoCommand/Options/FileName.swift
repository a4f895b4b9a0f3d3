import DuoCatalog
import DuoJSON
import DuoLayout

/// The base names of files (interface.md, `--name`).
enum FileName {
  /// Bytes that a name may have, so that an ending and a temporary's mark still fit a file system's 255.
  static let limit = 180

  /// Which poses were chosen.
  enum Poses {
    case main, all
    case these([String])

    init(_ poses: [PoseEntry], of catalog: [PoseEntry]) {
      let names = poses.map(\.name)
      if names.count == 1 {
        self = .these(names)
      } else if names == catalog.filter(\.isMain).map(\.name) {
        self = .main
      } else {
        self = names.count == catalog.count ? .all : .these(names)
      }
    }
  }

  /// The name for what was chosen: the pose if one, the seating if one, the screen if it is not the usual one,
  /// then every option that is not its default.
  static func chosen(poses: Poses, facing: Facing?, screens: [String], parts: [String]) -> String {
    var name: [String] = []
    switch poses {
    case .main: name = ["contact-sheet"]
    case .these(let names) where names.count == 1: name = names
    // Another choice of poses is another picture, so it must not overwrite the default sheet.
    case .all: name = ["contact-sheet", "all"]
    case .these(let names): name = ["contact-sheet", names.joined(separator: "+")]
    }
    if let facing { name.append(facing.rawValue) }
    if screens != ["duel"] { name.append(screens.map(telling).joined(separator: "+")) }
    return shortened(safe((name + parts).joined(separator: "-")))
  }

  /// Only characters that every file system, shell and web address takes.
  private static func safe(_ text: String) -> String {
    String(
      text.map { character in
        let isPlain =
          character.isASCII
          && (character.isLetter || character.isNumber || "-_.+".contains(character))
        return isPlain ? character : "_"
      })
  }

  /// A screen's name as the base name of its own file.
  static func plain(_ name: String) -> String {
    let plain = shortened(telling(name))
    return plain.hasPrefix(".") ? "_" + plain : plain
  }

  /// A screen's name as a part of a file's: what a file cannot be called still tells two of them apart.
  private static func telling(_ name: String) -> String {
    let plain = name.map { $0 == " " ? "-" : "\($0)" }.joined()
    let safe = safe(plain)
    return safe != plain ? "\(safe)-\(mark(of: name))" : safe
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > limit else { return name }
    return "\(name.prefix(limit - 9))-\(mark(of: name))"
  }

  /// Eight hexadecimal digits that differ where names do (FNV-1a).
  private static func mark(of name: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// - Throws: `Trouble` where `name` cannot be the base name of a file.
  static func checked(_ name: String) throws(Trouble) -> String {
    let remedy = "give a plain name such as review, and the folder with --output"
    guard !name.contains("/") else {
      throw Trouble("--name", "\(Names.quoted(name)) holds a slash", remedy)
    }
    guard !name.hasPrefix(".") else {
      throw Trouble("--name", "\(Names.quoted(name)) begins with a dot", remedy)
    }
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw Trouble("--name", "\(Names.quoted(name)) holds control characters", remedy)
    }
    guard name.utf8.count <= limit else {
      throw Trouble("--name", "\(name.utf8.count) bytes are too long", "at most \(limit) bytes")
    }
    return name
  }
}
