import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCatalog

/// Every fact of device.md, typed from there and not from the files.
@Suite struct DeviceFactTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  func pose(_ name: String) throws -> Pose {
    try #require(catalog.poses.first { $0.name == name })
  }

  /// device.md, "The poses".
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var display: DisplayName
    var orientation: Orientation
    var turn: Int
    var window: [Double]
    var safe: [Double]
    var bar: Edge?
    var sizeClass: [SizeClassValue]
    var status: HingeStatus
    var angle: Double?
    var group: PoseGroup
    var isMain: Bool
    var otherNames: [String] = []
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "closed", display: .outer, orientation: .portrait, turn: 0, window: [0, 0, 466, 678],
      safe: [0, 0, 34, 84], bar: .right, sizeClass: [.compact, .regular], status: .closed, angle: 0,
      group: .closed, isMain: true),
    Row(
      name: "closed-sideways", display: .outer, orientation: .landscape, turn: 1,
      window: [0, 0, 678, 466], safe: [0, 0, 34, 84], bar: .right, sizeClass: [.compact, .compact],
      status: .closed, angle: 0, group: .closed, isMain: true),
    Row(
      name: "closed-sideways-flipped", display: .outer, orientation: .landscape, turn: 3,
      window: [0, 0, 678, 466], safe: [0, 84, 34, 0], bar: .left, sizeClass: [.compact, .compact],
      status: .closed, angle: 0, group: .closed, isMain: false),
    Row(
      name: "open", display: .inner, orientation: .landscape, turn: 0, window: [0, 0, 951, 669],
      safe: [0, 0, 34, 84], bar: .right, sizeClass: [.regular, .regular], status: .fullyOpen,
      angle: 180, group: .open, isMain: true),
    Row(
      name: "open-flipped", display: .inner, orientation: .landscape, turn: 2,
      window: [0, 0, 951, 669], safe: [0, 0, 34, 84], bar: .right, sizeClass: [.regular, .regular],
      status: .fullyOpen, angle: 180, group: .open, isMain: false),
    Row(
      name: "open-upright", display: .inner, orientation: .portrait, turn: 3,
      window: [0, 0, 669, 951], safe: [82, 0, 34, 0], bar: nil, sizeClass: [.regular, .regular],
      status: .fullyOpen, angle: 180, group: .open, isMain: true),
    Row(
      name: "open-upright-flipped", display: .inner, orientation: .portrait, turn: 1,
      window: [0, 0, 669, 951], safe: [82, 0, 34, 0], bar: nil, sizeClass: [.regular, .regular],
      status: .fullyOpen, angle: 180, group: .open, isMain: false),
    Row(
      name: "partly-open", display: .inner, orientation: .landscape, turn: 0,
      window: [0, 0, 951, 669], safe: [0, 0, 34, 84], bar: .right, sizeClass: [.regular, .regular],
      status: .partiallyOpen, angle: 127.8, group: .partlyOpen, isMain: true, otherNames: ["book"]),
    Row(
      name: "partly-open-flipped", display: .inner, orientation: .landscape, turn: 2,
      window: [0, 0, 951, 669], safe: [0, 0, 34, 84], bar: .right, sizeClass: [.regular, .regular],
      status: .partiallyOpen, angle: 127.8, group: .partlyOpen, isMain: false),
    Row(
      name: "partly-open-upright", display: .inner, orientation: .portrait, turn: 3,
      window: [0, 0, 669, 951], safe: [82, 0, 34, 0], bar: nil, sizeClass: [.regular, .regular],
      status: .partiallyOpen, angle: 127.8, group: .partlyOpen, isMain: true,
      otherNames: ["tabletop", "laptop"]),
    Row(
      name: "partly-open-upright-flipped", display: .inner, orientation: .portrait, turn: 1,
      window: [0, 0, 669, 951], safe: [82, 0, 34, 0], bar: nil, sizeClass: [.regular, .regular],
      status: .partiallyOpen, angle: 127.8, group: .partlyOpen, isMain: false),
    Row(
      name: "split-view-left", display: .inner, orientation: .landscape, turn: 0,
      window: [0, 0, 469, 669], safe: [0, 0, 34, 0], bar: .left, sizeClass: [.compact, .regular],
      status: .fullyOpen, angle: 180, group: .splitView, isMain: true),
    Row(
      name: "split-view-right", display: .inner, orientation: .landscape, turn: 0,
      window: [482, 0, 469, 669], safe: [0, 0, 34, 84], bar: .right,
      sizeClass: [.compact, .regular],
      status: .fullyOpen, angle: 180, group: .splitView, isMain: true),
    Row(
      name: "partly-open-split-view-left", display: .inner, orientation: .landscape, turn: 0,
      window: [0, 0, 469, 669], safe: [0, 0, 34, 0], bar: .left, sizeClass: [.compact, .regular],
      status: .partiallyOpen, angle: 127.8, group: .splitView, isMain: false),
    Row(
      name: "partly-open-split-view-right", display: .inner, orientation: .landscape, turn: 0,
      window: [482, 0, 469, 669], safe: [0, 0, 34, 84], bar: .right,
      sizeClass: [.compact, .regular],
      status: .partiallyOpen, angle: 127.8, group: .splitView, isMain: false),
    Row(
      name: "tent", display: .outer, orientation: .landscape, turn: 1, window: [0, 0, 678, 466],
      safe: [0, 0, 34, 84], bar: .right, sizeClass: [.compact, .compact], status: .partiallyOpen,
      angle: nil, group: .unverified, isMain: false),
  ]

  @Test func sixteenPosesInTheirOrder() {
    #expect(catalog.poses.map(\.name) == Self.rows.map(\.name))
  }

  @Test(arguments: rows) func thePoses(_ row: Row) throws {
    let pose = try pose(row.name)
    #expect(pose.display == row.display)
    #expect(pose.orientation == row.orientation)
    #expect(pose.quarterTurn.rawValue == row.turn)
    let window = pose.window
    #expect([window.minX, window.minY, window.width, window.height] == row.window)
    let safe = pose.safeArea
    #expect([safe.top, safe.left, safe.bottom, safe.right] == row.safe)
    #expect(pose.barEdge == row.bar)
    #expect([pose.sizeClass.horizontal, pose.sizeClass.vertical] == row.sizeClass)
    #expect(pose.hinge == Hinge(status: row.status, angle: row.angle))
    #expect(pose.group == row.group)
    #expect(pose.isMain == row.isMain)
    #expect(pose.otherNames == row.otherNames)
  }

  /// device.md, "Reserved regions": origin, then size; .33 and .67 are thirds.
  struct Regions: Sendable, CustomTestStringConvertible {
    var names: [String]
    var fold: [Double]?
    var foldIsActive = false
    var status: [Double]?
    var camera: (name: RegionName, frame: [Double])?
    var testDescription: String { names.joined(separator: ", ") }
  }

  static let regions: [Regions] = [
    Regions(
      names: ["closed"], status: [382, 0, 84, 170],
      camera: (.outerCamera, [1199.0 / 3, 88.0 / 3, 37, 37])),
    Regions(
      names: ["closed-sideways", "tent"], status: [594, 384, 84, 82],
      camera: (.outerCamera, [1835.0 / 3, 1199.0 / 3, 37, 37])),
    Regions(
      names: ["closed-sideways-flipped"], status: [0, 0, 84, 82],
      camera: (.outerCamera, [88.0 / 3, 88.0 / 3, 37, 37])),
    Regions(
      names: ["open"], fold: [455.5, 0, 40, 669], status: [867, 0, 84, 120],
      camera: (.innerCamera, [2032.0 / 3, 21, 58, 37])),
    Regions(
      names: ["open-flipped"], fold: [455.5, 0, 40, 669], status: [867, 0, 84, 120],
      camera: (.innerCamera, [647.0 / 3, 611, 58, 37])),
    Regions(
      names: ["open-upright"], fold: [0, 455.5, 669, 40], status: [535, 0, 134, 82],
      camera: (.innerCamera, [21, 647.0 / 3, 37, 58])),
    Regions(
      names: ["open-upright-flipped"], fold: [0, 455.5, 669, 40], status: [535, 0, 134, 82],
      camera: (.innerCamera, [611, 2032.0 / 3, 37, 58])),
    Regions(
      names: ["partly-open"], fold: [455.5, 0, 40, 669], foldIsActive: true,
      status: [867, 0, 84, 120], camera: (.innerCamera, [2032.0 / 3, 21, 58, 37])),
    Regions(
      names: ["partly-open-flipped"], fold: [455.5, 0, 40, 669], foldIsActive: true,
      status: [867, 0, 84, 120], camera: (.innerCamera, [647.0 / 3, 611, 58, 37])),
    Regions(
      names: ["partly-open-upright"], fold: [0, 455.5, 669, 40], foldIsActive: true,
      status: [535, 0, 134, 82], camera: (.innerCamera, [21, 647.0 / 3, 37, 58])),
    Regions(
      names: ["partly-open-upright-flipped"], fold: [0, 455.5, 669, 40], foldIsActive: true,
      status: [535, 0, 134, 82], camera: (.innerCamera, [611, 2032.0 / 3, 37, 58])),
    Regions(names: ["split-view-left"], fold: [455.5, 0, 13.5, 669]),
    Regions(
      names: ["split-view-right"], fold: [0, 0, 13.5, 669], status: [385, 0, 84, 120],
      camera: (.innerCamera, [586.0 / 3, 21, 58, 37])),
    Regions(
      names: ["partly-open-split-view-left"], fold: [455.5, 0, 13.5, 669], foldIsActive: true),
    Regions(
      names: ["partly-open-split-view-right"], fold: [0, 0, 13.5, 669], foldIsActive: true,
      status: [385, 0, 84, 120], camera: (.innerCamera, [586.0 / 3, 21, 58, 37])),
  ]

  @Test(arguments: regions) func theRegions(_ row: Regions) throws {
    for name in row.names {
      let pose = try pose(name)
      let fold = pose.regions.first { $0.name == .fold }
      let status = pose.regions.first { $0.name == .statusArea }
      let camera = pose.regions.first { $0.name == .outerCamera || $0.name == .innerCamera }
      #expect(isFrame(fold?.frame, row.fold))
      #expect(fold.map { $0.kind == .division && $0.isActive == row.foldIsActive } ?? true)
      #expect(isFrame(status?.frame, row.status))
      #expect(status.map { $0.kind == .occlusion && $0.isActive && $0.margins == .zero } ?? true)
      #expect(isFrame(camera?.frame, row.camera?.frame))
      #expect(camera?.name == row.camera?.name)
      // The outer camera's region is always active, the inner one's while the camera runs.
      let isInner = camera?.name == .innerCamera
      #expect(camera.map { $0.isActive != isInner && $0.followsCamera == isInner } ?? true)
      #expect(camera.map { $0.kind == .occlusion && $0.margins == .zero } ?? true)
      #expect(
        pose.regions.count == [row.fold != nil, row.status != nil, row.camera != nil].count { $0 })
    }
  }

  /// The files keep thirds in full: to the last place but one of a double.
  private func isFrame(_ frame: Rect?, _ expected: [Double]?) -> Bool {
    guard let frame, let expected else { return (frame == nil) == (expected == nil) }
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    return zip(sides, expected).allSatisfy { abs($0 - $1) <= 2.3e-13 }
  }

  /// device.md, "What app bars change", and "Keyboard".
  @Test(
    arguments: [
      ("closed", nil, 289), ("closed-sideways", nil, 230), ("closed-sideways-flipped", nil, 230),
      ("open", nil, 264), ("open-flipped", nil, 264), ("open-upright", 83, 350),
      ("open-upright-flipped", 83, 350), ("partly-open", nil, 264),
      ("partly-open-flipped", nil, 264),
      ("partly-open-upright", 83, 495.5), ("partly-open-upright-flipped", 83, 495.5),
      ("split-view-left", nil, nil), ("split-view-right", nil, nil),
      ("partly-open-split-view-left", nil, nil), ("partly-open-split-view-right", nil, nil),
      ("tent", nil, nil),
    ] as [(String, Double?, Double?)])
  func barsAndKeyboard(_ name: String, _ tabBottom: Double?, _ keyboard: Double?) throws {
    let pose = try pose(name)
    let isUpright = pose.barEdge == nil
    #expect(pose.navigationBar == InsetChange(top: isUpright ? nil : 82))
    #expect(pose.collapsedNavigationBar == InsetChange(top: isUpright ? nil : 24))
    let tabLeft: Double? = name.hasSuffix("split-view-left") ? 84 : nil
    #expect(pose.tabBar == InsetChange(left: tabLeft, bottom: tabBottom))
    #expect(pose.keyboardHeight == keyboard)
  }

  /// device.md, "Displays and body".
  @Test func displaysAndBody() {
    let device = catalog.device
    let outer = device.outer
    #expect(outer.size == Size(width: 466, height: 678))
    #expect(outer.capturePixels == Size(width: 1398, height: 2034))
    #expect(outer.panelPixels == Size(width: 1398, height: 2034))
    #expect(outer.pixelsPerInch == 460)
    #expect(outer.millimetresPerPoint == 0.1657)
    #expect(outer.naturalOrientation == .portrait)
    #expect(
      outer.cornerRadii
        == CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8))
    let inner = device.inner
    #expect(inner.size == Size(width: 951, height: 669))
    #expect(inner.capturePixels == Size(width: 2853, height: 2007))
    #expect(inner.panelPixels == Size(width: 2670, height: 1878))
    #expect(inner.pixelsPerInch == 430)
    #expect(inner.millimetresPerPoint == 0.1658)
    #expect(inner.naturalOrientation == .landscape)
    #expect(inner.cornerRadii == CornerRadii(all: 55))
    #expect([outer.scale, inner.scale] == [3, 3])
    let open = device.openBody
    #expect([open.width, open.height, open.thickness] == [164.6, 117.8, 5.2])
    let closed = device.closedBody
    #expect([closed.width, closed.height, closed.thickness] == [84.1, 117.8, 11.3])
    #expect(device.spineEdge == .left)
    #expect(device.coverEdge == .left)
    #expect(device.foldLine == 475.5)
    #expect([device.barWidth, device.barItemCenter] == [84, 48])
    #expect(device.splitViewGap == 13)
  }
}
