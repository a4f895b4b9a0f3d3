/// Why a touch does not act, the first of them that applies (interface.md, `hit --format json`).
public enum TouchReason: String, CaseIterable, Sendable {
  /// No half and no system panel is there: outside the window, in its insets, on the keyboard, in the strip that `foldEqual` gave up.
  /// Of a finger that was to tap: it was lifted elsewhere.
  case outside
  /// Between the halves.
  case gap
  /// In an active division, where a touch may not register.
  case activeFold
  /// Nothing there takes touches, or not one of this kind.
  case nothingThere
  /// Nobody may act now; of a target also before and after a race.
  case paused
  /// The other seat's turn.
  case notYourTurn
  /// The seat's player is locked out after a miss.
  case locked
}
