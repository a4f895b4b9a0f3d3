import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

/// layout.md §7: "In a half too small for its content: labels go first, then spacing; touch targets never shrink."
@Suite struct CompactionTests {
  /// Halves of `width` × `height`, side by side.
  private func half(_ width: Double, _ height: Double, _ elements: [Element]) throws -> PanelLayout
  {
    try solve(
      try Poses.bare(2 * width, height), .sameWay, .ltr,
      screen: Screen(name: "test", both: elements), LayoutOptions(spacing: 0))
  }

  private static let stack = [
    Element(
      id: "title", role: .text, height: .points(20), place: .top,
      inset: DirectionalInsets(all: 10), label: "Title"),
    Element(
      id: "button", role: .control, width: .points(44), height: .points(44), place: .top,
      inset: DirectionalInsets(all: 10), label: "Go"),
  ]

  /// Title and button need 10 + 20 + 10 + 44 = 84, the button alone 54, without spacing 44.
  @Test(arguments: [
    (84.0, rect(28, 40, 44, 44), false, [LayoutNote]()),
    (83.0, rect(28, 10, 44, 44), true, [.compacted(seat: .first, droppedLabels: true)]),
    (54.0, rect(28, 10, 44, 44), true, [.compacted(seat: .first, droppedLabels: true)]),
    (
      53.0, rect(28, 0, 44, 44), true,
      [
        .compacted(seat: .first, droppedLabels: true),
        .compacted(seat: .first, droppedLabels: false),
      ]
    ),
    // Still too small: it overflows, and keeps its size.
    (
      30.0, rect(28, 0, 44, 44), true,
      [
        .compacted(seat: .first, droppedLabels: true),
        .compacted(seat: .first, droppedLabels: false),
      ]
    ),
  ])
  func labelsThenSpacing(height: Double, button: Rect, dropped: Bool, notes: [LayoutNote]) throws {
    let panel = try half(100, height, Self.stack)
    #expect(panel.element("first.button")?.ownerFrame == button)
    #expect(panel.element("first.button")?.isDropped == dropped)
    #expect(panel.element("first.title")?.isDropped == dropped)
    #expect(Array(panel.notes.prefix(notes.count)) == notes)
    #expect(panel.notes.count == 2 * notes.count)
  }

  /// What no half has room for keeps its size and reaches out; nobody else gives anything up for it.
  @Test(arguments: [
    Element(id: "wide", role: .image, width: .points(500), height: .points(20), place: .bottom),
    Element(
      id: "tall", role: .control, width: .points(50), height: .points(50), holder: "bar"),
  ])
  func whatNothingHelpsCostsNothing(element: Element) throws {
    let bar = Element(
      id: "bar", role: .panel, height: .points(48), place: .bottom, label: "bar")
    let panel = try half(432, 635, Self.stack + [bar, element])
    #expect(panel.notes.filter { if case .compacted = $0 { true } else { false } } == [])
    #expect(panel.element("first.title")?.ownerFrame == rect(10, 10, 412, 20))
    #expect(panel.element("first.title")?.isDropped == false)
    #expect(
      panel.element("first.\(element.id)")?.ownerFrame.width == (element.id == "wide" ? 500 : 50))
  }

  /// Three buttons of 44 in a list 100 high: where it scrolls nobody has to give way.
  @Test(arguments: [
    (true, [LayoutNote](), 10.0), (false, [.compacted(seat: .first, droppedLabels: false)], 0),
  ])
  func whatScrollsNeedsNoRoom(scrolls: Bool, notes: [LayoutNote], inset: Double) throws {
    let buttons = (1...3).map { number in
      Element(
        id: "button-\(number)", role: .control, width: .fill, height: .points(44), place: .top,
        inset: DirectionalInsets(all: 10), holder: "list")
    }
    let panel = try half(200, 100, [Element(id: "list", role: .panel, scrolls: scrolls)] + buttons)
    #expect(panel.notes.filter { $0 != .compacted(seat: .second, droppedLabels: false) } == notes)
    #expect(panel.element("first.button-1")?.ownerFrame == rect(inset, inset, 200 - 2 * inset, 44))
  }

  /// The duel's field keeps off the score bar when its spacing goes: 30 high, 78 in all, the bar 48.
  @Test func fieldKeepsOffTheScoreBar() throws {
    let panel = try half(130, 110, Screen.duel.both)
    // 110 − 18 − 74 = 18 is too low for a target of 56; without spacing 110 − 48 = 62.
    #expect(panel.element("first.field")?.ownerFrame == rect(0, 0, 130, 62))
    #expect(panel.element("first.score")?.ownerFrame == rect(0, 62, 130, 48))
    #expect(panel.element("first.score")?.isDropped == true)
    #expect(panel.elements.filter { $0.role == .target }.count == 4)
    #expect(panel.elements.filter { $0.role == .target }.allSatisfy { $0.radius == 28 })
  }

  @Test func nothingToLabelOnlyLosesSpacing() throws {
    let button = Element(
      id: "button", role: .control, width: .points(44), height: .points(44), place: .leading,
      inset: DirectionalInsets(all: 10))
    let panel = try half(50, 50, [button])
    #expect(panel.element("first.button")?.ownerFrame == rect(0, 3, 44, 44))
    #expect(
      panel.notes == Seat.allCases.map { .compacted(seat: $0, droppedLabels: false) })
  }

  /// A background may reach out of its half and squeezes nobody.
  @Test func backgroundsDoNotCount() throws {
    let panel = try half(
      50, 50, [Element(id: "sky", role: .background, width: .points(500), height: .points(500))])
    #expect(panel.notes == [])
  }

  @Test func fillLeftWithNothingIsEmptyNotInsideOut() throws {
    let panel = try half(
      10, 10,
      [
        Element(
          id: "field", role: .field, inset: DirectionalInsets(all: 18), count: 1),
        Element(id: "bar", role: .panel, height: .points(48), place: .bottom),
      ])
    let field = try #require(panel.element("first.field"))
    #expect(field.frame.isEmpty && field.playArea == nil)
    #expect(panel.element("first.target-1") == nil)
    #expect(panel.notes.contains(.noPlayArea(field: "first.field")))
  }
}
