import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCapture

/// In `closed` with SharedSplit the halves are 382 × 321, the second from y 323 on (layout.md §9).
@Suite struct ElementImportTests {
  private var bench: ImportBench

  init() throws { bench = try ImportBench() }

  /// Issue 4 §1: roles come from element types.
  private static let rolesCases: [(ElementType, ElementRole, Bool)] = [
    (ElementType.button, ElementRole.control, false), (.switch, .control, false),
    (.slider, .control, false), (.textField, .control, false), (.secureTextField, .control, false),
    (.searchField, .control, false), (.textView, .control, false), (.link, .control, false),
    (.segmentedControl, .control, false), (.stepper, .control, false), (.icon, .control, false),
    (.datePicker, .control, false), (.pickerWheel, .control, false), (.key, .control, false),
    (.staticText, .text, false), (.image, .image, false), (.progressIndicator, .image, false),
    (.alert, .alert, false), (.sheet, .sheet, false), (.popover, .sheet, false),
    (.grid, .grid, false), (.cell, .panel, true), (.scrollView, .panel, true),
    (.table, .panel, true), (.collectionView, .panel, true), (.webView, .panel, true),
    (.map, .panel, false), (.other, .panel, false), (.group, .panel, false),
    (.toolbar, .panel, false), (.picker, .panel, false),
  ]

  @Test(arguments: rolesCases)
  func roles(type: ElementType, role: ElementRole, scrolls: Bool) throws {
    var builder = try bench.builder("closed")
    builder.add(type, "first.it", (10, 20, 100, 50))
    let element = try #require(try bench.run("closed", builder).screen.first.first)
    #expect(element.id == "first.it")
    #expect(element.role == role)
    #expect(element.scrolls == scrolls)
    #expect(element.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(element.poses == ["closed"])
    #expect(element.gestures.isEmpty && !element.isOneSeatOnly && element.allow.isEmpty)
  }

  /// A container that covers its half wholly, or everything, lies behind the rest.
  private static let backgroundsCases: [((Double, Double, Double, Double), ElementRole)] = [
    ((0.0, 0.0, 382.0, 321.0), ElementRole.background), ((0, 0, 382, 320.6), .background),
    ((0, 0, 382, 320), .panel), ((0, 0, 466, 678), .background),
  ]

  @Test(arguments: backgroundsCases)
  func backgrounds(frame: (Double, Double, Double, Double), role: ElementRole) throws {
    var builder = try bench.builder("closed")
    builder.add(.other, "first.board", (frame.0, frame.1, frame.2, frame.3))
    #expect(try bench.run("closed", builder).screen.first.map(\.role) == [role])
  }

  @Test func targets() throws {
    var bench = bench
    bench.options.targets = ["*.piece*", "nobody"]
    var builder = try bench.builder("closed")
    let piece = builder.add(.other, "first.piece-1", (10, 20, 56, 56))
    builder.add(.image, "", (12, 22, 20, 20), in: piece)
    builder.add(.button, "first.go", (100, 20, 56, 56))
    let result = try bench.run("closed", builder)
    #expect(result.screen.first.map(\.role) == [.target, .control])
    #expect(
      result.notes == [
        "closed.txt: 1 element left out: 1 part of a control",
        "--target \"nobody\" fits no identifier of these captures",
      ])
  }

  /// What stays, and why the rest does not.
  @Test func leftOut() throws {
    var builder = try bench.builder("closed")
    let status = builder.add(.statusBar, "", (382, 0, 84, 170))
    builder.add(.other, "battery", (400, 10, 20, 10), in: status)
    let group = builder.add(.other, "", (0, 0, 382, 644))
    let button = builder.add(.button, "first.go", label: "Go", (10, 10, 80, 44), in: group)
    builder.add(.staticText, "", label: "Go", (20, 20, 40, 20), in: button)
    builder.add(.image, "first.go-badge", (60, 10, 10, 10), in: button)
    builder.add(.staticText, "", label: "Score\n7", (10, 60, 80, 20), in: group)
    builder.add(.other, "", label: "seven of ten", (10, 90, 80, 20), in: group)
    builder.add(.button, "first.hidden", (10, 120, 44, 44), in: group, isVisible: false)
    builder.add(.button, "first.flat", (10, 120, 44, 0), in: group)
    builder.add(.button, "first.endless", (10, 120, .infinity, 44), in: group)
    builder.add(.button, "first.frameless", in: group)
    builder.add(.button, "first.below", (10, 700, 44, 44), in: group)
    builder.add(.button, "first.beside", (-44, 10, 44, 44), in: group)
    builder.add(.image, "first.sky", (-9_000, 0, 20_000, 100), in: group)
    let list = builder.add(.table, "", (0, 330, 382, 300), in: group)
    builder.add(
      .other, "", label: "Vertical scroll bar", value: "0%", (370, 330, 12, 300), in: list)
    builder.add(.scrollBar, "", (0, 618, 382, 12), in: list)
    let result = try bench.run("closed", builder)
    #expect(
      result.screen.first.map(\.id) == [
        "first.go", "first.go-badge", "first.staticText-1", "first.other-1",
      ])
    #expect(result.screen.first.map(\.label) == ["Go", nil, "Score 7", "seven of ten"])
    #expect(result.screen.first.map(\.isOneSeatOnly) == [false, false, true, true])
    #expect(result.screen.second.map(\.id) == ["second.table-1"])
    #expect(
      result.notes == [
        "closed.txt: 13 elements left out: 1 that only groups others, 1 part of a control, 2 of the status bar or keyboard, 2 scroll bars, 1 not visible, 3 without an area, 2 outside the window, 1 larger than a screen file can say"
      ])
  }

  /// A segmented control or a stepper is what it is made of, where the tree tells of that.
  @Test func composites() throws {
    var builder = try bench.builder("closed")
    let named = builder.add(.segmentedControl, "first.mode", (10, 10, 200, 32))
    builder.add(.button, "", label: "A", (10, 10, 100, 32), in: named)
    builder.add(.button, "", label: "B", (110, 10, 100, 32), in: named)
    let unnamed = builder.add(.stepper, "", (10, 60, 94, 32))
    builder.add(.button, "first.less", (10, 60, 47, 32), in: unnamed)
    builder.add(.stepper, "first.plain", (10, 100, 94, 32))
    let elements = try bench.run("closed", builder).screen.first
    #expect(
      elements.map { "\($0.id) \($0.role.rawValue)" } == [
        "first.mode panel", "first.button-1 control", "first.button-2 control",
        "first.less control", "first.plain control",
      ])
  }

  /// What lies in something that scrolls is held by it, so that the fold may cross it and it cuts what reaches out.
  @Test func scrolling() throws {
    var builder = try bench.builder("closed")
    let list = builder.add(.scrollView, "first.list", (0, 0, 382, 300))
    let cell = builder.add(.cell, "first.row", (0, 10, 382, 44), in: list)
    let inner = builder.add(.collectionView, "", (0, 60, 382, 80), in: list)
    builder.add(.button, "first.tile", (10, 60, 80, 80), in: inner)
    builder.add(.staticText, "", label: "Row", (10, 20, 80, 20), in: cell)
    // It scrolls in the other seat's list.
    builder.add(.button, "second.far", (10, 400, 80, 44), in: list)
    let screen = try bench.run("closed", builder).screen
    #expect(
      screen.first.map { "\($0.id) in \($0.holder ?? "-") \($0.scrolls)" } == [
        "first.list in - true", "first.row in first.list true",
        "first.collectionView-1 in first.list true",
        "first.tile in first.collectionView-1 false", "first.staticText-1 in first.list false",
      ])
    #expect(
      screen.second.map { "\($0.id) in \($0.holder ?? "-") \($0.scrolls)" } == [
        "second.far in - true"
      ])
    #expect(try bench.again(screen).first.count == 5)
  }

  /// The larger part decides, then the prefix, then what is nearer.
  private static let seatsCases: [(String, (Double, Double, Double, Double), Seat)] = [
    ("second.a", (10.0, 300.0, 40.0, 40.0), Seat.first),
    ("first.a", (10, 310, 40, 40), .second),
    // Half here, half there.
    ("second.a", (10, 302, 40, 40), .second),
    ("first.a", (10, 302, 40, 40), .first),
    ("a", (10, 302, 40, 40), .first),
    // In the column of the bar, outside both.
    ("second.a", (390, 200, 40, 40), .second),
    ("a", (390, 200, 40, 40), .first),
    ("a", (390, 400, 40, 40), .second),
    // In the gap of 2.
    ("second.a", (10, 321, 40, 2), .second),
  ]

  @Test(arguments: seatsCases)
  func seats(id: String, frame: (Double, Double, Double, Double), seat: Seat) throws {
    var builder = try bench.builder("closed")
    builder.add(.button, id, (frame.0, frame.1, frame.2, frame.3))
    let screen = try bench.run("closed", builder).screen
    #expect((seat == .first ? screen.first : screen.second).map(\.id) == [id])
  }

  @Test func identifiersOfTheOtherSeat() throws {
    var bench = bench
    var builder = try bench.builder("closed")
    builder.add(.button, "second.leave", (18, 20, 80, 44))
    builder.add(.button, "first.go", (18, 80, 80, 44))
    #expect(
      try bench.run("closed", builder).notes == [
        "closed.txt: 1 identifier names the seat of the other half: second.leave at 18, 20 in the first half"
      ])
    for place in 1...6 { builder.add(.button, "second.\(place)", (100, 20, 80, 44)) }
    #expect(
      try bench.run("closed", builder).notes == [
        "closed.txt: 7 identifiers name the seat of the other half: second.leave at 18, 20 in the first half, second.1 at 100, 20 in the first half, second.2 at 100, 20 in the first half, second.3 at 100, 20 in the first half, second.4 at 100, 20 in the first half and 2 more"
      ])
    // Own prefixes; one may be the start of the other.
    bench.options.firstPrefix = "p"
    bench.options.secondPrefix = "p-2"
    var own = try bench.builder("closed")
    own.add(.button, "p-2.go", (18, 400, 80, 44))
    own.add(.button, "p.go", (18, 20, 80, 44))
    #expect(try bench.run("closed", own).notes == [])
  }

  /// ArrangementView on the closed phone held sideways shows the primary only (layout.md §2).
  @Test func onlyThePrimaryShows() throws {
    var bench = bench
    bench.options.layout.split = .arrangement
    var builder = try bench.builder("closed-sideways")
    builder.add(.button, "first.go", (10, 10, 80, 44))
    builder.add(.button, "second.go", (400, 10, 80, 44))
    let result = try bench.run("closed-sideways", builder)
    #expect(result.screen.first.map(\.id) == ["first.go", "second.go"])
    #expect(result.screen.second.isEmpty && result.screen.split == .arrangement)
    #expect(
      result.notes == [
        "closed-sideways.txt: closed-sideways shows the first seat only, but the other's identifiers are there: second.go at 400, 10"
      ])
  }

  /// A half face to face is turned: the owner of the upper one has the window's top left at the lower right.
  @Test func ownersSpace() throws {
    var bench = bench
    bench.options.facing = .faceToFace
    var builder = try bench.builder("closed")
    builder.add(.button, "first.go", (10, 20, 80, 44))
    builder.add(.button, "second.go", (10, 343, 80, 44))
    let screen = try bench.run("closed", builder).screen
    #expect(screen.first.map(\.frame) == [Rect(x: 292, y: 257, width: 80, height: 44)])
    #expect(screen.second.map(\.frame) == [Rect(x: 10, y: 20, width: 80, height: 44)])
    #expect(screen.capture?.facing == .faceToFace)
  }

  /// Split View's window begins at 482 (device.md).
  @Test func windowsThatBeginElsewhere() throws {
    var builder = try bench.builder("split-view-right")
    builder.add(.button, "first.go", (492, 20, 80, 44))
    let result = try bench.run("split-view-right", builder)
    #expect(result.screen.first.map(\.frame) == [Rect(x: 10, y: 20, width: 80, height: 44)])
    #expect(result.notes == [])
    var own = TreeSketch(window: Rect(x: 0, y: 0, width: 469, height: 669))
    own.add(.button, "first.go", (10, 20, 80, 44))
    let same = try bench.run("split-view-right", own)
    #expect(same.screen.first == result.screen.first)
    #expect(
      same.notes == [
        "split-view-right.txt: its window is told at 0, 0, in split-view-right it is at 482, 0; frames count from its corner"
      ])
  }

  @Test func identifiers() throws {
    let long = String(repeating: "x", count: 130)
    var builder = try bench.builder("closed")
    for (place, id) in ["row", "row", "row (2)", "row", " a\nb ", long, long, "\n"].enumerated() {
      builder.add(.button, id, (Double(10 + place), 20, 40, 40))
    }
    builder.add(.button, "first.button-1", (30, 20, 40, 40))
    let result = try bench.run("closed", builder)
    let cut = String(repeating: "x", count: 119) + "…"
    let cutAgain = String(repeating: "x", count: 115) + "… (2)"
    #expect(
      result.screen.first.map(\.id) == [
        "row", "row (3)", "row (2)", "row (4)", "a b", cut, cutAgain, "first.button-2",
        "first.button-1",
      ])
    #expect(
      result.notes == [
        "closed.txt: 3 identifiers told again, and numbered: \"row (3)\", \"row (4)\" and \"\(String(repeating: "x", count: 40))…\""
      ])
    #expect(try bench.again(result.screen).first.map(\.id) == result.screen.first.map(\.id))
  }

  /// What people read first; cut to what a screen file may hold.
  @Test func labels() throws {
    var builder = try bench.builder("closed")
    builder.add(.textField, "first.a", value: "typed", (10, 20, 80, 44))
    builder.add(.textField, "first.b", label: " \n", value: "second", (10, 70, 80, 44))
    builder.add(.textField, "first.c", label: String(repeating: "長", count: 300), (10, 120, 80, 44))
    var tree = builder.tree
    tree.nodes[2].value = ""
    tree.nodes[2].placeholder = "Your name"
    let screen = try bench.run([("closed", tree)]).screen
    #expect(
      screen.first.map(\.label) == [
        "Your name", "second", String(repeating: "長", count: 199) + "…",
      ])
  }
}
