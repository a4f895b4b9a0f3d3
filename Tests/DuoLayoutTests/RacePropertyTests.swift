import DuoLayout
import Testing

/// What holds for a race whatever happens: 400 seeded games of 200 events at times of all kinds.
@Suite struct RacePropertyTests {
  private struct Chance {
    var generator: SplitMix64

    mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

    mutating func event(after now: Double) -> RaceEvent {
      let seat = Seat.allCases[below(2)]
      let action: RaceEvent.Action =
        switch below(10) {
        case 0: .wait
        case 1, 2: .ready(seat, below(4) > 0)
        case 3, 4: .rematch(seat, below(4) > 0)
        case 5: .tap(seat, isHit: false)
        default: .tap(seat, isHit: true)
        }
      let time: Double =
        switch below(40) {
        case 0: .nan
        case 1: .infinity
        case 2: -.infinity
        case 3: now - 5
        case 4: now + 100
        case 5: now * 2
        case 6: .greatestFiniteMagnitude
        case 7...15: now
        default: now + generator.nextUnit()
        }
      return RaceEvent(time, action)
    }
  }

  @Test func everyGame() throws {
    let rules = try [
      RaceRules.usual, #require(RaceRules(goal: 1, timeLimit: 1, countdown: 0, lockOut: 0)),
      #require(RaceRules(goal: 50, timeLimit: 3, countdown: 0.5, lockOut: 4)),
    ]
    var seen: [RacePhase: Int] = [:]
    var answers: [RaceAnswer: Int] = [:]
    for seed in 0..<400 {
      var chance = Chance(generator: SplitMix64(seed: UInt64(seed)))
      var race = Race(rules: rules[seed % rules.count])
      for _ in 0..<200 {
        let before = race
        let event = chance.event(after: race.now)
        let answer = race.apply(event)
        seen[race.phase, default: 0] += 1
        answers[answer, default: 0] += 1
        let faults = faults(before, event, answer, race)
        #expect(faults.isEmpty, "seed \(seed), \(event): \(faults)")
        if !faults.isEmpty { return }
      }
    }
    // The games reach everything there is.
    #expect(seen.count == RacePhase.allCases.count && answers.count == RaceAnswer.allCases.count)
  }

  private func faults(
    _ before: Race, _ event: RaceEvent, _ answer: RaceAnswer, _ race: Race
  ) -> [String] {
    var faults: [String] = []
    func hold(_ isTrue: Bool, _ what: String) { if !isTrue { faults.append(what) } }
    hold(race.now.isFinite && race.now >= before.now, "time goes on")
    for seat in Seat.allCases {
      let player = race[seat]
      hold((0...race.rules.goal).contains(player.score), "no score beyond the goal")
      if let lockedUntil = player.lockedUntil {
        hold(lockedUntil > race.now, "a lock lies ahead")
        hold(lockedUntil <= race.now + race.rules.lockOut, "a lock is no longer than the rule")
        hold(!race.takesTaps(of: seat), "who is locked out does not tap")
      }
      let gained = player.score - before[seat].score
      if case .tap(seat, isHit: true) = event.action, answer == .counted {
        hold(gained == 1, "a hit scores one")
      } else if race.phase != .countdown && race.phase != .ready {
        hold(gained == 0 || player.score == 0, "nothing else scores")
      }
      hold(
        race.result == nil || player.lockedUntil == nil, "nobody is locked out after the end")
    }
    switch race.state {
    case .ready: hold(!(race[.first].isReady && race[.second].isReady), "both ready start it")
    case .countdown(let end):
      hold(race[.first].isReady && race[.second].isReady, "a countdown needs both")
      hold(end > race.now, "a countdown lies ahead")
      hold(race[.first].score == 0 && race[.second].score == 0, "nothing counts before")
    case .playing(let end):
      hold(end > race.now, "the limit lies ahead")
      hold(max(race[.first].score, race[.second].score) < race.rules.goal, "a goal ends it")
    case .result(let result):
      let lead = race[.first].score - race[.second].score
      hold(result.winner == (lead == 0 ? nil : lead > 0 ? .first : .second), "the higher score")
      hold(result.time <= race.now, "the end is past")
      hold(
        (result.ending == .goal)
          == (max(race[.first].score, race[.second].score) == race.rules.goal), "why it ended")
    }
    // A tap that does not count changes nothing that time alone does not.
    if case .tap = event.action, answer != .counted {
      var silent = before
      silent.apply(RaceEvent(event.time, .wait))
      hold(silent == race, "a tap that does not count changes nothing")
    }
    return faults
  }
}
