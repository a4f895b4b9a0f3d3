import DuoGeometry
import DuoLayout

/// The device and its poses as device.md states them.
enum Poses {
  static let unknown = ProvenanceBook(base: Provenance(grade: .measured, source: "device.md"))

  static let device = Device(
    outer: Display(
      name: .outer, naturalOrientation: .portrait, size: Size(width: 466, height: 678), scale: 3,
      panelPixels: Size(width: 1398, height: 2034), pixelsPerInch: 460,
      millimetresPerPoint: 0.1657,
      cornerRadii: CornerRadii(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8)),
    inner: Display(
      name: .inner, naturalOrientation: .landscape, size: Size(width: 951, height: 669), scale: 3,
      panelPixels: Size(width: 2670, height: 1878), pixelsPerInch: 430,
      millimetresPerPoint: 0.1658, cornerRadii: CornerRadii(all: 55)),
    openBody: Body(width: 164.6, height: 117.8, thickness: 5.2, cornerRadii: CornerRadii(all: 9)),
    closedBody: Body(
      width: 84.1, height: 117.8, thickness: 11.3, cornerRadii: CornerRadii(all: 9)),
    spineEdge: .left, foldLine: 475.5, coverEdge: .left, barWidth: 84, barItemCenter: 48,
    homeIndicator: Size(width: 140, height: 5), homeIndicatorBottom: 8, provenance: unknown)

  static let all: [Pose] = {
    let bar = Insets(bottom: 34, right: 84)
    let upright = Insets(top: 82, bottom: 34)
    let compact = SizeClass(horizontal: .compact, vertical: .compact)
    let closed = Hinge(status: .closed, angle: 0)
    let flat = Hinge(status: .fullyOpen, angle: 180)
    let folded = Hinge(status: .partiallyOpen, angle: 127.8)
    let landscapeStatus = Rect(x: 867, y: 0, width: 84, height: 120)
    let uprightStatus = Rect(x: 535, y: 0, width: 134, height: 82)

    func pose(
      _ name: String, _ group: PoseGroup, _ display: DisplayName, _ turn: Int, _ window: Rect,
      _ safe: Insets, _ sizeClass: SizeClass, _ edge: Edge?, _ hinge: Hinge, _ regions: [Region],
      tab: InsetChange = InsetChange(), keyboard: Double?
    ) -> Pose {
      Pose(
        name: name, title: name, group: group, isMain: false, display: display,
        orientation: window.height > window.width && group != .splitView ? .portrait : .landscape,
        quarterTurn: QuarterTurn(turn), window: window, safeArea: safe, sizeClass: sizeClass,
        barEdge: edge, hinge: hinge, regions: regions,
        navigationBar: edge == nil ? InsetChange() : InsetChange(top: 82),
        collapsedNavigationBar: edge == nil ? InsetChange() : InsetChange(top: 24), tabBar: tab,
        keyboardHeight: keyboard, provenance: unknown)
    }
    func outerRegions(_ status: Rect, _ camera: Rect) -> [Region] {
      [
        Region(kind: .occlusion, name: .statusArea, frame: status, isActive: true),
        Region(kind: .occlusion, name: .outerCamera, frame: camera, isActive: true),
      ]
    }
    func innerRegions(_ fold: Rect, _ status: Rect?, _ camera: Rect?, active: Bool) -> [Region] {
      var regions = [Region(kind: .division, name: .fold, frame: fold, isActive: active)]
      if let status {
        regions.append(
          Region(kind: .occlusion, name: .statusArea, frame: status, isActive: false))
      }
      if let camera {
        regions.append(
          Region(
            kind: .occlusion, name: .innerCamera, frame: camera, isActive: false,
            followsCamera: true))
      }
      return regions
    }

    let regular = SizeClass(horizontal: .regular, vertical: .regular)
    let tall = SizeClass(horizontal: .compact, vertical: .regular)
    let sideways = outerRegions(
      Rect(x: 594, y: 384, width: 84, height: 82),
      Rect(x: 1835.0 / 3, y: 1199.0 / 3, width: 37, height: 37))
    var poses = [
      pose(
        "closed", .closed, .outer, 0, Rect(x: 0, y: 0, width: 466, height: 678), bar, tall,
        .right, closed,
        outerRegions(
          Rect(x: 382, y: 0, width: 84, height: 170),
          Rect(x: 1199.0 / 3, y: 88.0 / 3, width: 37, height: 37)), keyboard: 289),
      pose(
        "closed-sideways", .closed, .outer, 1, Rect(x: 0, y: 0, width: 678, height: 466), bar,
        compact, .right, closed, sideways, keyboard: 230),
      pose(
        "closed-sideways-flipped", .closed, .outer, 3, Rect(x: 0, y: 0, width: 678, height: 466),
        Insets(left: 84, bottom: 34), compact, .left, closed,
        outerRegions(
          Rect(x: 0, y: 0, width: 84, height: 82),
          Rect(x: 88.0 / 3, y: 88.0 / 3, width: 37, height: 37)), keyboard: 230),
      pose(
        "tent", .unverified, .outer, 1, Rect(x: 0, y: 0, width: 678, height: 466), bar, compact,
        .right, Hinge(status: .partiallyOpen, angle: nil), sideways, keyboard: nil),
    ]
    for (prefix, group, hinge) in [
      ("open", PoseGroup.open, flat), ("partly-open", .partlyOpen, folded),
    ] {
      let active = hinge.status == .partiallyOpen
      for (suffix, turn, camera) in [
        ("", 0, Rect(x: 2032.0 / 3, y: 21, width: 58, height: 37)),
        ("-flipped", 2, Rect(x: 647.0 / 3, y: 611, width: 58, height: 37)),
      ] {
        poses.append(
          pose(
            prefix + suffix, group, .inner, turn, Rect(x: 0, y: 0, width: 951, height: 669), bar,
            regular, .right, hinge,
            innerRegions(
              Rect(x: 455.5, y: 0, width: 40, height: 669), landscapeStatus, camera,
              active: active), keyboard: 264))
      }
      for (suffix, turn, camera) in [
        ("-upright", 3, Rect(x: 21, y: 647.0 / 3, width: 37, height: 58)),
        ("-upright-flipped", 1, Rect(x: 611, y: 2032.0 / 3, width: 37, height: 58)),
      ] {
        poses.append(
          pose(
            prefix + suffix, group, .inner, turn, Rect(x: 0, y: 0, width: 669, height: 951),
            upright, regular, nil, hinge,
            innerRegions(
              Rect(x: 0, y: 455.5, width: 669, height: 40), uprightStatus, camera,
              active: active), tab: InsetChange(bottom: 83), keyboard: active ? 495.5 : 350))
      }
    }
    for (prefix, hinge) in [("", flat), ("partly-open-", folded)] {
      let active = hinge.status == .partiallyOpen
      poses.append(
        pose(
          prefix + "split-view-left", .splitView, .inner, 0,
          Rect(x: 0, y: 0, width: 469, height: 669), Insets(bottom: 34), tall, .left, hinge,
          innerRegions(
            Rect(x: 455.5, y: 0, width: 13.5, height: 669), nil, nil, active: active),
          tab: InsetChange(left: 84), keyboard: nil))
      poses.append(
        pose(
          prefix + "split-view-right", .splitView, .inner, 0,
          Rect(x: 482, y: 0, width: 469, height: 669), bar, tall, .right, hinge,
          innerRegions(
            Rect(x: 0, y: 0, width: 13.5, height: 669),
            Rect(x: 385, y: 0, width: 84, height: 120),
            Rect(x: 586.0 / 3, y: 21, width: 58, height: 37), active: active), keyboard: nil))
    }
    return poses
  }()

  static func named(_ name: String) throws -> Pose {
    struct Unknown: Error { var name: String }
    guard let pose = all.first(where: { $0.name == name }) else { throw Unknown(name: name) }
    return pose
  }
}

/// One panel of a pose by name.
func solve(
  _ pose: String, _ facing: Facing = .sameWay, _ direction: Direction = .ltr,
  screen: Screen = .duel, _ options: LayoutOptions = LayoutOptions()
) throws -> PanelLayout {
  try PanelLayout.solve(
    LayoutRequest(
      device: Poses.device, pose: try Poses.named(pose), screen: screen, facing: facing,
      direction: direction, options: options))
}

/// A rectangle as the tables write one.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
