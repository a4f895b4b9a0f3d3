import DuoGeometry
import DuoLayout
import Testing

/// layout.md §4: a drag that began in one half stays that half's; a minimum distance tells it from a tap.
@Suite struct DragTests {
  /// Open, same way: first is [0, 432.5), second [434.5, 867), 635 high; what is centred in first is about (216.25, 317.5).
  private func drag(
    _ element: Element, from start: (Double, Double), to end: (Double, Double),
    _ options: LayoutOptions = LayoutOptions(), pose: String = "open"
  ) throws -> Drag {
    let screen = Screen(name: "test", both: [element])
    let panel = try solve(pose, .sameWay, .ltr, screen: screen, options)
    return TouchJudge(panel, halves: screen.halves).judge(
      from: Point(x: start.0, y: start.1), to: Point(x: end.0, y: end.1))
  }

  private func piece(
    _ gestures: Set<Gesture>, _ distance: Double = 0, role: ElementRole = .image
  ) -> Element {
    Element(
      id: "piece", role: role, width: .points(60), height: .points(60), gestures: gestures,
      minimumDistance: distance)
  }

  /// 6 was measured to work.
  @Test(arguments: [
    (6.0, 0.0, Drag.Kind.tap), (6, 5.999, .tap), (6, 6, .drag), (6, 100, .drag),
    (0, 0, .tap), (0, 0.001, .drag),
  ]) func theDistanceTellsADragFromATap(least: Double, moved: Double, kind: Drag.Kind) throws {
    let drag = try drag(piece([.tap, .drag], least), from: (210, 310), to: (210 + moved, 310))
    #expect(drag.kind == kind && drag.touch.acts && drag.touch.element == "first.piece")
  }

  @Test func itIsStraightDistanceThatCounts() throws {
    let drag = try drag(piece([.tap, .drag], 5), from: (210, 310), to: (213, 314))
    #expect(drag.distance == 5 && drag.kind == .drag)
  }

  /// The end in the space of the owner who keeps it: first's half is 432.5 wide, second's begins at 434.5.
  @Test func theSeatWhereItBeganKeepsItWhereverItGoes() throws {
    let over = try drag(piece([.drag]), from: (210, 310), to: (600, 20))
    #expect(over.touch.seat == .first && over.endSeat == .second && over.touch.acts)
    #expect(over.ownerEnd == Point(x: 600, y: 20))
    let back = try drag(piece([.drag]), from: (650, 310), to: (100, 310))
    #expect(back.touch.seat == .second && back.endSeat == .first)
    #expect(back.ownerEnd == Point(x: 100 - 434.5, y: 310))
    let away = try drag(piece([.drag]), from: (210, 310), to: (-50, 5000))
    #expect(away.endSeat == nil && away.ownerEnd == Point(x: -50, y: 5000) && away.touch.acts)
    let gap = try drag(piece([.drag]), from: (210, 310), to: (433, 310))
    #expect(gap.endSeat == nil && gap.touch.seat == .first)
  }

  @Test(arguments: [
    ((433.0, 310.0), TouchReason.gap), ((900, 310), .outside), ((-1, 310), .outside),
  ]) func oneThatBeganNowhereIsNobodys(start: (Double, Double), reason: TouchReason) throws {
    let drag = try drag(piece([.drag]), from: start, to: (210, 310))
    #expect(drag.touch.seat == nil && drag.touch.reason == reason)
    #expect(drag.ownerEnd == nil && drag.endSeat == .first && drag.touch.element == nil)
  }

  @Test func whatIsOnlyTappedActsWhereTheFingerIsLiftedInside() throws {
    let button = piece([.tap], role: .control)
    let inside = try drag(button, from: (190, 310), to: (240, 310))
    #expect(inside.touch.acts && inside.kind == .tap)
    let outside = try drag(button, from: (210, 310), to: (300, 310))
    #expect(outside.touch.reason == .outside && outside.kind == .tap)
    #expect(outside.touch.seat == .first && outside.touch.element == "first.piece")
    // A control that names no gesture is tapped.
    #expect(try drag(piece([], role: .control), from: (210, 310), to: (212, 310)).touch.acts)
  }

  @Test func aTargetIsLeftWhereItsCircleIsLeft() throws {
    let target = piece([.tap], role: .target)
    // Radius 30 about (216.25, 317.5): the corner of its box is no part of it.
    #expect(try drag(target, from: (216, 317), to: (236, 337)).touch.acts)
    #expect(try drag(target, from: (216, 317), to: (242, 343)).touch.reason == .outside)
  }

  @Test func whatIsOnlyDraggedIsNotTapped() throws {
    let only = piece([.drag], 6)
    #expect(try drag(only, from: (210, 310), to: (215, 310)).touch.reason == .nothingThere)
    #expect(try drag(only, from: (210, 310), to: (216, 310)).touch.acts)
    let still = try drag(only, from: (210, 310), to: (210, 310))
    #expect(still.touch.element == "first.piece" && still.touch.reason == .nothingThere)
  }

  @Test func theGateAndTheFoldCountForDragsToo() throws {
    let paused = try drag(
      piece([.drag]), from: (210, 310), to: (300, 310), LayoutOptions(gateMode: .paused))
    #expect(paused.touch.reason == .paused && paused.kind == .drag)
    // Partly open with the seam in the middle, second's piece is about (650.75, 317.5), beside the fold [455.5, 495.5).
    let wide = Element(id: "wide", role: .image, gestures: [.drag])
    let folded = try drag(
      wide, from: (470, 310), to: (600, 310), LayoutOptions(seam: .middle), pose: "partly-open")
    #expect(folded.touch.reason == .activeFold && folded.touch.seat == .second)
  }

  @Test func jsonAddsItsKeys() throws {
    let drag = try drag(piece([.drag]), from: (210, 310), to: (600, 310))
    #expect(
      drag.json.compactText
        == #"{"acts":true,"at":{"x":210,"y":310},"distance":390,"element":"first.piece","#
        + #""end":{"x":600,"y":310},"endSeat":"second","gesture":"drag","#
        + #""ownerEnd":{"x":600,"y":310},"ownerPoint":{"x":210,"y":310},"reason":null,"seat":"first"}"#
    )
  }
}
