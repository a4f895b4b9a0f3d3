import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// `targets-too-close`: circles 24 pt across on the centres of undersized ones (layout.md §8).
@Suite struct ClosenessTests {
  private static func pair(_ gap: Double, side: Double = 20, other: Double = 20) -> Screen {
    first(
      at("first.a", .control, rect(20, 50, side, side)),
      at("first.b", .control, rect(20 + side + gap, 50 + (side - other) / 2, other, other)))
  }

  private static func close(_ value: Double, limit: Double = 24) -> Expected {
    Expected(
      .warning, "first.a", value: value, limit: limit, frame: rect(20, 50, 20, 20))
  }

  /// A row of small ones.
  private static let heap: Screen = {
    var screen = first()
    for index in 0..<8 {
      screen.first.append(
        at("first.\(index)", .control, rect(Double(index) * 22, 50, 20, 20)))
    }
    return screen
  }()

  private static let heaped: [Expected] = (0..<7).map { index in
    Expected(
      .warning, "first.\(index)", value: 22, limit: 24, frame: rect(Double(index) * 22, 50, 20, 20))
  }

  static let cases: [RuleCase] = [
    RuleCase("centres 23 apart", pair(3), [close(23)], "20 + 3"),
    RuleCase("centres 24 apart", pair(4), [], "the circles meet in one point"),
    RuleCase("centres 23.99 apart", pair(3.99), [], "within the tolerance"),
    RuleCase("centres 23.98 apart", pair(3.98), [close(23.98)], "past it"),
    RuleCase("two of 43 side by side", pair(0, side: 43, other: 43), [], "43 between centres"),
    RuleCase("a large one 11 away", pair(1, other: 60), [close(11, limit: 12)], "10 + 1"),
    RuleCase("a large one 12 away", pair(2, other: 60), [], "the circle's radius is 12"),
    RuleCase(
      "alone", first(at("first.a", .control, rect(20, 50, 43, 43))), [],
      "a control under 44 with room around it"),
    RuleCase(
      "beside a text",
      first(
        at("first.a", .control, rect(20, 50, 20, 20)), at("first.b", .text, rect(41, 50, 20, 20))),
      [], "nothing to hit by mistake"),
    RuleCase(
      "the other way round in the file",
      first(
        at("first.b", .control, rect(43, 50, 20, 20)), at("first.a", .control, rect(20, 50, 20, 20))
      ), [close(23)], "the same pair, told by the same one"),
    RuleCase(
      "three in a row",
      first(
        at("first.a", .control, rect(20, 50, 20, 20)),
        at("first.b", .control, rect(42, 50, 20, 20)),
        at("first.c", .control, rect(64, 50, 20, 20))),
      [
        close(22),
        Expected(
          .warning, "first.b", value: 22, limit: 24, frame: rect(42, 50, 20, 20)),
      ], "each tells of its own"),
    RuleCase(
      "two near one",
      first(
        at("first.a", .control, rect(20, 50, 20, 20)),
        at("first.c", .control, rect(20, 73, 20, 20)),
        at("first.b", .control, rect(42, 50, 20, 20))), [close(22)],
      "22 to first.b, 23 to first.c: one finding an element, of the nearest"),
    RuleCase("a whole heap", heap, heaped, "eight in a row, 22 apart: each tells of the next"),
    RuleCase(
      "hidden",
      first(
        at("first.a", .control, rect(20, 50, 20, 20)), at("first.i", .image, rect(10, 40, 32, 40)),
        at("first.b", .control, rect(43, 50, 20, 20))), [], "nobody hits what an image hides"),
    RuleCase(
      "beside a circle",
      first(
        at("first.a", .control, rect(86, 86, 20, 20)),
        at("first.b", .target, rect(100, 100, 60, 60))
      ), [], "(96, 96) is 48.1 from (130, 130), the radius 30: 18.1, although the box is 5.7 away"),
    RuleCase(
      "across the seam",
      Screen(
        name: "Test", first: [at("first.a", .control, rect(180, 50, 20, 20))],
        second: [at("second.b", .control, rect(0, 50, 20, 20))]),
      [
        Expected(
          .warning, "first.a", value: 20, limit: 24, frame: rect(180, 50, 20, 20))
      ], "190 and 210"),
    RuleCase(
      "a small one on a large one",
      first(
        at("first.b", .control, rect(0, 30, 90, 90)), at("first.a", .control, rect(20, 50, 30, 30))),
      [], "its circle lies in its own area"),
    RuleCase(
      "long and thin",
      first(
        at("first.a", .control, rect(20, 50, 10, 100)),
        at("first.b", .control, rect(32, 130, 10, 100))
      ), [], "the centre (25, 100) is 30.8 from (32, 130) …"),
    RuleCase(
      "long and thin, beside the centre",
      first(
        at("first.a", .control, rect(20, 50, 10, 100)),
        at("first.b", .control, rect(32, 90, 10, 100))
      ),
      [
        Expected(
          .warning, "first.a", value: 7, limit: 12, frame: rect(20, 50, 10, 100))
      ], "centres 41.8 apart, but 32 − 25 = 7 to the edge"),
  ]

  @Test(arguments: cases) func closeness(_ test: RuleCase) throws {
    #expect(try test.found(by: TargetsTooClose.self) == test.sorted, "\(test.source)")
  }

  @Test func messages() throws {
    func messages(_ screen: Screen) throws -> [String] {
      TargetsTooClose.findings(in: try Stage().panel(screen)).map(\.message)
    }
    #expect(
      try messages(Self.pair(3)) == [
        "its centre is 23 pt from that of first.b, both are undersized; at least 24 pt"
      ])
    let three = first(
      at("first.a", .control, rect(20, 50, 20, 20)), at("first.c", .control, rect(20, 73, 20, 20)),
      at("first.b", .control, rect(42, 50, 20, 20)))
    #expect(
      try messages(three) == [
        "its centre is 22 pt from that of first.b, both are undersized, and 1 more is too near; "
          + "at least 24 pt"
      ])
    #expect(
      try messages(Self.pair(1, other: 60)) == [
        "11 pt between the centre of the smaller and the edge of first.b; at least 12 pt"
      ])
  }
}

extension ClosenessTests {
  /// Rows on one spot of a scroller: however many there are, each tells once.
  @Test func oneFindingAnElement() throws {
    let rows = (0..<600).map { index in
      at("first.e\(index)", .control, rect(Double(index % 5), 50, 20, 20)) { $0.scrolls = true }
    }
    let found = TargetsTooClose.findings(in: try Stage().panel(Screen(name: "Test", first: rows)))
    #expect(found.count > 500)
    #expect(Set(found.map(\.element)).count == found.count)
  }
}
