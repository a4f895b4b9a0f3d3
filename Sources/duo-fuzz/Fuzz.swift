import DuoLayout
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Seeded cases of one subject, tried on all cores.
struct Fuzz {
  struct Result: Sendable {
    var seed: UInt64
    var refused = 0
    var taken = 0
    /// Cases that broke a promise, in words, by their numbers; the first hundred.
    var broken: [(number: Int, words: String)] = []
    var slowest: (number: Int, milliseconds: Double) = (0, 0)

    var text: String {
      var lines = broken.sorted { $0.number < $1.number }
        .map { "case \($0.number) of seed \(seed): \($0.words)" }
      lines.append(
        "seed \(seed): \(refused + taken + broken.count) cases, \(refused) refused, \(taken) taken, "
          + "\(broken.count) broken; slowest was case \(slowest.number) with "
          + "\(Int(slowest.milliseconds.rounded())) ms")
      return lines.joined(separator: "\n")
    }
  }

  private let subject: any FuzzSubject
  private let seed: UInt64
  private let endsHangs: Bool

  /// - Parameter endsHangs: whether a case that takes half a minute ends the program.
  init(_ subject: any FuzzSubject, seed: UInt64, endsHangs: Bool = false) {
    self.subject = subject
    self.endsHangs = endsHangs
    self.seed = seed
  }

  func run(_ cases: Range<Int>) -> Result {
    let total = Mutex(Result(seed: seed))
    let size = 1_000
    let chunks = stride(from: cases.lowerBound, to: cases.upperBound, by: size).map { start in
      start..<min(start + size, cases.upperBound)
    }
    let workers = max(min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), Slots.count), 1)
    _ = parallelMap(Array(chunks.enumerated()), jobs: workers) { index, chunk in
      let part = run(chunk, worker: index)
      total.withLock { total in
        total.refused += part.refused
        total.taken += part.taken
        total.broken += part.broken
        if part.slowest.milliseconds > total.slowest.milliseconds { total.slowest = part.slowest }
      }
      return 0
    }
    if endsHangs { alarm(0) }
    return total.withLock { $0 }
  }

  private func run(_ chunk: Range<Int>, worker: Int) -> Result {
    var result = Result(seed: seed)
    for number in chunk {
      Slots.set(worker, number)
      if endsHangs { alarm(30) }
      let start = Self.now
      switch subject.run(number) {
      case .refused: result.refused += 1
      case .taken: result.taken += 1
      case .broken(let words): result.broken.append((number, words))
      }
      let time = Self.now - start
      if time > result.slowest.milliseconds { result.slowest = (number, time) }
    }
    Slots.set(worker, -1)
    return result
  }

  /// Milliseconds of a clock that never goes back.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
