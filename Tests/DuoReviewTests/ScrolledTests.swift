import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// What lies in something that scrolls is judged as far as that shows it. The half is 200 × 300.
@Suite struct ScrolledTests {
  private static let low = Stage(safeArea: Insets(top: 0, left: 0, bottom: 100, right: 0))

  /// A list of rows of 44 in a scroller.
  private static func list(
    _ frame: Rect, rows: [Double], role: ElementRole = .control, scrolls: Bool = true
  ) -> Screen {
    var screen = Screen(
      name: "Test", first: [at("first.p", .panel, frame) { $0.scrolls = scrolls }])
    for (index, y) in rows.enumerated() {
      screen.first.append(
        at("first.r\(index)", role, rect(0, y, 100, 44)) { $0.holder = "first.p" })
    }
    return screen
  }

  private static func fault(
    _ id: String, _ value: Double, _ frame: Rect, _ subject: String = ""
  ) -> Expected {
    Expected(.error, id, value: value, limit: 0, frame: frame, subject: subject)
  }

  static let safe: [RuleCase] = [
    RuleCase(
      "fourteen rows", low, list(rect(0, 0, 200, 200), rows: (0..<14).map { Double($0) * 48 }), [],
      "the scroller ends where the safe area does"),
    RuleCase(
      "fourteen texts", low,
      list(rect(0, 0, 200, 200), rows: (0..<14).map { Double($0) * 48 }, role: .text), [],
      "the scroller ends where the safe area does"),
    RuleCase(
      "the same without scrolling", low, list(rect(0, 0, 200, 200), rows: [170], scrolls: false),
      [fault("first.r0", 14, rect(0, 170, 100, 44))], "170 + 44 − 200"),
    RuleCase(
      "a scroller out of the safe area", low, list(rect(0, 0, 200, 210), rows: [170, 230]),
      [fault("first.r0", 10, rect(0, 170, 100, 40))], "shown up to 210"),
    RuleCase(
      "what scrolls itself", low,
      first(at("first.a", .text, rect(0, 170, 100, 44)) { $0.scrolls = true }),
      [fault("first.a", 14, rect(0, 170, 100, 44))], "its own frame shows"),
    RuleCase(
      "in a grid in a scroller", low,
      first(
        at("first.p", .panel, rect(0, 0, 200, 100)) { $0.scrolls = true },
        at("first.g", .grid, rect(0, 0, 200, 400)) { $0.holder = "first.p" },
        at("first.a", .control, rect(0, 190, 100, 44)) { $0.holder = "first.g" }), [],
      "nothing of it shows"),
  ]

  @Test(arguments: safe) func safeArea(_ test: RuleCase) throws {
    #expect(try test.found(by: OutsideSafeArea.self) == test.sorted, "\(test.source)")
  }

  private static let watched = Stage(regions: [camera(rect(0, 120, 60, 40))])

  static let occlusions: [RuleCase] = [
    RuleCase(
      "rows under it that do not show", watched, list(rect(0, 0, 200, 110), rows: [100, 130]), [],
      "shown up to 110, the camera begins at 120"),
    RuleCase(
      "a row shown in part", watched, list(rect(0, 0, 200, 130), rows: [100]),
      [fault("first.r0", 10, rect(0, 100, 100, 30), "innerCamera")], "60 × 10: 130 − 120"),
    RuleCase(
      "without scrolling", watched, list(rect(0, 0, 200, 110), rows: [100], scrolls: false),
      [fault("first.r0", 24, rect(0, 100, 100, 44), "innerCamera")], "144 − 120"),
    RuleCase(
      "a circle shown in part", watched,
      first(
        at("first.p", .panel, rect(0, 0, 200, 130)) { $0.scrolls = true },
        at("first.a", .target, rect(48, 100, 60, 60)) { $0.holder = "first.p" }),
      [fault("first.a", 10, rect(48, 100, 60, 30), "innerCamera")],
      "its circle spans 48 … 60 at its middle, 130; 130 − 120 of it shows"),
  ]

  @Test(arguments: occlusions) func occlusion(_ test: RuleCase) throws {
    #expect(try test.found(by: UnderOcclusion.self) == test.sorted, "\(test.source)")
  }

  /// In the display's corner of 55 pt.
  private static let corner = Stage(window: rect(0, 0, 400, 300))

  static let corners: [RuleCase] = [
    RuleCase(
      "rows above what shows", corner, list(rect(0, 60, 200, 100), rows: [0, 30]), [],
      "shown from 60, the corner ends at 55"),
    RuleCase(
      "without scrolling", corner, list(rect(0, 60, 200, 100), rows: [0], scrolls: false),
      [fault("first.r0", 55 * (2.0.squareRoot() - 1), rect(0, 0, 100, 44))],
      "(0, 0) is 55√2 from the arc's centre"),
    RuleCase(
      "a row shown in part", corner, list(rect(0, 30, 200, 100), rows: [0]),
      [fault("first.r0", (55.0 * 55 + 25 * 25).squareRoot() - 55, rect(0, 30, 100, 14))],
      "(0, 30) is √(55² + 25²) from (55, 55)"),
    RuleCase(
      "a circle that is cut stays a circle", corner,
      first(
        at("first.p", .panel, rect(0, 0, 200, 20)) { $0.scrolls = true },
        at("first.a", .target, rect(10, 10, 44, 44)) { $0.holder = "first.p" }), [],
      "(32, 32) is 32.5 from (55, 55), and 32.5 + 22 < 55"),
  ]

  @Test(arguments: corners) func rounded(_ test: RuleCase) throws {
    #expect(try test.found(by: CutByCorner.self) == test.sorted, "\(test.source)")
  }
}
