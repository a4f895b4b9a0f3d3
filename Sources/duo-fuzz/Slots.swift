#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which case each thread is at, kept where a signal's handler can read it: a crash or a hang names its case.
enum Slots {
  static let count = 256
  nonisolated(unsafe) private static let cases: UnsafeMutablePointer<Int> = {
    let cases = UnsafeMutablePointer<Int>.allocate(capacity: count)
    cases.initialize(repeating: -1, count: count)
    return cases
  }()
  nonisolated(unsafe) private static var seed: UInt64 = 0
  nonisolated(unsafe) private static var subject: StaticString = ""

  static func set(_ worker: Int, _ number: Int) { cases[worker % count] = number }

  /// Lets signals that end the program say where it was first.
  static func watch(_ subject: StaticString, seed: UInt64) {
    self.seed = seed
    self.subject = subject
    _ = cases
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      _ = Self.handle(signal)
    }
  }

  private static func handle(_ number: Int32) -> Bool {
    signal(number) { number in
      Slots.tell()
      signal(number, SIG_DFL)
      raise(number)
    } != nil
  }

  /// Only calls that a handler may make.
  private static func tell() {
    say("\nduo-fuzz: ended in one of the cases of ")
    say(subject)
    say(":")
    for worker in 0..<count where cases[worker] >= 0 {
      say(" ")
      say(UInt64(cases[worker]))
    }
    say(" of seed ")
    say(seed)
    say("; run duo-fuzz SUBJECT 1 SEED CASE for each\n")
  }

  private static func say(_ text: StaticString) {
    _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func say(_ number: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = number
      var first = digits.count
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      guard let start = digits.baseAddress else { return }
      _ = write(2, UnsafeRawPointer(start + first), digits.count - first)
    }
  }
}
