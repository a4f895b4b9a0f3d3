#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reader of standard output has gone: no trouble, only nothing left to do.
struct ClosedPipe: Error {}

/// Standard output and standard error, without buffers.
enum StandardStreams {
  /// - Throws: `ClosedPipe` where nobody reads any more, else `Trouble`.
  static func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let error = writeAll(bytes, to: STDOUT_FILENO) {
      if error.code == EPIPE { throw ClosedPipe() }
      throw Trouble(
        "standard output", error.words, "send it to a file or program that can take it")
    }
  }

  static func write(_ text: String) throws {
    var text = text
    try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
  }

  /// Where standard error cannot be written there is nobody left to tell.
  static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { _ = writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
  }

  static var errorsGoToTerminal: Bool { isatty(STDERR_FILENO) == 1 }
  static var outputGoesToTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Takes the places of standard streams that were closed, so that no file of ours gets their numbers; writing
  /// there still fails.
  static func occupyClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }
}

/// Writes everything, however often the system takes only a part.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> SystemError? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if written > 0 {
      rest = rest.dropFirst(written)
    } else if written == 0 {
      return SystemError(code: EIO)
    } else if errno != EINTR {
      return .last
    }
  }
  return nil
}
