#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written in a temporary place. One thread writes it at a time.
public final class OutputFile: @unchecked Sendable {
  /// Where it will be.
  public let target: String
  let temporary: String
  private var descriptor: Int32

  init(target: String, temporary: String) throws {
    self.target = target
    self.temporary = temporary
    let (descriptor, error) = Unfinished.shared.change { unfinished -> (Int32, SystemError?) in
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return (-1, .last) }
      unfinished.files.append(temporary)
      return (descriptor, nil)
    }
    if let error { throw Trouble(target, error.words, error.remedy) }
    self.descriptor = descriptor
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Throws: `Trouble` that names the file where the disk takes no more.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let error = writeAll(bytes, to: descriptor) {
      throw Trouble(target, error.words, error.remedy)
    }
  }

  /// Some file systems tell only here that there was no room.
  func finish() throws {
    let closing = descriptor
    descriptor = -1
    guard closing >= 0, close(closing) != 0, errno != EINTR else { return }
    let error = SystemError.last
    throw Trouble(target, error.words, error.remedy)
  }
}
