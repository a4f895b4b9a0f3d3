import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCatalog

/// Facts that follow from each other do.
@Suite struct GeometryTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  /// A frame of the display in its natural orientation, as a pose shows it in its window.
  private func shown(_ natural: Rect, in pose: Pose) -> Rect {
    let size = catalog.device.display(pose.display).size
    let space = TurnedFrame(
      frame: Rect(size: pose.quarterTurn.turned(size)), turn: pose.quarterTurn)
    return space.toOuter(natural).moved(dx: -pose.window.minX, dy: -pose.window.minY)
  }

  private func areNear(_ a: Rect, _ b: Rect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .allSatisfy { abs($0) < 1e-9 }
  }

  @Test(arguments: [
    (DisplayName.outer, RegionName.outerCamera, "closed"), (.inner, .innerCamera, "open"),
  ])
  func theCameraTurnsWithTheDisplay(
    _ display: DisplayName, _ name: RegionName, _ natural: String
  ) throws {
    let camera = { (pose: Pose) in pose.regions.first { $0.name == name }?.frame }
    let naturalPose = try #require(catalog.pose(named: natural))
    let naturalFrame = try #require(camera(naturalPose))
    for pose in catalog.poses where pose.display == display {
      let expected = shown(naturalFrame, in: pose)
      let visible = expected.intersection(pose.windowBounds) == nil ? nil : expected
      #expect((camera(pose) == nil) == (visible == nil), "\(pose.name)")
      if let frame = camera(pose) { #expect(areNear(frame, expected), "\(pose.name)") }
    }
  }

  @Test func theDivisionIsTheFoldAndTwentyEitherSideCutToTheWindow() throws {
    let line = catalog.device.foldLine
    let size = catalog.device.inner.size
    let natural = Rect(minX: line - 20, minY: 0, maxX: line + 20, maxY: size.height)
    for pose in catalog.poses {
      let fold = pose.regions.first { $0.name == .fold }
      guard pose.display == .inner else {
        #expect(fold == nil)
        continue
      }
      let region = try #require(fold)
      let expected = try #require(shown(natural, in: pose).intersection(pose.windowBounds))
      #expect(region.frame == expected, "\(pose.name)")
      // Without its margins the division is the line, or nothing where the line lies outside the window.
      let margins = region.margins
      let rest =
        region.isVertical
        ? region.frame.width - margins.left - margins.right
        : region.frame.height - margins.top - margins.bottom
      #expect(rest == 0, "\(pose.name)")
      #expect(region.isActive == (pose.hinge.status == .partiallyOpen), "\(pose.name)")
    }
  }

  @Test func theBarEdgeCarriesTheInset() {
    for pose in catalog.poses where !pose.name.hasSuffix("split-view-left") {
      for edge in [Edge.left, .right] {
        let isBar = pose.barEdge == edge
        #expect(pose.safeArea[edge] == (isBar ? catalog.device.barWidth : 0), "\(pose.name)")
      }
    }
  }

  @Test func theTwoWindowsOfSplitViewAndTheirGapMakeUpTheDisplay() throws {
    for prefix in ["", "partly-open-"] {
      let left = try #require(catalog.pose(named: prefix + "split-view-left")).window
      let right = try #require(catalog.pose(named: prefix + "split-view-right")).window
      #expect(left.size == right.size)
      #expect(left.minX == 0)
      #expect(right.minX - left.maxX == catalog.device.splitViewGap)
      #expect(right.maxX == catalog.device.inner.size.width)
    }
  }

  @Test func otherWindowsAreTheWholeDisplay() {
    for pose in catalog.poses where pose.group != .splitView {
      let size = catalog.device.display(pose.display).size
      #expect(pose.window == Rect(size: pose.quarterTurn.turned(size)), "\(pose.name)")
    }
  }

  @Test func theKeyboardOfTheTabletopStartsAtTheFold() throws {
    let pose = try #require(catalog.pose(named: "tabletop"))
    let fold = try #require(pose.regions.first { $0.name == .fold })
    #expect(pose.keyboardHeight == pose.window.height - fold.frame.minY)
  }

  @Test func bothDisplaysFitTheirBodies() {
    for name in DisplayName.allCases {
      let display = catalog.device.display(name)
      let body = catalog.device.body(name)
      #expect(display.size.width * display.millimetresPerPoint < body.width)
      #expect(display.size.height * display.millimetresPerPoint < body.height)
    }
    // Physical panel and points agree on the millimetres, to the four places they are given with.
    for display in [catalog.device.outer, catalog.device.inner] {
      let millimetres =
        25.4 * display.panelPixels.width / display.pixelsPerInch / display.size.width
      #expect(abs(millimetres - display.millimetresPerPoint) < 0.00005)
    }
  }
}
