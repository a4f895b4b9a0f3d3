/// A two-player race: who may tap when, who scores, and who has won.
///
/// Time is a value that comes in with each event, in seconds; the race never looks at a clock. Every span holds its
/// first moment and not its last, as rectangles hold their edges: at the very end of the countdown a tap counts, at
/// the very end of the time limit it does not, and at the very end of a lock it does. An event with an earlier time
/// than the one before it, or with none (not finite), happens at the time of the one before. Events at one time happen
/// in the order they come in.
///
/// Any events at any times are answered; none can be wrong.
public struct Race: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    /// Waits until both are ready.
    case ready
    /// Both are ready; no tap counts before the time it ends at.
    case countdown(end: Double)
    /// Taps count until the time it ends at.
    case playing(end: Double)
    case result(RaceResult)
  }

  public let rules: RaceRules
  public private(set) var state = State.ready
  public private(set) var first = RacePlayer()
  public private(set) var second = RacePlayer()
  /// The time of the latest event.
  public private(set) var now: Double

  /// - Parameter start: the earliest time an event can have, in seconds; 0 where it is not finite.
  public init(rules: RaceRules = .usual, start: Double = 0) {
    self.rules = rules
    now = start.isFinite ? start : 0
  }

  public private(set) subscript(seat: Seat) -> RacePlayer {
    get { seat == .first ? first : second }
    set { if seat == .first { first = newValue } else { second = newValue } }
  }

  /// The moment as `--phase` names it.
  public var phase: RacePhase {
    switch state {
    case .ready: .ready
    case .countdown: .countdown
    case .playing: Seat.allCases.contains { self[$0].lockedUntil != nil } ? .locked : .playing
    case .result: .result
    }
  }

  public var result: RaceResult? {
    if case .result(let result) = state { result } else { nil }
  }

  /// Whether a tap of this player would count now.
  public func takesTaps(of seat: Seat) -> Bool {
    if case .playing = state { self[seat].lockedUntil == nil } else { false }
  }

  /// Seconds until this player's taps count again; 0 for one who is not locked out.
  public func lockLeft(of seat: Seat) -> Double {
    self[seat].lockedUntil.map { $0 - now } ?? 0
  }

  /// Lets the event happen, after everything that time alone has brought about by then.
  @discardableResult
  public mutating func apply(_ event: RaceEvent) -> RaceAnswer {
    if event.time.isFinite, event.time > now { now = event.time }
    passTime()
    switch event.action {
    case .wait: return .nothing
    case .ready(let seat, let isReady): return setReady(seat, isReady)
    case .tap(let seat, let isHit): return tap(seat, isHit)
    case .rematch(let seat, let isWanted): return setRematch(seat, isWanted)
    }
  }

  /// What happens by itself until now: each change at its own moment, however late it is noticed.
  private mutating func passTime() {
    if case .countdown(let end) = state, now >= end { state = .playing(end: end + rules.timeLimit) }
    guard case .playing(let end) = state else { return }
    if now >= end {
      finish(.timeLimit, at: end)
      return
    }
    for seat in Seat.allCases {
      if let lockedUntil = self[seat].lockedUntil, now >= lockedUntil {
        self[seat].lockedUntil = nil
      }
    }
  }

  private mutating func setReady(_ seat: Seat, _ isReady: Bool) -> RaceAnswer {
    switch state {
    case .ready, .countdown: break
    case .playing, .result: return .nothing
    }
    guard self[seat].isReady != isReady else { return .nothing }
    self[seat].isReady = isReady
    if first.isReady, second.isReady { startCountdown() } else { state = .ready }
    return .counted
  }

  private mutating func startCountdown() {
    state = .countdown(end: now + rules.countdown)
    passTime()
  }

  private mutating func tap(_ seat: Seat, _ isHit: Bool) -> RaceAnswer {
    switch state {
    case .ready, .countdown: return .tooEarly
    case .result: return .tooLate
    case .playing: break
    }
    guard self[seat].lockedUntil == nil else { return .locked }
    if !isHit {
      // A lock that is over as it begins locks nobody.
      if now + rules.lockOut > now { self[seat].lockedUntil = now + rules.lockOut }
    } else {
      self[seat].score += 1
      if self[seat].score >= rules.goal { finish(.goal, at: now) }
    }
    return .counted
  }

  private mutating func finish(_ ending: RaceResult.Ending, at time: Double) {
    let lead = first.score - second.score
    state = .result(
      RaceResult(winner: lead == 0 ? nil : lead > 0 ? .first : .second, ending: ending, time: time))
    for seat in Seat.allCases { self[seat].lockedUntil = nil }
  }

  private mutating func setRematch(_ seat: Seat, _ isWanted: Bool) -> RaceAnswer {
    guard case .result = state, self[seat].wantsRematch != isWanted else { return .nothing }
    self[seat].wantsRematch = isWanted
    guard first.wantsRematch, second.wantsRematch else { return .counted }
    // To ask for another race is to be ready for it.
    for seat in Seat.allCases {
      self[seat] = RacePlayer()
      self[seat].isReady = true
    }
    startCountdown()
    return .counted
  }
}
