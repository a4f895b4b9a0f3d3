/// What a race knows of one player.
public struct RacePlayer: Hashable, Sendable {
  public internal(set) var isReady = false
  /// Hits so far.
  public internal(set) var score = 0
  /// The moment from which taps count again, in seconds; nil for a player who is not locked out.
  public internal(set) var lockedUntil: Double?
  public internal(set) var wantsRematch = false
}
