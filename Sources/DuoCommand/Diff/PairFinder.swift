import DuoJSON

/// Finds what is compared with what.
struct PairFinder {
  /// How git names the side that a file is not on.
  static let nowhere = "/dev/null"

  /// Two files, or two folders whose files are matched by their paths from them.
  ///
  /// - Throws: `Trouble` where one is missing, or one is a folder and the other a file.
  static func pairs(before: String, after: String) throws(Trouble) -> [DiffPair] {
    let disk = DiskFiles(readsLinks: true)
    // As git names the side that a file is not on.
    if [before, after].contains(nowhere) {
      let path = before == nowhere ? after : before
      guard path != nowhere else { return [] }
      guard disk.exists(path) else {
        throw Trouble(path, "no such file or folder", "name what is there")
      }
      let place = DiffPlace(files: disk, path: path)
      return [
        DiffPair(
          path: path, before: before == nowhere ? nil : place,
          after: after == nowhere ? nil : place)
      ]
    }
    for (path, word) in [(before, "BEFORE"), (after, "AFTER")] where !disk.exists(path) {
      throw Trouble(path, "no such file or folder", "name what is there as \(word)")
    }
    switch (disk.isFolder(before), disk.isFolder(after)) {
    case (false, false):
      return [
        DiffPair(
          path: after, before: DiffPlace(files: disk, path: before),
          after: DiffPlace(files: disk, path: after))
      ]
    case (true, true):
      return merge(
        (try disk.files(under: before)).map { ($0, InputFolder.path(before, $0)) }, disk,
        (try disk.files(under: after)).map { ($0, InputFolder.path(after, $0)) }, disk)
    case (let isFolder, _):
      let (folder, file) = isFolder ? (before, after) : (after, before)
      throw Trouble(
        folder, "is a folder, and \(Names.quoted(file)) is a file",
        "compare two files or two folders")
    }
  }

  /// The screens, pictures and layouts of a revision and of the working tree.
  ///
  /// - Parameter paths: files, folders or built-in screens, as typed in the working folder.
  /// - Throws: `Trouble` for a path that neither side has.
  static func pairs(
    at paths: [String], in revision: any FileSource, named name: String
  ) throws(Trouble) -> [DiffPair] {
    let disk = DiskFiles()
    var pairs: [DiffPair] = []
    for typed in paths {
      // A slash at the end is no part of the name: systems refuse it after a file, git does not.
      var path = typed
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      if path.lowercased().hasPrefix(ScreenFiles.prefix) {
        let place = DiffPlace(files: disk, path: path)
        pairs.append(DiffPair(path: path, before: place, after: place))
        continue
      }
      let isThere = (before: try revision.exists(path), after: disk.exists(path))
      guard isThere.before || isThere.after else {
        throw Trouble(
          path, "is neither in \(name) nor in the working tree",
          "name a screen, a picture, a layout or a folder of them")
      }
      let areFolders = (before: try revision.isFolder(path), after: disk.isFolder(path))
      if areFolders.before || areFolders.after {
        // A file that became a folder is gone, and what is in the folder is new.
        let old =
          areFolders.before ? try revision.files(under: path) : isThere.before ? [""] : []
        let new = areFolders.after ? try disk.files(under: path) : isThere.after ? [""] : []
        func whole(_ name: String) -> String {
          name.isEmpty ? path : path == "." ? name : InputFolder.path(path, name)
        }
        pairs += merge(
          old.map { (whole($0), whole($0)) }, revision, new.map { (whole($0), whole($0)) }, disk)
      } else {
        pairs.append(
          DiffPair(
            path: path, before: isThere.before ? DiffPlace(files: revision, path: path) : nil,
            after: isThere.after ? DiffPlace(files: disk, path: path) : nil))
      }
    }
    var seen: Set<[UInt8]> = []
    return pairs.filter { seen.insert(Array($0.path.utf8)).inserted }.sorted(by: isOrdered)
  }

  private static func merge(
    _ old: [(name: String, path: String)], _ before: any FileSource,
    _ new: [(name: String, path: String)], _ after: any FileSource
  ) -> [DiffPair] {
    // By bytes: two spellings of one letter are two names, and text alone would take them for the same.
    var pairs: [[UInt8]: DiffPair] = [:]
    for (name, path) in old {
      pairs[Array(name.utf8)] = DiffPair(path: name, before: DiffPlace(files: before, path: path))
    }
    for (name, path) in new {
      pairs[Array(name.utf8), default: DiffPair(path: name)].after = DiffPlace(
        files: after, path: path)
    }
    return pairs.values.sorted(by: isOrdered)
  }

  /// By bytes, so that the order is the same everywhere.
  private static func isOrdered(_ one: DiffPair, _ other: DiffPair) -> Bool {
    one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
  }
}
