import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

@testable import LayoutDiff

/// Layout JSON as it is read back (interface.md, "Layout JSON").
@Suite struct ParseTests {
  private static func read(_ text: String) throws(LayoutFileError) -> LayoutSnapshot {
    try LayoutSnapshot(parsing: Array(text.utf8), file: "before.json")
  }

  private static func document(_ panels: String) -> String {
    #"{"format":"duo-render/layout","version":1,"panels":["# + panels + "]}"
  }

  private static func panel(_ rest: String, halves: String = "[]", elements: String = "[]")
    -> String
  {
    document(
      #"{"id":"closed.sameWay.ltr","pose":"closed","facing":"sameWay","direction":"ltr","#
        + #""screen":"duel","halves":\#(halves),"elements":\#(elements)\#(rest)}"#)
  }

  private static func element(_ rest: String) -> String {
    panel("", elements: #"[{"id":"first.a","seat":"first","role":"text",\#(rest)}]"#)
  }

  private static let places = "before.json: 1:"
  /// Texts and what is said of them; places are counted by hand from the texts above.
  private static let faults: [(String, [String])] = [
    ("", ["before.json: 1:1: found the end of the file; allowed: a value"]),
    (
      "{", ["before.json: 1:2: found the end of the file; allowed: a key in double quotes or \"}\""]
    ),
    ("[]", ["before.json: 1:1: an array cannot stand here; allowed: a layout, as an object"]),
    (
      "{}",
      ["before.json: 1:1: format: missing; the file needs \"format\""]
    ),
    (
      #"{"format":"duo-render/baseline","version":1}"#,
      [
        "before.json: 1:11: format: \"duo-render/baseline\" is another format; allowed: \"duo-render/layout\""
      ]
    ),
    (
      #"{"format":"duo-render/layout","version":2,"panels":7}"#,
      ["before.json: 1:41: version: version 2 is newer than this program; allowed: 1"]
    ),
    (
      #"{"format":"duo-render/layout","version":1}"#,
      ["before.json: 1:1: panels: missing; the file needs \"panels\""]
    ),
    (
      #"{"format":"duo-render/layout","version":1,"panels":{}}"#,
      ["before.json: 1:52: panels: an object cannot stand here; allowed: an array of panels"]
    ),
    (
      document("7"),
      [
        "before.json: 1:53: panels[0]: the number 7 cannot stand here; allowed: a panel, as an object"
      ]
    ),
    (
      document(#"{"id":"a","pose":"closed","facing":"facetoface","direction":"up"}"#),
      [
        "before.json: 1:53: panels[0].screen: missing; panels[0] needs \"screen\"",
        "before.json: 1:53: panels[0].halves: missing; panels[0] needs \"halves\"",
        "before.json: 1:53: panels[0].elements: missing; panels[0] needs \"elements\"",
        "before.json: 1:88: panels[0].facing: \"facetoface\" is not a seating; "
          + "did you mean \"faceToFace\"? allowed: sameWay, faceToFace",
        "before.json: 1:113: panels[0].direction: \"up\" is not a direction; allowed: ltr, rtl",
      ]
    ),
    (
      element(#""frame":{"x":0,"y":1e300,"width":-5,"height":"9"}"#),
      [
        "before.json: 1:237: panels[0].elements[0].frame.y: \(1e300) is out of range; "
          + "allowed: a number from -10000000 to 10000000",
        "before.json: 1:251: panels[0].elements[0].frame.width: -5 is out of range; "
          + "allowed: a number from 0 to 10000000",
        "before.json: 1:263: panels[0].elements[0].frame.height: the text \"9\" cannot stand here; "
          + "allowed: a number from 0 to 10000000",
      ]
    ),
    (
      element(#""frame":{"x":0,"y":1e999,"width":5,"height":9}"#),
      [
        "before.json: 1:237: found a number too large; allowed: at most 1.797e308"
      ]
    ),
    (
      element(#""frame":{"x":nan,"y":0,"width":5,"height":9}"#),
      ["before.json: 1:231: found \"nan\"; allowed: a value"]
    ),
  ]

  @Test(arguments: faults) func whatIsWrong(_ text: String, _ messages: [String]) {
    let error = #expect(throws: LayoutFileError.self) { try Self.read(text) }
    #expect(error?.messages == messages)
  }

  @Test func aThousandFaultsAreEnough() {
    let text = Self.document(Array(repeating: "7", count: 100_000).joined(separator: ","))
    let error = #expect(throws: LayoutFileError.self) { try Self.read(text) }
    #expect(error?.messages.count == 1000)
  }

  /// What an early version wrote, and keys of a later one.
  @Test func onlyWhatCannotBeDoneWithoutIsNeeded() throws {
    let old = try Self.read(
      Self.panel(
        #","later":{"deep":[1]},"findings":null,"barEdge":null"#,
        halves:
          #"[{"seat":"second","frame":{"x":0,"y":100,"width":50,"height":100},"quarterTurns":2}]"#,
        elements:
          #"[{"id":"second.a","seat":"second","role":"later","frame":{"x":10,"y":120,"width":5,"height":6}}]"#
      ))
    let panel = try #require(old.panels.first)
    #expect(panel.window == nil && panel.split == nil && panel.findings == nil)
    #expect(panel.barEdge == "none")
    // layout.md §3: two turns make (w − x, h − y) of (x, y), 35 and 74 for its far corner.
    #expect(panel.elements.map(\.ownerFrame) == [Rect(x: 35, y: 74, width: 5, height: 6)])
    #expect(LayoutDiff.changes(from: old, to: old).isEmpty)
  }

  /// What one side does not say has not changed.
  @Test func whatIsMissingOnOneSideIsNoChange() throws {
    let new = try Layouts(["closed"], facings: [.sameWay]).snapshot(.duel)
    var old = new
    for index in old.panels.indices {
      old.panels[index].findings = nil
      old.panels[index].notes = nil
      old.panels[index].regions = nil
      old.panels[index].split = nil
      old.panels[index].display = nil
      old.panels[index].millimetresPerPoint = nil
      for place in old.panels[index].elements.indices {
        old.panels[index].elements[place].holder = nil
      }
    }
    #expect(LayoutDiff.changes(from: old, to: new).isEmpty)
    #expect(LayoutDiff.changes(from: new, to: old).isEmpty)
  }

  @Test func everythingIsRead() throws {
    let layouts = try Layouts(["partly-open"], facings: [.faceToFace])
    let panel = try #require(try layouts.snapshot(.duel).panels.first)
    #expect(panel.id == "partly-open.faceToFace.ltr")
    #expect(panel.screen == "duel")
    #expect(panel.options.isEmpty)
    #expect(panel.display?.name == "inner")
    // Poses/device.json: 0.1658 mm of the inner display.
    let millimetres = try #require(panel.millimetresPerPoint)
    #expect((millimetres - 0.1658).magnitude < 0.00001)
    #expect(panel.window == Rect(x: 0, y: 0, width: 951, height: 669))
    #expect(panel.sizeClass == "regular × regular")
    #expect(panel.hinge == "partiallyOpen, 110°" || panel.hinge?.hasPrefix("partiallyOpen") == true)
    #expect(panel.regions?.contains { $0.name == "fold" && $0.isActive } == true)
    #expect(panel.split?.followsFold == true)
    #expect(panel.split?.axis == .sideBySide)
    // layout.md §3, face to face, side by side.
    #expect(panel.halves.map(\.turn.rawValue) == [1, 3])
    // layout.md §9: 455.5 wide left of the fold, 371.5 right of it.
    #expect(panel.halves.map(\.frame?.width) == [455.5, 371.5])
    let leave = try #require(panel.elements.first { $0.id == "second.leave" })
    #expect(leave.holder == "second.score")
    #expect(leave.label == "leave")
    #expect(leave.ownerFrame.size == Size(width: 80, height: 44))
    #expect(leave.frame.size == Size(width: 44, height: 80))
    #expect(panel.findings?.contains { $0.rule == "tilted-from-owner" } == true)
  }

  @Test func optionsReadAsTyped() throws {
    let panel = try #require(
      try Self.read(
        Self.panel(
          #","options":{"ignoresSafeArea":false,"camera":true,"bars":["navigation","tab"],"spacing":2.5}"#
        )
      ).panels.first)
    #expect(
      panel.commandLine == "--bars navigation,tab --camera --no-ignores-safe-area --spacing 2.5")
  }
}
