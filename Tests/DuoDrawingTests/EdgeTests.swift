import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoScreens
import Testing
import Typeface

/// Numbers that a pose file may hold at the edge of what is allowed must draw: each of these once did not.
@Suite struct EdgeTests {
  private func draw(
    _ name: String, options: LayoutOptions = LayoutOptions(),
    change: (inout Device, inout Pose) -> Void
  ) throws -> [Mark] {
    let catalog = try Catalog.builtIn()
    var device = catalog.device
    var pose = try #require(catalog.pose(named: name))
    change(&device, &pose)
    let layout = try PanelLayout.solve(
      LayoutRequest(
        device: device, pose: pose, screen: .duel, facing: .faceToFace, options: options))
    let placed = Drawing.panel(
      PanelSubject(layout: layout, device: device), style: PanelStyle(),
      shaper: try Typeface.load())
    return placed.drawing.groups.flatMap(\.marks)
  }

  /// The catalogue allows 1e-6 points beyond the display, since thirds are rounded.
  @Test(arguments: [-5e-7, 0, 5e-7])
  func aWindowARoundingAwayFromTheDisplayHasNoNeighbour(slack: Double) throws {
    let marks = try draw("open") { _, pose in
      pose.window = Rect(x: 0, y: 0, width: 951 + slack, height: 669)
    }
    #expect(!marks.contains { $0.sign == "other.app" })
  }

  /// Two bars that each fit the window but not together.
  @Test func barsThatMeetLeaveNoRoomForThemselves() throws {
    let options = LayoutOptions(ignoresSafeArea: true, bars: [.navigation, .tab])
    let marks = try draw("open-upright", options: options) { _, pose in
      pose.navigationBar = InsetChange(top: 50, left: 400)
      pose.tabBar = InsetChange(right: 400)
    }
    #expect(marks.contains { $0.sign == "half.first" })
  }

  /// A vertical bar too narrow for items has none.
  @Test(arguments: [0, 1e-9, 7]) func aNarrowBarHasNoItems(width: Double) throws {
    let marks = try draw("open") { device, _ in device.barWidth = width }
    #expect(!marks.contains { $0.sign == "bar.item" })
  }

  /// device.md: the inner camera turns active in one probe only, the navigation bar's inset was measured once.
  @Test func whatOptionsChangeIsNoBetterKnownThanTheyAre() throws {
    let camera = try draw("open", options: LayoutOptions(camera: true)) { _, _ in }
    #expect(
      camera.contains { mark in
        guard case .text(let text) = mark.content else { return false }
        return text.text == "inner camera: occlusion, active, 58 × 37\u{2009}¹"
      })
  }
}
