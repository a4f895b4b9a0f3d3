import DuoDrawing
import DuoGeometry
import DuoJSON
import DuoLayout
import Testing

/// The two halves and what is in them: layout.md §2 to §6 as signs on the sheet.
@Suite struct HalfMarkTests {
  /// How far a seat's content is turned on the sheet, the view's turn taken off.
  private static func turn(_ panel: Panel, _ seat: Seat, _ view: View) -> QuarterTurn {
    let viewTurn: QuarterTurn =
      switch view {
      case .table: .none
      case .first: panel.layout[.first].turn
      case .second: panel.layout[.second].turn
      }
    return panel.layout[seat].turn + viewTurn.inverse
  }

  private static func cases() throws -> [Case] {
    try View.allCases.flatMap { view in
      try Case.everyPose { $0.view = view }.filter { view == .table || $0.facing == .faceToFace }
    }
  }

  /// Badges, names and sizes stand upright for their owner, the arrow points to the owner's top, and the person
  /// sits at the owner's bottom edge.
  @Test func everythingOfAHalfTurnsWithItsOwner() throws {
    let found = faults(try Self.cases()) { one in
      let panel = try one.panel()
      let body = panel.marks("body").first?.bounds ?? panel.window
      var faults: [String] = []
      for seat in Seat.allCases {
        let name = seat.rawValue
        let turn = Self.turn(panel, seat, one.view)
        let texts = (panel.marks("half.label", name) + panel.marks("badge.number", name))
          .compactMap(\.text)
        for text in texts where panel.window.overlaps(text.inkBox) && text.turn != turn {
          faults.append("\(name): “\(text.text)” is turned \(text.turn.degrees)°")
        }
        // Outside the device labels stand upright for the reader.
        let away = panel.marks("half.label", name).compactMap(\.text)
          .filter { !body.overlaps($0.inkBox) }
        for text in away where text.turn != .none { faults.append("“\(text.text)” is not upright") }
        let words = panel.text("half.label", name).joined(separator: " ")
        if !words.contains(name) { faults.append("\(name) is not named") }
        let size = panel.layout[seat].turn.turned(panel.layout[seat].frame?.size ?? .zero)
        for side in [size.width, size.height] where !words.contains(short(side)) {
          faults.append("\(name): \(short(side)) is missing in \(words)")
        }
        let edge = Edge.bottom.turned(turn)
        if let arrow = panel.marks("half.arrow", name).first?.fillShape,
          case .path(let path) = arrow, case .move(let tip)? = path.steps.first,
          let box = path.bounds
        {
          let way = Point(x: box.midX - tip.x, y: box.midY - tip.y)
          let points: Edge =
            way.x.magnitude > way.y.magnitude
            ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .bottom : .top)
          if points != edge {
            faults.append("\(name)'s arrow has its tail at the \(points.rawValue)")
          }
        } else {
          faults.append("\(name) has no arrow")
        }
        let person = panel.marks("person.\(name)").first?.bounds ?? body
        let isBeyond =
          switch edge {
          case .top: person.maxY <= body.minY
          case .bottom: person.minY >= body.maxY
          case .left: person.maxX <= body.minX
          case .right: person.minX >= body.maxX
          }
        if !isBeyond { faults.append("\(name) does not sit at the \(edge.rawValue)") }
        let called = panel.marks("person.name").compactMap(\.text).filter { $0.text == name }
        if called.count != 1 || called[0].turn != turn { faults.append("\(name)'s person's name") }
      }
      return faults
    }
    #expect(found == [])
  }

  /// layout.md §3 in words.
  @Test(arguments: [
    ("open", Facing.faceToFace, "turned 90° clockwise ↻", "turned 90° counter-clockwise ↺"),
    ("closed", .faceToFace, "turned 180° ↻", "not turned"),
    ("open-upright", .faceToFace, "turned 180° ↻", "not turned"),
    ("open", .sameWay, "not turned", "not turned"),
  ])
  func turnText(pose: String, facing: Facing, first: String, second: String) throws {
    let panel = try Case(pose: pose, facing: facing).panel()
    #expect(panel.text("half.label", "first").contains { $0.contains(first) })
    #expect(panel.text("half.label", "second").contains { $0.contains(second) })
  }

  @Test(arguments: [
    ("partly-open", LayoutOptions(), "fold · follows the active fold", "first has 22.6 % more"),
    (
      "partly-open", LayoutOptions(seam: .foldEqual), "foldEqual · follows the active fold", "equal"
    ),
    ("partly-open", LayoutOptions(seam: .middle), "middle · two equal halves", "equal"),
    ("open", LayoutOptions(), "fold · no active fold along it: as middle", "equal"),
    (
      "partly-open", LayoutOptions(split: .arrangement), "arrangement · follows the active fold",
      "first has 22.6 % more"
    ),
    (
      "open", LayoutOptions(split: .arrangementOverlay), "none: one view over the other",
      "both have the whole container"
    ),
    (
      "closed-sideways", LayoutOptions(split: .arrangement), "none: one half shows",
      "one half does not show"
    ),
  ])
  func seam(pose: String, options: LayoutOptions, rule: String, fairness: String) throws {
    let panel = try Case(pose: pose, options: options).panel()
    #expect(panel.fact("seam") == rule)
    #expect(panel.fact("halves") == fairness)
  }

  /// The container of partly-open is 867 wide: its middle is 433.5.
  @Test func theMiddleIsMarkedWhereTheFoldPlacesTheSeam() throws {
    let panel = try Case(pose: "partly-open").panel()
    let lines = panel.marks("seam.middle").flatMap { $0.strokeShape?.lines ?? [] }
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.from.x == line.to.x)
      #expect((line.from.x - panel.window.minX - 433.5).magnitude < 1e-9)
    }
    #expect(panel.text("middle.label") == ["the middle would be 433.5"])
    #expect(try Case(pose: "open").panel().marks("seam.middle").isEmpty)
  }

  @Test func targets() throws {
    let found = faults(try Case.everyPose()) { one in
      let panel = try one.panel()
      var faults: [String] = []
      for target in panel.layout.elements where target.role == .target {
        let id = target.id
        let box = panel.sheet(target.frame)
        let circle = panel.marks("target", id).compactMap(\.fillShape)
        if circle.count != 1 || circle[0].bounds?.isNear(box) != true {
          faults.append("\(id) is a circle of its size")
        }
        let centre = panel.marks("target.centre", id).compactMap(\.strokeShape?.bounds?.center)
        if centre.count != 1 || centre[0].distance(to: box.center) > 1e-9 {
          faults.append("\(id)'s centre is marked")
        }
        let ring = panel.marks("hit.circle", id).compactMap(\.strokeShape?.bounds)
        if ring.count != 1 || ring[0].width <= box.width { faults.append("\(id)'s hit area") }
        let at = target.ownerFrame.center
        let words = panel.text("target.label", id).joined(separator: " ")
        let numbers = "\(short(at.x, 1)), \(short(at.y, 1)) · Ø 56 · hit 56"
        if !words.contains(numbers) { faults.append("\(id): \(numbers) in “\(words)”") }
      }
      return faults
    }
    #expect(found == [])
  }

  /// One target's words whole, as a reader sees them.
  @Test func targetLabel() throws {
    let panel = try Case(pose: "partly-open").panel()
    let target = try #require(panel.layout.elements.first { $0.id == "first.target-1" })
    let at = target.ownerFrame.center
    #expect(
      panel.text("target.label", "first.target-1")
        == ["target-1", "\(short(at.x, 1)), \(short(at.y, 1)) · Ø 56 · hit 56"])
  }

  /// A frame is a closed thin line, a hit area thick ticks that close nothing.
  @Test func contentFrameAndHitAreaDiffer() throws {
    let panel = try Case(pose: "open").panel()
    for id in ["second.leave"] {
      let frame = try #require(panel.marks("content.frame", id).first)
      let hit = try #require(panel.marks("hit.corners", id).first)
      guard case .roundedRect = frame.strokeShape, case .segments = hit.strokeShape else {
        Issue.record("frame and hit area of \(id) are drawn alike")
        return
      }
    }
    for seat in ["first", "second"] {
      let hit = try #require(panel.marks("half.hit", seat).first)
      #expect(hit.strokeShape?.lines.count == 8)
      guard case .segments = hit.strokeShape else {
        Issue.record("the hit area of \(seat) is closed")
        return
      }
    }
  }

  @Test func playAreasScoresAndLeave() throws {
    let found = faults(try Case.everyPose()) { one in
      let panel = try one.panel()
      var faults: [String] = []
      for element in panel.layout.elements {
        let id = element.id
        if element.role == .field, let area = element.playArea,
          let half = panel.layout[element.seat].space
        {
          let drawn = panel.marks("play.area", id).compactMap(\.fillShape?.bounds)
          if drawn.count != 1 || !drawn[0].isNear(panel.sheet(area)) {
            faults.append("\(id)'s play area")
          }
          let size = half.toOwner(area).size
          let text = "play area \(short(size.width)) × \(short(size.height))"
          if !panel.text("play.label", id).contains(where: { $0.contains(text) }) {
            faults.append("\(id): “\(text)”")
          }
        }
        guard element.role == .panel || element.role == .control else { continue }
        let frame = panel.marks("content.frame", id).compactMap(\.strokeShape?.bounds)
        if frame.count != 1 || !frame[0].isNear(panel.sheet(element.frame)) {
          faults.append("\(id)'s frame")
        }
        let words = panel.text("element.label", id).joined(separator: " ")
        let size = element.ownerFrame.size
        if !words.contains("\(short(size.width)) × \(short(size.height))") {
          faults.append("\(id)'s size in “\(words)”")
        }
        if !element.isDropped, let label = element.label, !words.contains(label),
          !words.contains(id)
        {
          faults.append("\(id) is called “\(words)”")
        }
      }
      if panel.marks("content.frame", "second.leave").count != 1
        || !panel.marks("content.frame", "first.leave").isEmpty
      {
        faults.append("second alone owns leave")
      }
      return faults
    }
    #expect(found == [])
  }

  /// A half that may not act is weaker and says why.
  @Test(arguments: [
    (GateMode.takeTurns, ["may not act: not your turn"], false),
    (.paused, ["may not act: paused"], true),
  ])
  func gate(mode: GateMode, reasons: [String], firstToo: Bool) throws {
    for theme in Theme.allCases {
      let strong = try Case(pose: "open", theme: theme).panel()
      let weak = try Case(pose: "open", theme: theme, options: LayoutOptions(gateMode: mode))
        .panel()
      func colours(_ panel: Panel, _ seat: Seat) -> [Color?] {
        [
          panel.marks("half.\(seat.rawValue).border").first?.stroke?.color,
          panel.marks("target", "\(seat.rawValue).target-1").first?.fillColor,
          panel.marks("half.arrow", seat.rawValue).first?.fillColor,
        ]
      }
      for seat in Seat.allCases {
        let isWeak = seat == .second || firstToo
        for (a, b) in zip(colours(strong, seat), colours(weak, seat)) {
          #expect(a != nil && b != nil && (a != b) == isWeak, "\(theme) \(seat)")
        }
        #expect(
          weak.text("half.label", seat.rawValue).contains { $0.contains(reasons[0]) } == isWeak)
      }
    }
  }

  @Test func aHalfThatIsNotShownIsACrossedFrame() throws {
    let panel = try Case(
      pose: "closed-sideways", options: LayoutOptions(split: .arrangement)
    ).panel()
    let marks = panel.marks("half.hidden").compactMap(\.strokeShape)
    #expect(marks.count == 2)
    guard case .rect(let frame)? = marks.first, case .segments(let cross)? = marks.last else {
      Issue.record("no crossed frame")
      return
    }
    #expect(cross.count == 2 && cross.allSatisfy { frame.isNear(bounds($0)) })
    #expect(
      panel.text("half.hidden.label")
        == ["second, secondary: not shown: compact × compact shows only the primary"])
    #expect(panel.marks("half.second").isEmpty && panel.marks("half.second.dots").isEmpty)
    #expect(try Case(pose: "closed-sideways").panel().marks("half.hidden").isEmpty)
  }

  /// foldEqual takes 84 from the left of partly-open: 455.5 − 371.5.
  @Test func theStripGivenUpIsCrossed() throws {
    let panel = try Case(pose: "partly-open", options: LayoutOptions(seam: .foldEqual)).panel()
    let strip = try #require(panel.layout.split.givenUp)
    #expect(strip.width == 84)
    let drawn = panel.marks("given.up").compactMap(\.strokeShape)
    #expect(drawn.count == 2 && drawn[0].bounds?.isNear(panel.sheet(strip)) == true)
    #expect(panel.text("given.up.label") == ["given up by foldEqual, 84 × 635"])
    #expect(panel.text("dimension.text").contains("given up 84"))
  }

  @Test(arguments: [
    ("closed", true), ("split-view-left", true), ("tent", true), ("partly-open", false),
    ("open", false),
  ])
  func bothSeatsOnOnePanelAreNoted(pose: String, isShared: Bool) throws {
    let words = try Case(pose: pose).panel().text("note").joined(separator: " ")
    #expect(
      words.contains("both seats share one panel; face to face assumes a panel each") == isShared)
    let same = try Case(pose: pose, facing: .sameWay).panel()
    #expect(same.text("note").isEmpty)
  }

  @Test func tiltIsNoted() throws {
    let words = try Case(pose: "partly-open").panel().text("note").joined(separator: " ")
    #expect(words.contains("each half tilts 26.1° away from its owner"))
  }
}

/// A number as labels write it.
func short(_ value: Double, _ places: Int = 2) -> String {
  Decimal.text(value, places: places)
}

private func bounds(_ line: Segment) -> Rect {
  Shape.segments([line]).bounds ?? Rect(size: .zero)
}
