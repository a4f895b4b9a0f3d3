import DuoGeometry
import DuoJSON
import DuoLayout
import Testing

@testable import DuoCapture

/// One record in every spelling, and lines that are none.
@Suite struct ProbeReadingTests {
  private func record(_ text: String) throws -> ProbeRecord {
    let records = try ProbeLines.records(Array(text.utf8))
    return try ProbeRecordReader.record(records[0].members, line: records[0].line)
  }

  @Test(arguments: [
    #"{"sceneSize": {"w": 466, "h": 678}}"#, #"{"scene_size": {"width": 466, "height": 678}}"#,
    #"{"SCENE-SIZE": [466, 678]}"#, #"{"size": "{466, 678}"}"#, #"{"window": "466"}"# + "\n",
    #"{"window": {"x": 0, "y": 0, "width": 466, "height": 678}}"#,
    #"{"scene": {"origin": {"x": 0, "y": 0}, "size": {"w": 466, "h": 678}}}"#,
    #"{"bounds": [0, 0, 466, 678]}"#, #"{"bounds": [[0, 0], [466, 678]]}"#,
    #"{"windowBounds": "{{0, 0}, {466, 678}}"}"#, #"{"bounds": "CGRect {{0, 0}, {466, 678}}"}"#,
    #"{"sceneSize": null, "effectiveGeometryBounds": {"x": 0, "y": 0, "w": 466, "h": 678}}"#,
    #"{"window": {"value": {"width": 466, "height": 678}, "grade": "measured", "source": "x"}}"#,
    #"{"sceneSize": ["466", "678.0"]}"#, #"{"sceneSize": {"w": 466, "h": 678}, "size": [1, 2]}"#,
  ])
  func windows(text: String) throws {
    let window = try record(text).window
    // A window's number or name is no size.
    #expect(window == (text.hasSuffix("\n") ? nil : Size(width: 466, height: 678)))
  }

  @Test(arguments: [
    #"{"safeAreaInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}"#,
    #"{"safeAreaInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}"#,
    #"{"safeArea": {"insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "frame": null}}"#,
    #"{"safeArea": {"top": 1, "left": 2, "bottom": 3, "right": 4}}"#,
    #"{"insets": [1, 2, 3, 4]}"#, #"{"insets": "{1, 2, 3, 4}"}"#,
    #"{"safe_area_insets": "UIEdgeInsets: {1.0, 2.0, 3.0, 4.0}"}"#,
    #"{"layoutDirection": "rightToLeft", "insets": {"top": 1, "trailing": 2, "bottom": 3, "leading": 4}}"#,
    #"{"direction": "rtl", "insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}"#,
  ])
  func insets(text: String) throws {
    #expect(try record(text).insets == ToldInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func halfTheInsetsAreHalfTheInsets() throws {
    let told = try record(#"{"insets": {"top": null, "bottom": 34, "right": 84}}"#).insets
    #expect(told == ToldInsets(bottom: 34, right: 84))
    #expect(try record(#"{"safeArea": {"frame": [0, 0, 1, 1]}}"#).insets == nil)
    #expect(try record(#"{"safeArea": {"insets": null}}"#).insets == nil)
  }

  /// The fold of `partly-open` (device.md): 40 wide, 20 of it margin on either side.
  @Test(arguments: [
    #"{"regionsDivisionActive": [{"frame": {"x": 455.5, "y": 0, "w": 40, "h": 669}, "margins": {"top": 0, "leading": 20, "bottom": 0, "trailing": 20}, "isActive": true}]}"#,
    #"{"regions": [{"kind": "division", "name": "fold", "frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "isActive": true}]}"#,
    #"{"reserved_regions": [{"type": "Division", "rect": "{{455.5, 0}, {40, 669}}", "margins": "{0, 20, 0, 20}", "active": 1}]}"#,
    #"{"regions": [{"name": "fold", "frame": [[455.5, 0], [40, 669]], "margins": {"top": 0, "left": 20, "bottom": 0, "right": 20}, "active": "true"}]}"#,
    #"{"folds": [{"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20], "isActive": true}], "occlusions": null}"#,
    #"{"activeDivisions": [{"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20]}]}"#,
    // Told twice, each time in part.
    #"{"regionsDivisionActive": [{"frame": [455.5, 0, 40, 669]}], "regionsDivisionAll": [{"frame": [455.5, 0, 40, 669], "margins": [0, 20, 0, 20]}]}"#,
  ])
  func regions(text: String) throws {
    let told = try record(text).regions.all
    #expect(told.count == 1)
    #expect(told.first?.kind == .division && told.first?.isActive == true)
    #expect(told.first?.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(told.first?.margins == Insets(left: 20, right: 20))
  }

  @Test func listsSayWhatTheyWouldHold() throws {
    let told = try record(
      #"{"regionsDivisionAll": [], "regionsOcclusionActive": [], "divisionCount": 3, "hasDivision": true}"#
    ).regions
    #expect(told.complete == [.division])
    #expect(told.activeComplete == [.division, .occlusion])
    #expect(try record(#"{"regions": null, "divisions": null}"#).regions.isEmpty)
  }

  @Test(arguments: [
    (#"{"hingeStatus": "partiallyOpen", "hingeAngleDegrees": 127.8}"#, 127.8),
    (#"{"hinge": {"status": "partially_open", "angle": 127.8}}"#, 127.8),
    (#"{"hinge": ".partiallyOpen", "hingeAngle": "127.8"}"#, 127.8),
    (#"{"hingeStatus": "HingeStatus.partiallyOpen", "hingeAngleRadians": 3.141592653589793}"#, 180),
    (#"{"hinge": {"status": "PARTIALLY-OPEN", "angleRadians": 0}}"#, 0),
    (#"{"hingeStatus": "partiallyOpen", "hingeAngleDegrees": 90, "hingeAngleRadians": 9}"#, 90),
    // Sensors overshoot.
    (#"{"hingeStatus": "partiallyOpen", "hingeAngleDegrees": 180.7}"#, 180),
  ])
  func hinges(text: String, angle: Double) throws {
    let told = try record(text)
    #expect(told.status == .partiallyOpen)
    #expect(told.angle == angle)
  }

  @Test func whatIsNotTold() throws {
    for text in [
      "{}", #"{"a": {"b": [1]}, "event": "manual", "ts": 3}"#,
      #"{"pose": null, "sceneSize": null, "hSizeClass": null, "hingeStatus": null, "regions": null}"#,
      #"{"pose": "", "hingeStatus": "unknown", "hSizeClass": "unspecified", "hingeAngleDegrees": null}"#,
      #"{"hingeIsNil": true, "hingeStatus": "closed", "hingeAngleDegrees": 0}"#,
      #"{"sceneSize": {"w": 0, "h": 0}, "window": "main", "screen": "duel", "display": "Duo"}"#,
      #"{"sceneSize": {"w": null, "h": 678}, "bounds": "{{inf, inf}, {0, 0}}"}"#,
    ] {
      let told = try record(text)
      #expect(!told.isTelling && told.label == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"keyboardNotification": "didShow", "keyboardFrame": [0, 389, 466, 289]}"#, "shown"),
    (#"{"keyboardNotification": "UIKeyboardDidShowNotification"}"#, "shown"),
    (#"{"keyboardFrame": {"x": 0, "y": 389, "w": 466, "h": 289}}"#, "shown"),
    (#"{"keyboard": {"frame": "{{0, 389}, {466, 289}}"}}"#, "shown"),
    (#"{"keyboardNotification": "willShow", "keyboardFrame": [0, 389, 466, 289]}"#, "rising"),
    (#"{"keyboardNotification": "willHide"}"#, "falling"),
    (#"{"keyboardNotification": "willChangeFrame"}"#, "changing"),
    (#"{"keyboardNotification": "didHide", "keyboardFrame": [0, 678, 466, 289]}"#, "hidden"),
    (#"{"keyboardFrame": [0, 0, 0, 0]}"#, "hidden"), (#"{"keyboard": false}"#, "hidden"),
    (#"{"keyboard": {"height": 289}}"#, "none"), (#"{"keyboard": null}"#, "none"),
  ])
  func keyboards(text: String, expected: String) throws {
    let found: String =
      switch try record(text).keyboard {
      case .shown: "shown"
      case .rising: "rising"
      case .falling: "falling"
      case .changing: "changing"
      case .hidden: "hidden"
      case nil: "none"
      }
    #expect(found == expected)
  }

  /// What a console puts before a record, empty lines, and every line break.
  @Test func linesOfAConsole() throws {
    let text =
      "\u{FEFF}\r\n{\"pose\": \"closed\"}\r\n \t\r\nNov 30 app[3]: [scene {1}] DUOPROBE { \"pose\": \"open\"}\nDUOPROBE {}"
    let records = try ProbeLines.records(Array(text.utf8))
    #expect(records.map(\.line) == [2, 4, 5])
    #expect(records.map(\.members.count) == [1, 1, 0])
  }

  @Test(arguments: [
    ("", "log: holds no record; one JSON object a line is wanted"),
    (" \n\r\n", "log: holds no record; one JSON object a line is wanted"),
    (
      "{}\nhello\n{}",
      "log: line 2: \"hello\" holds no JSON object; one record a line is wanted, as {\"pose\": \"closed\", …}"
    ),
    (
      "[1]",
      "log: line 1: \"[1]\" holds no JSON object; one record a line is wanted, as {\"pose\": \"closed\", …}"
    ),
    (
      "{}\n{\"pose\": \"clo\n\n",
      "log: line 2: half a record: the log ends in the middle of it; delete the line, or finish the log"
    ),
    (
      "{}\nP {\"a\": {\"b\": 1}",
      "log: line 2: found the end of the file at column 17; allowed: \",\" or \"}\""
    ),
    (
      "{\"pose\": \"clo\n{}",
      "log: line 1: found a text without an end at column 10; allowed: a closing \"\\\"\" on its line"
    ),
    ("é {\"a\": x}", "log: line 1: found \"x\" at column 9; allowed: a value"),
    (
      "{\"a\": 1, \"a\": 2}",
      "log: line 1: found the key \"a\" again at column 10; allowed: each key once"
    ),
    (
      "{\"a\": 1}",
      "log: no record tells anything of a pose; give records with sceneSize, safeAreaInsets, hingeStatus or the like"
    ),
    (
      "{\"sceneSize\": \"big\"}",
      "log: line 1: sceneSize: the text \"big\" is not a size or rectangle; allowed: {\"width\", \"height\"}, [w, h], \"{w, h}\", or a rectangle, or null"
    ),
    (
      "{\"sceneSize\": [1, 2, 3]}",
      "log: line 1: sceneSize: an array is not a size or rectangle; allowed: {\"width\", \"height\"}, [w, h], \"{w, h}\", or a rectangle, or null"
    ),
    (
      "\n{\"hinge_status\": \"partialyOpen\"}",
      "log: line 2: hinge_status: \"partialyOpen\" is not known; did you mean \"partiallyOpen\"? allowed: closed, partiallyOpen, fullyOpen"
    ),
    (
      "{\"hSizeClass\": 1}",
      "log: line 1: hSizeClass: the number 1 is not a word; allowed: compact, regular, or null"
    ),
    (
      "{\"pose\": 3}",
      "log: line 1: pose: the number 3 is not a label; allowed: a pose's name in double quotes, or null"
    ),
    (
      "{\"hingeAngleRadians\": 7}",
      "log: line 1: hingeAngleRadians: 401.07° is no angle of a hinge; allowed: 0 to 180°"
    ),
    (
      "{\"insets\": {\"top\": -3}}",
      "log: line 1: insets: -3 is not an inset; allowed: 0 to 100000"
    ),
    (
      "{\"insets\": {}}",
      "log: line 1: insets: an object is not insets; allowed: {\"top\", \"left\", \"bottom\", \"right\"}, \"leading\" and \"trailing\" too, [t, l, b, r] or \"{t, l, b, r}\", or null"
    ),
    (
      "{\"regions\": [{\"frame\": [1, 2, 3, 4]}]}",
      "log: line 1: regions[0]: no kind; say \"kind\": \"division\" or \"occlusion\""
    ),
    (
      "{\"regionsDivisionAll\": \"x\"}",
      "log: line 1: regionsDivisionAll: the text \"x\" is not a list of regions; allowed: [{\"frame\", \"margins\", \"isActive\"}], or null"
    ),
    (
      "{\"divisions\": [3]}",
      "log: line 1: divisions[0]: the number 3 is not a region; allowed: {\"frame\", \"margins\", \"isActive\"}"
    ),
  ])
  func faults(text: String, message: String) {
    let fault = #expect(throws: CaptureFault.self) {
      try ProbeLog(Array(text.utf8), file: "log")
    }
    #expect(fault?.message(file: "log") == message)
  }

  @Test func tooManyLines() {
    let text = Array(String(repeating: "{}\n", count: ProbeLines.limit + 1).utf8)
    let fault = #expect(throws: CaptureFault.self) { try ProbeLog(text, file: "log") }
    #expect(fault?.message(file: "log") == "log: more than 200000 lines; cut the log into pieces")
  }

  /// The depth of a record is the parser's limit, not the stack's.
  @Test func deepRecords() {
    let deep = "{\"a\": " + String(repeating: "[", count: 100_000)
    let fault = #expect(throws: CaptureFault.self) {
      try ProbeLog(Array((deep + "\n{}").utf8), file: "log")
    }
    #expect(fault?.problem == "found objects and arrays 65 deep at column 70")
  }
}
