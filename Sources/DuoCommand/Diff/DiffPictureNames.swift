/// What the pictures of a comparison are called under the folder of `--output`.
struct DiffPictureNames: Sendable {
  /// Without endings, by the place of a file among those compared.
  private let bases: [String]

  /// - Parameters:
  ///   - paths: of the files, each once.
  ///   - isAlone: whether it is one file that was named, whose folder says nothing.
  init(_ paths: [String], isAlone: Bool = false) {
    var taken: Set<String> = []
    bases = paths.map { path in
      let whole = Self.inside(path, isAlone: isAlone)
      let plain = Self.withoutEnding(whole)
      // Two files of one name and different endings: the endings tell them apart.
      var base = taken.contains(Self.folded(plain)) ? whole : plain
      var number = 2
      while !taken.insert(Self.folded(base)).inserted {
        base = "\(whole)-\(number)"
        number += 1
      }
      return base
    }
  }

  /// - Parameters:
  ///   - index: the file's place.
  ///   - panel: the panel's id where a file has a picture for each; empty for one.
  func path(of index: Int, panel: String, _ ending: String) -> String {
    panel.isEmpty
      ? "\(bases[index]).\(ending).png"
      : "\(bases[index])/\(FileName.plain(panel)).\(ending).png"
  }

  /// The path without what would lead out of a folder.
  private static func inside(_ path: String, isAlone: Bool) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    // A path that leads out of here says little: its last part tells it apart.
    let isOutside = isAlone || path.hasPrefix("/") || path.hasPrefix("../")
    let kept = isOutside ? parts.suffix(1) : parts[...]
    return kept.isEmpty
      ? "difference" : kept.map { FileName.plain(String($0)) }.joined(separator: "/")
  }

  private static func withoutEnding(_ path: String) -> String {
    let lower = path.lowercased()
    for ending in [".png", ".svg", ".json"] where lower.hasSuffix(ending) {
      let name = path.dropLast(ending.count)
      if !name.isEmpty, !name.hasSuffix("/") { return String(name) }
    }
    return path
  }

  /// File systems that do not tell cases apart must not lose one of two.
  private static func folded(_ path: String) -> String { path.lowercased() }
}
