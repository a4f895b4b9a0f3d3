import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// What each of two people gets.
@Suite struct FairnessTests {
  private static func fairness(_ stage: Stage, _ screen: Screen) throws -> Fairness? {
    Review.of([try stage.panel(screen)], isWhole: false).fairness.first
  }

  private static let field = Element(id: "field", role: .field)

  struct Case: Sendable {
    var stage: Stage
    var screen: Screen
    var areas: [Double]
    var sentence: String
    var source: String
  }

  static let cases: [Case] = [
    Case(
      stage: .pose("partly-open"), screen: Screen(name: "Test", both: [field]),
      areas: [455.5 * 635, 371.5 * 635], sentence: "first has 22.6 % more field",
      source: "layout.md §9: 455.5 / 371.5"),
    Case(
      stage: .pose("open"), screen: Screen(name: "Test", both: [field]),
      areas: [432.5 * 635, 432.5 * 635], sentence: "even", source: "(867 − 2) / 2"),
    Case(
      stage: .pose("partly-open"), screen: first(at("first.a", .text, rect(0, 0, 9, 9))),
      areas: [455.5 * 635, 371.5 * 635], sentence: "first has 22.6 % more room",
      source: "halves where there are no fields"),
    Case(
      stage: Stage(), screen: first(at("first.f", .field, rect(0, 0, 100, 100))),
      areas: [10000, 60000], sentence: "only first has a field", source: "the second's half"),
    Case(
      stage: Stage(),
      screen: Screen(
        name: "Test", first: [at("first.f", .field, rect(0, 0, 100, 100))],
        second: [at("second.f", .field, rect(0, 0, 100, 120))]), areas: [10000, 12000],
      sentence: "second has 20 % more field", source: "120 / 100"),
    Case(
      stage: Stage(),
      screen: Screen(
        name: "Test", first: [at("first.f", .field, rect(0, 0, 100, 100))],
        second: [at("second.f", .field, rect(0, 0, 100, 100.04))]), areas: [10000, 10004],
      sentence: "even", source: "0.04 % would read 0"),
    Case(
      stage: Stage(),
      screen: Screen(
        name: "Test",
        both: [
          at("f", .field, rect(0, 0, 100, 100)), at("g", .field, rect(120, 0, 100, 100)),
          at("h", .field, rect(10, 10, 20, 20)) { $0.holder = "f" },
        ]), areas: [18000, 18000], sentence: "even",
      source: "100 and the 80 that lie in the half; a field in a field counts once"),
    Case(
      stage: Stage(pose: "closed-sideways", options: LayoutOptions(split: .arrangement)),
      screen: Screen(name: "Test", both: [field]), areas: [594 * 432],
      sentence: "only first's half shows", source: "678 − 84, 466 − 34"),
  ]

  @Test(arguments: cases) func shares(_ test: Case) throws {
    let found = try #require(try Self.fairness(test.stage, test.screen))
    #expect(found.sentence == test.sentence, "\(test.source)")
    #expect(found.shares.count == test.areas.count)
    for (share, area) in zip(found.shares, test.areas) {
      #expect(abs(share.fieldArea - area) < 1e-6, "\(test.source)")
    }
  }

  /// From the owner's bottom edge to the far side, 0.1658 mm a point; sizes after everything that covers them.
  @Test(arguments: [Facing.sameWay, .faceToFace]) func reach(facing: Facing) throws {
    let height = facing == .sameWay ? 300.0 : 200.0
    let screen = first(
      at("first.t", .target, rect(20, 30, 44, 44)), at("first.u", .target, rect(20, 120, 60, 60)),
      at("first.c", .control, rect(40, 120, 100, 60)), at("first.d", .control, rect(0, 0, 9, 9)))
    let found = try #require(try Self.fairness(Stage(facing: facing), screen))
    let share = try #require(found.shares.first)
    #expect(abs((share.reach ?? 0) - (height - 30) * 0.1658) < 1e-9)
    #expect(abs((share.smallestTarget ?? 0) - 20) < 1e-9, "60 − 40 is covered by first.c")
    #expect(found.shares.last?.reach == nil)
    #expect(found.shares.last?.smallestTarget == nil)
  }
}
