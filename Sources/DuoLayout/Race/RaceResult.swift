/// How a race ended.
public struct RaceResult: Hashable, Sendable {
  public enum Ending: String, CaseIterable, Sendable {
    /// A player reached the goal.
    case goal
    /// The time was up.
    case timeLimit
  }

  /// nil for a draw, which only the time limit makes.
  public let winner: Seat?
  public let ending: Ending
  /// In seconds, on the clock of the events.
  public let time: Double

  public init(winner: Seat?, ending: Ending, time: Double) {
    self.winner = winner
    self.ending = ending
    self.time = time
  }
}
