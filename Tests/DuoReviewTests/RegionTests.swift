import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// `on-fold`, `under-occlusion` and `seam-off-fold`: what active regions do (layout.md §8, device.md).
@Suite struct RegionTests {
  /// A fold across a half, from y 70 to 110, that the seam does not follow.
  private static let folded = Stage().with(fold(rect(0, 70, 400, 40)))

  private static func one(_ role: ElementRole, _ frame: Rect, scrolls: Bool = false) -> Screen {
    first(at("first.a", role, frame) { $0.scrolls = scrolls })
  }

  private static func on(
    _ severity: Severity, _ depth: Double, _ frame: Rect, _ region: String = "fold"
  ) -> Expected {
    Expected(severity, "first.a", value: depth, limit: 0, frame: frame, subject: region)
  }

  static let onFold: [RuleCase] = [
    RuleCase(
      "a control", folded, one(.control, rect(50, 50, 44, 44)),
      [on(.error, 24, rect(50, 50, 44, 44))], "94 − 70"),
    RuleCase(
      "a target", folded, one(.target, rect(50, 50, 44, 44)),
      [on(.error, 24, rect(50, 50, 44, 44))], "its circle reaches as far as its box"),
    RuleCase(
      "a text", folded, one(.text, rect(50, 60, 44, 200)),
      [on(.warning, 40, rect(50, 60, 44, 200))], "all of the fold's 40"),
    RuleCase("an image", folded, one(.image, rect(50, 50, 44, 44)), [], "not in the table"),
    RuleCase("up to its edge", folded, one(.control, rect(50, 26, 44, 44)), [], "26 + 44 = 70"),
    RuleCase(
      "a hundredth over its edge", folded, one(.control, rect(50, 26.01, 44, 44)), [],
      "within the tolerance"),
    RuleCase(
      "two hundredths", folded, one(.control, rect(50, 26.02, 44, 44)),
      [on(.error, 0.02, rect(50, 26.02, 44, 44))], "past it"),
    RuleCase(
      "scrolled", folded, one(.control, rect(50, 50, 44, 44), scrolls: true), [],
      "scrolling content is exempt"),
    RuleCase(
      "in something that scrolls", folded,
      first(
        at("first.p", .panel, rect(0, 0, 200, 300)) { $0.scrolls = true },
        at("first.a", .control, rect(50, 50, 44, 44)) { $0.holder = "first.p" }), [],
      "exempt with what holds it"),
    RuleCase(
      "an inactive fold", Stage().with(fold(rect(0, 70, 400, 40), isActive: false)),
      one(.control, rect(50, 50, 44, 44)), [], "only active divisions"),
    RuleCase(
      "a camera", Stage(regions: [camera(rect(0, 70, 400, 40))]),
      one(.control, rect(50, 50, 44, 44)), [], "an occlusion is another rule's"),
    RuleCase(
      "the sliver at a Split View window's edge", .pose("partly-open-split-view-left"),
      one(.control, rect(420, 50, 44, 44)), [on(.error, 8.5, rect(420, 50, 44, 44))],
      "464 − 455.5; wholly inside its half"),
    RuleCase(
      "the sliver while flat", .pose("split-view-left"), one(.control, rect(420, 50, 44, 44)), [],
      "inactive there"),
    RuleCase(
      "beside the fold", .pose("partly-open"), one(.control, rect(411.5, 50, 44, 44)), [],
      "the half ends where the fold begins, at 455.5"),
  ]

  @Test(arguments: onFold) func onTheFold(_ test: RuleCase) throws {
    #expect(try test.found(by: OnFold.self) == test.sorted, "\(test.source)")
  }

  private static let watched = Stage(regions: [camera(rect(80, 40, 30, 60))])

  private static func under(_ depth: Double, _ frame: Rect) -> Expected {
    on(.error, depth, frame, "innerCamera")
  }

  static let occlusions: [RuleCase] = [
    RuleCase(
      "a control", watched, one(.control, rect(50, 50, 44, 44)),
      [under(14, rect(50, 50, 44, 44))], "14 × 44 of it: 94 − 80"),
    RuleCase(
      "a text", watched, one(.text, rect(50, 50, 44, 44)), [under(14, rect(50, 50, 44, 44))],
      "nobody reads it"),
    RuleCase(
      "an image", watched, one(.image, rect(50, 50, 44, 44)), [under(14, rect(50, 50, 44, 44))],
      "nobody sees it"),
    RuleCase(
      "a banner", watched, one(.banner, rect(50, 50, 44, 44)), [under(14, rect(50, 50, 44, 44))],
      "nobody sees it"),
    RuleCase(
      "a panel", watched, one(.panel, rect(50, 50, 44, 44)), [], "may pass underneath"),
    RuleCase("a field", watched, one(.field, rect(50, 50, 44, 44)), [], "may pass underneath"),
    RuleCase("a grid", watched, one(.grid, rect(50, 50, 44, 44)), [], "may pass underneath"),
    RuleCase(
      "a background", watched, one(.background, rect(0, 0, 200, 300)), [], "may pass underneath"),
    RuleCase("beside it", watched, one(.text, rect(36, 50, 44, 44)), [], "36 + 44 = 80"),
    RuleCase(
      "a hundredth under it", watched, one(.text, rect(36.01, 50, 44, 44)), [],
      "within the tolerance"),
    RuleCase(
      "two hundredths", watched, one(.text, rect(36.02, 50, 44, 44)),
      [under(0.02, rect(36.02, 50, 44, 44))], "past it"),
    RuleCase(
      "a circle beside the corner", Stage(regions: [camera(rect(40, 40, 16, 16))]),
      one(.target, rect(50, 50, 44, 44)), [], "22.6 from its centre, the radius 22"),
    RuleCase(
      "a circle under the corner", Stage(regions: [camera(rect(40, 40, 17, 17))]),
      one(.target, rect(50, 50, 44, 44)), [under(1.093477, rect(50, 50, 44, 44))],
      "(57, 57) is 21.2 from its centre: 57 − (72 − √(22² − 15²)) on each axis"),
    RuleCase(
      "the camera while it does not run", .pose("open"), one(.control, rect(0, 0, 400, 300)), [],
      "device.md: the inner camera's region is inactive"),
    RuleCase(
      "the camera while it runs", Stage(pose: "open", options: LayoutOptions(camera: true)),
      Screen(name: "Test", second: [at("second.a", .control, rect(220, 0, 100, 100))]),
      [
        Expected(
          .error, "second.a", value: 37, limit: 0, frame: rect(654.5, 0, 100, 100),
          subject: "innerCamera")
      ], "(677.33, 21) 58 × 37 lies inside 654.5 … 754.5"),
    RuleCase(
      "status area and camera",
      Stage(pose: "closed", options: LayoutOptions(ignoresSafeArea: true)),
      one(.text, rect(390, 0, 60, 100)), [on(.error, 60, rect(390, 0, 60, 100), "statusArea")],
      "the camera lies in the status area, which tells for both"),
    RuleCase(
      "the fold", folded, one(.control, rect(50, 50, 44, 44)), [],
      "a division is another rule's"),
  ]

  @Test(arguments: occlusions) func occlusion(_ test: RuleCase) throws {
    #expect(try test.found(by: UnderOcclusion.self) == test.sorted, "\(test.source)")
  }

  private static func seam(_ pose: String, _ rule: SeamRule) -> Stage {
    Stage(pose: pose, options: LayoutOptions(seam: rule))
  }

  private static let text = one(.text, rect(10, 10, 44, 44))

  static let seams: [RuleCase] = [
    RuleCase(
      "the middle while partly open", seam("partly-open", .middle), text,
      [
        Expected(
          .warning, "second", value: 21, limit: 0, frame: rect(455.5, 0, 40, 635), subject: "fold")
      ], "container 867: second from 434.5, 455.5 − 434.5"),
    RuleCase("along the fold", seam("partly-open", .fold), text, [], "halves end at the fold"),
    RuleCase("equal along it", seam("partly-open", .foldEqual), text, [], "halves end at the fold"),
    RuleCase("the middle while open", seam("open", .middle), text, [], "inactive"),
    RuleCase(
      "a sliver at the edge", seam("partly-open-split-view-right", .middle), text, [],
      "nothing of a half lies beyond it"),
    RuleCase(
      "across both halves",
      Stage(window: rect(200, 200, 300, 400), spacing: 0)
        .with(fold(rect(100, 0, 40, 400))), text,
      [
        Expected(
          .warning, "first", value: 100, limit: 0, frame: rect(100, 0, 40, 200), subject: "fold"),
        Expected(
          .warning, "second", value: 100, limit: 0, frame: rect(100, 200, 40, 200), subject: "fold"),
      ], "stacked halves, an upright fold: 100 before it, 160 after"),
    RuleCase(
      "a hundredth beyond", Stage(spacing: 0).with(fold(rect(0.01, 0, 40, 300))), text, [],
      "within the tolerance"),
    RuleCase(
      "two hundredths beyond", Stage(spacing: 0).with(fold(rect(0.02, 0, 40, 300))), text,
      [
        Expected(
          .warning, "first", value: 0.02, limit: 0, frame: rect(0.02, 0, 40, 300), subject: "fold")
      ], "past it"),
  ]

  @Test(arguments: seams) func seamAndFold(_ test: RuleCase) throws {
    #expect(try test.found(by: SeamOffFold.self) == test.sorted, "\(test.source)")
  }
}
