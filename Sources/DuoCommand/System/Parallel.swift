import Dispatch
import Synchronization

/// Work on several threads.
enum Parallel {
  /// Runs `body` once for every index, on up to `jobs` threads, and waits for all.
  ///
  /// - Throws: what the lowest index threw, so that the message does not depend on the threads; work that has
  ///   not begun by then is left out.
  static func forEach(
    _ indices: Range<Int>, jobs: Int, _ body: @Sendable (Int) throws -> Void
  ) throws {
    guard jobs > 1, indices.count > 1 else {
      for index in indices { try body(index) }
      return
    }
    let failure = Mutex<(index: Int, error: any Error)?>(nil)
    let next = Mutex(indices.lowerBound)
    DispatchQueue.concurrentPerform(iterations: min(jobs, indices.count)) { _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < indices.upperBound, failure.withLock({ $0 == nil }) else { return }
        do { try body(index) } catch {
          failure.withLock { failure in
            if failure.map({ index < $0.index }) ?? true { failure = (index, error) }
          }
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure.error }
  }

  /// The results of `body` for every index, in their order.
  static func map<T: Sendable>(
    _ indices: Range<Int>, jobs: Int, _ body: @Sendable (Int) throws -> T
  ) throws -> [T] {
    let results = Mutex<[T?]>(Array(repeating: nil, count: indices.count))
    try forEach(indices, jobs: jobs) { index in
      let result = try body(index)
      results.withLock { $0[index - indices.lowerBound] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
