/// The moments of a two-player race (issue "The race, phase by phase").
public enum RacePhase: String, CaseIterable, Sendable {
  /// Nobody has started yet: each says when they are ready.
  case ready
  /// Both are ready; no tap counts yet.
  case countdown
  /// Taps count.
  case playing
  /// Taps count, but one player is locked out after a miss.
  case locked
  /// The race is over.
  case result
}
