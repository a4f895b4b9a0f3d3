import DuoCapture
import Testing

/// XCUITest's snapshots and idb's descriptions.
@Suite struct JSONTreeTests {
  private static let frame = CapturedFrame(x: 20, y: 40.25, width: 80, height: 44)

  static let snapshots: [(String, CapturedNode)] = [
    (
      """
      { "elementType": 9, "identifier": "first.leave", "label": "It's \\"5\\", ok\\n{x}", "title": "", "value": 3,
        "placeholderValue": null, "frame": {"X": 20, "Y": 40.25, "Width": 80, "Height": 44}, "enabled": false,
        "selected": 1, "hasFocus": true, "horizontalSizeClass": 1, "children": [] }
      """,
      CapturedNode(
        type: .button, identifier: "first.leave", label: "It's \"5\", ok\n{x}", value: "3",
        frame: frame, isEnabled: false, isSelected: true, isFocused: true)
    ),
    (
      """
      { "XCUIElementAttributeNameElementType": 48, "XCUIElementAttributeNameLabel": "終", "XCUIElementAttributeNameFrame":
        "{{20, 40.25}, {80, 44}}", "XCUIElementAttributeNameEnabled": 1 }
      """,
      CapturedNode(type: .staticText, label: "終", frame: frame)
    ),
    (
      "{ \"elementtype\": \"XCUIElementTypeButton\", \"Frame\": [[20, 40.25], [80, 44]] }",
      CapturedNode(type: .button, frame: frame)
    ),
    (
      "{ \"elementType\": \"button\", \"frame\": {\"x\": 20, \"y\": \"40.25\", \"width\": 80, \"height\": 44} }",
      CapturedNode(type: .button, frame: frame)
    ),
    (
      "{ \"elementType\": 9, \"frame\": {\"origin\": {\"x\": 20, \"y\": 40.25}, \"size\": {\"width\": 80, \"height\": 44}} }",
      CapturedNode(type: .button, frame: frame)
    ),
    (
      "{ \"elementType\": 9, \"frame\": {\"X\": \"inf\", \"Y\": \"-inf\", \"Width\": 0, \"Height\": -1}, \"title\": \"t\" }",
      CapturedNode(
        type: .button, label: "t",
        frame: CapturedFrame(x: .infinity, y: -.infinity, width: 0, height: -1))
    ),
    (
      "{ \"elementType\": 9, \"frame\": null, \"label\": null, \"value\": true, \"value2\": {\"a\": [1, {}]} }",
      CapturedNode(type: .button, value: "true")
    ),
    ("{ \"elementType\": 9, \"value\": {\"frame\": {}} }", CapturedNode(type: .button)),
    (
      "{ \"elementType\": 9, \"value\": 0.5, \"placeholderValue\": \"p\" }",
      CapturedNode(type: .button, value: "0.5", placeholder: "p")
    ),
    // WebDriverAgent's JSON source.
    (
      """
      { "type": "Button", "rawIdentifier": "leave", "name": "leave", "label": "Leave", "isVisible": "0", "isEnabled": "1",
        "frame": "{{20, 40.25}, {80, 44}}", "rect": {"x": 20, "y": 40.25, "width": 80, "height": 44} }
      """,
      CapturedNode(
        type: .button, identifier: "leave", label: "Leave", frame: frame, isVisible: false)
    ),
  ]

  @Test(arguments: snapshots)
  func aSnapshot(text: String, node: CapturedNode) throws {
    var wanted = node
    wanted.parent = 0
    wanted.line = 2
    let whole = "{ \"elementType\": 2, \"label\": \"Duel\", \"children\": [\n\(text)] }"
    for wrapped in [
      whole, "[\(whole)]", "{ \"value\": \(whole), \"sessionId\": \"1\" }",
      "{ \"axElement\": \(whole), \"depth\": 3 }", "\u{FEFF} {\"root\": [\(whole)]}",
    ] {
      let tree = try read(wrapped)
      #expect(tree.format == .snapshot)
      #expect(
        tree.nodes == [CapturedNode(type: .application, label: "Duel", line: 1), wanted])
      #expect(tree.notes == [])
    }
  }

  @Test func childrenBeforeTheRest() throws {
    let tree = try read(
      "{\"children\": [{\"children\": [{\"elementType\": 20}], \"elementType\": 4}, {\"elementType\": 43}], \"elementType\": 2}"
    )
    #expect(
      tree.outline == [
        "Application", "Application/Window", "Application/Window/Key", "Application/Image",
      ])
    #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 0])
  }

  static let descriptions: [(String, CapturedNode)] = [
    (
      """
      { "AXFrame": "{{20, 40}, {80, 44}}", "AXUniqueId": "first.leave", "frame": {"y": 40.25, "x": 20, "width": 80, "height": 44},
        "role_description": "button", "AXLabel": "Leave", "content_required": false, "type": "Button", "title": null, "help": null,
        "custom_actions": [], "AXValue": "1", "enabled": false, "role": "AXButton", "subrole": null, "traits": ["Button", "Selected"] }
      """,
      CapturedNode(
        type: .button, identifier: "first.leave", label: "Leave", value: "1", frame: frame,
        isEnabled: false, isSelected: true)
    ),
    (
      "{ \"AXFrame\": \"{{20, 40.25}, {80, 44}}\", \"AXUniqueId\": 5, \"AXLabel\": \"x\", \"type\": \"Button\" }",
      CapturedNode(type: .button, identifier: "5", label: "x", frame: frame)
    ),
    ("{ \"AXFrame\": null, \"type\": \"GenericElement\" }", CapturedNode(type: .other)),
    ("{ \"AXLabel\": \"x\", \"type\": \"Heading\" }", CapturedNode(type: .staticText, label: "x")),
    ("{ \"AXLabel\": \"x\", \"type\": \"TextArea\" }", CapturedNode(type: .textView, label: "x")),
    (
      "{ \"AXLabel\": \"x\", \"type\": null, \"role\": \"AXSlider\" }",
      CapturedNode(type: .slider, label: "x")
    ),
    (
      "{ \"AXLabel\": null, \"title\": \"t\", \"type\": \"Button\" }",
      CapturedNode(type: .button, label: "t")
    ),
  ]

  /// Flat, and nested by `children`.
  @Test(arguments: descriptions)
  func aDescription(text: String, node: CapturedNode) throws {
    var wanted = node
    wanted.parent = 0
    wanted.line = 2
    let app = "{ \"AXUniqueId\": null, \"AXLabel\": \"Duel\", \"type\": \"Application\""
    for whole in ["[\(app) },\n\(text)]", "[\(app), \"children\": [\n\(text)] }]"] {
      let tree = try read(whole)
      #expect(tree.format == .idb)
      #expect(
        tree.nodes == [CapturedNode(type: .application, label: "Duel", line: 1), wanted])
      #expect(tree.notes == [])
    }
  }

  @Test func notes() throws {
    let tree = try read(
      "[{\"type\": \"Application\", \"AXLabel\": \"a\"}, {\"type\": \"Gizmo\"}, {\"AXLabel\": \"b\"},\n{\"type\": \"Application\", \"AXLabel\": \"SpringBoard\", \"children\": [{\"type\": \"Button\"}]}]"
    )
    #expect(tree.nodes.map(\.type) == [.application, .other, .other])
    #expect(
      tree.notes == [
        "2 elements have an unknown type and are taken as Other, the first at 1:43, \"Gizmo\"",
        "another application was left out: \"SpringBoard\" (line 2)",
      ])
    #expect(
      try read("[{\"AXLabel\": \"b\", \"type\": \"Button\"}]").notes == [
        "the capture begins with Button, not with the application"
      ])
  }

  private static let empty =
    "the capture is empty; capture again while the app is in front and idle, from the display that is lit"

  static let faults: [(String, CaptureFormat, String)] = [
    (
      "[{\"type\": \"Application\", \"AXLabel\": \"Duel\"}]", .idb,
      "line 1: an application without elements: \(empty)"
    ),
    (
      "[{\"type\": \"Application\", \"children\": []}]", .idb,
      "line 1: an application without elements: \(empty)"
    ),
    ("{\"elementType\": 2}", .snapshot, "line 1: an application without elements: \(empty)"),
    (
      "[]", .idb,
      "no element was captured; capture again while the app is in front and idle, from the display that is lit"
    ),
    ("", .idb, "1:1: found the end of the file; allowed: a value"),
    (
      "{\"elementType\": 2, \"children\": [{\"elem", .snapshot,
      "1:34: found a text without an end; allowed: a closing \"\\\"\" on its line"
    ),
    (
      "{\"elementType\": 2, \"children\": [", .snapshot,
      "1:33: found the end of the file; allowed: a value"
    ),
    ("{\"elementType\": 2,}", .snapshot, "1:19: found \"}\"; allowed: a key in double quotes"),
    ("{\"elementType\": 2} x", .snapshot, "1:20: found \"x\"; allowed: nothing after the value"),
    ("[1]", .idb, "1:2: the number 1 is no element; allowed: an object"),
    ("3", .idb, "1:1: the number 3 is no element; allowed: an object or an array"),
    (
      "{\"elementType\": 9, \"frame\": \"wide\"}", .snapshot,
      "1:29: the text \"wide\" cannot stand for \"frame\"; allowed: {\"X\", \"Y\", \"Width\", \"Height\"}, [[x, y], [width, height]] or \"{{x, y}, {width, height}}\""
    ),
    (
      "{\"elementType\": 9, \"enabled\": \"maybe\"}", .snapshot,
      "1:31: the text \"maybe\" cannot stand for \"enabled\"; allowed: true, false, 1 or 0"
    ),
    (
      "{\"elementType\": 9, \"label\": {}}", .snapshot,
      "1:29: an object cannot stand for \"label\"; allowed: a text"
    ),
    // A key told twice, in an element and in what wraps one.
    (
      "{\"elementType\": 2, \"children\": [\n{\"label\": \"a\", \"value\": 1, \"label\": \"a\"}]}",
      .snapshot,
      "2:28: found the key \"label\" again; allowed: each key once, it stands at 2:2"
    ),
    (
      "[{\"AXUniqueId\": \"a\",\n\"children\": [{\"AXUniqueId\": \"b\"}],\n\"AXUniqueId\": \"c\"}]",
      .idb,
      "3:1: found the key \"AXUniqueId\" again; allowed: each key once, it stands at 1:3"
    ),
    (
      "{\"root\": {\"elementType\": 2, \"children\": [{}]}, \"root\": {}}", .snapshot,
      "1:48: found the key \"root\" again; allowed: each key once, it stands at 1:2"
    ),
    (
      "{\"elementType\": 9, \"children\": 4}", .snapshot,
      "1:32: the number 4 cannot stand for \"children\"; allowed: an array of elements"
    ),
  ]

  @Test(arguments: faults)
  func aFault(text: String, format: CaptureFormat, message: String) {
    #expect(fault(text, as: format) == "f: " + message)
  }

  /// What is no frame, and how it is told.
  static let frames: [(String, String)] = [
    ("{\"X\": 20, \"Y\": 20, \"Width\": 60}", "an object without \"Height\""),
    ("{\"X\": 1}", "an object without \"Y\", \"Width\" and \"Height\""),
    ("{}", "an object without \"X\", \"Y\", \"Width\" and \"Height\""),
    ("{\"origin\": {\"x\": 1, \"y\": 2}}", "an object without \"Width\" and \"Height\""),
    ("{\"X\": \"a\", \"Y\": 2}", "an object in which \"X\" is the text \"a\""),
    ("{\"X\": 1, \"Y\": null}", "an object in which \"Y\" is null"),
    ("{\"X\": 1, \"x\": 1}", "an object with \"X\" twice"),
    ("[]", "an array of 0 numbers"), ("[[1], []]", "an array of 1 number"),
    ("[[20, 20], [60]]", "an array of 3 numbers"),
    ("[1, 2, 3, 4, 5]", "an array of more than four numbers"),
    ("[1, true]", "an array with true"),
    ("[[1, 2], {\"width\": 3, \"height\": 4}]", "an array that holds an object too"),
    ("{\"origin\": [1, 2], \"width\": 3}", "an object that holds an array too"),
  ]

  @Test(arguments: frames)
  func noFrame(text: String, found: String) {
    #expect(
      fault("{\"elementType\": 9, \"frame\": \(text)}", as: .snapshot)
        == "f: 1:29: \(found) cannot stand for \"frame\"; allowed: {\"X\", \"Y\", \"Width\", \"Height\"}, [[x, y], [width, height]] or \"{{x, y}, {width, height}}\""
    )
  }
}
