import DuoCapture
import Testing

/// Whatever stands behind a quoted text of XCUITest's tree, no element after it is lost.
@Suite struct QuoteTests {
  private static let next = "        Button, 0x9, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'next'"

  /// Records that another element follows.
  static let records: [(String, CapturedNode)] = [
    // A state told twice.
    (
      "identifier: 'first.a', Focused, Keyboard Focused",
      CapturedNode(type: .button, identifier: "first.a", isFocused: true)
    ),
    (
      "identifier: 'first.a', Selected, label: 'x', Selected, Selected",
      CapturedNode(type: .button, identifier: "first.a", label: "x", isSelected: true)
    ),
    (
      "label: 'x', value: 3, Focused, Keyboard Focused",
      CapturedNode(type: .button, label: "x", value: "3", isFocused: true)
    ),
    // Attributes and states nobody knows.
    (
      "identifier: 'first.a', title: 'x', minimum value: 0, maximum value: 1",
      CapturedNode(type: .button, identifier: "first.a", label: "x")
    ),
    (
      "identifier: 'first.a', minimum value: 0, label: 'x', the odd one: 'y'",
      CapturedNode(type: .button, identifier: "first.a", label: "x")
    ),
    ("label: 'x', customActions: ['y']", CapturedNode(type: .button, label: "x")),
    (
      "label: 'x', customActions: ['it's', 'z'], placeholderValue: 'p'",
      CapturedNode(type: .button, label: "x", placeholder: "p")
    ),
    (
      "label: 'x', actions: Name: 'y', Target: 0x12, Name: 'z', Target: 3",
      CapturedNode(type: .button, label: "x")
    ),
    ("label: 'x', customActions: <'y', 'z'>", CapturedNode(type: .button, label: "x")),
    (
      "label: 'x', hint: it's odd, placeholderValue: 'p'",
      CapturedNode(type: .button, label: "x", placeholder: "p")
    ),
    ("label: 'x', hint: 5' tall", CapturedNode(type: .button, label: "x")),
    (
      "label: 'x', State-2 (new), Selected",
      CapturedNode(type: .button, label: "x", isSelected: true)
    ),
    (
      "identifier: 'first.a', enabled, label: 'x'",
      CapturedNode(type: .button, identifier: "first.a", label: "x")
    ),
    (
      "label: 'x', enabled, hittable, value: 3",
      CapturedNode(type: .button, label: "x", value: "3")
    ),
    ("label: 'x', enabled", CapturedNode(type: .button, label: "x")),
    ("label: 'x',", CapturedNode(type: .button, label: "x")),
    // The last apostrophe that can close it, and with line breaks.
    (
      "label: 'Say 'yes', or it's 'no', size: 5' 3",
      CapturedNode(type: .button, label: "Say 'yes', or it's 'no")
    ),
    (
      "label: 'one\ntwo', odd: 5'",
      CapturedNode(type: .button, label: "one\ntwo', odd: 5")
    ),
    ("label: 'one\ntwo', enabled", CapturedNode(type: .button, label: "one\ntwo")),
    (
      "label: 'Say 'hi'\nand more', enabled",
      CapturedNode(type: .button, label: "Say 'hi'\nand more")
    ),
    ("identifier: 'one\ntwo'", CapturedNode(type: .button, identifier: "one\ntwo")),
    // An identifier ends before the next element, whatever is behind it.
    ("identifier: 'first.a'; odd", CapturedNode(type: .button, identifier: "first.a")),
    // What an unknown attribute is not.
    (
      "label: 'Press 'a', then: it's 'b''",
      CapturedNode(type: .button, label: "Press 'a', then: it's 'b'")
    ),
    (
      "label: 'Say 'yes', Note: use 'B', or 'C''",
      CapturedNode(type: .button, label: "Say 'yes', Note: use 'B', or 'C'")
    ),
  ]

  @Test(arguments: records)
  func theNextElementStays(text: String, node: CapturedNode) throws {
    var wanted = node
    wanted.frame = CapturedFrame(x: 20, y: 40, width: 80, height: 44)
    wanted.parent = 1
    wanted.line = 5
    let record = "        Button, 0x1, {{20.0, 40.0}, {80.0, 44.0}}, \(text)\n"
    let before = try read(printed(record + Self.next))
    #expect(before.nodes.count == 4 && before.notes == [])
    #expect(before.nodes[2] == wanted)
    #expect(before.nodes.last?.identifier == "next")
    // And where it is the last, before what stands after the tree.
    let last = try read(printed(Self.next + "\n" + record.dropLast()))
    wanted.line = 6
    #expect(last.nodes.count == 4 && last.nodes.last == wanted)
  }

  /// No apostrophe closes it before the element that it holds.
  @Test func aLabelThatHoldsAnElement() throws {
    let text = "Help:\n  Button, 0x2, {{0, 0}, {1, 1}}\nPath to element:\nit's here"
    let tree = try read(printed("        Button, 0x1, label: '\(text)'\n\(Self.next)"))
    #expect(tree.nodes.count == 4 && tree.nodes[2].label == text)
    #expect(tree.nodes[3].identifier == "next")
  }

  @Test func anIdentifierWithoutEnd() {
    #expect(
      fault(printed("        Button, 0x1, identifier: 'first.a\n\(Self.next)"), as: .elementTree)
        == "f: line 5: an identifier that does not end before the next element; wanted: \"'\" and a further attribute or the end of the line after it"
    )
  }

  /// Types in words that XCUITest has not written so far.
  @Test(arguments: [
    "Other(99)", "Unknown(85)", "Unknown Type 85", "Other-Thing", "85", "(unknown)", "Gizmo",
    "Other_2.1",
  ])
  func unknownTypes(name: String) throws {
    let tree = try read(
      printed(
        "        Button, 0x1, {{1, 2}, {3, 4}}, label: 'x', odd: 5'\n        \(name), 0x600001000200, {{20, 220}, {60, 60}}, identifier: 'first.x'\n          Image, 0x3, {{0, 0}, {1, 1}}\n\(Self.next)"
      ))
    #expect(tree.nodes.map(\.type) == [.application, .window, .button, .other, .image, .button])
    #expect(tree.nodes[3].identifier == "first.x" && tree.nodes[4].parent == 3)
    #expect(tree.nodes[3].frame == CapturedFrame(x: 20, y: 220, width: 60, height: 60))
    #expect(
      tree.notes == [
        "1 element has an unknown type and is taken as Other, the first at line 6, \"\(name)\""
      ])
  }

  /// Lines of a log and of prose are no elements of odd types.
  @Test(arguments: [
    "view 12, 0x7fff", "view 12, 0x7fff, gone", "[85, 0x1, {{0, 0}, {1, 1}}]",
    "12:00 app, 0x1, pid: 3", "85, 12, {{0, 0}, {1, 1}}",
  ])
  func noTypes(line: String) throws {
    let tree = try read(printed("        Button, 0x1, label: 'x'\n\(line)\n\(Self.next)"))
    #expect(tree.nodes.count == 4 && tree.notes == [])
  }

  private static let head = "Attributes: Application, 0x1\nElement subtree:\n"
  private static let app = " →Application, 0x1, pid: 1\n    Window, 0x2, {{0, 0}, {1, 1}}\n"

  /// Half trees that end in no element.
  @Test(arguments: [
    (head + app + "  ", "line 5: the file ends in the middle of an indentation"),
    (head + app + "\t", "line 5: the file ends in the middle of an indentation"),
    (head + app + "\n →", "line 6: the file ends in the middle of an indentation"),
    (head + app + "    Unkn", "line 5: the file ends in the middle of an element"),
    (head + app + "    85", "line 5: the file ends in the middle of an element"),
    (head + app + "    Other(9", "line 5: the file ends in the middle of an element"),
    (head + app + "    Other(9), 0x60", "line 5: the file ends in the middle of an element"),
    (head + app + "    Other(9), 0x60, {", "line 5: the file ends in the middle of an element"),
    (head + app + "    Other(9), 0x60, {{2", "line 5: the file ends in the middle of a frame"),
  ])
  func half(text: String, problem: String) {
    #expect(
      fault(text, as: .elementTree) == "f: \(problem); wanted: the whole tree; it may have been cut"
    )
  }

  @Test(arguments: ["  ", " →"])
  func beforeTheFirstElement(rest: String) {
    #expect(
      fault(Self.head + rest, as: .elementTree)
        == "f: line 3: the file ends before the first element of its tree; wanted: the text of app.debugDescription"
    )
  }

  /// Cut between lines, or without a heading: noted, not refused.
  @Test(arguments: [head + app, head + app + "\n", app, app + "  "])
  func betweenLines(text: String) throws {
    let tree = try read(text)
    #expect(tree.nodes.count == 2)
    #expect(
      tree.notes == [
        "nothing follows the tree, where XCUITest writes \"Path to element:\" or \"Query chain:\": it may have been cut"
      ])
  }
}
