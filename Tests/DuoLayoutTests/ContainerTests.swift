import DuoGeometry
import DuoLayout
import Testing

/// layout.md §2: bars and the keyboard change the safe area first; device.md has the numbers.
@Suite struct ContainerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var pose: String
    var bars: Set<AppBar> = []
    var keyboard = false
    var container: Rect
    var source: String
    var testDescription: String { "\(pose), \(source)" }
  }

  static let cases: [Case] = [
    Case(pose: "closed", container: rect(0, 0, 382, 644), source: "466 − 84, 678 − 34"),
    Case(
      pose: "closed", bars: [.navigation], container: rect(0, 82, 382, 562),
      source: "side-bar poses: top 82"),
    Case(pose: "closed", bars: [.tab], container: rect(0, 0, 382, 644), source: "in the column"),
    Case(
      pose: "closed", keyboard: true, container: rect(0, 0, 382, 389),
      source: "678 − 289, in place of the 34"),
    Case(
      pose: "closed-sideways", keyboard: true, container: rect(0, 0, 594, 236),
      source: "466 − 230"),
    Case(pose: "open", keyboard: true, container: rect(0, 0, 867, 405), source: "669 − 264"),
    Case(
      pose: "partly-open", bars: [.navigation, .tab], keyboard: true,
      container: rect(0, 82, 867, 323), source: "669 − 82 − 264"),
    Case(
      pose: "open-upright", keyboard: true, container: rect(0, 82, 669, 519),
      source: "951 − 82 − 350"),
    Case(
      pose: "open-upright", bars: [.navigation], container: rect(0, 82, 669, 835),
      source: "nothing more than the 82 already there"),
    Case(
      pose: "open-upright", bars: [.navigation, .tab], container: rect(0, 82, 669, 786),
      source: "951 − 82 − 83"),
    Case(
      pose: "partly-open-upright", keyboard: true, container: rect(0, 82, 669, 373.5),
      source: "up to the fold's upper edge, y 455.5"),
    Case(
      pose: "partly-open-upright", bars: [.tab], keyboard: true,
      container: rect(0, 82, 669, 373.5), source: "the keyboard replaces the tab bar's inset too"),
    Case(
      pose: "split-view-left", bars: [.tab], container: rect(84, 0, 385, 635),
      source: "split-view-left: left 84"),
    Case(
      pose: "split-view-right", bars: [.tab], container: rect(0, 0, 385, 635),
      source: "in the column"),
    Case(
      pose: "tent", keyboard: true, container: rect(0, 0, 594, 432),
      source: "unknown keyboard: nothing changes"),
  ]

  @Test(arguments: cases) func container(_ test: Case) throws {
    let panel = try solve(
      test.pose, .sameWay, .ltr, LayoutOptions(bars: test.bars, keyboard: test.keyboard))
    #expect(panel.split.container == test.container)
    #expect(panel.safeFrame == test.container)
  }

  @Test func keyboardLiesAtTheBottomOfTheWindow() throws {
    let known = try solve("partly-open-upright", .sameWay, .ltr, LayoutOptions(keyboard: true))
    #expect(known.keyboard == rect(0, 455.5, 669, 495.5))
    #expect(known.safeArea == Insets(top: 82, bottom: 495.5))
    #expect(known.notes == [])
    let unknown = try solve("split-view-left", .sameWay, .ltr, LayoutOptions(keyboard: true))
    #expect(unknown.keyboard == nil)
    #expect(unknown.notes == [.keyboardUnknown])
  }

  /// device.md: the status area is active; the inner camera turns active while it runs, the outer one always is.
  @Test(arguments: [("open", 2, 1), ("closed", 2, 2), ("split-view-left", 0, 0)])
  func cameraTurnsTheInnerRegionActive(pose: String, running: Int, idle: Int) throws {
    func active(_ camera: Bool) throws -> Int {
      try solve(pose, .sameWay, .ltr, LayoutOptions(camera: camera)).regions
        .filter { $0.isActive && $0.kind == .occlusion }.count
    }
    #expect(try active(true) == running)
    #expect(try active(false) == idle)
  }
}
