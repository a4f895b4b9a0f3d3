#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program does when it is told to stop.
enum Signals {
  /// Waits for interrupts on a thread of its own, which removes what is unfinished and ends with 128 + the signal.
  ///
  /// A waiting thread may do anything, where a signal handler may do next to nothing. Call this before any other
  /// thread starts, since those inherit what is blocked.
  static func takeOver() {
    // Writing then fails with an error that says so.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    var awaited = stopSignals()
    pthread_sigmask(SIG_BLOCK, &awaited, nil)

    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(&thread, nil, { _ in awaitEnd() }, nil)
  }

  fileprivate static func stopSignals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&set, number) }
    return set
  }

  /// `nohup` and shells with jobs in the background start programs so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private func awaitEnd() -> UnsafeMutableRawPointer? {
  // Not whatever is blocked: whoever started the program may have blocked more.
  var awaited = Signals.stopSignals()
  var number: Int32 = 0
  while sigwait(&awaited, &number) != 0 {}
  Unfinished.shared.removeAndExit(128 + number)
}
