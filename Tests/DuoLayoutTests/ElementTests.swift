import DuoGeometry
import DuoLayout
import Testing

/// interface.md, "Screen file": sizes, places, insets and holders, in the owner's space.
@Suite struct ElementTests {
  /// One half of 200 × 100 for each seat.
  static func half(
    _ elements: [Element], direction: Direction = .ltr, halves: HalfBehaviour = HalfBehaviour(),
    facing: Facing = .sameWay
  ) throws -> PanelLayout {
    try solve(
      try Poses.bare(400, 100), facing, direction,
      screen: Screen(name: "test", halves: halves, both: elements), LayoutOptions(spacing: 0))
  }

  static func box(
    _ id: String, _ width: Length, _ height: Length, _ place: Place,
    _ inset: DirectionalInsets = .zero, in holder: String? = nil, role: ElementRole = .image
  ) -> Element {
    Element(
      id: id, role: role, width: width, height: height, place: place, inset: inset,
      holder: holder)
  }

  static let ten = DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

  /// 50 × 20 in 200 × 100: ltr, then rtl, where leading is on the right.
  @Test(arguments: [
    (Place.center, rect(75, 40, 50, 20), rect(75, 40, 50, 20)),
    (.top, rect(75, 10, 50, 20), rect(75, 10, 50, 20)),
    (.bottom, rect(75, 50, 50, 20), rect(75, 50, 50, 20)),
    (.leading, rect(20, 40, 50, 20), rect(130, 40, 50, 20)),
    (.trailing, rect(110, 40, 50, 20), rect(40, 40, 50, 20)),
    (.topLeading, rect(20, 10, 50, 20), rect(130, 10, 50, 20)),
    (.topTrailing, rect(110, 10, 50, 20), rect(40, 10, 50, 20)),
    (.bottomLeading, rect(20, 50, 50, 20), rect(130, 50, 50, 20)),
    (.bottomTrailing, rect(110, 50, 50, 20), rect(40, 50, 50, 20)),
  ])
  func ninePlaces(place: Place, ltr: Rect, rtl: Rect) throws {
    let element = Self.box("a", .points(50), .points(20), place, Self.ten)
    #expect(try Self.half([element]).element("first.a")?.ownerFrame == ltr)
    #expect(try Self.half([element], direction: .rtl).element("first.a")?.ownerFrame == rtl)
    // The second half starts at x 200.
    #expect(try Self.half([element]).element("second.a")?.frame == ltr.moved(dx: 200))
  }

  @Test(arguments: [
    (Length.fill, Length.fill, Place.center, rect(20, 10, 140, 60)),
    (.fill, .points(20), .bottom, rect(20, 50, 140, 20)),
    (.points(50), .fill, .trailing, rect(110, 10, 50, 60)),
  ])
  func fill(width: Length, height: Length, place: Place, expected: Rect) throws {
    let panel = try Self.half([Self.box("a", width, height, place, Self.ten)])
    #expect(panel.element("first.a")?.ownerFrame == expected)
  }

  /// Several in one place stack away from its edge, in file order, each with its own inset.
  @Test(arguments: [
    (Place.top, [rect(80, 5, 40, 20), rect(80, 30, 40, 20)]),
    (.bottom, [rect(80, 75, 40, 20), rect(80, 50, 40, 20)]),
    (.leading, [rect(5, 40, 40, 20), rect(50, 40, 40, 20)]),
    (.trailing, [rect(155, 40, 40, 20), rect(110, 40, 40, 20)]),
    (.topTrailing, [rect(155, 5, 40, 20), rect(155, 30, 40, 20)]),
    (.center, [rect(80, 40, 40, 20), rect(80, 40, 40, 20)]),
  ])
  func stacking(place: Place, frames: [Rect]) throws {
    let elements = ["a", "b"].map {
      Self.box($0, .points(40), .points(20), place, DirectionalInsets(all: 5))
    }
    let panel = try Self.half(elements)
    #expect(["first.a", "first.b"].map { panel.element($0)?.ownerFrame } == frames)
  }

  @Test func holdersComeFirstAndHoldTheirOwn() throws {
    let panel = try Self.half([
      Self.box("inner", .points(10), .points(10), .topLeading, in: "bar"),
      Self.box("bar", .fill, .points(40), .bottom, DirectionalInsets(all: 10), role: .panel),
      Self.box("other", .points(10), .points(10), .top),
    ])
    #expect(
      panel.elements.map(\.id) == [
        "first.bar", "first.inner", "first.other", "second.bar", "second.inner", "second.other",
      ])
    #expect(panel.element("first.inner")?.ownerFrame == rect(10, 50, 10, 10))
  }

  /// layout.md §5: "A play field never mirrors; text panels take the reader's direction."
  @Test func onlyWhatAFieldHoldsDoesNotMirror() throws {
    let elements = [
      Self.box("field", .points(100), .points(50), .topLeading, role: .field),
      Self.box("piece", .points(10), .points(10), .leading, in: "field"),
      Self.box("panel", .points(100), .points(40), .bottomLeading, role: .panel),
      Self.box("word", .points(10), .points(10), .leading, in: "panel"),
    ]
    let rtl = try Self.half(elements, direction: .rtl)
    #expect(rtl.element("first.field")?.ownerFrame == rect(100, 0, 100, 50))
    #expect(rtl.element("first.piece")?.ownerFrame == rect(100, 20, 10, 10))
    #expect(rtl.element("first.panel")?.ownerFrame == rect(100, 60, 100, 40))
    #expect(rtl.element("first.word")?.ownerFrame == rect(190, 75, 10, 10))
  }

  @Test func seatsNameTheirOwnInFull() throws {
    let screen = Screen(
      name: "x", firstPrefix: "p1", secondPrefix: "p2",
      both: [Self.box("bar", .fill, .points(20), .top, role: .panel)],
      second: [Self.box("p2.leave", .points(10), .points(10), .leading, in: "p2.bar")])
    let panel = try solve("closed", screen: screen)
    #expect(panel.elements.map(\.id) == ["p1.bar", "p2.bar", "p2.leave"])
    #expect(panel.elements.map(\.seat) == [.first, .second, .second])
  }

  /// A holder that is not there, one that holds itself, two that hold each other: the half holds them, none is lost.
  @Test func holderThatCannotHoldIsTheHalf() throws {
    let panel = try Self.half([
      Self.box("a", .points(10), .points(10), .top, in: "nowhere"),
      Self.box("self", .points(30), .points(30), .center, in: "self", role: .panel),
      Self.box("x", .points(80), .points(40), .bottom, in: "y", role: .panel),
      Self.box("y", .points(40), .points(20), .bottom, in: "x", role: .panel),
    ])
    let own = panel.elements.filter { $0.seat == .first }
    #expect(own.map(\.id) == ["first.a", "first.self", "first.x", "first.y"])
    #expect(
      own.map(\.ownerFrame) == [
        rect(95, 0, 10, 10), rect(85, 35, 30, 30), rect(60, 60, 80, 40), rect(80, 80, 40, 20),
      ])
  }

  /// layout.md §3: "System panels (alert, sheet, keyboard) never turn."
  @Test(arguments: [ElementRole.alert, .sheet]) func systemPanelsStayUpright(role: ElementRole)
    throws
  {
    let panel = try Self.half(
      [Self.box("ask", .points(60), .points(40), .bottom, role: role)], facing: .faceToFace)
    // Upright at the bottom of each half of 200 × 100.
    #expect(panel.element("first.ask")?.frame == rect(70, 60, 60, 40))
    #expect(panel.element("second.ask")?.frame == rect(270, 60, 60, 40))
    // First, one quarter: (y, w − x), so 60…100 and 200 − 130 … 200 − 70.
    #expect(panel.element("first.ask")?.ownerFrame == rect(60, 70, 40, 60))
  }

  /// An overlay's primary lies over its secondary, so it comes last.
  @Test(arguments: [(Direction.ltr, Seat.first), (.rtl, .second)])
  func primaryOfAnOverlayIsDrawnLast(direction: Direction, primary: Seat) throws {
    let panel = try solve("open", .sameWay, direction, LayoutOptions(split: .arrangementOverlay))
    #expect(panel.elements.last?.seat == primary)
    #expect(panel.elements.first?.seat == primary.other)
    #expect(panel.halves.map(\.seat) == [.first, .second])
  }

  /// interface.md, "The built-in duel", in `closed`: halves of 382 × 321, the second from y 323.
  @Test func duelOnTheClosedPhone() throws {
    let panel = try solve("closed")
    #expect(panel.notes == [])
    #expect(
      panel.elements.map(\.id) == [
        "first.field", "first.target-1", "first.target-2", "first.score", "second.field",
        "second.target-1", "second.target-2", "second.score", "second.leave",
      ])
    // 382 − 36, 321 − 18 − 74.
    #expect(panel.element("first.field")?.frame == rect(18, 18, 346, 229))
    #expect(panel.element("second.field")?.frame == rect(18, 341, 346, 229))
    #expect(panel.element("first.field")?.playArea == rect(18, 18, 346, 229))
    // 321 − 18 − 48 = 255.
    #expect(panel.element("second.score")?.ownerFrame == rect(18, 255, 346, 48))
    // 18 + 346 − 2 − 80 = 282, 255 + (48 − 44) / 2 = 257.
    let leave = try #require(panel.element("second.leave"))
    #expect(leave.ownerFrame == rect(282, 257, 80, 44))
    #expect(leave.frame == rect(282, 580, 80, 44))
    #expect(leave.hitArea == leave.frame)
    #expect(leave.isDestructive && leave.role == .control && leave.label == "leave")
    #expect(panel.element("second.field")?.hitArea == nil)
    let rtl = try solve("closed", .sameWay, .rtl)
    #expect(rtl.element("second.leave")?.ownerFrame == rect(20, 257, 80, 44))
  }

  /// The duel face to face on the book: the second seat's owner sits at the right edge, its leave is at that edge's end.
  @Test func duelAcrossTheBook() throws {
    let panel = try solve("partly-open", .faceToFace)
    // The second half, x 495.5…867, y 0…635, three quarters: owner's size 635 × 371.5; (u, v) = (h − y, x).
    let leave = try #require(panel.element("second.leave"))
    // u = 635 − 18 − 2 − 80 = 535, v = 371.5 − 18 − 48 + 2 = 307.5.
    #expect(leave.ownerFrame == rect(535, 307.5, 80, 44))
    // x = 495.5 + 307.5 = 803, y = 635 − 535 − 80 = 20.
    #expect(leave.frame == rect(803, 20, 44, 80))
  }

  /// The built-in has no trouble of its own in any pose, seating or direction.
  @Test func duelFitsEverywhere() throws {
    for pose in try Poses.all() {
      for facing in Facing.allCases {
        for direction in Direction.allCases {
          let panel = try solve(pose, facing, direction)
          #expect(panel.elements.count == 9)
          #expect(panel.stolen == [])
          #expect(panel.elements.allSatisfy { !$0.isDropped })
          for element in panel.elements {
            #expect(panel[element.seat].frame?.contains(element.frame) == true)
          }
          for note in panel.notes {
            switch note {
            case .sharedPanel, .tilted: break
            default: Issue.record("\(panel.id): \(note)")
            }
          }
        }
      }
    }
  }
}
