import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// Rules about what elements do and are called, without a place in space.
@Suite struct ConductTests {
  private static let frame = rect(20, 20, 80, 44)

  private static func control(_ id: String, _ change: (inout Element) -> Void) -> Element {
    at(id, .control, frame, change)
  }
  private static func destructive(_ id: String) -> Element {
    control(id) {
      $0.isDestructive = true
      $0.isConfirmed = true
    }
  }

  static let bothSeats: [RuleCase] = [
    RuleCase(
      "one of both", Screen(name: "Test", both: [destructive("end")]),
      [
        Expected(.error, "first.end", value: 2, limit: 1, frame: frame),
        Expected(.error, "second.end", value: 2, limit: 1, frame: rect(220, 20, 80, 44)),
      ], "each seat has one"),
    RuleCase(
      "two of one seat", first(destructive("first.a"), destructive("first.b")), [], "one seat only"),
    RuleCase(
      "one each, of different names",
      Screen(name: "Test", first: [destructive("first.a")], second: [destructive("second.b")]),
      [
        Expected(.error, "first.a", value: 2, limit: 1, frame: frame),
        Expected(.error, "second.b", value: 2, limit: 1, frame: rect(220, 20, 80, 44)),
      ], "belong to more than one seat"),
  ]
  @Test(arguments: bothSeats) func inBothSeats(_ test: RuleCase) throws {
    #expect(try test.found(by: DestructiveInBothSeats.self) == test.sorted, "\(test.source)")
  }

  private static func ending(_ frame: Rect) -> Screen {
    first(at("first.end", .control, frame) { $0.isDestructive = true })
  }
  private static let across = Stage(facing: .faceToFace)
  private static let stacked = Stage(window: rect(200, 100, 300, 400))

  static let nearSeam: [RuleCase] = [
    RuleCase(
      "face to face, at the top", across, ending(rect(10, 10, 80, 44)),
      [Expected(.warning, "first.end", value: 10, limit: 146, frame: rect(146, 10, 44, 80))],
      "the top edge is the seam; 200 − 54 to the bottom"),
    RuleCase(
      "as near to one as to the other", across, ending(rect(10, 78, 80, 44)), [], "78 and 200 − 122"
    ),
    RuleCase(
      "a little nearer", across, ending(rect(10, 77.98, 80, 44)),
      [
        Expected(
          .warning, "first.end", value: 77.98, limit: 78.02,
          frame: rect(78, 10, 44, 80).moved(dx: 0.02))
      ], "past the tolerance"),
    RuleCase(
      "side by side, at the seam", ending(rect(110, 100, 80, 44)),
      [Expected(.warning, "first.end", value: 10, limit: 156, frame: rect(110, 100, 80, 44))],
      "200 − 190; 300 − 144"),
    RuleCase(
      "side by side, in the bottom corner at the seam", ending(rect(110, 246, 80, 44)), [],
      "10 and 10"),
    RuleCase(
      "stacked, the seam is the bottom edge", stacked, ending(rect(10, 140, 80, 44)), [],
      "both are 16"),
    RuleCase(
      "stacked, the second's top", stacked,
      Screen(
        name: "Test",
        second: [at("second.end", .control, rect(10, 10, 80, 44)) { $0.isDestructive = true }]),
      [Expected(.warning, "second.end", value: 10, limit: 146, frame: rect(10, 210, 80, 44))],
      "10; 200 − 54"),
    RuleCase(
      "nothing destructive", across, first(at("first.end", .control, rect(10, 10, 80, 44))), [],
      "only destructive ones"),
    RuleCase(
      "without a seam", Stage(pose: "open", options: LayoutOptions(split: .arrangementOverlay)),
      ending(rect(10, 10, 80, 44)), [], "the views lie over each other"),
  ]
  @Test(arguments: nearSeam) func seamDistance(_ test: RuleCase) throws {
    #expect(try test.found(by: DestructiveNearSeam.self) == test.sorted, "\(test.source)")
  }

  private static let at1 = Expected(.warning, "first.a", frame: frame)
  private static let wrong = Expected(.error, "first.a", frame: frame)

  static let unconfirmed: [RuleCase] = [
    RuleCase(
      "unconfirmed", first(control("first.a") { $0.isDestructive = true }), [at1], "no confirmation"
    ),
    RuleCase("confirmed", first(destructive("first.a")), [], "confirmed in place"),
    RuleCase("harmless", first(control("first.a") { _ in }), [], "not destructive"),
  ]
  @Test(arguments: unconfirmed) func confirmation(_ test: RuleCase) throws {
    #expect(try test.found(by: DestructiveUnconfirmed.self) == test.sorted, "\(test.source)")
  }

  private static let secret = at("first.a", .text, frame) { $0.isPrivate = true }

  static let privacy: [RuleCase] = [
    RuleCase("both look on", first(secret), [wrong], "both halves show"),
    RuleCase(
      "only one half shows",
      Stage(pose: "closed-sideways", options: LayoutOptions(split: .arrangement)), first(secret),
      [], "one person looks on"),
    RuleCase(
      "under a lid", first(secret, at("first.lid", .image, rect(10, 10, 100, 100))), [],
      "an image drawn later covers all of it"),
    RuleCase(
      "under half a lid", first(secret, at("first.lid", .image, rect(10, 10, 100, 40))), [wrong],
      "20 … 64 is covered to 50"),
    RuleCase(
      "under a text", first(secret, at("first.lid", .text, rect(10, 10, 100, 100))), [wrong],
      "text hides nothing"),
    RuleCase(
      "on an image", first(at("first.lid", .image, rect(10, 10, 100, 100)), secret), [wrong],
      "drawn after it"),
    RuleCase(
      "dropped",
      first(
        secret, Element(id: "first.b", role: .text, height: .points(200), place: .top),
        Element(
          id: "first.c", role: .control, width: .points(44), height: .points(200), place: .top)
      ), [],
      "the half is too small: texts went"),
    RuleCase("for everyone", first(at("first.a", .text, frame)), [], "not private"),
  ]
  @Test(arguments: privacy) func privately(_ test: RuleCase) throws {
    #expect(try test.found(by: PrivateOnSharedScreen.self) == test.sorted, "\(test.source)")
  }

  private static func named(_ id: String, prefix: String = "first") -> Screen {
    first(control(id) { _ in }) { $0.firstPrefix = prefix }
  }

  static let identifiers: [RuleCase] = [
    RuleCase("its seat's", named("first.go"), [], "starts with the prefix"),
    RuleCase("none", named("go"), [Expected(.warning, "go", frame: frame)], "no prefix"),
    RuleCase(
      "the other seat's", named("second.go"), [Expected(.warning, "second.go", frame: frame)],
      "listed under first"),
    RuleCase(
      "a longer word", named("firstly.go"), [Expected(.warning, "firstly.go", frame: frame)],
      "another word"),
    RuleCase(
      "a longer number", named("p10.go", prefix: "p1"),
      [Expected(.warning, "p10.go", frame: frame)], "p10 is not p1"),
    RuleCase("the screen's own", named("p1.go", prefix: "p1"), [], "starts with the prefix"),
    RuleCase(
      "the built-in where the screen has its own", named("first.go", prefix: "p1"),
      [Expected(.warning, "first.go", frame: frame)], "the prefix is p1"),
    RuleCase("another sign", named("p1-go", prefix: "p1"), [], "starts with the prefix"),
    RuleCase("camel case", named("p1Go", prefix: "p1"), [], "starts with the prefix"),
    RuleCase(
      "of both", Screen(name: "Test", both: [control("go") { _ in }]), [], "gets the prefix"),
    RuleCase(
      "seeded targets", Screen(name: "Test", both: [Element(id: "field", role: .field, count: 2)]),
      [], "named by the seat"),
  ]
  @Test(arguments: identifiers) func identifier(_ test: RuleCase) throws {
    #expect(try test.found(by: IdentifierWithoutSeat.self) == test.sorted, "\(test.source)")
  }

  static let halfGestures: [RuleCase] = [
    RuleCase(
      "the halves'", first(control("first.a") { _ in }) { $0.halves.hasGesture = true },
      [
        Expected(.error, "first", frame: rect(0, 0, 200, 300)),
        Expected(.error, "second", frame: rect(200, 0, 200, 300)),
      ], "one a half"),
    RuleCase(
      "an element's", first(control("first.a") { $0.gestureOnContainer = true }), [wrong],
      "gestureOnContainer"),
    RuleCase(
      "on the child", first(control("first.a") { $0.gestures = [.tap, .drag] }), [],
      "where it belongs"),
  ]
  @Test(arguments: halfGestures) func gestureOnHalf(_ test: RuleCase) throws {
    #expect(try test.found(by: GestureOnHalf.self) == test.sorted, "\(test.source)")
  }

  private static func dragging(
    _ gestures: Set<Gesture>, _ distance: Double, _ role: ElementRole = .image
  ) -> Screen {
    first(
      at("first.a", role, frame) {
        $0.gestures = gestures
        $0.minimumDistance = distance
      })
  }

  static let distances: [RuleCase] = [
    RuleCase(
      "tapped and dragged at 0", dragging([.tap, .drag], 0),
      [Expected(.error, "first.a", value: 0, limit: 0, frame: frame)], "layout.md §4"),
    RuleCase("at a little more", dragging([.tap, .drag], 0.001), [], "above 0"),
    RuleCase("at 6", dragging([.tap, .drag], 6), [], "measured to work"),
    RuleCase("only tapped", dragging([.tap], 0), [], "nothing to tell apart"),
    RuleCase("only dragged", dragging([.drag], 0), [], "nothing to tell apart"),
    RuleCase(
      "a target dragged at 0", dragging([.drag], 0, .target),
      [Expected(.error, "first.a", value: 0, limit: 0, frame: frame)], "a target is always tapped"),
    RuleCase("a target dragged at 6", dragging([.drag], 6, .target), [], "6 tell them apart"),
  ]
  @Test(arguments: distances) func distance(_ test: RuleCase) throws {
    #expect(try test.found(by: DragWithoutDistance.self) == test.sorted, "\(test.source)")
  }

  static let taps: [RuleCase] = [
    RuleCase("only dragged", dragging([.drag], 6), [at1], "no way by taps"),
    RuleCase(
      "a control only dragged", dragging([.drag], 6, .control), [at1],
      "what it says of its gestures counts"),
    RuleCase(
      "a target only dragged", dragging([.drag], 6, .target), [], "a target is always tapped"),
    RuleCase(
      "an alert only dragged", dragging([.drag], 6, .alert), [at1],
      "what it says of its gestures counts"),
    RuleCase("tapped too", dragging([.tap, .drag], 6), [], "both ways"),
    RuleCase("only tapped", dragging([.tap], 0), [], "no drag"),
    RuleCase("a control without gestures", dragging([], 0, .control), [], "no drag"),
  ]
  @Test(arguments: taps) func tapPath(_ test: RuleCase) throws {
    #expect(try test.found(by: DragWithoutTapPath.self) == test.sorted, "\(test.source)")
  }

  private static func grid(_ columns: Int?) -> Screen {
    first(at("first.a", .grid, frame) { $0.columns = columns })
  }
  private static func odd(_ columns: Double) -> Expected {
    Expected(.warning, "first.a", value: columns, limit: columns + 1, frame: frame)
  }

  static let grids: [RuleCase] = [
    RuleCase("three, open", .pose("open"), grid(3), [odd(3)], "a division exists, though inactive"),
    RuleCase("three, partly open", .pose("partly-open"), grid(3), [odd(3)], "active"),
    RuleCase("three in Split View", .pose("split-view-left"), grid(3), [odd(3)], "a sliver of it"),
    RuleCase("three, closed", .pose("closed"), grid(3), [], "no division"),
    RuleCase("four, open", .pose("open"), grid(4), [], "even"),
    RuleCase("counted by itself", .pose("open"), grid(nil), [], "rounds up by itself"),
  ]
  @Test(arguments: grids) func columns(_ test: RuleCase) throws {
    #expect(try test.found(by: OddColumns.self) == test.sorted, "\(test.source)")
  }
}
