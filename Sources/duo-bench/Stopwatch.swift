/// Times of work, in milliseconds.
enum Stopwatch {
  static func time(_ body: () throws -> Void) rethrows -> Double {
    milliseconds(try ContinuousClock().measure(body))
  }

  static func milliseconds(_ time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
