import DuoCapture
import DuoCatalog
import DuoJSON

/// One file that was given to `import`.
struct CaptureSource: Sendable {
  /// As messages name it.
  var file: String
  var bytes: [UInt8]
  /// Files of one folder make one screen, and so do all that were named one by one.
  var group: Int
  /// Whether it was named itself, so that it must be a capture; in a folder there may be anything.
  var isNamed: Bool

  /// Bytes that a capture may have.
  static let limit = 64 << 20
  /// Bytes of all captures of a run.
  static let mostBytes = 512 << 20
  /// Files of a folder that is one of captures and no other by mistake.
  static let mostFiles = 1_000

  /// The file's name without folder and ending (`partly-open-1`).
  var stem: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Whether it is called as the capture of a pose is, so that it is meant as one.
  func isNamedByPose(in catalog: Catalog) -> Bool {
    let ending = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["txt", "json", "jsonl", "log", "xml", "png"].contains(ending)
      && PoseFinder.named(stem, in: catalog) != nil
  }

  /// The files that the names mean, in their order; those of a folder sorted by name.
  ///
  /// - Returns: also what each group may be called, the folder's name, nil for files named one by one; and a note for
  ///   every file of a folder that is none of captures.
  /// - Throws: `Trouble` for a named one that cannot be read, and for more than memory should hold.
  static func all(
    _ names: [String]
  ) throws(Trouble) -> (sources: [CaptureSource], names: [String?], notes: [String]) {
    var sources: [CaptureSource] = []
    var notes: [String] = []
    // Files named one by one are the first group, wherever they stand.
    var groups: [String?] = [nil]
    guard names.count(where: { $0 == "-" }) < 2 else {
      throw Trouble("import", "standard input holds one capture, not two", "name - once")
    }
    for name in names {
      guard !name.isEmpty else { throw Trouble("\"\"", "is no file", "name a capture or a folder") }
      if name == "-" {
        let bytes = try InputFolder.standardInput(limit: limit)
        sources.append(
          CaptureSource(file: "standard input", bytes: bytes, group: 0, isNamed: true))
      } else if FileStatus(name)?.isFolder == true {
        let entries = try InputFolder.names(in: name, ending: "")
        let folders = entries.filter { FileStatus(InputFolder.path(name, $0))?.isFolder == true }
        // The poses that an import of this folder has written there are none of its captures.
        notes += folders.filter { $0 != ImportFiles.poses }.map {
          "\(InputFolder.path(name, $0)): left aside, it is a folder: name it itself"
        }
        let files = entries.filter { !folders.contains($0) }
        guard files.count <= mostFiles else {
          throw Trouble(name, "holds \(files.count) files", "at most \(mostFiles) captures")
        }
        for file in files {
          let path = InputFolder.path(name, file)
          do throws(Trouble) {
            guard FileStatus(path)?.isOrdinary == true else {
              throw Trouble(path, "is no ordinary file", "")
            }
            sources.append(
              CaptureSource(
                file: path, bytes: try InputFolder.bytes(of: path, limit: limit),
                group: groups.count, isNamed: false))
          } catch {
            notes.append("\(path): left aside, it \(error.problem)")
          }
        }
        groups.append(folderName(name))
      } else {
        sources.append(
          CaptureSource(
            file: name, bytes: try InputFolder.bytes(of: name, limit: limit), group: 0,
            isNamed: true))
      }
    }
    let total = sources.reduce(0) { $0 + $1.bytes.count }
    guard total <= mostBytes else {
      throw Trouble(
        "import", "\(total >> 20) MB of captures", "at most \(mostBytes >> 20) MB in one run")
    }
    return (sources, groups, notes)
  }

  /// `captures/duel/` is `duel`; `.` has no name.
  private static func folderName(_ path: String) -> String? {
    guard let last = path.split(separator: "/").last, last != ".", last != ".." else { return nil }
    return String(last)
  }
}
