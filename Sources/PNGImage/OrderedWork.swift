import Dispatch
import Synchronization

/// Work done by several threads whose results are handed over in order, with only a few of them waiting at a time.
public enum OrderedWork {
  /// Makes `count` pieces on up to `jobs` threads and delivers them in order on the calling thread.
  ///
  /// - Parameters:
  ///   - worker: Called once on each thread; what it returns makes the pieces of that thread, so it may own a buffer.
  ///   - deliver: Called on the calling thread, from piece 0 on.
  /// - Throws: What making the first failing piece threw, or what `deliver` threw. All threads have ended by then.
  public static func run<Piece: Sendable>(
    count: Int, jobs: Int,
    worker: @escaping @Sendable () throws -> (Int) throws -> Piece,
    deliver: (Piece) throws -> Void
  ) throws {
    let threads = max(1, min(jobs, count))
    if threads == 1 {
      let make = try worker()
      for index in 0..<count { try deliver(make(index)) }
      return
    }
    let board = WorkBoard<Piece>(count: count)
    for _ in 0..<threads * 2 { board.room.signal() }
    let group = DispatchGroup()
    for _ in 0..<threads {
      // A queue of its own gives each worker a thread at once, however busy the shared pool is.
      DispatchQueue(label: "duo-render.worker").async(group: group) { board.work(worker) }
    }
    defer {
      board.stop()
      for _ in 0..<threads { board.room.signal() }
      group.wait()
    }
    for index in 0..<count {
      try deliver(board.piece(index))
      board.room.signal()
    }
  }
}

/// What the workers and the caller share.
private final class WorkBoard<Piece: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var isStopped = false
    var finished: [Int: Result<Piece, any Error>] = [:]
  }

  let count: Int
  /// One signal for each piece that may be begun; starts at 0 since Dispatch forbids ending below the start.
  let room = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  init(count: Int) { self.count = count }

  func stop() { state.withLock { $0.isStopped = true } }

  func work(_ worker: () throws -> (Int) throws -> Piece) {
    let make = Result { try worker() }
    while let index = take() {
      let result = Result { try make.get()(index) }
      state.withLock { $0.finished[index] = result }
      done.signal()
    }
  }

  private func take() -> Int? {
    room.wait()
    return state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func piece(_ index: Int) throws -> Piece {
    while true {
      if let result = state.withLock({ $0.finished.removeValue(forKey: index) }) {
        return try result.get()
      }
      done.wait()
    }
  }
}
