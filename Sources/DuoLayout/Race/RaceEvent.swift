/// Something a player does, or time that goes by.
public struct RaceEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Nobody does anything; time goes by.
    case wait
    /// Says to be ready, or not to be ready after all.
    case ready(Seat, Bool)
    /// A tap in the play field, on a target or beside all of them.
    case tap(Seat, isHit: Bool)
    /// Asks for another race, or takes that back.
    case rematch(Seat, Bool)
  }

  /// In seconds, on any clock that all events of a race share.
  public var time: Double
  public var action: Action

  public init(_ time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }
}

/// What became of an event.
public enum RaceAnswer: String, CaseIterable, Sendable {
  /// It changed the race as it says: a hit scored, a miss locked out, a wish was noted.
  case counted
  /// Nothing to be done in this state of the race, or done already.
  case nothing
  /// A tap before the first moment that counts.
  case tooEarly
  /// A tap after the end.
  case tooLate
  /// A tap of a player who is locked out.
  case locked
}
