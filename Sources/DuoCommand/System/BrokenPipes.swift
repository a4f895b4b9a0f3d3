#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing where nobody reads any more.
enum BrokenPipes {
  /// Runs `body` so that a broken pipe is an error of its writing and no signal, whatever the rest of the program
  /// does about that signal.
  static func withoutSignal<T>(_ body: () -> T) -> T {
    var broken = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    let wasPending = isPending
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &broken, &before)
    let result = body()
    // It waits for this thread; taken here, it ends nobody once it is allowed again.
    if !wasPending, isPending {
      var number: Int32 = 0
      sigwait(&broken, &number)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }

  private static var isPending: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return sigismember(&pending, SIGPIPE) == 1
  }
}
