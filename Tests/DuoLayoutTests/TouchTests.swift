import DuoGeometry
import DuoLayout
import Testing

/// layout.md §3, §4, §6 and interface.md, `hit`: whose a touch is, what it falls to, and why nothing happens.
@Suite struct TouchTests {
  /// One touch of `screen` on a panel.
  private func touch(
    _ x: Double, _ y: Double, _ pose: String = "partly-open", _ facing: Facing = .sameWay,
    _ direction: Direction = .ltr, screen: Screen = .duel,
    _ options: LayoutOptions = LayoutOptions()
  ) throws -> Touch {
    let panel = try solve(pose, facing, direction, screen: screen, options)
    return TouchJudge(panel, halves: screen.halves).judge(Point(x: x, y: y))
  }

  /// device.md and layout.md §9: partly open, first is [0, 455.5), the fold is [455.5, 495.5), second is
  /// [495.5, 867), both 635 high, in a window of 951 × 669.
  @Test(arguments: [
    (0, 0, Seat.first as Seat?, TouchReason.nothingThere),
    (455.499, 634.999, .first, .nothingThere),
    (455.5, 100, nil, .gap), (475, 634.999, nil, .gap), (495.499, 0, nil, .gap),
    (495.5, 0, .second, .nothingThere), (866.999, 100, .second, .nothingThere),
    (867, 100, nil, .outside), (100, 635, nil, .outside), (475, 635, nil, .outside),
    (950.999, 668.999, nil, .outside), (951, 100, nil, .outside), (-0.001, 100, nil, .outside),
    (100, -0.001, nil, .outside), (100, 669, nil, .outside), (1e6, -1e6, nil, .outside),
  ]) func whoseItIs(x: Double, y: Double, seat: Seat?, reason: TouchReason) throws {
    let touch = try touch(x, y)
    #expect(touch.seat == seat && touch.reason == reason && !touch.acts)
    #expect(touch.element == nil)
    #expect((touch.ownerPoint == nil) == (seat == nil))
  }

  /// layout.md §3, the table: first turns by 1, so (y, w − x); second by 3, so (h − y, x − 495.5).
  @Test(arguments: [
    (Facing.sameWay, 100, 200, 100.0, 200.0), (.sameWay, 500.5, 200, 5, 200),
    (.faceToFace, 100, 200, 200, 355.5), (.faceToFace, 500.5, 200, 435, 5),
  ]) func theOwnersPoint(facing: Facing, x: Double, y: Double, u: Double, v: Double) throws {
    #expect(try touch(x, y, "partly-open", facing).ownerPoint == Point(x: u, y: v))
  }

  /// A point that is not a number lies nowhere.
  @Test func notANumber() throws {
    #expect(try touch(.nan, 100).reason == .outside)
    #expect(try touch(100, .infinity).reason == .outside)
  }

  @Test(arguments: Facing.allCases) func aTargetIsACircle(_ facing: Facing) throws {
    let panel = try solve("open", facing)
    for target in panel.elements where target.role == .target {
      let judge = TouchJudge(panel, halves: Screen.duel.halves)
      let center = target.frame.center
      for (dx, dy, hits) in [
        (0, 0, true), (27.9, 0, true), (0, -27.9, true), (19.7, 19.7, true), (28.000001, 0, false),
        (-28.000001, 0, false), (19.9, 19.9, false), (-27, 27, false),
      ] {
        let touch = judge.judge(center.moved(dx: dx, dy: dy))
        #expect(touch.element == (hits ? target.id : nil) && touch.acts == hits)
        #expect(touch.seat == target.seat)
      }
    }
  }

  /// About (650.75, 317.5), all numbers exact: the edge is no part of it, on any side.
  @Test(arguments: [(30.0, 0.0), (-30, 0), (0, 30), (0, -30), (18, 24), (-18, -24)])
  func theEdgeOfTheCircleIsNoPartOfIt(dx: Double, dy: Double) throws {
    let screen = screen([control("dot", 60, 60, role: .target)])
    for facing in Facing.allCases {
      let panel = try solve("open", facing, .ltr, screen: screen)
      let center = try #require(panel.element("second.dot")).frame.center
      let judge = TouchJudge(panel, halves: screen.halves)
      #expect(!judge.judge(center.moved(dx: dx, dy: dy)).acts)
      #expect(judge.judge(center.moved(dx: dx * 0.999, dy: dy * 0.999)).acts)
    }
  }

  @Test func theStripThatWasGivenUpIsNobodys() throws {
    // foldEqual: first keeps 371.5 before the fold at 455.5.
    let options = LayoutOptions(seam: .foldEqual)
    #expect(try touch(83.999, 100, options).reason == .outside)
    #expect(try touch(84, 100, options).seat == .first)
  }

  /// Seam in the middle: halves of 432.5, so that the fold lies inside the second.
  @Test func anActiveFoldInsideAHalfIsItsSeatsButDoesNotAct() throws {
    let options = LayoutOptions(seam: .middle)
    let bare = try touch(470, 5, options)
    #expect(bare.seat == .second && bare.reason == .activeFold && bare.element == nil)
    #expect(bare.ownerPoint == Point(x: 35.5, y: 5))
    #expect(try touch(455.499, 5, options).reason == .nothingThere)
    #expect(try touch(495.5, 5, options).reason == .nothingThere)
    #expect(try touch(470, 5, "open", options).reason == .nothingThere)
    // What lies there is named all the same, and the fold comes before the gate.
    let wide = screen([control("wide", 300, 300)])
    var paused = options
    paused.gateMode = .paused
    let covered = try touch(490, 317, screen: wide, paused)
    #expect(covered.element == "second.wide" || covered.element == nil)
    #expect(covered.reason == .activeFold)
  }

  @Test func whereOnlyThePrimaryShowsThereIsOneHalf() throws {
    let options = LayoutOptions(split: .arrangement)
    let panel = try solve("closed-sideways", .faceToFace, .ltr, options)
    let judge = TouchJudge(panel, halves: Screen.duel.halves)
    let frame = try #require(panel[.first].frame)
    for (x, y) in [(0.01, 0.01), (0.5, 0.5), (0.99, 0.99)] {
      let point = Point(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      #expect(judge.judge(point).seat == .first)
      #expect(judge.judge(point).reason != .gap)
    }
  }

  @Test(arguments: [(Direction.ltr, Seat.first), (.rtl, .second)])
  func wherePrimaryAndSecondaryOverlapThePrimaryIsOnTop(_ direction: Direction, _ seat: Seat) throws
  {
    let options = LayoutOptions(split: .arrangementOverlay)
    let panel = try solve("open", .sameWay, direction, options)
    let judge = TouchJudge(panel, halves: Screen.duel.halves)
    #expect(panel[seat].content == .primary)
    for target in panel.elements where target.role == .target && target.seat != seat {
      #expect(judge.judge(target.frame.center).seat == seat)
    }
    for target in panel.elements where target.role == .target && target.seat == seat {
      #expect(judge.judge(target.frame.center).element == target.id)
    }
  }

  @Test func theKeyboardTakesWhatLiesUnderIt() throws {
    let options = LayoutOptions(ignoresSafeArea: true, keyboard: true)
    let panel = try solve("open", .sameWay, .ltr, options)
    let keyboard = try #require(panel.keyboard)
    let judge = TouchJudge(panel, halves: Screen.duel.halves)
    #expect(judge.judge(Point(x: 100, y: keyboard.minY)).reason == .outside)
    #expect(judge.judge(Point(x: 100, y: keyboard.minY)).seat == nil)
    #expect(judge.judge(Point(x: 100, y: keyboard.minY - 0.001)).seat == .first)
  }

  // MARK: Elements

  private func screen(_ both: [Element], hasHitArea: Bool = true) -> Screen {
    Screen(name: "test", halves: HalfBehaviour(hasHitArea: hasHitArea), both: both)
  }

  private func control(
    _ id: String, _ width: Double, _ height: Double, _ place: Place = .center, hitSize: Double = 0,
    role: ElementRole = .control, gestures: Set<Gesture> = []
  ) -> Element {
    Element(
      id: id, role: role, width: .points(width), height: .points(height), place: place,
      hitSize: hitSize, gestures: gestures)
  }

  /// Open, first: [0, 432.5) × [0, 635), so its middle is (216.25, 317.5).
  @Test func theTopmostOfThoseThatTakeTouches() throws {
    let stacked = screen([
      control("low", 100, 100), control("high", 60, 60),
      control("words", 200, 200, role: .text), control("picture", 200, 200, role: .image),
      control("banner", 200, 200, role: .banner), control("ground", 200, 200, role: .background),
    ])
    #expect(try touch(216, 317, "open", screen: stacked).element == "first.high")
    #expect(try touch(216 - 40, 317, "open", screen: stacked).element == "first.low")
    let through = try touch(216 - 90, 317, "open", screen: stacked)
    #expect(through.element == nil && through.reason == .nothingThere)
  }

  @Test func anImageWithAGestureTakesTouches() throws {
    let screen = screen([
      control("low", 100, 100), control("piece", 50, 50, role: .image, gestures: [.tap]),
    ])
    #expect(try touch(216, 317, "open", screen: screen).element == "first.piece")
  }

  @Test(arguments: Facing.allCases) func anAlertLiesOverEverythingThatComesAfterIt(
    _ facing: Facing
  ) throws {
    let screen = screen([
      control("alert", 150, 150, role: .alert, gestures: [.tap]), control("low", 100, 100),
    ])
    #expect(try touch(216, 317, "open", facing, screen: screen).element == "first.alert")
  }

  /// A plain alert of the first seat, 600 wide from its left edge: over the seam and over the other half.
  @Test(arguments: [
    (100.0, "open", TouchReason?.none, GateMode.together), (433, "open", nil, .together),
    (500, "open", nil, .together), (475, "partly-open", .activeFold, .together),
    (500, "open", .paused, .paused),
  ])
  func systemPanelsTakeTheTouchesOverThem(
    x: Double, pose: String, reason: TouchReason?, gate: GateMode
  ) throws {
    for role in [ElementRole.alert, .sheet] {
      var screen = screen([control("low", 400, 300)])
      screen.first = [
        Element(
          id: "first.panel", role: role, width: .points(600), height: .points(100), place: .leading)
      ]
      let touch = try touch(x, 317, pose, screen: screen, LayoutOptions(gateMode: gate))
      #expect(touch.element == "first.panel" && touch.seat == .first && touch.reason == reason)
      #expect(touch.ownerPoint == Point(x: x, y: 317))
      let below = try self.touch(x, 380, pose, screen: screen)
      #expect(below.element != "first.panel")
    }
  }

  @Test func theHitAreaIsWhatCounts() throws {
    // 20 × 20 about (216.25, 317.5), grown to 44.
    let screen = screen([control("small", 20, 20, hitSize: 44)])
    #expect(try touch(216.25 - 22, 317.5 - 22, "open", screen: screen).acts)
    #expect(try !touch(216.25 + 22, 317.5, "open", screen: screen).acts)
    #expect(try !touch(216.25 - 22.001, 317.5, "open", screen: screen).acts)
  }

  /// 600 wide from the first half's left edge: it reaches to 600, over the gap [432.5, 434.5) and into second.
  @Test func withoutAHitAreaOfTheHalvesWhatOverflowsTakesTheNeighboursTouches() throws {
    let wide = Element(
      id: "first.wide", role: .control, width: .points(600), height: .points(100), place: .leading)
    var open = Screen(name: "test", halves: HalfBehaviour(hasHitArea: false), first: [wide])
    let stolen = try touch(500, 317, "open", screen: open)
    #expect(stolen.seat == .first && stolen.element == "first.wide" && stolen.acts)
    #expect(stolen.ownerPoint == Point(x: 500, y: 317))
    #expect(try touch(600, 317, "open", screen: open).seat == .second)
    #expect(try touch(433, 317, "open", screen: open).reason == .gap)
    open.halves.hasHitArea = true
    let safe = try touch(500, 317, "open", screen: open)
    #expect(safe.seat == .second && safe.reason == .nothingThere)
  }

  /// The reason is the first of its list that applies.
  @Test(
    arguments: [
      (GateMode.together, Seat.first, nil, nil as TouchReason?, nil as TouchReason?),
      (.paused, .first, nil, .paused, .paused), (.takeTurns, .first, nil, nil, .notYourTurn),
      (.takeTurns, .second, nil, .notYourTurn, nil),
      (.together, .first, RacePhase.ready, .paused, .paused),
      (.together, .first, .countdown, .paused, .paused), (.together, .first, .playing, nil, nil),
      (.together, .first, .locked, .locked, nil), (.together, .first, .result, .paused, .paused),
      (.paused, .first, .locked, .paused, .paused),
      (.takeTurns, .second, .locked, .notYourTurn, nil),
      (.takeTurns, .first, .locked, .locked, .notYourTurn),
      (.takeTurns, .second, .ready, .paused, .paused),
    ] as [(GateMode, Seat, RacePhase?, TouchReason?, TouchReason?)])
  func whyATargetDoesNotAct(
    mode: GateMode, current: Seat, phase: RacePhase?, first: TouchReason?, second: TouchReason?
  ) throws {
    let panel = try solve(
      "open", .faceToFace, .ltr,
      LayoutOptions(gateMode: mode, currentSeat: current, phase: phase))
    let judge = TouchJudge(panel, halves: Screen.duel.halves)
    for target in panel.elements where target.role == .target {
      let touch = judge.judge(target.frame.center)
      #expect(touch.element == target.id && touch.seat == target.seat)
      #expect(touch.reason == (target.seat == .first ? first : second))
    }
    // The way out is no target: only the gate keeps it.
    let leave = try #require(panel.element("second.leave"))
    let reason: TouchReason? =
      mode == .paused ? .paused : mode == .takeTurns && current == .first ? .notYourTurn : nil
    #expect(judge.judge(leave.frame.center).reason == reason)
  }

  @Test func jsonHasTheKeysOfTheInterface() throws {
    let touch = try touch(804, 50, "partly-open", .faceToFace)
    #expect(
      touch.json.compactText
        == #"{"acts":true,"at":{"x":804,"y":50},"element":"second.leave","#
        + #""ownerPoint":{"x":585,"y":308.5},"reason":null,"seat":"second"}"#)
    #expect(
      try self.touch(475, 1).json.compactText
        == #"{"acts":false,"at":{"x":475,"y":1},"element":null,"ownerPoint":null,"#
        + #""reason":"gap","seat":null}"#)
  }
}

extension TouchTests {
  fileprivate func touch(_ x: Double, _ y: Double, _ options: LayoutOptions) throws -> Touch {
    try touch(x, y, "partly-open", .sameWay, .ltr, options)
  }

  fileprivate func touch(
    _ x: Double, _ y: Double, _ pose: String, _ options: LayoutOptions
  ) throws -> Touch {
    try touch(x, y, pose, .sameWay, .ltr, options)
  }

  fileprivate func touch(
    _ x: Double, _ y: Double, screen: Screen, _ options: LayoutOptions
  ) throws -> Touch {
    try touch(x, y, "partly-open", .sameWay, .ltr, screen: screen, options)
  }
}
