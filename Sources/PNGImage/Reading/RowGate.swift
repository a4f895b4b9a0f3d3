import Dispatch
import Synchronization

/// Rows that two decoders have done, and threads that wait for them.
final class RowGate: Sendable {
  private struct Waiter: Sendable {
    var count: Int
    var bell: DispatchSemaphore
  }

  private struct State: Sendable {
    /// Of each side: rows that are there, all that will ever be counting as endless.
    var rows = [0, 0]
    var isShut = false
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())
  /// Rows that both sides have; -1 once a side failed. What is long there is told without a lock.
  private let both = Atomic(0)

  /// Says that a side has so many rows.
  func announce(_ rows: Int, isAll: Bool, side: Int) {
    change { $0.rows[side] = isAll ? .max : rows }
  }

  /// Says that there will be no more rows.
  func shut() { change { $0.isShut = true } }

  /// Waits until both sides have so many rows, or all of theirs.
  ///
  /// - Returns: Whether they have; not where a side failed.
  func wait(_ count: Int) -> Bool {
    let known = both.load(ordering: .acquiring)
    if known < 0 { return false }
    if known >= count { return true }
    let bell: DispatchSemaphore? = state.withLock { state in
      if state.isShut || min(state.rows[0], state.rows[1]) >= count { return nil }
      let bell = DispatchSemaphore(value: 0)
      state.waiters.append(Waiter(count: count, bell: bell))
      return bell
    }
    bell?.wait()
    return state.withLock { !$0.isShut }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      let count = state.isShut ? -1 : min(state.rows[0], state.rows[1])
      both.store(count, ordering: .releasing)
      state.waiters.removeAll { waiter in
        guard count < 0 || waiter.count <= count else { return false }
        waiter.bell.signal()
        return true
      }
    }
  }
}
