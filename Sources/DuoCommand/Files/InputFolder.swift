#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are read whole.
enum InputFolder {
  /// Bytes that a file of ours may have; one larger was named by mistake.
  static let limit = 16 << 20

  /// The names of a folder's entries that have this ending, hidden ones left out, sorted.
  ///
  /// - Throws: `Trouble` that names the folder that cannot be read.
  static func names(in folder: String, ending: String) throws(Trouble) -> [String] {
    guard let stream = opendir(folder) else {
      let error = SystemError.last
      throw Trouble(
        folder, error.words,
        ending.isEmpty ? "give a folder that can be read" : "give a folder of \(ending) files")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = entryName(entry)
      if name.hasSuffix(ending), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// All of standard input.
  static func standardInput(limit: Int = limit) throws(Trouble) -> [UInt8] {
    guard isatty(STDIN_FILENO) == 0 else {
      throw Trouble("standard input", "is a terminal", "send a file to it, or name the file")
    }
    return try bytes(from: STDIN_FILENO, named: "standard input", limit: limit)
  }

  static func bytes(of path: String, limit: Int = limit) throws(Trouble) -> [UInt8] {
    // A pipe without a writer would keep us waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Trouble(path, SystemError.last.words, "give a file that can be read")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFIFO else {
      throw Trouble(path, "is a pipe", "give a file that can be read")
    }
    let room = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    guard room <= limit else { throw tooLarge(path, limit) }
    let bytes = try bytes(from: descriptor, named: path, limit: limit, room: room)
    var after = stat()
    // Half of what a file was and half of what it is now is neither.
    guard fstat(descriptor, &after) == 0, after.st_size == status.st_size,
      after.modification.tv_sec == status.modification.tv_sec,
      after.modification.tv_nsec == status.modification.tv_nsec
    else {
      throw Trouble(path, "changed while it was read", "try again when nothing writes to it")
    }
    return bytes
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> Trouble {
    Trouble(path, "is larger than \(limit >> 20) MB", "give a smaller file")
  }

  /// - Parameter room: bytes that are probably coming.
  private static func bytes(
    from descriptor: Int32, named path: String, limit: Int, room: Int = 0
  ) throws(Trouble) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(room)
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw Trouble(path, SystemError.last.words, "give a file that can be read")
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw tooLarge(path, limit) }
    }
  }
}

/// The name of what `readdir` found.
func entryName(_ entry: UnsafeMutablePointer<dirent>) -> String {
  withUnsafePointer(to: &entry.pointee.d_name) {
    $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
  }
}
