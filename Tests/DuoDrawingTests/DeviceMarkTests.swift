import DuoDrawing
import DuoGeometry
import DuoLayout
import Foundation
import Testing

/// The device on the sheet: body, halves of the phone, safe area, bars, regions. Numbers and sides from device.md.
@Suite struct DeviceMarkTests {
  private static func body(_ panel: Panel) throws -> (Rect, CornerRadii) {
    guard case .roundedRect(let box, let radii)? = panel.marks("body").first?.fillShape else {
      throw Missing(sign: "body")
    }
    return (box, radii)
  }

  /// Millimetres, and the radii of top left, top right, bottom right and bottom left in millimetres.
  @Test(arguments: [
    ("closed", 84.1, 117.8, [4.1, 12.5, 12.5, 4.1]),
    ("closed-sideways", 117.8, 84.1, [4.1, 4.1, 12.5, 12.5]),
    ("closed-sideways-flipped", 117.8, 84.1, [12.5, 12.5, 4.1, 4.1]),
    ("tent", 117.8, 84.1, [4.1, 4.1, 12.5, 12.5]),
    ("open", 164.6, 117.8, []), ("open-flipped", 164.6, 117.8, []),
    ("open-upright", 117.8, 164.6, []), ("partly-open-upright-flipped", 117.8, 164.6, []),
    ("split-view-left", 164.6, 117.8, []),
  ])
  func bodyIsToScale(pose: String, width: Double, height: Double, radii: [Double]) throws {
    for scale in [0.62, 1] {
      let panel = try Case(pose: pose, scale: scale).panel()
      let perPoint = panel.device.display(panel.layout.pose.display).millimetresPerPoint
      let (box, corners) = try Self.body(panel)
      #expect((box.width / scale * perPoint - width).magnitude < 1e-9)
      #expect((box.height / scale * perPoint - height).magnitude < 1e-9)
      let drawn = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
      for (drawn, radius) in zip(drawn, radii) {
        #expect((drawn / scale * perPoint - radius).magnitude < 1e-9)
      }
      // The display lies in the middle of the body, with its own corners.
      let display = try #require(panel.marks("display").first?.bounds)
      #expect((display.center.distance(to: box.center)) < 1e-9)
    }
  }

  /// The spine is on the left of the closed phone; turning the phone clockwise brings it to the top.
  @Test(arguments: [
    ("closed", Edge.left), ("closed-sideways", .top), ("closed-sideways-flipped", .bottom),
    ("tent", .top),
  ])
  func spine(pose: String, edge: Edge) throws {
    let panel = try Case(pose: pose).panel()
    let (body, _) = try Self.body(panel)
    let spine = try #require(panel.marks("spine").compactMap(\.fillShape).first?.bounds)
    let center = spine.center
    switch edge {
    case .left: #expect(center.x == body.minX && spine.height > body.height * 0.9)
    case .right: #expect(center.x == body.maxX && spine.height > body.height * 0.9)
    case .top: #expect(center.y == body.minY && spine.width > body.width * 0.9)
    case .bottom: #expect(center.y == body.maxY && spine.width > body.width * 0.9)
    }
    #expect(panel.text("spine") == ["spine, hinge side"])
    #expect(panel.marks("hinge.cap").isEmpty)
  }

  /// Where the cover half lies: on the left in `open`, below in `open-upright`, the other way round when flipped.
  @Test(arguments: [
    ("open", Edge.left), ("open-flipped", .right), ("open-upright", .bottom),
    ("open-upright-flipped", .top), ("partly-open", .left), ("partly-open-flipped", .right),
    ("partly-open-upright", .bottom), ("partly-open-upright-flipped", .top),
    ("split-view-left", .left), ("split-view-right", .left),
  ])
  func phoneHalves(pose: String, cover: Edge) throws {
    let panel = try Case(pose: pose).panel()
    let (body, _) = try Self.body(panel)
    for mark in panel.marks("phone.half") {
      let text = try #require(mark.text)
      let isCover = text.text == "cover half"
      #expect(isCover || text.text == "camera half")
      let center = text.inkBox.center
      switch cover {
      case .left: #expect((center.x < body.midX) == isCover)
      case .right: #expect((center.x > body.midX) == isCover)
      case .top: #expect((center.y < body.midY) == isCover)
      case .bottom: #expect((center.y > body.midY) == isCover)
      }
    }
    #expect(panel.text("phone.half").sorted() == ["camera half", "cover half"])
    #expect(panel.marks("hinge.cap").count == 2)
  }

  @Test func theClosedPhoneShowsItsCoverHalf() throws {
    for pose in ["closed", "closed-sideways", "closed-sideways-flipped", "tent"] {
      #expect(try Case(pose: pose).panel().text("phone.half") == ["cover half"])
    }
  }

  @Test func unsafeEdgesAreHatched() throws {
    let found = faults(try Case.everyPose()) { one in
      let panel = try one.panel()
      let safe = panel.layout.safeArea
      var faults: [String] = []
      for edge in Edge.allCases {
        let strips = panel.marks("unsafe", "safeArea.\(edge.rawValue)")
        if strips.isEmpty == (safe[edge] > 0) {
          faults.append("\(edge.rawValue): a strip if unsafe")
        }
        for strip in strips.compactMap(\.bounds) {
          let depth = edge == .top || edge == .bottom ? strip.height : strip.width
          if (depth - safe[edge]).magnitude > 1e-9 { faults.append("\(edge.rawValue): its depth") }
        }
      }
      if panel.marks("unsafe").count != panel.marks("unsafe.hatch").count {
        faults.append("a hatch on each")
      }
      return faults
    }
    #expect(found == [])
  }

  /// Where there is an inset for the vertical bar its items' centres lie 48 from the display's edge.
  @Test func verticalBar() throws {
    let found = faults(try Case.everyPose()) { one in
      let panel = try one.panel()
      let pose = panel.layout.pose
      let items = panel.marks("bar.item").compactMap(\.fillShape?.bounds)
      guard let edge = pose.barEdge, pose.safeArea[edge] > 0 else {
        return items.isEmpty ? [] : ["no strip, no items"]
      }
      var faults: [String] = []
      if items.isEmpty { faults.append("items in the strip") }
      for item in items {
        let distance =
          edge == .left ? item.midX - panel.window.minX : panel.window.maxX - item.midX
        if (distance - 48).magnitude > 1e-9 { faults.append("48 from the edge, not \(distance)") }
      }
      if !panel.text("bar.label").joined(separator: " ").contains("84 wide") {
        faults.append("84 wide")
      }
      return faults
    }
    #expect(found == [])
  }

  @Test func theHomeIndicatorLiesAboveAllContent() throws {
    let cases = try Case.everyPose() + Case.everyPose { $0.options.keyboard = true }
    let found = faults(cases) { one in
      let marks = Ground(try one.panel().drawing).marks
      let places = marks.indices.filter { marks[$0].sign == "home.indicator" }
      guard places.count == 1 else { return ["\(places.count) home indicators"] }
      let content: [Layer] = [
        .device, .safeArea, .halves, .playAreas, .targets, .hitAreas, .regions, .keyboard,
      ]
      return marks[places[0]...].filter { content.contains($0.layer) }
        .map { "\($0.sign) lies above it" }
    }
    #expect(found == [])
  }

  /// Each region's name, kind, state and size in words, and its frame on the sheet.
  @Test func regionsAreNamed() throws {
    let cases = try Case.everyPose() + Case.everyPose { $0.options.camera = true }
    let found = faults(cases) { one in
      let panel = try one.panel()
      var faults: [String] = []
      for region in panel.layout.regions {
        let state = region.isActive ? "active" : "inactive"
        let texts = panel.text("region.label", region.name.rawValue)
        let words = "\(region.kind.rawValue), \(state), "
        if texts.count != 1 || !texts[0].contains(words) {
          faults.append("\(region.name.rawValue) is told as \(texts)")
        }
        let box = panel.sheet(region.frame)
        let drawn = panel.marks("\(region.kind.rawValue).\(state)", region.name.rawValue)
          .compactMap(\.strokeShape?.bounds)
        if !drawn.allSatisfy({ box.grown(by: 1e-6).contains($0) }) || drawn.isEmpty {
          faults.append("\(region.name.rawValue) is drawn at \(drawn)")
        }
      }
      return faults
    }
    #expect(found == [])
  }

  /// The hinge from the side at its true angle, with both people's eyes; closed halves lie on one another.
  @Test func hinge() throws {
    let found = faults(try Case.everyPose()) { one in
      let panel = try one.panel()
      let hinge = panel.layout.pose.hinge
      var faults: [String] = []
      if panel.marks("hinge.eye").filter({ $0.stroke != nil }).count != 2 {
        faults.append("two eyes")
      }
      if panel.marks("hinge.sight").count != 2 { faults.append("two lines of sight") }
      let lines = panel.marks("hinge.half").flatMap { $0.strokeShape?.lines ?? [] }
      let text = panel.text("hinge.text").joined()
      switch hinge.angle {
      case nil:
        if !lines.isEmpty || !text.contains("angle unknown") { faults.append("unknown: \(text)") }
      case 0: if lines.count != 2 { faults.append("two halves on one another") }
      case let angle?:
        guard lines.count == 2 else { return ["\(lines.count) lines"] }
        let a = lines[0].from
        let b = lines[1].to
        let joint = lines[0].to
        let dot = (a.x - joint.x) * (b.x - joint.x) + (a.y - joint.y) * (b.y - joint.y)
        let cosine = dot / a.distance(to: joint) / b.distance(to: joint)
        let drawn = acos(min(max(cosine, -1), 1)) * 180 / .pi
        if (drawn - angle).magnitude > 1e-4 { faults.append("drawn at \(drawn)°") }
        if !text.contains("\(angle == 180 ? "180" : "127.8")°") { faults.append("told as \(text)") }
      }
      return faults
    }
    #expect(found == [])
  }

  /// The keyboard lies where the layout has it and never turns.
  @Test(arguments: [("closed", 289.0), ("open", 264), ("partly-open-upright", 495.5)])
  func keyboard(pose: String, height: Double) throws {
    let one = Case(pose: pose, options: LayoutOptions(keyboard: true))
    let panel = try one.panel()
    let frame = try #require(panel.layout.keyboard)
    let drawn = try #require(panel.marks("keyboard").first?.bounds)
    #expect(drawn.isNear(panel.sheet(frame)))
    #expect(drawn.height == height)
    #expect(panel.text("keyboard.label").count == 1)
    #expect(try Case(pose: pose).panel().marks("keyboard").isEmpty)
  }
}

struct Missing: Error { var sign: String }
