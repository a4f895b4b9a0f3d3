import DuoJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that people name one by one: written beside their places, then moved there, or not at all.
struct NamedFiles {
  /// The option that names them, for messages.
  let option: String
  private var folders: [(path: String, folder: OutputFolder)] = []
  /// What is no ordinary file (a pipe, a terminal, `/dev/null`) and is written as it is.
  private var streams: [(file: String, bytes: [UInt8])] = []

  init(option: String) { self.option = option }

  /// Writes the file in a temporary place.
  ///
  /// - Throws: `Trouble` where its folder does not exist or cannot be written; folders are not made, since one that
  ///   is missing is most often misspelled.
  mutating func add(_ text: String, as file: String) throws {
    var text = text
    try add(as: file) { sink in try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) } }
  }

  /// The same with what `write` hands on, piece by piece.
  mutating func add(
    as file: String, write: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    if Self.isStream(file) {
      var bytes: [UInt8] = []
      try write { bytes += $0 }
      streams.append((file, bytes))
      return
    }
    let (path, name) = Self.split(Self.resolved(file))
    guard !name.isEmpty, FileStatus(file)?.isFolder != true else {
      throw Trouble(file, "is a folder", "name a file in it with \(option)")
    }
    guard let status = FileStatus(path) else {
      throw Trouble(
        file, "the folder \(Names.quoted(path)) does not exist", "make it first, or name another")
    }
    guard status.isFolder else {
      throw Trouble(
        file, "\(Names.quoted(path)) is a file, no folder", "name another with \(option)")
    }
    do {
      let output = try folder(path).file(named: name)
      try write(output.write)
    } catch let trouble as Trouble {
      throw named(file, trouble)
    }
  }

  /// Moves all to their places.
  mutating func commit() throws {
    for (_, folder) in folders {
      do { _ = try folder.commit() } catch let trouble as Trouble {
        throw named(trouble.place, trouble)
      }
    }
    folders = []
    for stream in streams { try Self.write(stream.bytes, to: stream.file) }
    streams = []
  }

  /// Paths of one folder share one temporary place.
  private mutating func folder(_ path: String) throws -> OutputFolder {
    if let open = folders.first(where: { $0.path == path }) { return open.folder }
    let folder = try OutputFolder(path)
    folders.append((path, folder))
    return folder
  }

  private func named(_ file: String, _ trouble: Trouble) -> Trouble {
    let plain = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    return Trouble(plain, trouble.problem, "name another file with \(option)")
  }

  /// The folder of a path, and the name in it.
  static func split(_ file: String) -> (folder: String, name: String) {
    guard let slash = file.lastIndex(of: "/") else { return (".", file) }
    let folder = String(file[..<slash])
    return (folder.isEmpty ? "/" : folder, String(file[file.index(after: slash)...]))
  }

  /// Whether it is to be written to, and never replaced: a device, a pipe, a descriptor of somebody's shell.
  private static func isStream(_ file: String) -> Bool {
    if file.hasPrefix("/dev/") || file.hasPrefix("/proc/") { return true }
    var status = stat()
    guard stat(file, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Where a link leads, so that the link stays one.
  static func resolved(_ file: String) -> String {
    var status = stat()
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let path = realpath(file, nil)
    else { return file }
    defer { free(path) }
    return String(cString: path)
  }

  private static func write(_ bytes: [UInt8], to file: String) throws {
    let remedy = "name another file"
    let descriptor = open(file, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble(file, SystemError.last.words, remedy) }
    defer { close(descriptor) }
    let error = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    if let error, error.code != EPIPE { throw Trouble(file, error.words, remedy) }
  }
}
