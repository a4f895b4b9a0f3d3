import Synchronization

/// A line on the terminal that says how far the work is, once it has lasted.
final class Progress: Sendable {
  private static let patience: ContinuousClock.Duration = .seconds(1)

  private struct State {
    var done = 0
    var isShown = false
  }

  private let total: Int
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  init(total: Int, isWanted: Bool) {
    self.total = total
    self.isWanted = isWanted && StandardStreams.errorsGoToTerminal
  }

  func advance() {
    guard isWanted else { return }
    state.withLock { state in
      state.done += 1
      guard ContinuousClock.now - start > Self.patience, state.done < total else { return }
      state.isShown = true
      StandardStreams.writeError("\rdrawing: \(state.done) of \(total) files")
    }
  }

  func clear() {
    state.withLock { state in
      if state.isShown { StandardStreams.writeError("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
