#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end with its output thrown away.
struct Child {
  /// From start to end, in milliseconds.
  var time: Double
  /// The most memory it held at once, in bytes.
  var peak: Int
  /// 0 where it ended well.
  var status: Int32

  /// - Returns: nil where the program cannot be started.
  static func run(_ arguments: [String]) -> Child? {
    guard let program = arguments.first else { return nil }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    var usage = rusage()
    var status: Int32 = 0
    var started = true
    let time = ContinuousClock().measure {
      started = posix_spawnp(&child, program, &actions, nil, words, environ) == 0
      if started { started = wait4(child, &status, 0, &usage) == child }
    }
    // 127 is how a program that is not there ends where spawning itself cannot tell.
    guard started, status != 127 << 8 else { return nil }
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1024
    #endif
    return Child(time: Stopwatch.milliseconds(time), peak: peak, status: status)
  }
}
