#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  /// What the last system call of this thread failed with.
  static var last: SystemError { SystemError(code: errno) }

  /// In the system's words, beginning small (`no space left on device`).
  var words: String {
    let text = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// What to do about it.
  var remedy: String {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: "free some space, or choose another folder with --output"
    case EACCES, EPERM, EROFS: "allow writing there, or choose another folder with --output"
    default: "choose another folder with --output"
    }
  }
}
