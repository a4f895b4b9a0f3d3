/// One race, played from the first "ready" to the end: the moments that `--phase` shows are moments of it.
public enum RaceStory {
  /// What the two players do, in the order of time.
  static let events: [RaceEvent] = [
    RaceEvent(2, .ready(.first, true)),
    RaceEvent(4, .ready(.second, true)),
    // The countdown ends at 7.
    RaceEvent(9, .tap(.first, isHit: true)),
    RaceEvent(12, .tap(.second, isHit: true)),
    RaceEvent(15, .tap(.first, isHit: true)),
    RaceEvent(22, .tap(.second, isHit: true)),
    RaceEvent(26, .tap(.first, isHit: true)),
    RaceEvent(30, .tap(.first, isHit: false)),
    RaceEvent(33, .tap(.second, isHit: true)),
    RaceEvent(38, .tap(.first, isHit: true)),
    RaceEvent(44, .tap(.first, isHit: true)),
    RaceEvent(46, .rematch(.first, true)),
  ]

  /// When each phase is looked at, in seconds.
  static func time(of phase: RacePhase) -> Double {
    switch phase {
    case .ready: 3
    case .countdown: 4.25
    case .playing: 18
    case .locked: 30.25
    case .result: 47
    }
  }

  /// The race as it stands at the moment that stands for `phase`.
  public static func race(at phase: RacePhase) -> Race {
    let moment = time(of: phase)
    var race = Race()
    for event in events where event.time <= moment { race.apply(event) }
    race.apply(RaceEvent(moment, .wait))
    return race
  }
}
