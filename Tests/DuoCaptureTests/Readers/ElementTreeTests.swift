import DuoCapture
import Testing

/// XCUITest's text: each record as it is met in the wild, and the node that it means.
@Suite struct ElementTreeTests {
  private static let frame = CapturedFrame(x: 20, y: 40, width: 80, height: 44)
  private static let address = "0x600003a1c1c0, {{20.0, 40.0}, {80.0, 44.0}}"

  static let records: [(String, CapturedNode)] = [
    ("Button, \(address)", CapturedNode(type: .button, frame: frame)),
    (
      "Button, \(address), identifier: 'first.leave', label: 'It's 5 o'clock, ok {x}', value: 3, "
        + "placeholderValue: 'Name', Selected",
      CapturedNode(
        type: .button, identifier: "first.leave", label: "It's 5 o'clock, ok {x}", value: "3",
        placeholder: "Name", frame: frame, isSelected: true)
    ),
    // Older releases of Xcode.
    (
      "Button 0x7fd86ba24940: traits: 8589934593, {{20.0, 40.0}, {80.0, 44.0}}, label: 'x'",
      CapturedNode(type: .button, label: "x", frame: frame)
    ),
    (
      "Other, 0x60000019fa30, Main Window, {{20.0, 40.0}, {80.0, 44.0}}",
      CapturedNode(type: .other, frame: frame)
    ),
    (
      "Button, 0x1, traits: 1, {{20.0, 40.0}, {80.0, 44.0}}, label: 'x'",
      CapturedNode(type: .button, label: "x", frame: frame)
    ),
    // Without an address, as in a query chain.
    (
      "Button, {{20.0, 40.0}, {80.0, 44.0}}, label: 'x'",
      CapturedNode(type: .button, label: "x", frame: frame)
    ),
    ("Button, identifier: 'x'", CapturedNode(type: .button, identifier: "x")),
    ("Button, 0x1", CapturedNode(type: .button)),
    // Titles of macOS; a label beside one counts.
    ("MenuItem, 0x12, title: 'Save'", CapturedNode(type: .menuItem, label: "Save")),
    (
      "MenuItem, 0x12, title: 'Save', label: 'Save file'",
      CapturedNode(type: .menuItem, label: "Save file")
    ),
    (
      "Button, 0x1, label: 'x', Disabled", CapturedNode(type: .button, label: "x", isEnabled: false)
    ),
    (
      "TextField, 0x1, label: 'x', value: a, b, Keyboard Focused",
      CapturedNode(type: .textField, label: "x", value: "a, b", isFocused: true)
    ),
    ("Button, 0x1, Focused", CapturedNode(type: .button, isFocused: true)),
    (
      "Button, 0x1, label: 'x', Selected, Focused, Disabled",
      CapturedNode(
        type: .button, label: "x", isEnabled: false, isSelected: true, isFocused: true)
    ),
    // Attributes nobody knows.
    (
      "Button, 0x1, label: 'x', horizontalSizeClass: Compact, note: 'y', Shiny, value: 1",
      CapturedNode(type: .button, label: "x", value: "1")
    ),
    // Apostrophes, commas, braces, pieces that look like attributes.
    ("Button, 0x1, label: ''", CapturedNode(type: .button)),
    ("Button, 0x1, label: '''", CapturedNode(type: .button, label: "'")),
    ("Button, 0x1, label: ''x''", CapturedNode(type: .button, label: "'x'")),
    (
      "Button, 0x1, label: 'Say 'yes', 'no', or nothing'",
      CapturedNode(type: .button, label: "Say 'yes', 'no', or nothing")
    ),
    (
      "Button, 0x1, identifier: 'it's', label: 'a', label: 'b'",
      CapturedNode(type: .button, identifier: "it's", label: "a', label: 'b")
    ),
    (
      "Button, 0x1, label: 'Press 'a', then: 'b''",
      CapturedNode(type: .button, label: "Press 'a', then: 'b'")
    ),
    (
      "Button, 0x1, label: 'Tom', Jerry', value: 2",
      CapturedNode(type: .button, label: "Tom', Jerry", value: "2")
    ),
    (
      "Button, 0x1, label: 'a', identifier: x'",
      CapturedNode(type: .button, label: "a', identifier: x")
    ),
    (
      "Button, 0x1, label: '{{1, 2}, {3, 4}}', value: {{1, 2}, {3, 4}}",
      CapturedNode(type: .button, label: "{{1, 2}, {3, 4}}", value: "{{1, 2}, {3, 4}}")
    ),
    // Line breaks.
    (
      "Button, 0x1, label: 'one\ntwo, 'three'\n\nfour', value: 1",
      CapturedNode(type: .button, label: "one\ntwo, 'three'\n\nfour", value: "1")
    ),
    (
      "Button, 0x1, label: 'Say 'hi'\nand more'",
      CapturedNode(type: .button, label: "Say 'hi'\nand more")
    ),
    (
      "Button, 0x1, label: 'log:\n  Button, 0x2, {{0, 0}, {1, 1}}\nQuery chain:\nend'",
      CapturedNode(
        type: .button, label: "log:\n  Button, 0x2, {{0, 0}, {1, 1}}\nQuery chain:\nend")
    ),
    (
      "TextView, 0x1, value: one, two\nthree, it's\n\nfour, Disabled",
      CapturedNode(type: .textView, value: "one, two\nthree, it's\n\nfour", isEnabled: false)
    ),
    ("Button, 0x1, value: 'quoted'", CapturedNode(type: .button, value: "quoted")),
    ("Button, 0x1, value: ", CapturedNode(type: .button)),
    ("Button, 0x1,\n  label: 'x'", CapturedNode(type: .button, label: "x")),
    ("Button, 0x1, label: 'x'\nnoise", CapturedNode(type: .button, label: "x")),
    ("Button, 0x1, label: 'x'\n    t =     3.21s Tap 'y'", CapturedNode(type: .button, label: "x")),
    // Scripts.
    (
      "Button, 0x1, identifier: '最初.退出', label: '退出しますか、「はい」'",
      CapturedNode(type: .button, identifier: "最初.退出", label: "退出しますか、「はい」")
    ),
    ("Button, 0x1, label: 'مرحبا، 'أهلا''", CapturedNode(type: .button, label: "مرحبا، 'أهلا'")),
    ("Button, 0x1, label: '👨‍👩‍👧→'", CapturedNode(type: .button, label: "👨‍👩‍👧→")),
    // Numbers.
    (
      "Other, 0x1, {{-12.3, 0.333333333333333}, {0.0, 1e-05}}",
      CapturedNode(
        type: .other, frame: CapturedFrame(x: -12.3, y: 0.333333333333333, width: 0, height: 1e-05))
    ),
    (
      "Other, 0x1, {{inf, -inf}, {0.0, 1.7976931348623157e+308}}",
      CapturedNode(
        type: .other,
        frame: CapturedFrame(
          x: .infinity, y: -.infinity, width: 0, height: 1.7976931348623157e308))
    ),
    (
      "Other, 0x1, {{399.6666666666667, 1}, {37, 37}}",
      CapturedNode(
        type: .other, frame: CapturedFrame(x: 1199.0 / 3, y: 1, width: 37, height: 37))
    ),
  ]

  @Test(arguments: records)
  func aRecord(text: String, node: CapturedNode) throws {
    var wanted = node
    wanted.parent = 1
    wanted.line = 5
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let breaks = text.contains("\r") ? "\r\n" : "\n"
      let tree = try read(printed("        " + text).replacing(#/\r?\n/#, with: breaks))
      #expect(tree.nodes.count == 3)
      #expect(tree.nodes.last == wanted)
      #expect(tree.notes == [])
    }
  }

  @Test func notNumbers() throws {
    let tree = try read(printed("        Other, 0x1, {{nan, 0}, {1, 1}}"))
    #expect(tree.nodes[2].frame?.x.isNaN == true && tree.nodes[2].frame?.rect == nil)
  }

  @Test func theWholeTree() throws {
    let tree = try read(printed("        Button, 0x1, {{20.0, 40.0}, {80.0, 44.0}}"))
    #expect(tree.format == .elementTree)
    #expect(
      tree.nodes == [
        CapturedNode(type: .application, label: "Duel", line: 3),
        CapturedNode(
          type: .window, frame: CapturedFrame(x: 0, y: 0, width: 466, height: 678), parent: 0,
          line: 4),
        CapturedNode(type: .button, frame: Self.frame, parent: 1, line: 5),
      ])
  }

  /// Whatever a level's step is, deeper is a child, and less deep is a sibling of the nearest one so deep.
  @Test(arguments: [
    ["", "  ", "    ", "    ", "  "], ["", "    ", "        ", "        ", "    "],
    ["", "\t", "\t\t", "\t\t", "\t"], [" →", "  ", "   ", "   ", "  "],
    [" →", "\t", "\t\t", "\t\t", "\t"], ["  →", "    ", "         ", "        ", "   "],
  ])
  func indentation(steps: [String]) throws {
    let names = ["Application", "Window", "Button", "Button", "Image"]
    let lines = zip(steps, names).enumerated().map { "\($1.0)\($1.1), 0x\($0), {{0, 0}, {9, 9}}" }
    let tree = try read("Element subtree:\n" + lines.joined(separator: "\n") + "\nQuery chain:\n")
    #expect(
      tree.outline == [
        "Application", "Application/Window", "Application/Window/Button",
        "Application/Window/Button", "Application/Image",
      ])
    #expect(tree.notes == [])
  }

  @Test func logsAroundIt() throws {
    let log = """
      Test Case '-[Duel.Tests testIt]' started.
          t =     0.00s Start Test at 2026-11-30
          t =     1.52s     Button, that's what it taps
      """
    let tree = try read(
      log + "\n" + printed("        Button, 0x1") + "    t =     3.0s Tear Down\nButton, 0x9\n")
    #expect(tree.nodes.map(\.line) == [6, 7, 8])
    let failed = printed("        Button, 0x1").replacing(
      "Attributes:", with: "XCTAssert failed - Optional(Attributes:")
    #expect(try read(failed).nodes.count == 3)
  }

  @Test func severalTrees() throws {
    let one = printed("        Button, 0x1")
    #expect(
      try read(one + one + one).notes == [
        "the tree of line 3 was read; left out: 2 more (line 16, line 29)"
      ])
    let window = "Attributes: Window, 0x1\nElement subtree:\n →Window, 0x1\n    Image, 0x2\n"
    let tree = try read(window + one)
    #expect(tree.outline.last == "Application/Window/Button")
    #expect(tree.notes == ["the tree of line 7 was read; left out: 1 more (line 3)"])
    let system =
      "Element subtree:\n →Application, 0x1, pid: 1, label: ' '\n    Alert, 0x2\nQuery chain:\n"
    #expect(try read(system + one).outline.last == "Application/Window/Button")
    #expect(try read("{\"event\": 1}\n" + one).nodes.count == 3)
  }

  @Test func notTheWholeApplication() throws {
    let tree = try read("Element subtree:\n →Window, 0x1\n    Image, 0x2\nQuery chain:\n")
    #expect(tree.outline == ["Application", "Application/Window", "Application/Window/Image"])
    #expect(tree.notes == ["the capture begins with Window, not with the application"])
  }

  @Test func whatIsNoted() throws {
    let unknown = try read(printed("        Gizmo, 0x1\n        Widget, 0x2"))
    #expect(unknown.nodes[2].type == .other)
    #expect(
      unknown.notes == [
        "2 elements have an unknown type and are taken as Other, the first at line 5, \"Gizmo\""
      ])
    let flat = try read("Application, 0x1, pid: 1\nWindow, 0x2\nButton, 0x3\nQuery chain:\n")
    #expect(flat.outline == ["Application", "Application/Window", "Application/Button"])
    #expect(
      flat.notes == [
        "2 elements stand beside the first and are taken as its own: the indentation may be lost"
      ])
    let open = try read("Application, 0x1, pid: 1\n  Window, 0x2\n")
    #expect(
      open.notes == [
        "nothing follows the tree, where XCUITest writes \"Path to element:\" or \"Query chain:\": it may have been cut"
      ])
    var bytes = Array(printed("        Button, 0x1, label: '?'").utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
    bytes[mark] = 0xFF
    let broken = try CaptureReader.tree(bytes, as: .elementTree)
    #expect(broken.nodes[2].label == "\u{FFFD}")
    #expect(broken.notes == ["bytes that are not UTF-8 were replaced"])
  }

  static let faults: [(String, String)] = [
    (
      "",
      "f: no tree: neither \"Element subtree:\" nor an element; wanted: the text of app.debugDescription; where it has only a query chain, the app did not answer in time"
    ),
    (
      "Attributes: Application, 0x1\nElement subtree:\n",
      "f: the file ends before the first element of its tree; wanted: the text of app.debugDescription"
    ),
    (
      "Element subtree:\n →Application, 0x1, pid: 1, label: 'Duel'\nPath to element:\n →Application, 0x1\n   Window, 0x2\n",
      "f: line 2: an application without elements: the capture is empty; capture again while the app is in front and idle, from the display that is lit"
    ),
    (
      printed("        Button, 0x1, {{20.0, 40.0}, {80.0 44.0}}"),
      "f: line 5: \"{{20.0, 40.0}, {80.0 44.0}}\" is no frame; allowed: \"{{x, y}, {width, height}}\""
    ),
    (
      printed("        Button, 0x1, label: 'open" + String(repeating: "x\n", count: 40_000)),
      "f: line 5: a quoted text that does not end within 64 KB; wanted: \"'\" and a further attribute or the end of the line after it"
    ),
    (
      "Application, 0x1\n  Window, 0x2, {{0.0, 0.0}, {46",
      "f: line 2: the file ends in the middle of a frame; wanted: the whole tree; it may have been cut"
    ),
    (
      "Application, 0x1\n  Window, 0x2, label: 'Lea",
      "f: line 2: the file ends in the middle of a quoted text; wanted: the whole tree; it may have been cut"
    ),
    (
      "Application, 0x1\n  Window, 0x2, {{0, 0}, {1, 1}}, lab",
      "f: line 2: the file ends in the middle of an element; wanted: the whole tree; it may have been cut"
    ),
    (
      "Application, 0x1\n  Window, 0x2, {{0, 0}, {1, 1}}\n  But",
      "f: line 3: the file ends in the middle of an element; wanted: the whole tree; it may have been cut"
    ),
    (
      "\u{FEFF}Query chain:\n →Find: Target Application",
      "f: no tree: neither \"Element subtree:\" nor an element; wanted: the text of app.debugDescription; where it has only a query chain, the app did not answer in time"
    ),
  ]

  @Test(arguments: faults)
  func aFault(text: String, message: String) {
    #expect(fault(text, as: .elementTree) == message)
  }

  @Test func otherEncodings() {
    #expect(
      fault([0xFF, 0xFE, 0x41, 0x00], as: .elementTree)
        == "f: the text is encoded as UTF-16; allowed: UTF-8; save it as UTF-8")
  }
}
