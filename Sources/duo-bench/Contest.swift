/// Pieces of work that are timed in turn, round after round, so that a machine that is busy for a while is so for all.
struct Contest {
  private struct Entry {
    /// How often in each round.
    var times: Int
    /// Its own time in milliseconds; nil where it cannot run.
    var run: () throws -> Double?
    var found: [Double] = []
  }

  private var entries: [Entry] = []

  /// Takes part with a number of its own, which `median` is asked with.
  mutating func add(times: Int = 1, _ run: @escaping () throws -> Double?) -> Int {
    entries.append(Entry(times: times, run: run))
    return entries.count - 1
  }

  mutating func run(rounds: Int) throws {
    for _ in 0..<rounds {
      for index in entries.indices {
        for _ in 0..<entries[index].times {
          if let time = try entries[index].run() { entries[index].found.append(time) }
        }
      }
    }
  }

  /// In milliseconds; nil for work that never ran.
  func median(_ index: Int) -> Double? {
    let sorted = entries[index].found.sorted()
    guard !sorted.isEmpty else { return nil }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
