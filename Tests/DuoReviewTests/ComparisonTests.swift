import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview
import Testing

/// Rules that compare: poses with each other, and the two seats.
@Suite struct ComparisonTests {
  private static let frame = rect(20, 20, 80, 44)

  private static func control(_ id: String, poses: [String]? = nil) -> Element {
    at(id, .control, frame) { $0.poses = poses }
  }

  struct PoseCase: Sendable, CustomTestStringConvertible {
    var name: String
    var screen: Screen
    var poses: [String]
    var options = LayoutOptions()
    /// `pose element`
    var expected: [String]
    var testDescription: String { name }
  }

  static let missing: [PoseCase] = [
    PoseCase(
      name: "in one of two", screen: first(control("first.a", poses: ["open"])),
      poses: ["open", "closed"], expected: ["closed first.a"]),
    PoseCase(
      name: "in none of the reviewed ones", screen: first(control("first.a", poses: ["tent"])),
      poses: ["open", "closed"], expected: []),
    PoseCase(
      name: "in all of the reviewed ones",
      screen: first(control("first.a", poses: ["open", "closed"])), poses: ["open", "closed"],
      expected: []),
    PoseCase(
      name: "two entries, one element",
      screen: first(
        control("first.a", poses: ["open"]), control("first.a", poses: ["closed", "tent"])),
      poses: ["open", "closed", "tent"], expected: []),
    PoseCase(
      name: "of both seats", screen: Screen(name: "Test", both: [control("a", poses: ["open"])]),
      poses: ["open", "closed"], expected: ["closed first.a", "closed second.a"]),
    PoseCase(
      name: "one pose alone", screen: first(control("first.a", poses: ["open"])),
      poses: ["open"], expected: []),
    PoseCase(
      name: "where the half is hidden",
      screen: Screen(name: "Test", first: [control("first.a")], second: [control("second.a")]),
      poses: ["closed", "closed-sideways"], options: LayoutOptions(split: .arrangement),
      expected: []),
    PoseCase(
      name: "in another order",
      screen: first(
        control("first.a", poses: ["open"]), control("first.b"),
        control("first.a", poses: ["closed"])), poses: ["open", "closed"], expected: []),
    PoseCase(
      name: "a target without room",
      // Circles of 120: the open phone's half, 432.5 × 635, holds 3 × 5, the closed one's, 382 × 321, holds 3 × 2.
      screen: Screen(
        name: "Test", both: [Element(id: "field", role: .field, count: 8, radius: 60)]),
      poses: ["open", "closed"],
      expected: [
        "closed first.target-7", "closed first.target-8", "closed second.target-7",
        "closed second.target-8",
      ]),
  ]

  @Test(arguments: missing) func missingInPose(_ test: PoseCase) throws {
    let panels = try panels(
      of: test.screen, poses: test.poses, facings: [.sameWay], directions: [.ltr],
      options: test.options)
    let found = MissingInPose.findings(across: panels)
    #expect(found.map { "\($0.panel.pose) \($0.element ?? "")" }.sorted() == test.expected)
    #expect(found.allSatisfy { $0.severity == .error && $0.frame == nil })
  }

  /// Panels of other seatings and directions are not compared with each other, and each seating tells for itself.
  @Test func missingPerSeating() throws {
    let screen = first(Self.control("first.a", poses: ["open", "tent"]))
    let found = MissingInPose.findings(
      across: try panels(of: screen, poses: ["open", "closed", "tent"]))
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.panel.pose == "closed" })
    #expect(Set(found.map(\.message)) == ["missing here, shown in open and 1 other pose"])
    #expect(found.first?.value == 2)
    #expect(found.first?.limit == 3)
  }

  private static func screen(
    both: [Element] = [], first: [Element] = [], second: [Element] = []
  ) -> Screen {
    Screen(name: "Test", both: both, first: first, second: second)
  }
  private static func only(_ id: String, x: Double = 20) -> Expected {
    Expected(.warning, id, frame: rect(x, 20, 80, 44))
  }

  static let seats: [RuleCase] = [
    RuleCase("of both", screen(both: [control("a")]), [], "each has one"),
    RuleCase(
      "of the first", screen(first: [control("first.a")]), [only("first.a")],
      "the second has none"),
    RuleCase(
      "of the second", screen(second: [control("second.a")]), [only("second.a", x: 220)],
      "the first has none"),
    RuleCase(
      "marked", screen(first: [at("first.a", .control, frame) { $0.isOneSeatOnly = true }]), [],
      "meant so"),
    RuleCase(
      "in something marked",
      screen(first: [
        at("first.p", .panel, rect(0, 0, 200, 300)) { $0.isOneSeatOnly = true },
        at("first.a", .control, frame) { $0.holder = "first.p" },
      ]), [], "meant with what holds it"),
    RuleCase(
      "listed for each", screen(first: [control("first.a")], second: [control("second.a")]), [],
      "the same without the prefix"),
    RuleCase(
      "under different names", screen(first: [control("first.a")], second: [control("second.b")]),
      [only("first.a"), only("second.b", x: 220)], "each lacks the other's"),
    RuleCase(
      "one of both, one of its own", screen(both: [control("a")], second: [control("second.b")]),
      [only("second.b", x: 220)], "the first has no b"),
    RuleCase(
      "in other poses",
      screen(first: [control("first.a")], second: [control("second.a", poses: ["closed"])]),
      [only("first.a")], "in this pose, open, the second has none"),
    RuleCase(
      "one half only", Stage(pose: "closed-sideways", options: LayoutOptions(split: .arrangement)),
      screen(first: [control("first.a")]), [], "nothing to compare"),
    RuleCase(
      "targets of a field of one's own",
      screen(
        both: [Element(id: "field", role: .field, count: 1)],
        second: [
          Element(id: "second.more", role: .field, isOneSeatOnly: true, count: 1)
        ]), [], "second.target-2 lies in something marked"),
  ]
  @Test(arguments: seats) func betweenSeats(_ test: RuleCase) throws {
    #expect(try test.found(by: DifferentBetweenSeats.self) == test.sorted, "\(test.source)")
  }

  /// device.md: the cover half is on the left in `open`, below in `open-upright`, and the other way round flipped. So
  /// of the poses that part the seats these four differ from `open`; both seats are told.
  @Test func seatsThatChangePanel() throws {
    let found = SeatChangesPanel.findings(across: try poses(nil, of: .duelLike))
    let expected = [
      "open-flipped", "open-upright", "partly-open-flipped", "partly-open-upright",
    ].flatMap { ["\($0) first", "\($0) second"] }
    #expect(found.map { "\($0.panel.pose) \($0.seat?.rawValue ?? "")" } == expected)
    #expect(
      found.first?.message
        == "first has the camera half of the phone here and the cover half in open: "
        + "turning it hands each person the other's board")
  }

  @Test(arguments: [
    ["open", "partly-open"], ["closed", "closed-sideways"], ["closed", "open"],
    ["split-view-left", "split-view-right"], ["open-upright", "open-flipped"],
  ])
  func seatsThatStay(names: [String]) throws {
    #expect(SeatChangesPanel.findings(across: try poses(names, of: .duelLike)).isEmpty)
  }
}

extension Screen {
  fileprivate static let duelLike = Screen(
    name: "Test", both: [Element(id: "field", role: .field, count: 1)])
}
