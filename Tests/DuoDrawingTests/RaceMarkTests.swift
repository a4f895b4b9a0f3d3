import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue "The race, phase by phase": what each player reads, upright for them, and targets that do not act.
@Suite struct RaceMarkTests {
  static func cases() throws -> [Case] {
    try RacePhase.allCases.flatMap { phase in
      try [(1.0, Detail.full), (0.31, .overview)].flatMap { scale, detail in
        try Case.everyPose {
          $0.options.phase = phase
          $0.scale = scale
          $0.detail = detail
        }
      }
    }
  }

  /// In its owner's half and turn, in the words of the moment; where there is no room, beside the phone.
  @Test func eachPlayerReadsTheirWords() throws {
    let found = faults(try Self.cases()) { one in
      let panel = try one.panel()
      var faults: [String] = []
      guard let race = panel.layout.race else { return ["no race"] }
      for half in panel.layout.halves where half.shows {
        let thing = half.seat.rawValue
        let words = panel.marks("race.words", thing).compactMap(\.text)
        let moment = race[half.seat]
        let told = words.map(\.text).joined(separator: " ")
        if !told.contains(moment.words) { faults.append("\(thing) reads “\(told)”") }
        guard let frame = half.frame, !panel.marks("race.plate", thing).isEmpty else { continue }
        let box = panel.sheet(frame)
        for word in words {
          if word.turn != half.turn { faults.append("“\(word.text)” is turned \(word.turn)") }
          if !box.contains(word.inkBox) { faults.append("“\(word.text)” leaves the half") }
        }
      }
      return faults
    }
    #expect(found == [])
  }

  /// A plate keeps clear of targets on the poses people use most; an overview has it in every half too.
  @Test(arguments: ["open", "open-upright", "partly-open", "partly-open-upright"], Facing.allCases)
  func platesCoverNoTarget(pose: String, facing: Facing) throws {
    for (scale, detail) in [(1.0, Detail.full), (0.31, .overview)] {
      for phase in RacePhase.allCases {
        var one = Case(pose: pose, facing: facing, scale: scale, detail: detail)
        one.options.phase = phase
        let panel = try one.panel()
        let plates = panel.marks("race.plate").compactMap(\.bounds)
        // A fill and a stroke each, save for the winner's.
        #expect(plates.count == (phase == .result ? 3 : 4))
        for target in panel.layout.elements where target.role == .target {
          #expect(!plates.contains { $0.overlaps(panel.sheet(target.frame)) }, "\(one)")
        }
      }
    }
  }

  @Test func targetsThatDoNotActAreStruckThrough() throws {
    let found = faults(try Self.cases()) { one in
      let panel = try one.panel()
      guard let race = panel.layout.race else { return ["no race"] }
      var faults: [String] = []
      for target in panel.layout.elements where target.role == .target {
        let acts = race[target.seat].targetsAct
        let struck = panel.marks("target.struck", target.id).count
        let plain = panel.marks("target", target.id).count
        if struck != (acts ? 0 : 1) || plain != (acts ? 1 : 0) {
          faults.append("\(target.id) is struck \(struck) times and plain \(plain) times")
        }
      }
      return faults
    }
    #expect(found == [])
  }

  @Test func inTheLockOnlyTheFirstSeatsTargetsAreStruck() throws {
    var one = Case(pose: "open")
    one.options.phase = .locked
    let panel = try one.panel()
    #expect(
      panel.marks("target.struck").compactMap(\.thing) == ["first.target-1", "first.target-2"])
    #expect(panel.marks("target").compactMap(\.thing) == ["second.target-1", "second.target-2"])
    #expect(panel.hotspots.contains { $0.title.hasSuffix("does not act: locked") })
  }

  /// Without colour: a star and a filled plate for the winner, neither for the loser.
  @Test(arguments: Theme.allCases) func theWinnerHasAStar(_ theme: Theme) throws {
    var one = Case(pose: "open", theme: theme)
    one.options.phase = .result
    let panel = try one.panel()
    #expect(panel.marks("race.star").compactMap(\.thing) == ["first"])
    let fills = panel.marks("race.plate").compactMap(\.fillColor)
    #expect(Set(fills).count == 2)
    #expect(panel.text("race.words", "first") == ["won 5 : 3", "wants a rematch"])
    #expect(panel.text("race.words", "second") == ["lost 3 : 5", "Rematch?"])
  }

  @Test func withoutAPhaseThereIsNoRace() throws {
    let panel = try Case(pose: "open").panel()
    #expect(
      !panel.drawing.allMarks.contains { $0.sign.hasPrefix("race.") || $0.sign == "target.struck" })
    #expect(!panel.drawing.description.contains("reads"))
  }

  @Test func theHeaderAndTheDescriptionSayThePhase() throws {
    var one = Case(pose: "open")
    one.options.phase = .countdown
    let panel = try one.panel()
    #expect(panel.fact("options") == "--phase countdown")
    #expect(panel.drawing.description.contains("first reads \"3\", second \"3\""))
  }
}
