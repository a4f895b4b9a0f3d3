import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// `target-too-small`: layout.md §4 and §8. Limits 28 and 44, tolerance 0.01; `b` is drawn after `a`.
@Suite struct TargetSizeTests {
  private static func control(_ width: Double, _ height: Double, hitSize: Double = 0) -> Screen {
    first(at("first.a", .control, rect(50, 50, width, height)) { $0.hitSize = hitSize })
  }

  private static let a = at("first.a", .control, rect(50, 50, 44, 44))
  private static func small(_ role: ElementRole = .control) -> Element {
    at("first.a", role, rect(50, 50, 20, 20))
  }

  private static func warning(_ value: Double, _ frame: Rect = rect(50, 50, 44, 44)) -> Expected {
    Expected(.warning, "first.a", value: value, limit: 44, frame: frame)
  }
  private static func error(_ value: Double, _ frame: Rect = rect(50, 50, 44, 44)) -> Expected {
    Expected(.error, "first.a", value: value, limit: 28, frame: frame)
  }

  static let limits: [RuleCase] = [
    RuleCase("44", control(44, 44), [], "the limit itself is no fault"),
    RuleCase("43.99", control(44, 43.99), [], "within the tolerance"),
    RuleCase(
      "43.98", control(43.98, 44), [warning(43.98, rect(50, 50, 43.98, 44))], "past it, across"),
    RuleCase("43 high", control(90, 43), [warning(43, rect(50, 50, 90, 43))], "either way"),
    RuleCase(
      "28", control(28, 90), [warning(28, rect(50, 50, 28, 90))], "28 is no error yet"),
    RuleCase(
      "27.99", control(90, 27.99), [warning(27.99, rect(50, 50, 90, 27.99))],
      "an error only past the tolerance"),
    RuleCase(
      "27.98", control(90, 27.98), [error(27.98, rect(50, 50, 90, 27.98))], "under 28"),
    RuleCase("grown", control(20, 20, hitSize: 44), [], "the hit area counts, not the frame"),
    RuleCase(
      "thumbs", Stage(settings: ReviewSettings(targetSize: 56)), control(44, 60),
      [Expected(.warning, "first.a", value: 44, limit: 56, frame: rect(50, 50, 44, 60))],
      "--target-size 56"),
    RuleCase(
      "56 for thumbs", Stage(settings: ReviewSettings(targetSize: 56)), control(56, 56), [],
      "--target-size 56"),
    RuleCase("a small text", first(small(.text)), [], "only targets and controls are judged"),
    RuleCase(
      "an oblong target", first(at("first.a", .target, rect(50, 50, 90, 40))),
      [warning(40, rect(50, 50, 90, 40))], "its circle is as wide as its shorter side"),
    RuleCase(
      "a grown target",
      first(at("first.a", .target, rect(50, 50, 20, 20)) { $0.hitSize = 44 }), [],
      "2 × hitRadius = 44"),
  ]

  static let cut: [RuleCase] = [
    RuleCase(
      "grown past its half",
      first(at("first.a", .control, rect(180, 100, 20, 20)) { $0.hitSize = 44 }),
      [warning(32, rect(180, 100, 20, 20))], "168 … 212, cut at the half's 200"),
    RuleCase(
      "out of its holder",
      first(
        at("first.p", .panel, rect(0, 0, 200, 70)),
        at("first.a", .control, rect(50, 50, 44, 44)) { $0.holder = "first.p" }), [error(20)],
      "50 … 70 of it lie in the holder"),
    RuleCase(
      "scrolled out of its holder",
      first(
        at("first.p", .panel, rect(0, 0, 200, 70)) { $0.scrolls = true },
        at("first.a", .control, rect(50, 50, 44, 44)) { $0.holder = "first.p" }), [],
      "something scrolled is not judged where it is cut"),
    RuleCase(
      "in a grid in something scrolled",
      first(
        at("first.p", .panel, rect(0, 0, 200, 70)) { $0.scrolls = true },
        at("first.g", .grid, rect(0, 0, 200, 90)) { $0.holder = "first.p" },
        at("first.a", .control, rect(50, 60, 44, 44)) { $0.holder = "first.g" }), [],
      "held by something held by something that scrolls"),
    RuleCase(
      "scrolled and small",
      first(at("first.a", .control, rect(50, 50, 44, 30)) { $0.scrolls = true }),
      [warning(30, rect(50, 50, 44, 30))], "scrolling makes nothing larger"),
    RuleCase(
      "wholly out of its holder",
      first(
        at("first.p", .panel, rect(0, 0, 200, 40)),
        at("first.a", .control, rect(50, 50, 44, 44)) { $0.holder = "first.p" }), [error(0)],
      "nothing of the hit area is left"),
    RuleCase(
      "over the window's edge",
      first(at("first.a", .control, rect(-20, 50, 44, 44))) { $0.halves.hasHitArea = false },
      [error(24, rect(-20, 50, 44, 44))], "no half cuts it, the window does: 44 − 20"),
    RuleCase(
      "under the keyboard",
      Stage(pose: "closed", options: LayoutOptions(ignoresSafeArea: true, keyboard: true)),
      Screen(name: "Test", second: [at("second.a", .control, rect(50, 20, 44, 44))]),
      [Expected(.warning, "second.a", value: 29, limit: 44, frame: rect(50, 360, 44, 44))],
      "second half from 340, keyboard from 678 − 289 = 389: 389 − 360"),
  ]

  static let regions: [RuleCase] = [
    RuleCase(
      "44 only before a camera covers it",
      Stage(regions: [camera(rect(80, 40, 30, 60))]), first(a), [warning(30)], "80 − 50"),
    RuleCase(
      "an inactive camera", Stage(regions: [camera(rect(80, 40, 30, 60), isActive: false)]),
      first(a), [], "layout.md §4: only active regions take touches"),
    RuleCase(
      "44 only before the fold covers it", Stage(spacing: 0).with(fold(rect(0, 70, 400, 40))),
      first(a), [error(20)], "70 − 50, in a half the fold runs through"),
    RuleCase(
      "a corner is covered", Stage(regions: [camera(rect(82, 82, 40, 40))]), first(a),
      [warning(32)], "32 × 44 and 44 × 32 are free; the shorter side counts"),
    RuleCase(
      "the middle is covered", Stage(regions: [camera(rect(66, 0, 10, 200))]), first(a),
      [error(18)], "16 to the left, 94 − 76 = 18 to the right"),
    RuleCase(
      "touching only", Stage(regions: [camera(rect(94, 40, 30, 60))]), first(a), [],
      "rectangles contain [min, max)"),
    RuleCase(
      "a hundredth covered", Stage(regions: [camera(rect(93.99, 40, 30, 60))]), first(a), [],
      "within the tolerance"),
    RuleCase(
      "wholly under a camera", Stage(regions: [camera(rect(40, 40, 90, 90))]), first(a), [],
      "under-occlusion says so"),
    RuleCase(
      "a region at the box's corner, clear of the circle",
      Stage(regions: [camera(rect(40, 40, 16, 16))]),
      first(at("first.a", .target, rect(50, 50, 44, 44))), [],
      "(56, 56) is 22.6 from the centre (72, 72), the radius 22"),
    RuleCase(
      "a region at the box's corner, of a control",
      Stage(regions: [camera(rect(40, 40, 16, 16))]), first(a), [warning(38)], "94 − 56"),
    RuleCase(
      "the fold's sliver at the left window's edge", .pose("partly-open-split-view-left"),
      first(at("first.a", .control, rect(420, 50, 44, 44))),
      [warning(35.5, rect(420, 50, 44, 44))], "device.md: the fold from 455.5; 455.5 − 420"),
    RuleCase(
      "the fold's sliver at the right window's edge", .pose("partly-open-split-view-right"),
      first(at("first.a", .control, rect(0, 50, 44, 44))), [warning(30.5, rect(0, 50, 44, 44))],
      "device.md: the fold up to 13.5; 44 − 13.5"),
    RuleCase(
      "clear of the sliver", .pose("partly-open-split-view-right"),
      first(at("first.a", .control, rect(13.5, 50, 44, 44))), [], "13.5 … 57.5"),
  ]

  static let covered: [RuleCase] = [
    RuleCase(
      "a label lies over it", first(a, at("first.b", .text, rect(40, 40, 40, 60))), [],
      "text lets touches through"),
    RuleCase(
      "a control lies over it", first(a, at("first.b", .control, rect(70, 40, 60, 60))),
      [error(20)], "70 − 50; the one above keeps all of it"),
    RuleCase(
      "an image with a gesture lies over it",
      first(a, at("first.b", .image, rect(70, 40, 60, 60)) { $0.gestures = [.drag] }),
      [error(20)], "what has gestures takes touches"),
    RuleCase(
      "a control lies under it", first(at("first.b", .control, rect(70, 40, 60, 60)), a),
      [Expected(.warning, "first.b", value: 36, limit: 44, frame: rect(70, 40, 60, 60))],
      "the later one takes the touches: 130 − 94"),
    RuleCase(
      "a target's box lies over it, its circle does not",
      first(a, at("first.b", .target, rect(88, 88, 60, 60))), [],
      "(94, 94) is 33.9 from the centre (118, 118), the radius 30"),
    RuleCase(
      "an image hides it", first(small(), at("first.b", .image, rect(40, 40, 90, 90))), [],
      "wholly hidden: not judged"),
    RuleCase(
      "an image under it", first(at("first.b", .image, rect(40, 40, 90, 90)), small()),
      [error(20, rect(50, 50, 20, 20))], "drawn earlier: hides nothing"),
    RuleCase(
      "an image hides half of it",
      first(small(), at("first.b", .image, rect(40, 40, 90, 20))),
      [error(20, rect(50, 50, 20, 20))], "lets touches through: changes nothing"),
    RuleCase(
      "a text over all of it", first(small(), at("first.b", .text, rect(40, 40, 90, 90))),
      [error(20, rect(50, 50, 20, 20))], "text hides nothing"),
    RuleCase(
      "a control over all of it", first(small(), at("first.b", .control, rect(40, 40, 90, 90))),
      [], "wholly hidden by what takes its touches"),
    RuleCase(
      "an alert over half of it", first(a, at("first.b", .alert, rect(0, 0, 200, 70))),
      [error(24)], "94 − 70"),
    RuleCase(
      "two that cover it together",
      first(
        a, at("first.b", .control, rect(50, 50, 22, 44)),
        at("first.c", .control, rect(72, 50, 22, 44))),
      [
        error(0), Expected(.error, "first.b", value: 22, limit: 28, frame: rect(50, 50, 22, 44)),
        Expected(.error, "first.c", value: 22, limit: 28, frame: rect(72, 50, 22, 44)),
      ], "nothing is left, though neither hides it alone"),
    RuleCase(
      "the other seat's", .init(),
      Screen(
        name: "Test", halves: HalfBehaviour(hasHitArea: false),
        first: [at("first.a", .control, rect(150, 50, 44, 44))],
        second: [at("second.b", .control, rect(-30, 40, 90, 90))]),
      [Expected(.error, "first.a", value: 20, limit: 28, frame: rect(150, 50, 44, 44))],
      "second.b reaches to 170 where halves have no hit area: 170 − 150"),
  ]

  @Test(arguments: limits + cut + regions + covered) func size(_ test: RuleCase) throws {
    #expect(try test.found(by: TargetTooSmall.self) == test.sorted, "\(test.source)")
  }

  /// Millimetres: 0.1658 a point on the inner display (device.md); the owner's width comes first.
  @Test(arguments: [
    (
      Facing.sameWay, control(30, 44), [Region](),
      "30 × 44 pt (5 × 7.3 mm); at least 44 pt (7.3 mm)"
    ),
    (
      .faceToFace, control(30, 44), [], "30 × 44 pt (5 × 7.3 mm); at least 44 pt (7.3 mm)"
    ),
    (
      .sameWay, control(44, 20), [],
      "44 × 20 pt (7.3 × 3.3 mm); at least 28 pt (4.6 mm), better 44 pt (7.3 mm)"
    ),
    (
      .sameWay, first(a), [camera(rect(80, 40, 30, 60))],
      "30 × 44 pt (5 × 7.3 mm), the rest is under the camera; at least 44 pt (7.3 mm)"
    ),
    (
      .sameWay, first(a, at("first.b", .control, rect(70, 40, 60, 60))), [],
      "20 × 44 pt (3.3 × 7.3 mm), the rest is under first.b; at least 28 pt (4.6 mm), "
        + "better 44 pt (7.3 mm)"
    ),
  ])
  func message(facing: Facing, screen: Screen, regions: [Region], message: String) throws {
    let panel = try Stage(facing: facing, regions: regions).panel(screen)
    #expect(TargetTooSmall.findings(in: panel).map(\.message) == [message])
  }
}

extension Stage {
  /// The same with a fold that the seam does not follow.
  func with(_ region: Region) -> Stage {
    var stage = self
    stage.regions = [region]
    stage.options.seam = .middle
    return stage
  }
}
