#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of one run: written beside their places, then moved there together, or not at all.
///
/// They are written in one hidden folder within the output folder, locked as long as the run lives; a later run
/// knows by the lock what a killed one has left, and removes it.
public final class OutputFolder {
  public let path: String
  private let temporary: TemporaryFolder
  private var files: [OutputFile] = []
  /// The folders that were missing.
  private let made: [String]

  /// Makes the folder where it is missing, and removes what killed runs have left in it.
  ///
  /// - Throws: `Trouble` that names the folder where it cannot be made or written.
  public init(_ path: String) throws {
    self.path = path
    do {
      made = try Self.make(path)
      TemporaryFolder.removeLeftovers(in: path)
      temporary = try TemporaryFolder(in: path)
    } catch {
      Unfinished.shared.change { $0.remove() }
      guard let error = error as? SystemError else { throw error }
      throw Self.trouble(path, error)
    }
  }

  deinit { discard() }

  /// A new file that will have this name; it shows with `commit()`.
  public func file(named name: String) throws -> OutputFile {
    let target = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
    guard FileStatus(target)?.isFolder != true else {
      throw Trouble(target, "is a folder", "remove it, or choose another --name or --output")
    }
    let file = try OutputFile(target: target, temporary: "\(temporary.path)/\(name)")
    files.append(file)
    return file
  }

  /// Moves all files to their places, in the order they were begun, and returns the paths.
  ///
  /// - Throws: `Trouble` where one cannot be finished or moved; then none that is new stays.
  public func commit() throws -> [String] {
    for file in files { try file.finish() }
    let failure = Unfinished.shared.change { unfinished -> Trouble? in
      var new: [String] = []
      for file in files {
        let isNew = FileStatus(file.target) == nil
        guard rename(file.temporary, file.target) == 0 else {
          let error = SystemError.last
          for target in new { unlink(target) }
          return Trouble(file.target, error.words, error.remedy)
        }
        if isNew { new.append(file.target) }
      }
      // The folders made for these files stay with them.
      unfinished.forget(files: files.map(\.temporary), folders: made)
      unfinished.remove(files: [], folders: [temporary.path])
      return nil
    }
    if let failure { throw failure }
    return files.map(\.target)
  }

  /// Removes everything this run has made and not committed.
  public func discard() {
    let temporaries = files.map(\.temporary)
    let folders = made + [temporary.path]
    Unfinished.shared.change { $0.remove(files: temporaries, folders: folders) }
  }

  /// Makes what is missing of the path, and returns it, outermost first.
  private static func make(_ path: String) throws -> [String] {
    var made: [String] = []
    var begun = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      begun += begun.isEmpty || begun.hasSuffix("/") ? part : "/" + part
      if let status = FileStatus(begun) {
        guard status.isFolder else {
          throw Trouble(
            begun, "is a file, where a folder should be", "choose another folder with --output")
        }
        continue
      }
      let folder = begun
      let error = Unfinished.shared.change { unfinished -> SystemError? in
        guard mkdir(folder, 0o777) == 0 else { return .last }
        unfinished.folders.append(folder)
        return nil
      }
      if let error, error.code != EEXIST { throw trouble(begun, error) }
      if error == nil { made.append(folder) }
    }
    return made
  }

  private static func trouble(_ path: String, _ error: SystemError) -> Trouble {
    Trouble(path, error.words, error.remedy)
  }
}

/// What the file system says of a path, links followed.
struct FileStatus {
  let isFolder: Bool
  /// Neither a folder nor a pipe, a terminal or another device.
  let isOrdinary: Bool
  let inode: UInt64
  let device: UInt64
  /// Bytes.
  let size: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isOrdinary = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }
}
