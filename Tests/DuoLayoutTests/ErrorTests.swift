import DuoGeometry
import DuoLayout
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    (
      "open", LayoutOptions(spacing: 868), "868 is more than the container's length of 867",
      "0 to 867"
    ),
    (
      "closed", LayoutOptions(spacing: 1e9),
      "1000000000 is more than the container's length of 644", "0 to 644"
    ),
    ("open", LayoutOptions(spacing: -1), "-1 is negative", "0 to 867"),
    ("open", LayoutOptions(spacing: .nan), "nan is not a number", "0 to 867"),
    (
      "open", LayoutOptions(spacing: .infinity), "inf is more than the container's length of 867",
      "0 to 867"
    ),
    (
      "partly-open-upright", LayoutOptions(spacing: 700, keyboard: true),
      "700 is more than the container's length of 669", "0 to 669"
    ),
  ])
  func spacing(pose: String, options: LayoutOptions, problem: String, remedy: String) {
    #expect(throws: LayoutError(place: "--spacing", problem: problem, remedy: remedy)) {
      try solve(pose, .sameWay, .ltr, options)
    }
  }

  @Test func spacingOfTheScreenNamesTheScreen() {
    #expect(
      throws: LayoutError(
        place: "split.spacing", problem: "868 is more than the container's length of 867",
        remedy: "0 to 867")
    ) { try solve("open", screen: Screen(name: "x", spacing: 868)) }
  }

  @Test(arguments: [SplitKind.arrangement, .arrangementOverlay])
  func seamOfAnArrangement(kind: SplitKind) throws {
    let problem = "\(kind.rawValue) takes no seam, it follows an active division by itself"
    let remedy = "leave it out, or use the split shared or even"
    #expect(throws: LayoutError(place: "--seam", problem: problem, remedy: remedy)) {
      try solve("open", .sameWay, .ltr, LayoutOptions(split: kind, seam: .middle))
    }
    #expect(throws: LayoutError(place: "split.seam", problem: problem, remedy: remedy)) {
      try solve("open", screen: Screen(name: "x", split: kind, seam: .middle))
    }
    // The screen's seam was meant for the screen's own split.
    let panel = try solve(
      "partly-open", screen: Screen(name: "x", split: .shared, seam: .middle),
      LayoutOptions(split: kind))
    #expect(panel.split.seam == .fold && panel.split.followsFold)
  }

  @Test func barsAndKeyboardLeaveNothing() throws {
    var pose = try Poses.named("closed-sideways")
    pose.keyboardHeight = 400
    let options = LayoutOptions(bars: [.navigation], keyboard: true)
    func solved(_ options: LayoutOptions, ignores: Bool? = nil) throws -> PanelLayout {
      var options = options
      options.ignoresSafeArea = ignores
      return try solve(pose, .sameWay, .ltr, options)
    }
    #expect(
      throws: LayoutError(
        place: "--bars, --keyboard",
        problem:
          "insets of 82 / 0 / 400 / 84 leave nothing of the window's 678 × 466 in closed-sideways",
        remedy: "leave out --bars or --keyboard, or use --ignores-safe-area")
    ) { try solved(options) }
    #expect(try solved(LayoutOptions(keyboard: true)).split.container == rect(0, 0, 594, 66))
    #expect(try solved(options, ignores: true).split.container == rect(0, 0, 678, 466))
    pose.safeArea.right = 700
    #expect(
      throws: LayoutError(
        place: "safeArea",
        problem:
          "insets of 0 / 0 / 34 / 700 leave nothing of the window's 678 × 466 in closed-sideways",
        remedy: "insets that are smaller than the window")
    ) { try solved(LayoutOptions()) }
  }
}
