import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// What lies over a target counts with its own shape, and as far as its half shows it. `b` is drawn after `a`.
@Suite struct CoverShapeTests {
  private static func target(_ id: String, _ x: Double, _ y: Double) -> Element {
    at(id, .target, rect(x, y, 44, 44))
  }

  private static let a = target("first.a", 50, 50)

  private static func warning(_ value: Double) -> Expected {
    Expected(.warning, "first.a", value: value, limit: 44, frame: rect(50, 50, 44, 44))
  }

  static let shapes: [RuleCase] = [
    RuleCase(
      "two circles corner to corner", first(a, target("first.b", 82, 82)), [],
      "centres √(32² + 32²) = 45.25 apart, radii 22 + 22"),
    RuleCase(
      "two circles that touch", first(a, target("first.b", 94, 50)), [], "centres 44 apart"),
    RuleCase(
      "two circles side by side", first(a, target("first.b", 90, 50)), [warning(40)],
      "what they share is 90 … 94 wide and 2√(22² − 20²) high: 90 − 50"),
    RuleCase(
      "two circles that overlap corner to corner", first(a, target("first.b", 80, 80)),
      [warning(37 - 17.0.squareRoot())],
      "centres 30√2 apart: they meet at 87 ± √17 on each axis, 87 − √17 − 50"),
    RuleCase(
      "a small circle inside", first(a, at("first.b", .target, rect(62, 62, 20, 20))),
      [
        Expected(.error, "first.a", value: 12, limit: 28, frame: rect(50, 50, 44, 44)),
        Expected(.error, "first.b", value: 20, limit: 28, frame: rect(62, 62, 20, 20)),
      ], "all of the small one is taken: 62 − 50"),
    RuleCase(
      "a control at the box's corner", first(a, at("first.b", .control, rect(90, 90, 60, 60))), [],
      "(90, 90) is 25.5 from the centre (72, 72), the radius 22"),
    RuleCase(
      "a control in the circle", first(a, at("first.b", .control, rect(82, 82, 60, 60))),
      [warning(32)], "(82, 82) is 14.1 from the centre: 82 − 50"),
  ]

  @Test(arguments: shapes) func shape(_ test: RuleCase) throws {
    #expect(try test.found(by: TargetTooSmall.self) == test.sorted, "\(test.source)")
  }

  /// Seeded targets never overlap, so none takes anything of another: all keep their 56 pt.
  @Test(arguments: [0, 1, 7] as [Int64]) func seededTargetsAreNeverAtFault(seed: Int64) throws {
    let screen = Screen(
      name: "Test", both: [Element(id: "field", role: .field, count: 40, radius: 28)])
    let options = LayoutOptions(seed: seed)
    let panels = try panels(
      of: screen, facings: [.sameWay], directions: [.ltr], options: options)
    var targets = 0
    for panel in panels {
      targets += panel.layout.elements.count { $0.role == .target }
      #expect(TargetTooSmall.findings(in: panel).map(\.message) == [], "\(panel.layout.id)")
    }
    #expect(targets > 500)
    let sizes = Review.of(panels, isWhole: false).fairness.flatMap(\.shares)
      .compactMap(\.smallestTarget)
    #expect(sizes.allSatisfy { abs($0 - 56) < 0.01 })
  }

  private static func overflow(_ role: ElementRole, isClipped: Bool = true) -> Screen {
    // The second half begins at 200: its element covers 100 … 400.
    Screen(
      name: "Test", halves: HalfBehaviour(isClipped: isClipped),
      first: [at("first.a", .control, rect(150, 50, 20, 20))],
      second: [at("second.b", role, rect(-100, 0, 300, 300))])
  }

  static let clips: [RuleCase] = [
    RuleCase(
      "the neighbour's image, clipped", overflow(.image),
      [Expected(.error, "first.a", value: 20, limit: 28, frame: rect(150, 50, 20, 20))],
      "what its half cuts off hides nothing"),
    RuleCase(
      "the neighbour's image, not clipped", overflow(.image, isClipped: false), [],
      "it lies over all of first.a"),
    RuleCase("the neighbour's alert", overflow(.alert), [], "no half cuts what the system shows"),
    RuleCase(
      "both reach out of the half",
      first(
        at("first.a", .control, rect(190, 50, 20, 20)),
        at("first.b", .image, rect(150, 40, 100, 100))), [], "all that shows of first.a is hidden"),
  ]

  @Test(arguments: clips) func clipping(_ test: RuleCase) throws {
    #expect(try test.found(by: TargetTooSmall.self) == test.sorted, "\(test.source)")
  }
}
