import DuoJSON
import PNGImage
import Synchronization

/// What keeps a picture from being written: it ends the run, since no comparison is at fault.
struct OutputTrouble: Error {
  let trouble: Trouble
}

/// The folder of `--output`: pictures by paths under it, written by several threads, shown together at the end.
final class DiffFolder: Sendable {
  private struct State {
    var folders: [(path: String, folder: OutputFolder)] = []
    var names: Set<String> = []
  }

  let root: String
  /// The files that are compared, which no picture may replace.
  private let compared: Set<FileIdentity>
  private let state = Mutex(State())

  init(_ root: String, compared: Set<FileIdentity> = []) {
    self.root = root
    self.compared = compared
  }

  /// Writes a picture and reads it back before anything names it.
  ///
  /// - Parameters:
  ///   - path: under the folder, `/` between folders.
  ///   - size: in pixels, as it must be when it is read back.
  ///   - write: hands the file's bytes on.
  /// - Throws: `OutputTrouble` where it cannot be written, or is not what was written when it is read back; what
  ///   `write` threw of its own.
  func add(
    _ path: String, width: Int, height: Int, jobs: Int,
    write: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    let file = try guarded { try begin(path) }
    try write { bytes in try guarded { try file.write(bytes) } }
    let bytes = try guarded {
      // Hundreds of pictures wait for the end, more than may be open at once.
      try file.finish()
      return try InputFolder.bytes(of: file.temporary, limit: DiffPlace.limit)
    }
    do throws(PNGError) {
      try PNGProof.check(bytes, width: width, height: height, jobs: jobs)
    } catch {
      throw OutputTrouble(
        trouble: Trouble(
          file.target, "could not be read back as it was written (\(error))",
          "see whether the disk is sound, or choose another --output"))
    }
  }

  private func guarded<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let trouble as Trouble { throw OutputTrouble(trouble: trouble) }
  }

  private func begin(_ path: String) throws -> OutputFile {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { InputFolder.path(root, String(path[..<$0])) } ?? root
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let target = InputFolder.path(folder, name)
    guard !compared.contains(FileIdentity(target)) else {
      throw Trouble(
        "--output", "\(Names.quoted(target)) is one of the files that are compared",
        "name another folder")
    }
    return try state.withLock { state in
      guard state.names.insert(path).inserted else {
        throw Trouble(
          InputFolder.path(root, path), "would be written twice", "compare fewer files at a time")
      }
      if let open = state.folders.first(where: { $0.path == folder }) {
        return try open.folder.file(named: name)
      }
      let made = try OutputFolder(folder)
      state.folders.append((folder, made))
      return try made.file(named: name)
    }
  }

  /// Moves all pictures to their places.
  ///
  /// - Returns: their paths, sorted.
  func commit() throws -> [String] {
    try state.withLock { state in
      var paths: [String] = []
      for (_, folder) in state.folders { paths += try folder.commit() }
      state.folders = []
      return paths.sorted()
    }
  }
}
