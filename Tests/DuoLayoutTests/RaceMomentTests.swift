import DuoJSON
import DuoLayout
import Testing

/// What `--phase` shows: moments of one race played by the rules.
@Suite struct RaceMomentTests {
  @Test(
    arguments: [
      (
        .ready, "ready", "waiting", 0, TouchReason.paused, "Ready?", "the other is ready", 0,
        .paused
      ),
      (.countdown, "3", "no tap counts yet", 0, .paused, "3", "no tap counts yet", 0, .paused),
      // The countdown ends at 7, the time at 67, and it is 18: 49 s.
      (.playing, "2 : 1", "49 s left", 2, nil, "1 : 2", "49 s left", 1, nil),
      // The miss was at 30, so the lock ends at 31, and it is 30.25: 0.75, told as 0.8.
      (.locked, "locked 0.8 s", "3 : 2", 3, .locked, "2 : 3", "37 s left", 2, nil),
      (.result, "won 5 : 3", "wants a rematch", 5, .paused, "lost 3 : 5", "Rematch?", 3, .paused),
    ] as [(RacePhase, String, String, Int, TouchReason?, String, String, Int, TouchReason?)])
  func words(
    phase: RacePhase, first: String, firstDetail: String, firstScore: Int,
    firstReason: TouchReason?, second: String, secondDetail: String, secondScore: Int,
    secondReason: TouchReason?
  ) {
    let moment = RaceMoment(at: phase)
    #expect(moment.phase == phase)
    #expect(moment.first.words == first && moment.second.words == second)
    #expect(moment.first.detail == firstDetail && moment.second.detail == secondDetail)
    #expect(moment.first.score == firstScore && moment.second.score == secondScore)
    #expect(moment.first.reason == firstReason && moment.second.reason == secondReason)
    #expect(moment.first.targetsAct == (firstReason == nil))
  }

  @Test func aDrawIsTold() {
    var race = Race()
    race.apply(RaceEvent(0, .ready(.first, true)))
    race.apply(RaceEvent(0, .ready(.second, true)))
    for seat in Seat.allCases { race.apply(RaceEvent(10, .tap(seat, isHit: true))) }
    race.apply(RaceEvent(99, .wait))
    let moment = RaceMoment(race)
    #expect(moment.first.words == "draw 1 : 1" && moment.second.words == "draw 1 : 1")
    #expect(moment.first.outcome == .draw && moment.first.detail == "tap for a rematch")
  }

  @Test func theLayoutHasTheMomentOnlyWhereItWasAskedFor() throws {
    #expect(try solve("open").race == nil)
    let plain = try members(solve("open"))
    #expect(plain["race"] == nil)
    for phase in RacePhase.allCases {
      let panel = try solve("open", .faceToFace, .ltr, LayoutOptions(phase: phase))
      #expect(panel.race == RaceMoment(at: phase))
      let race = try #require(members(panel)["race"])
      #expect(race.compactText.contains("\"phase\":\"\(phase.rawValue)\""))
    }
  }

  @Test func theScoreBarCountsHits() throws {
    let panel = try solve("open", .sameWay, .ltr, LayoutOptions(phase: .result))
    #expect(panel.element("first.score")?.label == "score 5")
    #expect(panel.element("second.score")?.label == "score 3")
    #expect(panel.element("second.leave")?.label == "leave")
    #expect(try solve("open").element("first.score")?.label == "score 0")
  }

  /// Nothing but the moment itself, the option and the score depends on the phase.
  @Test(arguments: RacePhase.allCases) func nothingElseChanges(_ phase: RacePhase) throws {
    var panel = try solve("partly-open", .faceToFace, .ltr, LayoutOptions(phase: phase))
    let plain = try solve("partly-open", .faceToFace)
    panel.race = nil
    panel.options.phase = nil
    for place in panel.elements.indices {
      panel.elements[place].label = plain.elements[place].label
    }
    #expect(panel == plain)
  }

  private func members(_ panel: PanelLayout) throws -> [String: JSONValue] {
    guard case .object(let members) = panel.json(device: try Poses.device(), placement: nil) else {
      return [:]
    }
    return members
  }
}
