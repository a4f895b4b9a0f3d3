import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

/// layout.md §2 and §6: content, panel, size class, who may act, and what a reader is told.
@Suite struct HalfTests {
  /// Which seat carries the primary, left to right and right to left.
  @Test(arguments: [
    ("open", SplitKind.shared, Seat.first, Seat.first), ("open", .even, .first, .second),
    ("open-upright", .even, .first, .first), ("open", .arrangement, .first, .second),
    ("closed", .arrangement, .first, .first), ("closed-sideways", .arrangement, .first, .second),
    ("partly-open", .even, .first, .second),
    // An overlay parted by the fold: primary on the right or bottom, in both directions.
    ("partly-open", .arrangementOverlay, .second, .second),
    ("partly-open-upright", .arrangementOverlay, .second, .second),
  ])
  func primary(pose: String, kind: SplitKind, ltr: Seat, rtl: Seat) throws {
    for (direction, seat) in [(Direction.ltr, ltr), (.rtl, rtl)] {
      let panel = try solve(pose, .sameWay, direction, LayoutOptions(split: kind))
      #expect(panel[seat].content == .primary)
      #expect(panel[seat.other].content == .secondary)
      #expect(panel.halves.map(\.seat) == [.first, .second])
    }
  }

  /// layout.md §2: on the closed phone held sideways an arrangement shows only the primary, in the whole container.
  @Test(arguments: [(Direction.ltr, Seat.first), (.rtl, .second)])
  func onlyPrimaryShows(direction: Direction, seat: Seat) throws {
    for pose in ["closed-sideways", "closed-sideways-flipped", "tent"] {
      let panel = try solve(pose, .faceToFace, direction, LayoutOptions(split: .arrangement))
      #expect(panel[seat].frame == panel.split.container)
      #expect(panel[seat].reason == nil)
      let hidden = panel[seat.other]
      #expect(!hidden.shows && hidden.frame == nil && hidden.hitArea == nil && !hidden.canAct)
      #expect(hidden.panel == nil && hidden.reason == .onlyPrimaryShows)
      #expect(panel.split.gap == nil)
      #expect(panel.elements.allSatisfy { $0.seat == seat })
    }
  }

  @Test func spacingAsLongAsTheContainerLeavesNoRoom() throws {
    let panel = try solve("open", .sameWay, .ltr, LayoutOptions(spacing: 867))
    #expect(panel.halves.allSatisfy { !$0.shows && $0.reason == .noRoom && !$0.canAct })
    #expect(panel.elements.isEmpty)
  }

  /// From the fold at 475.5 and device.md: in `open` the cover half is on the left, in `open-upright` the camera
  /// half is on top; flipped poses are the other way round.
  @Test(arguments: [
    ("closed", HalfPanel.cover, HalfPanel.cover), ("closed-sideways", .cover, .cover),
    ("tent", .cover, .cover),
    // 0…432.5 and 434.5…867
    ("open", .cover, .both), ("open-flipped", .camera, .both),
    // 82…498.5 and 500.5…917
    ("open-upright", .both, .cover), ("open-upright-flipped", .both, .camera),
    ("partly-open", .cover, .camera), ("partly-open-flipped", .camera, .cover),
    ("partly-open-upright", .camera, .cover), ("partly-open-upright-flipped", .cover, .camera),
    ("split-view-left", .cover, .cover), ("split-view-right", .camera, .camera),
  ])
  func panel(pose: String, first: HalfPanel, second: HalfPanel) throws {
    let panel = try solve(pose)
    #expect(panel[.first].panel == first)
    #expect(panel[.second].panel == second)
  }

  /// layout.md §2: only a side-by-side arrangement half on the inner display has a size class of its own.
  @Test(arguments: [
    ("open", SplitKind.shared, "regular/regular"), ("open", .even, "regular/regular"),
    ("open", .arrangement, "compact/regular"), ("partly-open", .arrangement, "compact/regular"),
    ("open-upright", .arrangement, "regular/regular"), ("closed", .arrangement, "compact/regular"),
    ("closed-sideways", .arrangement, "compact/compact"),
    ("open", .arrangementOverlay, "regular/regular"),
    ("split-view-left", .shared, "compact/regular"),
  ])
  func sizeClass(pose: String, kind: SplitKind, expected: String) throws {
    for half in try solve(pose, .sameWay, .ltr, LayoutOptions(split: kind)).halves {
      #expect(
        "\(half.sizeClass.horizontal.rawValue)/\(half.sizeClass.vertical.rawValue)" == expected)
    }
  }

  /// Only on the inner display was it measured.
  @Test func outerDisplayKeepsItsSizeClass() throws {
    var pose = try Poses.named("closed-sideways")
    pose.sizeClass = SizeClass(horizontal: .regular, vertical: .compact)
    let panel = try solve(pose, .sameWay, .ltr, LayoutOptions(split: .arrangement))
    #expect(panel.halves.allSatisfy { $0.shows && $0.sizeClass == pose.sizeClass })
  }

  @Test(arguments: [
    (GateMode.together, Seat.first, HalfReason?.none, HalfReason?.none),
    (.together, .second, nil, nil), (.takeTurns, .first, nil, .notYourTurn),
    (.takeTurns, .second, .notYourTurn, nil), (.paused, .first, .paused, .paused),
  ])
  func gate(mode: GateMode, current: Seat, first: HalfReason?, second: HalfReason?) throws {
    let panel = try solve(
      "closed", .sameWay, .ltr, LayoutOptions(gateMode: mode, currentSeat: current))
    #expect(panel[.first].reason == first && panel[.first].canAct == (first == nil))
    #expect(panel[.second].reason == second && panel[.second].canAct == (second == nil))
  }

  /// layout.md §6: "when it has acted, the other is next"; "an out-of-turn act changes nothing".
  @Test func gateAfterAnAct() {
    let turns = Gate(mode: .takeTurns)
    #expect(turns.afterAct(by: .first) == Gate(mode: .takeTurns, current: .second))
    #expect(turns.afterAct(by: .second) == turns)
    #expect(Gate(mode: .paused).afterAct(by: .first) == Gate(mode: .paused))
    #expect(Gate().afterAct(by: .second) == Gate())
  }

  @Test func optionsBeatTheScreen() throws {
    var screen = Screen.duel
    screen.gate = Gate(mode: .takeTurns, current: .second)
    screen.split = .even
    screen.seam = .middle
    screen.spacing = 10
    screen.ignoresSafeArea = true
    let own = try solve("partly-open", screen: screen)
    #expect(own.gate == Gate(mode: .takeTurns, current: .second))
    #expect(own.split.kind == .even && own.split.seam == .middle && own.split.spacing == 10)
    #expect(own.split.container == rect(0, 0, 951, 669))
    let asked = try solve(
      "partly-open", screen: screen,
      LayoutOptions(
        split: .shared, seam: .fold, spacing: 4, ignoresSafeArea: false, gateMode: .together,
        currentSeat: .first))
    #expect(asked.gate == Gate())
    #expect(asked.split.kind == .shared && asked.split.seam == .fold && asked.split.spacing == 4)
    #expect(asked.split.container == rect(0, 0, 867, 635))
  }

  static let tilt = LayoutNote.tilted(degrees: (180 - 127.8) / 2)
  static let faceToFaceNotes: [(String, [LayoutNote])] = [
    ("closed", [.sharedPanel]), ("open", []), ("open-upright", []),
    ("split-view-left", [.sharedPanel]), ("partly-open", [tilt]),
    ("partly-open-upright", [tilt]), ("tent", [.sharedPanel, .tilted(degrees: nil)]),
    ("partly-open-split-view-right", [.sharedPanel, tilt]),
  ]

  /// (180 − 127.8) / 2 = 26.1; device.md: the tent's angle is unknown.
  @Test(arguments: faceToFaceNotes)
  func notes(pose: String, expected: [LayoutNote]) throws {
    #expect(try solve(pose, .faceToFace).notes == expected)
    #expect(try solve(pose, .sameWay).notes == [])
  }
}
