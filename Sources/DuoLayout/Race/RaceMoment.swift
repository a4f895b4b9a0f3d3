import DuoJSON

/// A moment of a race as each seat sees it: what it reads, and whether its targets act.
public struct RaceMoment: Hashable, Sendable {
  /// How a race came out for one seat.
  public enum Outcome: String, CaseIterable, Sendable {
    case won, lost, draw
  }

  /// One seat's part of it.
  public struct SeatMoment: Hashable, Sendable {
    /// What its owner reads in large type (`Ready?`, `3`, `locked 0.8 s`, `won 5 : 3`).
    public let words: String
    /// What stands under it (`47 s left`).
    public let detail: String
    public let score: Int
    /// nil until the race is over.
    public let outcome: Outcome?
    /// Why the seat's targets do not act: `paused` or `locked`; nil where they do. Controls act at all times.
    public let reason: TouchReason?

    public var targetsAct: Bool { reason == nil }
  }

  public let phase: RacePhase
  /// Seconds since the race's first moment.
  public let time: Double
  public let first: SeatMoment
  public let second: SeatMoment

  public subscript(seat: Seat) -> SeatMoment { seat == .first ? first : second }

  /// What both seats see of `race` now.
  public init(_ race: Race) {
    phase = race.phase
    time = race.now
    first = SeatMoment(race, .first)
    second = SeatMoment(race, .second)
  }

  /// The moment of the one race that all drawings tell.
  public init(at phase: RacePhase) { self.init(RaceStory.race(at: phase)) }

  /// `label` with the seat's own score: of a label that reads `score` and a number, the number counts hits.
  func label(_ label: String?, of seat: Seat) -> String? {
    guard let label else { return nil }
    let words = label.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0].lowercased() == "score", Int(words[1]) != nil else {
      return label
    }
    return "\(words[0]) \(self[seat].score)"
  }

  /// `{"phase","time","seats"}`
  var json: JSONValue {
    .object([
      "phase": .string(phase.rawValue), "time": .number(time),
      "seats": .array(Seat.allCases.map { self[$0].json($0) }),
    ])
  }
}

extension RaceMoment.SeatMoment {
  fileprivate init(_ race: Race, _ seat: Seat) {
    let own = race[seat]
    let other = race[seat.other]
    let scores = "\(own.score) : \(other.score)"
    score = own.score
    switch race.state {
    case .ready:
      outcome = nil
      reason = .paused
      words = own.isReady ? "ready" : "Ready?"
      detail = own.isReady ? "waiting" : other.isReady ? "the other is ready" : "tap to be ready"
    case .countdown(let end):
      outcome = nil
      reason = .paused
      words = Decimal.text((end - race.now).rounded(.up), places: 0)
      detail = "no tap counts yet"
    case .playing(let end):
      outcome = nil
      if own.lockedUntil != nil {
        reason = .locked
        // Rounded up: as long as somebody is locked out, the drawing never says 0.
        let left = (race.lockLeft(of: seat) * 10).rounded(.up) / 10
        words = "locked \(Decimal.text(left, places: 1)) s"
        detail = scores
      } else {
        reason = nil
        words = scores
        detail = "\(Decimal.text((end - race.now).rounded(.up), places: 0)) s left"
      }
    case .result(let result):
      let outcome: RaceMoment.Outcome =
        result.winner == nil ? .draw : result.winner == seat ? .won : .lost
      self.outcome = outcome
      reason = .paused
      words = "\(outcome.rawValue) \(scores)"
      detail =
        own.wantsRematch ? "wants a rematch" : other.wantsRematch ? "Rematch?" : "tap for a rematch"
    }
  }

  fileprivate func json(_ seat: Seat) -> JSONValue {
    .object([
      "seat": .string(seat.rawValue), "words": .string(words), "detail": .string(detail),
      "score": .integer(Int64(score)), "outcome": .text(outcome?.rawValue),
      "targetsAct": .bool(targetsAct), "reason": .text(reason?.rawValue),
    ])
  }
}
