import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 4 §2: what a capture shows under active regions and outside the safe area.
@Suite struct CaptureMeasureTests {
  /// Partly open: 951 × 669 at 3 pixels a point; the status area is 84 × 120 in the top right corner, the fold 40
  /// wide from 455.5, the safe area ends 34 above the bottom and 84 left of the right edge (device.md).
  private func layout(_ pose: String = "partly-open") throws -> PanelLayout {
    try Case(pose: pose, facing: .sameWay).layout()
  }

  private func shares(
    _ picture: HandMade, turn: Int = 0, _ layout: PanelLayout, background: UInt32 = 0xFFFFFF
  ) throws -> [String: Double] {
    let capture = try CaptureTests.capture(
      picture.image, turn: turn, of: layout, background: background)
    return Dictionary(uniqueKeysWithValues: capture.measure.shares.map { ($0.region, $0.share) })
  }

  @Test func countsWhatIsNotBackground() throws {
    let layout = try layout()
    var picture = HandMade(width: 2853, height: 2007, ground: 0xFFFFFF)
    // A quarter of the fold's height, all of its width: 455.5 × 3 = 1366.5 to 1486.5, whose first middle counts.
    picture.fill(1366..<1486, 0..<502, 0x204060)
    let all = try shares(picture, layout)
    #expect(abs((all["fold"] ?? 0) - 502.0 / 2007) < 0.001)
    #expect(all["statusArea"] == 0)
    #expect(all["outsideSafeArea"] == 0)
    #expect(all["innerCamera"] == nil)
  }

  /// The same picture in each of the ways it may lie in its file.
  @Test(arguments: 0..<4) func turnsBackIntoTheFile(turn: Int) throws {
    let layout = try layout()
    var upright = HandMade(width: 2853, height: 2007, ground: 0xF0F0F0)
    // The left half of the status area, from pixel 867 × 3 = 2601 on: 126 of 252 columns.
    upright.fill(2601..<2727, 0..<360, 0)
    let file = (0..<(4 - turn) % 4).reduce(upright) { file, _ in file.turned }
    let found = try shares(file, turn: turn, layout, background: 0xF0F0F0)
    // Of the area, less what the corner of radius 55 points takes off its right half.
    let corner = 165.0 * 165 * (1 - Double.pi / 4)
    let expected = 126.0 * 360 / (252 * 360 - corner)
    #expect(abs((found["statusArea"] ?? 0) - expected) < 0.002)
    #expect(found["fold"] == 0)
  }

  /// None of its channels differs by more than 16.
  @Test(arguments: [
    (0x808080, 0.0), (0x909090, 0), (0x80_8091, 1), (0x707080, 0), (0x6F8080, 1), (0x80_8E8F, 0),
  ]) func nearlyTheBackground(color: Int, share: Double) throws {
    let layout = try layout()
    var picture = HandMade(width: 951, height: 669, ground: 0x808080)
    picture.fill(0..<951, 0..<669, UInt32(color))
    #expect(try shares(picture, layout, background: 0x808080)["fold"] == share)
  }

  @Test func cornersThatNobodySeesDoNotCount() throws {
    let layout = try layout()
    var picture = HandMade(width: 2853, height: 2007, ground: 0xFFFFFF)
    // Capture tools paint them black: 16 points of the corner's square lie beyond a radius of 55.
    for (x, y) in [(0, 0), (2805, 0), (0, 1959), (2805, 1959)] {
      picture.fill(x..<x + 48, y..<y + 48, 0)
    }
    let all = try shares(picture, layout)
    let seen = try #require(all["outsideSafeArea"])
    #expect(seen < 0.002)
  }

  /// A window that is a part of the display has its own safe area.
  @Test func splitViewCountsItsWindowOnly() throws {
    let layout = try layout("split-view-left")
    var picture = HandMade(width: 2853, height: 2007, ground: 0xFFFFFF)
    picture.fill(1500..<2853, 0..<2007, 0)
    #expect(try shares(picture, layout)["outsideSafeArea"] == 0)
    picture.fill(0..<2853, 1905..<2007, 0)
    #expect(try shares(picture, layout)["outsideSafeArea"] == 1)
  }

  @Test(
    arguments: [
      ([], "capture: all background under active regions and outside the safe area"),
      ([("fold", 0.0)], "capture: all background under active regions and outside the safe area"),
      ([("statusArea", 0.123)], "capture: 12 % of the status area is not background"),
      (
        [("statusArea", 0.12), ("outsideSafeArea", 0.03)],
        "capture: 12 % of the status area and 3 % outside the safe area is not background"
      ),
      (
        [("fold", 0.001), ("statusArea", 1), ("outerCamera", 0), ("outsideSafeArea", 0.5)],
        "capture: under 1 % of the fold, 100 % of the status area and 50 % outside the safe area is not "
          + "background"
      ),
    ] as [([(String, Double)], String)])
  func note(shares: [(String, Double)], words: String) throws {
    var one = Case(pose: "closed")
    var capture = PanelCapture.plain(0xFF80_8080, opacity: 0.6)
    capture.measure.shares = shares.map { .init(region: $0.0, share: $0.1) }
    capture.profile = "Display P3"
    capture.faults = ["it has no end"]
    one.capture = capture
    let notes = try one.panel().text("note").joined(separator: " ")
    #expect(notes.contains(words), "\(notes)")
    #expect(notes.contains("capture: colour profile Display P3, left as it is"))
    #expect(notes.contains("capture: it has no end"))
  }

  @Test func json() throws {
    var capture = PanelCapture.plain(0xFF00_0A0B, opacity: 0.6)
    capture.turn = QuarterTurn(3)
    capture.measure.shares = [.init(region: "statusArea", share: 0.125)]
    #expect(
      capture.json.compactText
        == """
        {"background":["#000a0b"],"image":"plain.png","notBackground":[{"region":"statusArea",\
        "share":0.125}],"opacity":0.6,"profile":null,"turn":270}
        """)
  }
}
