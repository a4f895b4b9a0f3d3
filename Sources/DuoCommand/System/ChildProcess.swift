import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program with a pipe to each of its standard streams. Whoever lets go of it ends it.
final class ChildProcess {
  private var id = pid_t()
  /// -1 once it is closed, and so the others.
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  private var complaints: [UInt8] = []

  /// Bytes of its standard error that are kept, the last.
  private static let keptComplaints = 8 << 10

  /// Starts a program, looked up in `PATH`, with this environment in place of ours.
  ///
  /// - Throws: what the system says where it cannot be started.
  init(_ words: [String], environment: [String]) throws(SystemError) {
    (id, input, output, errors) = try Self.starting.withLock { _ throws(SystemError) in
      try Self.start(words, environment)
    }
  }

  deinit { end(isWanted: false) }

  /// What it wrote to standard error so far, the end of it where it is much.
  var complaint: String { String(decoding: complaints, as: UTF8.self) }

  /// Writes to its standard input.
  ///
  /// - Throws: what the system says; `EPIPE` where the program has ended.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    let error = BrokenPipes.withoutSignal { bytes.withUnsafeBytes { writeAll($0, to: input) } }
    if let error { throw error }
  }

  /// It gets no more to read.
  func closeInput() { Self.shut(&input) }

  /// What it writes to standard output next; nothing at its end. What it writes to standard error meanwhile is kept,
  /// so that it never waits for us there.
  ///
  /// - Throws: what the system says where that cannot be read.
  func read() throws(SystemError) -> ArraySlice<UInt8> {
    while true {
      var polled = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else {
        if errno == EINTR { continue }
        throw .last
      }
      if polled[1].revents != 0 {
        let complaint = try chunk(of: errors)
        if complaint.isEmpty { Self.shut(&errors) }
        complaints += complaint
        complaints.removeFirst(max(0, complaints.count - Self.keptComplaints))
      }
      if polled[0].revents != 0 { return try chunk(of: output) }
    }
  }

  private func chunk(of descriptor: Int32) throws(SystemError) -> ArraySlice<UInt8> {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #endif
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { throw .last }
    }
  }

  /// Waits for its end and keeps the rest of its standard error; for a program that has closed its standard output.
  ///
  /// - Returns: its exit code, 128 and the signal where one ended it.
  @discardableResult
  func end() -> Int32 { end(isWanted: true) }

  @discardableResult
  private func end(isWanted: Bool) -> Int32 {
    guard id != 0 else { return 0 }
    Self.shut(&input)
    if isWanted {
      while errors >= 0, let more = try? chunk(of: errors), !more.isEmpty { complaints += more }
    } else {
      kill(id, SIGTERM)
    }
    Self.shut(&output)
    Self.shut(&errors)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    id = 0
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func shut(_ descriptor: inout Int32) {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }
}

extension ChildProcess {
  /// A pipe is not ours alone until it is marked so: a program started at that moment would hold its writing end, and
  /// keep us waiting for the end of what is read.
  private static let starting = Mutex(())

  private static func start(
    _ words: [String], _ environment: [String]
  ) throws(SystemError) -> (id: pid_t, input: Int32, output: Int32, errors: Int32) {
    var pipes: [(reading: Int32, writing: Int32)] = []
    do throws(SystemError) {
      for _ in 0..<3 { pipes.append(try pipe()) }
      let streams = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
      let id = try spawn(words, environment, streams: streams)
      for stream in streams { close(stream) }
      return (id, pipes[0].writing, pipes[1].reading, pipes[2].reading)
    } catch {
      for pipe in pipes {
        close(pipe.reading)
        close(pipe.writing)
      }
      throw error
    }
  }

  /// A pipe that programs started from now on do not inherit.
  private static func pipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let code = Darwin.pipe(&ends)
    #elseif canImport(Musl)
      let code = Musl.pipe(&ends)
    #else
      let code = Glibc.pipe(&ends)
    #endif
    guard code == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ words: [String], _ environment: [String], streams: [Int32]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let own = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let own: Int32 = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (stream, end) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(stream))
    }
    // What we block and ignore is our own affair (see `Signals`).
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ours = sigset_t()
    sigemptyset(&ours)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&ours, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ours)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | own))

    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for word in arguments { free(word) } }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) }
    variables.append(nil)
    defer { for variable in variables { free(variable) } }
    var id = pid_t()
    let error = posix_spawnp(&id, words.first ?? "", &actions, &attributes, arguments, variables)
    guard error == 0 else { throw SystemError(code: error) }
    return id
  }
}
