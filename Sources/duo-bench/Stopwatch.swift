/// Times of work, in milliseconds.
enum Stopwatch {
  /// The shortest of some runs, which is the one least disturbed by others.
  static func best(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<runs { best = min(best, milliseconds(try clock.measure(body))) }
    return best
  }

  static func milliseconds(_ time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
