import DuoDiff
import DuoJSON
import PNGImage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--accept`: BEFORE becomes what AFTER is, where they differ.
struct Acceptance {
  private let pairs: [DiffPair]
  private let files: [DiffedFile]
  /// The folder that new files go into.
  private let root: String

  init(_ pairs: [DiffPair], _ files: [DiffedFile], before: String) {
    self.pairs = pairs
    self.files = files
    root = before
  }

  /// Replaces whole files, and says which.
  ///
  /// - Returns: 0; 2 where something could not be compared, which is left as it is.
  func replace(_ talk: Talk) throws -> Int32 {
    var folders: [(path: String, folder: OutputFolder)] = []
    var gone: [String] = []
    var lines: [String] = []
    var left = 0
    func take(_ pair: DiffPair, _ after: DiffPlace) throws {
      let target = pair.before?.path ?? InputFolder.path(root, pair.path)
      let bytes = try after.bytes()
      let (path, name) = NamedFiles.split(NamedFiles.resolved(target))
      let output: OutputFolder
      if let open = folders.first(where: { $0.path == path }) {
        output = open.folder
      } else {
        output = try OutputFolder(path)
        folders.append((path, output))
      }
      let written = try output.file(named: name)
      try bytes.withUnsafeBytes { try written.write($0) }
      try written.finish()
      lines.append("\(pair.before == nil ? "added" : "replaced") \(target)")
    }
    for (pair, file) in zip(pairs, files) {
      let isLink = [pair.before, pair.after].contains { place in
        place.map { DiskFiles().isLinkedFolder($0.path) } ?? false
      }
      if isLink, !file.status.isSame {
        left += 1
        Program.report("left as it is: \(pair.path): a link to a folder; replace it by hand")
        continue
      }
      switch file.status {
      case .same: continue
      case .unreadable:
        // What was damaged is mended by what is not.
        if let after = pair.after, pair.before != nil, Self.isPicture(after) {
          try take(pair, after)
        } else {
          left += 1
          Program.report("left as it is: \(file.reason ?? file.path)")
        }
      case .deleted:
        guard let before = pair.before else { continue }
        gone.append(before.path)
        lines.append("removed \(before.path)")
      case .changed, .new, .sizeDiffers:
        if let after = pair.after { try take(pair, after) }
      }
    }
    for (_, folder) in folders { _ = try folder.commit() }
    for path in gone where unlink(path) != 0 {
      let error = SystemError.last
      throw Trouble(path, "could not be removed: \(error.words)", error.remedy)
    }
    if !talk.isQuiet {
      lines.append(
        lines.isEmpty
          ? "nothing to accept: no difference"
          : "accepted: \(lines.count) of \(files.count) \(files.count == 1 ? "file" : "files")")
      try StandardStreams.write(lines.map { $0.onOneLine + "\n" }.joined())
    }
    return left > 0 ? 2 : 0
  }

  /// Whether it is a PNG without fault.
  private static func isPicture(_ place: DiffPlace) -> Bool {
    guard let bytes = try? place.bytes() else { return false }
    return (try? PNGStraight(decoding: bytes, limit: PairComparer.limit)) != nil
  }
}
