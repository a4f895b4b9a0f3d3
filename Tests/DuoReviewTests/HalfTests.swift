import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// Rules about the halves themselves, and who reads what from where.
@Suite struct HalfTests {
  private static let text = first(at("first.a", .text, rect(10, 10, 44, 44)))

  private static func arranged(_ pose: String) -> Stage {
    Stage(pose: pose, options: LayoutOptions(split: .arrangement))
  }

  static let hidden: [RuleCase] = [
    RuleCase(
      "closed sideways, arrangement", arranged("closed-sideways"), text,
      [Expected(.error, "second")], "layout.md §9: only the primary shows"),
    RuleCase(
      "the same right to left",
      Stage(pose: "closed-sideways", direction: .rtl, options: LayoutOptions(split: .arrangement)),
      text, [Expected(.error, "first")], "layout.md §2: primary is on the right"),
    RuleCase(
      "closed sideways, shared", .pose("closed-sideways"), text, [], "both halves, every pose"),
    RuleCase("closed, arrangement", arranged("closed"), text, [], "compact × regular"),
  ]
  @Test(arguments: hidden) func hiddenHalf(_ test: RuleCase) throws {
    #expect(try test.found(by: HalfHidden.self) == test.sorted, "\(test.source)")
  }

  private static func reaching(
    _ element: Element, hasHitArea: Bool = false, isClipped: Bool = true
  ) -> Screen {
    first(element) {
      $0.halves = HalfBehaviour(hasHitArea: hasHitArea, isClipped: isClipped)
    }
  }
  private static func into(_ depth: Double, _ frame: Rect) -> Expected {
    Expected(.error, "first.a", value: depth, limit: 0, frame: frame)
  }

  static let overlaps: [RuleCase] = [
    RuleCase(
      "a control, no hit area", reaching(at("first.a", .control, rect(180, 50, 44, 44))),
      [into(24, rect(200, 50, 24, 44))], "224 − 200"),
    RuleCase(
      "a control, halves with hit areas",
      reaching(at("first.a", .control, rect(180, 50, 44, 44)), hasHitArea: true), [],
      "the half's hit area takes its own touches"),
    RuleCase(
      "what it grows by",
      reaching(at("first.a", .control, rect(170, 50, 20, 20)) { $0.hitSize = 44 }),
      [into(2, rect(200, 38, 2, 44))], "180 + 22 = 202"),
    RuleCase(
      "up to the seam", reaching(at("first.a", .control, rect(156, 50, 44, 44))), [],
      "156 + 44 = 200"),
    RuleCase(
      "a hundredth over", reaching(at("first.a", .control, rect(156.01, 50, 44, 44))), [],
      "within the tolerance"),
    RuleCase(
      "a text, clipped", reaching(at("first.a", .text, rect(180, 50, 44, 44))), [],
      "hidden, and lets touches through"),
    RuleCase(
      "a text, not clipped",
      reaching(at("first.a", .text, rect(180, 50, 44, 44)), isClipped: false),
      [into(24, rect(200, 50, 24, 44))], "lies over the neighbour for everyone to see"),
    RuleCase(
      "a background, not clipped",
      reaching(at("first.a", .background, rect(0, 0, 400, 300)), isClipped: false), [],
      "lies under everything"),
    RuleCase(
      "an alert", reaching(at("first.a", .alert, rect(100, 50, 200, 44)), isClipped: false), [],
      "the system's own"),
    RuleCase(
      "views over each other",
      Stage(pose: "open", options: LayoutOptions(split: .arrangementOverlay)),
      reaching(at("first.a", .control, rect(180, 50, 44, 44))), [], "neither is a neighbour"),
  ]
  @Test(arguments: overlaps) func overlap(_ test: RuleCase) throws {
    #expect(try test.found(by: OverlapsNeighbour.self) == test.sorted, "\(test.source)")
  }

  private static func asking(_ role: ElementRole) -> Screen {
    Screen(name: "Test", both: [at("ask", role, rect(20, 20, 100, 100))])
  }
  private static let stacked = Stage(facing: .faceToFace, window: rect(200, 100, 300, 400))

  static let facing: [RuleCase] = [
    RuleCase(
      "side by side", Stage(facing: .faceToFace), asking(.alert),
      [
        Expected(.error, "first.ask", value: 90, limit: 0, frame: rect(80, 20, 100, 100)),
        Expected(.error, "second.ask", value: 90, limit: 0, frame: rect(220, 180, 100, 100)),
      ], "both sit at a side: quarter turns 1 and 3"),
    RuleCase(
      "stacked", stacked, asking(.sheet),
      [Expected(.error, "first.ask", value: 180, limit: 0, frame: rect(180, 80, 100, 100))],
      "upside down for the first, upright for the second"),
    RuleCase("the same way", asking(.alert), [], "nothing turns"),
    RuleCase(
      "a panel of the app's own", Stage(facing: .faceToFace), asking(.panel), [],
      "turns with its half"),
  ]
  @Test(arguments: facing) func facingOwner(_ test: RuleCase) throws {
    #expect(try test.found(by: NotFacingOwner.self) == test.sorted, "\(test.source)")
  }

  static let system: [RuleCase] = [
    RuleCase(
      "an alert face to face", stacked, asking(.alert),
      [
        Expected(.warning, "first.ask", frame: rect(180, 80, 100, 100)),
        Expected(.warning, "second.ask", frame: rect(20, 220, 100, 100)),
      ], "one person reads it upside down, whoever it is for"),
    RuleCase("an alert the same way", asking(.alert), [], "both read it"),
    RuleCase("a banner", stacked, asking(.banner), [], "the app's own"),
    RuleCase(
      "the keyboard",
      Stage(pose: "closed", facing: .faceToFace, options: LayoutOptions(keyboard: true)), text,
      [Expected(.warning, nil, frame: rect(0, 389, 466, 289), subject: "keyboard")],
      "device.md: 289 high"),
    RuleCase(
      "a keyboard of unknown height",
      Stage(pose: "tent", facing: .faceToFace, options: LayoutOptions(keyboard: true)), text,
      [Expected(.warning, nil, subject: "keyboard")], "it is there, though nobody knows how high"),
    RuleCase(
      "the keyboard the same way", Stage(pose: "closed", options: LayoutOptions(keyboard: true)),
      text, [], "both see it"),
  ]
  @Test(arguments: system) func systemPanel(_ test: RuleCase) throws {
    #expect(try test.found(by: SystemPanelInPlay.self) == test.sorted, "\(test.source)")
  }

  static let uneven: [RuleCase] = [
    RuleCase(
      "partly open", .pose("partly-open"), text,
      [Expected(.note, "first", value: 22.611036, limit: 10, frame: rect(0, 0, 455.5, 635))],
      "layout.md §9: 455.5 and 371.5"),
    RuleCase(
      "a tenth", Stage(regions: [fold(rect(220, 0, 20, 300))], window: rect(200, 200, 440, 300)),
      text, [],
      "220 and 200: no more than a tenth"),
    RuleCase(
      "more than a tenth",
      Stage(regions: [fold(rect(220.5, 0, 20, 300))], window: rect(200, 200, 440.5, 300)), text,
      [Expected(.note, "first", value: 10.25, limit: 10, frame: rect(0, 0, 220.5, 300))],
      "220.5 and 200"),
    RuleCase(
      "the second has more",
      Stage(regions: [fold(rect(200, 0, 20, 300))], window: rect(200, 200, 520, 300)), text,
      [Expected(.note, "second", value: 50, limit: 10, frame: rect(220, 0, 300, 300))],
      "300 and 200"),
    RuleCase(
      "equal along the fold", Stage(pose: "partly-open", options: LayoutOptions(seam: .foldEqual)),
      text, [], "foldEqual"),
    RuleCase("one half only", arranged("closed-sideways"), text, [], "nothing to compare"),
  ]
  @Test(arguments: uneven) func areas(_ test: RuleCase) throws {
    #expect(try test.found(by: UnevenHalves.self) == test.sorted, "\(test.source)")
  }

  static let tilted: [RuleCase] = [
    RuleCase(
      "partly open", .pose("partly-open", .faceToFace), text,
      [Expected(.note, nil, value: 26.1, limit: 0, frame: rect(455.5, 0, 40, 635))],
      "(180 − 127.8) / 2"),
    RuleCase(
      "partly open, the same way", .pose("partly-open"), text, [], "both look from one edge"),
    RuleCase("open", .pose("open", .faceToFace), text, [], "flat"),
    RuleCase(
      "tent", .pose("tent", .faceToFace), text, [Expected(.note, nil, frame: rect(296, 0, 2, 432))],
      "the angle is unknown"),
  ]
  @Test(arguments: tilted) func tilt(_ test: RuleCase) throws {
    #expect(try test.found(by: TiltedFromOwner.self) == test.sorted, "\(test.source)")
  }
}
