import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What has to go from the disk should the program end now.
final class Unfinished: Sendable {
  static let shared = Unfinished()

  struct Contents {
    var files: [String] = []
    /// In the order they were made.
    var folders: [String] = []

    /// Leaves these where they are, whatever happens.
    mutating func forget(files: [String], folders: [String]) {
      self.files.removeAll(where: files.contains)
      self.folders.removeAll(where: folders.contains)
    }

    /// Removes those of these that are unfinished.
    mutating func remove(files: [String], folders: [String]) {
      for file in files where self.files.contains(file) { unlink(file) }
      for folder in folders.reversed() where self.folders.contains(folder) { rmdir(folder) }
      forget(files: files, folders: folders)
    }

    mutating func remove() {
      for file in files { unlink(file) }
      for folder in folders.reversed() { rmdir(folder) }
      self = Contents()
    }
  }

  private let contents = Mutex(Contents())

  /// Nothing else touches the unfinished things while `body` runs, an interrupt included.
  func change<R>(_ body: (inout Contents) -> sending R) -> R {
    contents.withLock { body(&$0) }
  }

  /// Removes everything and ends the program at once, so that no other thread goes on making things.
  func removeAndExit(_ code: Int32) -> Never {
    contents.withLock {
      $0.remove()
      _exit(code)
    }
  }
}
