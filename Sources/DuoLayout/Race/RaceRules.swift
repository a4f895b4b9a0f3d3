/// The numbers of a two-player race, in hits and seconds.
public struct RaceRules: Hashable, Sendable {
  /// Hits that win.
  public let goal: Int
  /// How long taps count, in seconds.
  public let timeLimit: Double
  /// From the moment both are ready to the first tap that counts, in seconds; 0 starts at once.
  public let countdown: Double
  /// How long a miss keeps a player from tapping, in seconds; 0 locks nobody out.
  public let lockOut: Double

  /// nil unless the goal is at least 1, the time limit above 0, the others at least 0, and every time at most
  /// `longest`.
  public init?(goal: Int, timeLimit: Double, countdown: Double, lockOut: Double) {
    let limits = 0...Self.longest
    guard goal >= 1, timeLimit > 0, limits.contains(timeLimit), limits.contains(countdown),
      limits.contains(lockOut)
    else { return nil }
    self.init(checked: goal, timeLimit, countdown, lockOut)
  }

  private init(checked goal: Int, _ timeLimit: Double, _ countdown: Double, _ lockOut: Double) {
    self.goal = goal
    self.timeLimit = timeLimit
    self.countdown = countdown
    self.lockOut = lockOut
  }

  /// A day, in seconds.
  public static let longest = 86_400.0

  /// Five hits within a minute, three seconds of countdown, a second out for a miss.
  public static let usual = RaceRules(checked: 5, 60, 3, 1)
}
