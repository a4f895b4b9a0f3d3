/// The files that decide what `draw` draws, and what they were when last looked at.
struct Watched: Equatable {
  private(set) var stamps: [String: FileStamp] = [:]

  /// Whether any of the files is there: where none is, none can be mended.
  var isAnyThere: Bool { stamps.values.contains(where: \.exists) }

  /// - Parameter last: what was seen before.
  init(_ files: [String], folder: String?, after last: Watched?) {
    var paths = files
    if let folder { paths += Self.names(in: folder).map { InputFolder.path(folder, $0) } }
    for path in paths where stamps[path] == nil {
      stamps[path] = FileStamp(path, after: last?.stamps[path])
    }
  }

  /// These, with the files of `other` as those were.
  func merging(_ other: Watched) -> Watched {
    var result = self
    result.stamps.merge(other.stamps) { $1 }
    return result
  }

  /// The pose files of a folder; none where it cannot be read.
  private static func names(in folder: String) -> [String] {
    (try? InputFolder.names(in: folder, ending: ".json")) ?? []
  }
}

extension Arguments {
  /// The screen files that are named here; a name that is a built-in may become a file.
  var screenFiles: [String] {
    let named = (given("screen") ?? []) + names
    return named.filter { !$0.lowercased().hasPrefix("builtin:") }
  }
}
