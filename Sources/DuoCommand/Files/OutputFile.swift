import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written in a temporary place.
public final class OutputFile: Sendable {
  /// Where it will be.
  public let target: String
  let temporary: String
  /// -1 once it is closed.
  private let descriptor: Mutex<Int32>

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
    self.descriptor = Mutex(descriptor)
  }

  deinit { descriptor.withLock { if $0 >= 0 { close($0) } } }

  /// - Throws: `Trouble` that names the file where the disk takes no more.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    if let error = descriptor.withLock({ writeAll(bytes, to: $0) }) {
      throw Trouble(target, error.words, error.remedy)
    }
  }

  /// Some file systems tell only here that there was no room.
  func finish() throws {
    let error = descriptor.withLock { descriptor -> SystemError? in
      guard descriptor >= 0 else { return nil }
      defer { descriptor = -1 }
      return close(descriptor) != 0 && errno != EINTR ? .last : nil
    }
    if let error { throw Trouble(target, error.words, error.remedy) }
  }
}
