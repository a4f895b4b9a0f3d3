import DuoGeometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file was when it was looked at; two are equal where their bytes are, however they came there.
struct FileStamp: Hashable, Sendable {
  /// What `stat` says, but nothing that reading changes.
  private struct Status: Hashable {
    var inode: UInt64
    var size: Int64
    var modified: Int64
    var changed: Int64
  }

  /// nil where there is nothing.
  private let status: Status?
  /// Of the bytes, or of the reason why they cannot be read.
  private let mark: UInt64
  /// Whether it may be written once more without that showing in its time.
  private let isFresh: Bool

  static func == (a: FileStamp, b: FileStamp) -> Bool { a.mark == b.mark }
  func hash(into hasher: inout Hasher) { hasher.combine(mark) }

  var exists: Bool { status != nil }

  /// - Parameter last: what the file was the last time; its bytes are read again only where they may differ.
  init(_ path: String, after last: FileStamp?) {
    var found = stat()
    guard stat(path, &found) == 0 else {
      status = nil
      mark = 0
      isFresh = false
      return
    }
    let modified = Self.nanoseconds(found.modification)
    let status = Status(
      inode: UInt64(found.st_ino), size: Int64(found.st_size), modified: modified,
      changed: Self.nanoseconds(found.change))
    self.status = status
    // File systems count time in steps: mostly of milliseconds, some of seconds.
    let step: Int64 = modified % 1_000_000_000 == 0 ? 2_500_000_000 : 100_000_000
    isFresh = abs(Self.now - modified) < step
    if let last, last.status == status, !last.isFresh {
      mark = last.mark
    } else {
      mark = Self.mark(of: path)
    }
  }

  private static func mark(of path: String) -> UInt64 {
    do throws(Trouble) {
      return mark(try InputFolder.bytes(of: path))
    } catch {
      return mark(Array(error.line.utf8))
    }
  }

  /// Never that of nothing.
  private static func mark(_ bytes: [UInt8]) -> UInt64 { max(1, FNV.hash(bytes)) }

  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

extension stat {
  /// When the content was last written.
  var modification: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  fileprivate var change: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}
