import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// `outside-safe-area` and `cut-by-corner`.
@Suite struct EdgeTests {
  private static func one(_ role: ElementRole, _ frame: Rect) -> Screen {
    first(at("first.a", role, frame))
  }

  private static func out(_ value: Double, _ frame: Rect) -> Expected {
    Expected(.error, "first.a", value: value, limit: 0, frame: frame)
  }

  private static let whole = LayoutOptions(ignoresSafeArea: true)
  /// The first half is the window's upper left 200 × 300; 20 of it on top and left are not safe.
  private static let inset = Stage(safeArea: Insets(top: 20, left: 20), options: whole)

  static let safeArea: [RuleCase] = [
    RuleCase(
      "a control", inset, one(.control, rect(8, 50, 44, 44)), [out(12, rect(8, 50, 44, 44))],
      "20 − 8"),
    RuleCase(
      "a text", inset, one(.text, rect(50, 5, 44, 44)), [out(15, rect(50, 5, 44, 44))], "20 − 5"),
    RuleCase(
      "a target", inset, one(.target, rect(8, 5, 44, 44)), [out(15, rect(8, 5, 44, 44))],
      "the larger of 12 and 15"),
    RuleCase("on the edge", inset, one(.control, rect(20, 20, 44, 44)), [], "20 is safe"),
    RuleCase(
      "a hundredth out", inset, one(.control, rect(19.99, 20, 44, 44)), [], "within the tolerance"),
    RuleCase(
      "two hundredths out", inset, one(.control, rect(19.98, 20, 44, 44)),
      [out(0.02, rect(19.98, 20, 44, 44))], "past it"),
    RuleCase("a background", inset, one(.background, rect(0, 0, 200, 300)), [], "exempt"),
    RuleCase("an image", inset, one(.image, rect(0, 0, 200, 300)), [], "not in the table"),
    RuleCase("a field", inset, one(.field, rect(0, 0, 200, 300)), [], "not in the table"),
    RuleCase(
      "under the keyboard",
      Stage(pose: "closed", options: LayoutOptions(ignoresSafeArea: true, keyboard: true)),
      Screen(name: "Test", second: [at("second.a", .text, rect(50, 20, 44, 44))]),
      [Expected(.error, "second.a", value: 15, limit: 0, frame: rect(50, 360, 44, 44))],
      "the keyboard replaces the bottom inset: 404 − 389"),
  ]

  @Test(arguments: safeArea) func outside(_ test: RuleCase) throws {
    #expect(try test.found(by: OutsideSafeArea.self) == test.sorted, "\(test.source)")
  }

  private static func held(_ pose: String) -> Stage { Stage(pose: pose, options: whole) }

  static let corners: [RuleCase] = [
    RuleCase(
      "16.11 from both edges", held("open"), one(.text, rect(16.11, 16.11, 44, 44)), [],
      "layout.md §8: (1 − 1/√2) · 55 = 16.109"),
    RuleCase(
      "16.105 from both edges", held("open"), one(.text, rect(16.105, 16.105, 44, 44)), [],
      "38.895 · √2 − 55 = 0.006, within the tolerance"),
    RuleCase(
      "16 from both edges", held("open"), one(.text, rect(16, 16, 44, 44)),
      [out(0.154329, rect(16, 16, 44, 44))], "39 · √2 − 55"),
    RuleCase(
      "a control whose box is cut", held("open"), one(.control, rect(10, 10, 44, 44)),
      [out(8.63961, rect(10, 10, 44, 44))], "45 · √2 − 55"),
    RuleCase(
      "a target whose box is cut but not its circle", held("open"),
      one(.target, rect(10, 10, 44, 44)), [], "centre (32, 32): 23 · √2 + 22 = 54.53"),
    RuleCase(
      "a target whose circle is cut", held("open"), one(.target, rect(9, 9, 44, 44)),
      [out(0.941125, rect(9, 9, 44, 44))], "24 · √2 + 22 − 55"),
    RuleCase(
      "along the edge, past the arc", held("open"), one(.text, rect(55, 0, 44, 44)), [],
      "the edge is straight from 55 on"),
    RuleCase("an image", held("open"), one(.image, rect(0, 0, 44, 44)), [], "not in the table"),
    RuleCase(
      "the outer display's free side", held("closed"), one(.text, rect(405, 17, 44, 44)),
      [out(0.39697, rect(405, 17, 44, 44))], "466 − 449 = 17: 42 · √2 − 59"),
    RuleCase(
      "17.29 from both edges", held("closed"), one(.text, rect(404.71, 17.29, 44, 44)), [],
      "layout.md §8: (1 − 1/√2) · 59 = 17.28"),
    RuleCase(
      "the outer display's hinge side", held("closed"), one(.text, rect(2.34, 2.34, 44, 44)), [],
      "(1 − 1/√2) · 8 = 2.343"),
    RuleCase(
      "nearer the hinge side", held("closed"), one(.text, rect(2, 2, 44, 44)),
      [out(0.485281, rect(2, 2, 44, 44))], "6 · √2 − 8"),
    RuleCase(
      "turned: hinge on top", held("closed-sideways"), one(.text, rect(2.34, 2.34, 44, 44)), [],
      "turned clockwise the hinge side is the top"),
    RuleCase(
      "turned: free side below", held("closed-sideways"), one(.text, rect(2.5, 419.5, 44, 44)),
      [out(20.903066, rect(2.5, 419.5, 44, 44))], "466 − 463.5 = 2.5: 56.5 · √2 − 59"),
    RuleCase(
      "turned the other way", held("closed-sideways-flipped"),
      one(.text, rect(2.34, 419.66, 44, 44)), [],
      "the hinge side is the bottom"),
    RuleCase(
      "the display's corner of a Split View window", held("split-view-left"),
      one(.text, rect(16, 16, 44, 44)),
      [out(0.154329, rect(16, 16, 44, 44))], "top left of the display"),
    RuleCase(
      "between two Split View windows", held("split-view-left"), one(.text, rect(425, 0, 44, 44)),
      [],
      "no corner of the display is there"),
    RuleCase(
      "between them, from the right", held("split-view-right"), one(.text, rect(0, 0, 44, 44)), [],
      "no corner of the display is there"),
    RuleCase(
      "the display's other corner", held("split-view-right"), one(.text, rect(409, 16, 44, 44)),
      [out(0.154329, rect(409, 16, 44, 44))], "469 − 453 = 16"),
  ]

  @Test(arguments: corners) func corner(_ test: RuleCase) throws {
    #expect(try test.found(by: CutByCorner.self) == test.sorted, "\(test.source)")
  }
}
