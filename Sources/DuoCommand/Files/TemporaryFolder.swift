#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A hidden folder for unfinished files, locked by the process that made it.
final class TemporaryFolder {
  private static let prefix = ".duo-render-"
  private static let suffix = ".tmp"

  let path: String
  private let lock: Int32

  init(in folder: String) throws {
    var number = 0
    while true {
      let mark = number == 0 ? "\(getpid())" : "\(getpid())-\(number)"
      let candidate = "\(folder)/\(Self.prefix)\(mark)\(Self.suffix)"
      let error = Unfinished.shared.change { unfinished -> SystemError? in
        guard mkdir(candidate, 0o700) == 0 else { return .last }
        unfinished.folders.append(candidate)
        return nil
      }
      if let error, error.code != EEXIST || number > 100 { throw error }
      // A run that starts at this very moment may take the folder for a leftover before it is locked.
      if error == nil, let lock = Self.lock(candidate, needsLock: false) {
        path = candidate
        self.lock = lock
        return
      }
      if number > 100 { throw SystemError(code: EBUSY) }
      number += 1
    }
  }

  deinit { close(lock) }

  /// Removes the folders of runs that no longer live.
  static func removeLeftovers(in folder: String) {
    for name in names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let leftover = "\(folder)/\(name)"
      guard let lock = lock(leftover, needsLock: true) else { continue }
      for file in names(in: leftover) { unlink("\(leftover)/\(file)") }
      rmdir(leftover)
      close(lock)
    }
  }

  /// The folder held open and locked for this process; nil where another has it, or it is gone.
  ///
  /// - Parameter needsLock: false to go without where the file system knows no locks.
  private static func lock(_ path: String, needsLock: Bool) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    if isLocked || !needsLock && errno != EWOULDBLOCK,
      let held = FileStatus(descriptor: descriptor), let there = FileStatus(path),
      held.inode == there.inode, held.device == there.device
    {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = entryName(entry)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
