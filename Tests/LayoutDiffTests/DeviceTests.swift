import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

@testable import LayoutDiff

/// Facts of the device against changes of the design.
@Suite struct DeviceTests {
  /// The built-in closed pose with 10 pt more at the bottom of its safe area.
  private func changed() throws -> (before: Layouts, after: Layouts) {
    let before = try Layouts(["closed", "open"])
    var after = before
    after.change = { pose in
      guard pose.name == "closed" else { return pose }
      var pose = pose
      pose.safeArea.bottom += 10
      return pose
    }
    return (before, after)
  }

  private let safeArea =
    "safe area changed: bottom inset from 34 to 44 pt (1.7 mm more), with the halves and everything in "
    + "them, in closed, both seatings"

  private var moved: Screen {
    var screen = Screen.duel
    screen.change("second.leave") { $0.inset.trailing += 12 }
    return screen
  }

  @Test func aFactOfTheDeviceTakesEverythingAlong() throws {
    let (before, after) = try changed()
    let changes = try LayoutDiff.changes(
      from: before.snapshot(.duel), to: after.snapshot(.duel))
    #expect(changes.map(\.sentence) == [safeArea])
    #expect(changes.map(\.isOfDevice) == [true])
    #expect(changes.map(\.weight) == [.device])
    #expect(changes.map(\.panels) == [["closed.sameWay.ltr", "closed.faceToFace.ltr"]])
  }

  @Test func besideADeviceThatChangedNobodyKnows() throws {
    let (before, after) = try changed()
    let changes = try LayoutDiff.changes(
      from: before.snapshot(.duel), to: after.snapshot(moved))
    #expect(
      changes.map(\.sentence) == [
        "second.leave moved 12 pt (2.0 mm) to the owner's left in closed, both seatings (the pose changed too)",
        "second.leave moved 12 pt (2.0 mm) to the owner's left in open, both seatings",
        safeArea,
      ])
    #expect(changes.map(\.isOfDevice) == [false, false, true])
  }

  @Test func aMiddleTellsThemApart() throws {
    let (before, after) = try changed()
    let changes = try LayoutDiff.changes(
      from: before.snapshot(.duel), over: after.snapshot(.duel),
      to: after.snapshot(moved))
    #expect(
      changes.map(\.sentence) == [
        "second.leave moved 12 pt (2.0 mm) to the owner's left in every panel", safeArea,
      ])
    #expect(changes.map(\.isOfDevice) == [false, true])
  }

  @Test func whatFollowsFromTheDeviceIsOfIt() throws {
    // 600 pt leave the halves 39 pt each: no room for what lies in them.
    let (before, _) = try changed()
    var after = before
    after.change = { pose in
      guard pose.name == "closed" else { return pose }
      var pose = pose
      pose.safeArea.bottom = 600
      return pose
    }
    let changes = try LayoutDiff.changes(
      from: before.snapshot(.duel), over: after.snapshot(.duel),
      to: after.snapshot(.duel))
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.isOfDevice })
    #expect(changes.allSatisfy { $0.weight == .device || $0.weight < .touched })
    #expect(changes.last?.weight == .device)
  }

  @Test func barsAreAskedFor() throws {
    let before = try Layouts(["open-upright"])
    var after = before
    after.options.bars = [.tab]
    let changes = try LayoutDiff.changes(
      from: before.snapshot(.duel), to: after.snapshot(.duel))
    #expect(
      changes.prefix(2).map(\.sentence) == [
        "options changed from none to --bars tab in open-upright, both seatings",
        "safe area changed: bottom inset from 34 to 83 pt (8.1 mm more), with the halves and everything "
          + "in them, in open-upright, both seatings",
      ])
    #expect(changes.allSatisfy { !$0.isOfDevice })
  }

  @Test func poses() throws {
    let few = try Layouts(["closed", "open"])
    let more = try Layouts(["closed", "tent", "open"])
    let one = try few.snapshot(.duel)
    let other = try more.snapshot(.duel)
    #expect(
      LayoutDiff.changes(from: one, to: other).map(\.sentence) == [
        "2 new panels: tent, both seatings"
      ])
    #expect(
      LayoutDiff.changes(from: other, to: one).map(\.sentence) == [
        "2 removed panels: tent, both seatings"
      ])
  }

  /// Every fact once, by hand.
  @Test func facts() {
    var before = PanelSnapshot(
      id: "closed.sameWay.ltr", pose: "closed", facing: "sameWay", direction: "ltr", screen: "duel",
      millimetresPerPoint: 0.1657)
    before.display = DisplaySnapshot(
      name: "outer", orientation: "portrait", size: Size(width: 466, height: 678), scale: 3)
    before.window = Rect(x: 0, y: 0, width: 466, height: 678)
    before.sizeClass = "compact × regular"
    before.barEdge = "right"
    before.hinge = "closed, 0°"
    before.regions = [
      RegionSnapshot(
        kind: "division", name: "fold", frame: Rect(x: 0, y: 0, width: 40, height: 600),
        margins: .zero, isActive: false)
    ]
    var after = before
    after.millimetresPerPoint = 0.17
    after.display = DisplaySnapshot(
      name: "inner", orientation: "landscape", size: Size(width: 951, height: 669), scale: 2)
    after.window = Rect(x: 0, y: 10, width: 466, height: 668)
    after.sizeClass = "regular × regular"
    after.barEdge = "none"
    after.hinge = "fullyOpen, 180°"
    after.regions = [
      RegionSnapshot(
        kind: "division", name: "fold", frame: Rect(x: 0, y: 0, width: 20, height: 600),
        margins: Insets(left: 8), isActive: true),
      RegionSnapshot(
        kind: "occlusion", name: "innerCamera", frame: Rect(x: 1, y: 2, width: 3, height: 4),
        isActive: false),
    ]
    let changes = LayoutDiff.changes(
      from: LayoutSnapshot(panels: [before]), to: LayoutSnapshot(panels: [after]))
    let place = " in closed, sameWay"
    #expect(
      changes.map(\.sentence)
        == [
          "display changed from outer to inner",
          "display changed from 466 × 678 to 951 × 669 pt (82.5 mm wider, 1.5 mm lower)",
          "orientation of the display changed from portrait to landscape",
          "scale of the display changed from 3 to 2 pixels a point",
          "size of a point changed from 0.1657 to 0.17 mm",
          "bar edge changed from right to none",
          "window shrank from 466 × 678 to 466 × 668 pt (1.7 mm lower)",
          "size class changed from compact × regular to regular × regular",
          "hinge changed from closed, 0° to fullyOpen, 180°",
          "fold became active, changed from 40 × 600 pt at (0, 0) to 20 × 600 pt at (0, 0), "
            + "left margin from 0 to 8 pt",
          "inner camera added: 3 × 4 pt at (1, 2)",
        ].map { $0 + place })
    #expect(changes.allSatisfy { $0.isOfDevice })
  }
}
