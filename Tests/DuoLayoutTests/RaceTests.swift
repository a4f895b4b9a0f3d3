import DuoLayout
import Testing

/// Issue "The race, phase by phase": both ready before a countdown starts; no tap counts in it, after the end, or while
/// locked out; first to the goal wins, or the higher score at the time limit; rematch when both ask.
@Suite struct RaceTests {
  /// Goal 3, ten seconds, two of countdown, one out for a miss.
  static let rules = RaceRules(goal: 3, timeLimit: 10, countdown: 2, lockOut: 1) ?? .usual

  typealias Step = (time: Double, action: RaceEvent.Action, answer: RaceAnswer, phase: RacePhase)

  /// Applies the steps one by one and holds answer and phase of each.
  private func play(_ steps: [Step], rules: RaceRules = rules) -> Race {
    var race = Race(rules: rules)
    for (place, step) in steps.enumerated() {
      let answer = race.apply(RaceEvent(step.time, step.action))
      #expect(answer == step.answer, "step \(place): \(step.action) at \(step.time)")
      #expect(race.phase == step.phase, "step \(place): \(step.action) at \(step.time)")
    }
    return race
  }

  /// Both ready at 0: the countdown lasts [0, 2), taps count in [2, 12).
  private static let start: [Step] = [
    (0, .ready(.first, true), .counted, .ready), (0, .ready(.second, true), .counted, .countdown),
  ]

  @Test func bothMustBeReadyBeforeACountdownStarts() {
    let race = play([
      (0, .wait, .nothing, .ready),
      (1, .tap(.first, isHit: true), .tooEarly, .ready),
      (2, .ready(.first, true), .counted, .ready),
      (3, .ready(.first, true), .nothing, .ready),
      (4, .ready(.first, false), .counted, .ready),
      (5, .ready(.second, true), .counted, .ready),
      (500, .wait, .nothing, .ready),
      (501, .ready(.first, true), .counted, .countdown),
    ])
    #expect(race.state == .countdown(end: 503))
  }

  @Test func bothReadyAtOneMomentStartIt() {
    #expect(play(Self.start).state == .countdown(end: 2))
  }

  @Test func whoIsNotReadyAfterAllStopsTheCountdown() {
    let race = play(
      Self.start + [
        (1, .ready(.second, false), .counted, .ready),
        (5, .tap(.first, isHit: true), .tooEarly, .ready),
        // From its beginning: 6 + 2.
        (6, .ready(.second, true), .counted, .countdown),
        (7.999, .tap(.first, isHit: true), .tooEarly, .countdown),
        (8, .tap(.first, isHit: true), .counted, .playing),
      ])
    #expect(race[.first].score == 1)
  }

  @Test func noTapCountsInTheCountdownAndOneDoesAtItsVeryEnd() {
    let race = play(
      Self.start + [
        (0, .tap(.first, isHit: true), .tooEarly, .countdown),
        (1.999, .tap(.second, isHit: false), .tooEarly, .countdown),
        (2, .tap(.second, isHit: true), .counted, .playing),
      ])
    #expect(race[.first].score == 0 && race[.second].score == 1)
    #expect(race[.second].lockedUntil == nil)
  }

  @Test func readyMeansNothingOnceTheRaceRuns() {
    _ = play(
      Self.start + [
        (2, .ready(.first, false), .nothing, .playing),
        (3, .rematch(.first, true), .nothing, .playing),
        (12, .ready(.first, false), .nothing, .result),
      ])
  }

  @Test func aMissLocksOutOneAndNeverTheOther() {
    let race = play(
      Self.start + [
        (3, .tap(.first, isHit: false), .counted, .locked),
        (3, .tap(.first, isHit: true), .locked, .locked),
        (3, .tap(.second, isHit: true), .counted, .locked),
        // A second miss makes the lock no longer.
        (3.5, .tap(.first, isHit: false), .locked, .locked),
        (3.999, .tap(.first, isHit: true), .locked, .locked),
        (3.999, .tap(.second, isHit: true), .counted, .locked),
        // The lock lasts [3, 4).
        (4, .tap(.first, isHit: true), .counted, .playing),
      ])
    #expect(race[.first].score == 1 && race[.second].score == 2)
  }

  @Test func bothMayBeLockedOutEachForTheirOwnTime() {
    let race = play(
      Self.start + [
        (3, .tap(.first, isHit: false), .counted, .locked),
        (3.5, .tap(.second, isHit: false), .counted, .locked),
        (4, .tap(.second, isHit: true), .locked, .locked),
        (4, .tap(.first, isHit: true), .counted, .locked),
        (4.5, .tap(.second, isHit: true), .counted, .playing),
      ])
    #expect(race[.first].score == 1 && race[.second].score == 1)
  }

  @Test func firstToTheGoalWins() {
    let race = play(
      Self.start + [
        (3, .tap(.second, isHit: true), .counted, .playing),
        (4, .tap(.first, isHit: true), .counted, .playing),
        (5, .tap(.first, isHit: true), .counted, .playing),
        (5, .tap(.second, isHit: true), .counted, .playing),
        (6, .tap(.first, isHit: true), .counted, .result),
        // At the same moment, but after it.
        (6, .tap(.second, isHit: true), .tooLate, .result),
        (99, .tap(.first, isHit: false), .tooLate, .result),
      ])
    #expect(race.result == RaceResult(winner: .first, ending: .goal, time: 6))
    #expect(race[.first].score == 3 && race[.second].score == 2)
  }

  @Test(arguments: [
    (2, 1, Seat.first as Seat?), (1, 2, .second), (2, 2, nil), (0, 0, nil),
  ]) func theHigherScoreWinsAtTheTimeLimit(first: Int, second: Int, winner: Seat?) {
    var race = play(Self.start)
    for _ in 0..<first { race.apply(RaceEvent(3, .tap(.first, isHit: true))) }
    for _ in 0..<second { race.apply(RaceEvent(3, .tap(.second, isHit: true))) }
    race.apply(RaceEvent(11.999, .wait))
    #expect(race.phase == .playing)
    race.apply(RaceEvent(20, .wait))
    // However late it is noticed, it ended when the time was up.
    #expect(race.result == RaceResult(winner: winner, ending: .timeLimit, time: 12))
  }

  @Test func aTapAtTheVeryTimeLimitIsTooLate() {
    let race = play(
      Self.start + [
        (11.999, .tap(.first, isHit: true), .counted, .playing),
        (12, .tap(.second, isHit: true), .tooLate, .result),
      ])
    #expect(race.result?.winner == .first)
    #expect(race[.second].score == 0)
  }

  @Test func aLockEndsWithTheRace() {
    let race = play(
      Self.start + [
        (11.5, .tap(.first, isHit: false), .counted, .locked), (12, .wait, .nothing, .result),
      ])
    #expect(race[.first].lockedUntil == nil)
  }

  @Test func rematchWhenBothAsk() {
    let race = play(
      Self.start + [
        (3, .tap(.first, isHit: true), .counted, .playing),
        (12, .rematch(.first, true), .counted, .result),
        (13, .rematch(.first, true), .nothing, .result),
        (14, .rematch(.first, false), .counted, .result),
        (15, .rematch(.second, true), .counted, .result),
        (90, .wait, .nothing, .result),
        // Who asks for another race is ready for it.
        (91, .rematch(.first, true), .counted, .countdown),
        (92, .tap(.first, isHit: true), .tooEarly, .countdown),
        (93, .tap(.second, isHit: true), .counted, .playing),
      ])
    #expect(race[.first].score == 0 && race[.second].score == 1)
    #expect(!race[.first].wantsRematch && !race[.second].wantsRematch)
  }

  @Test func timeNeverGoesBack() {
    let race = play(
      Self.start + [
        (3, .tap(.first, isHit: false), .counted, .locked),
        // All of them happen at 3.
        (1, .tap(.first, isHit: true), .locked, .locked),
        (-.infinity, .tap(.second, isHit: true), .counted, .locked),
        (.nan, .tap(.second, isHit: true), .counted, .locked),
        (.infinity, .wait, .nothing, .locked),
      ])
    #expect(race.now == 3)
    #expect(race[.second].score == 2)
  }

  @Test func aLongSilencePassesEveryChangeAtItsOwnMoment() {
    var race = play(Self.start)
    race.apply(RaceEvent(1e9, .wait))
    #expect(race.result == RaceResult(winner: nil, ending: .timeLimit, time: 12))
  }

  @Test func withoutCountdownAndLockOutTapsCountAtOnce() throws {
    let rules = try #require(RaceRules(goal: 1, timeLimit: 5, countdown: 0, lockOut: 0))
    let race = play(
      [
        (7, .ready(.second, true), .counted, .ready),
        (7, .ready(.first, true), .counted, .playing),
        (7, .tap(.second, isHit: false), .counted, .playing),
        (7, .tap(.second, isHit: true), .counted, .result),
      ], rules: rules)
    #expect(race.result == RaceResult(winner: .second, ending: .goal, time: 7))
  }

  @Test(
    arguments: [
      (0, 10, 2, 1), (-1, 10, 2, 1), (3, 0, 2, 1), (3, -1, 2, 1), (3, 10, -1, 1), (3, 10, 2, -1),
      (3, .nan, 2, 1), (3, 10, .nan, 1), (3, 10, 2, .infinity), (3, 86_401, 2, 1),
    ] as [(Int, Double, Double, Double)])
  func rulesThatMakeNoRace(goal: Int, limit: Double, countdown: Double, lockOut: Double) {
    #expect(
      RaceRules(goal: goal, timeLimit: limit, countdown: countdown, lockOut: lockOut) == nil)
  }

  @Test func aRaceMayStartLateOrBeforeZero() {
    var race = Race(rules: Self.rules, start: -100)
    race.apply(RaceEvent(-50, .ready(.first, true)))
    race.apply(RaceEvent(-50, .ready(.second, true)))
    #expect(race.state == .countdown(end: -48))
    #expect(Race(start: .nan).now == 0)
  }
}
