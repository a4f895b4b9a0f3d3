import DuoCatalog
import DuoJSON
import DuoLayout
import Testing

@testable import DuoScreens

/// A screen file that is wrong is refused with file, line, element, key, what was found and what is allowed.
@Suite struct ScreenFaultTests {
  /// A sound file; every case changes one piece of it.
  static let lines = [
    #"{ "format": "duo-render/screen", "version": 1, "name": "Quiz","#,
    #"  "split": { "kind": "shared", "seam": "fold", "spacing": 2, "ignoresSafeArea": false },"#,
    #"  "halves": { "hasHitArea": true, "clipped": true, "gesture": false },"#,
    #"  "gate": { "mode": "together", "current": "first" },"#,
    #"  "seats": { "first": "p1", "second": "p2" },"#,
    #"  "both": ["#,
    #"    { "id": "field", "role": "field", "count": 2, "radius": 28, "inset": 18 },"#,
    #"    { "id": "bar", "role": "panel", "size": { "width": "fill", "height": 48 },"#,
    #"      "place": "bottom", "inset": { "top": 1, "leading": 2, "bottom": 3, "trailing": 4 } },"#,
    #"    { "id": "go", "role": "control", "in": "bar", "size": { "width": 44, "height": 44 },"#,
    #"      "label": "go", "hitSize": 60, "gestures": ["tap", "drag"], "minimumDistance": 6,"#,
    #"      "allow": { "on-fold": "it scrolls away" }, "poses": ["open", "book"] } ],"#,
    #"  "first": [ { "id": "p1.grid", "role": "grid", "columns": 4,"#,
    #"    "frame": { "x": 1, "y": 2, "width": 30, "height": 40 } } ]"#,
    "}",
  ]

  static let roles = ElementRole.allCases.map(\.rawValue).joined(separator: ", ")

  /// What is replaced, by what, and the message without the file's name.
  static let faults: [(old: String, new: String, message: String)] = [
    (
      "duo-render/screen", "duo-render/pose",
      #"1:13: format: "duo-render/pose" is another format; allowed: "duo-render/screen""#
    ),
    (
      #""version": 1"#, #""version": 2"#,
      "1:45: version: version 2 is newer than this program; allowed: 1"
    ),
    (#""name": "Quiz""#, #""nmae": "Quiz""#, ""),
    (#""Quiz""#, #""""#, "1:56: name: the text is empty; allowed: 1 to 80 characters"),
    (
      #""Quiz""#, #""Qu\u0007iz""#,
      "1:56: name: the text holds the character U+0007; allowed: one line of printable characters"
    ),
    (
      #""shared""#, #""sharde""#,
      #"2:22: split.kind: "sharde" is not a split; did you mean "shared"? "#
        + "allowed: shared, even, arrangement, arrangement-overlay"
    ),
    (
      #""shared""#, #""arrangement""#,
      "2:45: split.seam: arrangement takes no seam, it follows an active division by itself; "
        + "leave it out, or use the kind shared or even"
    ),
    (
      #""spacing": 2"#, #""spacing": -1"#,
      "2:59: split.spacing: -1 is out of range; allowed: a number from 0 to 10000"
    ),
    (
      #""clipped": true"#, #""clipped": "yes""#,
      #"3:46: halves.clipped: the text "yes" cannot stand here; allowed: true or false"#
    ),
    (
      #""mode": "together""#, #""mode": "turns""#,
      #"4:21: gate.mode: "turns" is not a gate; allowed: together, takeTurns, paused"#
    ),
    (
      #""second": "p2""#, #""second": "p1""#,
      #"5:39: seats.second: "p1" is the prefix of both seats; allowed: two prefixes that differ"#
    ),
    (
      #""role": "field""#, #""role": "feild""#,
      #"7:30: field: role: "feild" is not a role; did you mean "field"? allowed: \#(roles)"#
    ),
    (
      #""radius": 28"#, #""radius": 21"#,
      "7:61: field: radius: 21 is out of range; allowed: a number from 22 to 1000"
    ),
    (
      #""count": 2"#, #""count": 2.5"#,
      "7:48: field: count: 2.5 is not whole; allowed: a whole number from 0 to 10000"
    ),
    (
      #""count": 2, "radius": 28"#, #""count": 2, "size": { "width": 300, "height": 55 }"#,
      "7:48: field: count: a field of 300 × 55 has no room for one target of radius 28; "
        + "a field of at least 56 × 56, or a smaller radius"
    ),
    (
      #""count": 2, "radius": 28"#, #""count": 9998"#,
      "1:1: 20003 elements, those of \"both\" twice and seeded targets each; at most 10000"
    ),
    (
      #""height": 48"#, #""height": 0"#,
      "8:74: bar: size.height: 0 is out of range; allowed: a number above 0, at most 10000"
    ),
    (
      #""height": 48"#, #""height": -48"#,
      "8:74: bar: size.height: -48 is out of range; allowed: a number above 0, at most 10000"
    ),
    (
      #""height": 48"#, #""height": 1e308"#,
      "8:74: bar: size.height: 1e+308 is out of range; allowed: a number above 0, at most 10000"
    ),
    (#""height": 48"#, #""height": nan"#, #"8:74: found "nan"; allowed: a value"#),
    (
      #""width": "fill""#, #""width": "full""#,
      #"8:56: bar: size.width: "full" is not a length; allowed: points or "fill""#
    ),
    (
      #""place": "bottom""#, #""place": "botom""#,
      #"9:16: bar: place: "botom" is not a place; did you mean "bottom"? allowed: "#
        + Place.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    (
      #""leading": 2"#, #""left": 2"#,
      #"9:47: bar: inset.left: unknown key; allowed: top, leading, bottom, trailing"#
    ),
    (
      #""in": "bar""#, #""in": "baar""#,
      #"10:5: go: in: "baar" is not an element of both seats; did you mean "bar"? allowed: "#
        + "field, bar, p1.grid"
    ),
    (
      #""in": "bar""#, #""in": "go""#,
      "10:5: go: in: it holds itself; the id of another field, grid or panel, or leave it out"
    ),
    (
      #""hitSize": 60"#, #""hitsizes": 60"#,
      #"11:22: go: hitsizes: unknown key; did you mean "hitSize"? allowed: id, role, size, place, "#
        + "inset, in, frame, hitSize, gestures, minimumDistance, gestureOnContainer, label, "
        + "destructive, confirmed, private, scrolls, oneSeatOnly, poses, allow, columns, radius, count"
    ),
    (
      #"["tap", "drag"]"#, #"["tap", "pinch"]"#,
      #"11:57: go: gestures[1]: "pinch" is not a gesture; allowed: tap, drag"#
    ),
    (
      #""on-fold""#, #""on-folds""#,
      #"12:18: go: allow: "on-folds" is not a rule; did you mean "on-fold"? allowed: on-fold, odd-columns"#
    ),
    (
      #""it scrolls away""#, #""""#,
      "12:29: go: allow.on-fold: the text is empty; allowed: 1 to 200 characters"
    ),
    (
      #"["open", "book"]"#, "[]",
      "12:59: go: poses: no pose; name at least one, or leave the key out"
    ),
    (
      #""columns": 4"#, #""count": 4"#,
      "13:58: p1.grid: count: a grid has no count; leave it out, or use the role field"
    ),
    (
      #""columns": 4"#, #""columns": 4, "place": "top""#,
      #"14:14: p1.grid: frame: stands beside "place"; a frame takes its place: leave one out"#
    ),
    (
      #""id": "p1.grid""#, #""id": "p1.bar""#,
      #"13:14: p1.bar: id: "p1.bar" again; each id once in a pose, it stands at 8:5"#
    ),
    (
      #""id": "p1.grid""#, #""id": "p1.target-2""#,
      #"13:14: p1.target-2: id: "p1.target-2" is what a seeded target is called; another id"#
    ),
    (
      #""p1.grid""#, "7",
      "13:22: first[0].id: the number 7 cannot stand here; allowed: a text of 1 to 120 characters"
    ),
    (#"{ "id": "p1.grid","#, "{", #"13:14: first[0].id: missing; first[0] needs "id""#),
  ]

  private static let vocabulary = ScreenVocabulary(
    poses: [("open", []), ("closed", []), ("partly-open", ["book"])],
    rules: ["on-fold", "odd-columns"])

  private static func messages(_ text: String) -> [String] {
    do {
      _ = try ScreenDecoder.decode(Array(text.utf8), file: "quiz.json", vocabulary: vocabulary)
      return []
    } catch {
      return error.messages
    }
  }

  private static var sound: String { lines.joined(separator: "\n") }

  @Test func theSoundFileIsSound() throws {
    #expect(Self.messages(Self.sound) == [])
  }

  @Test(arguments: faults.indices)
  func oneFault(index: Int) throws {
    let fault = Self.faults[index]
    let parts = Self.sound.split(
      separator: fault.old, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(fault.old)")
    let messages = Self.messages(parts.joined(separator: fault.new))
    if fault.message.isEmpty {
      #expect(
        messages == [
          #"quiz.json: 1:1: name: missing; the file needs "name""#,
          #"quiz.json: 1:48: nmae: unknown key; did you mean "name"? allowed: format, version, name, "#
            + "split, halves, gate, seats, capture, both, first, second",
        ])
    } else {
      #expect(messages == ["quiz.json: \(fault.message)"])
    }
  }

  /// Issue §1: all faults of a file in one go, in the order of the file.
  @Test func everyFaultAtOnce() {
    let text = #"""
      { "name": "Bad", "both": [
        { "id": "a", "in": "b", "role": "panel" },
        { "id": "b", "in": "a", "role": "panel", "size": { "width": -1 } },
        { "id": "c", "rle": "text" },
      ] }
      """#
    #expect(
      Self.messages(text) == [
        "quiz.json: 2:3: a: in: they hold each other in a circle: a → b → a; "
          + "an element that the half itself holds",
        "quiz.json: 3:63: b: size.width: -1 is out of range; allowed: a number above 0, at most 10000",
        #"quiz.json: 4:16: c: rle: unknown key; did you mean "role"? allowed: id, role, size, place, "#
          + "inset, in, frame, hitSize, gestures, minimumDistance, gestureOnContainer, label, "
          + "destructive, confirmed, private, scrolls, oneSeatOnly, poses, allow, columns, radius, count",
      ])
  }

  /// Issue §7: what is no screen at all.
  @Test(arguments: [
    ("", "1:1: found the end of the file; allowed: a value"),
    (
      "[]", "1:1: an array cannot stand here; allowed: a screen, an object with a name and elements"
    ),
    (#"{"name": "x"}"#, #"1:1: no elements; describe at least one in "both", "first" or "second""#),
    (
      #"{"name": "x", "both": []}"#,
      #"1:1: no elements; describe at least one in "both", "first" or "second""#
    ),
    ("\u{1}\u{2}", "1:1: found the byte 0x01; allowed: a value"),
    (
      String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
      "1:65: found objects and arrays 65 deep; allowed: at most 64"
    ),
  ])
  func noScreen(text: String, message: String) {
    #expect(Self.messages(text) == ["quiz.json: \(message)"])
  }

  /// A byte-order mark and Windows line ends are fine, and lines are counted as people count them.
  @Test func windowsFiles() {
    let windows = "\u{FEFF}" + Self.lines.joined(separator: "\r\n")
    #expect(Self.messages(windows) == [])
    let broken = windows.replacing("\"hitSize\": 60", with: "\"hitSize\": 6000")
    #expect(
      Self.messages(broken) == [
        "quiz.json: 11:33: go: hitSize: 6000 is out of range; allowed: a number from 0 to 1000"
      ])
  }

  /// The limit is reached, not passed; a file of faults is answered in time and in a bounded list.
  @Test func theLimits() {
    func screen(_ count: Int, _ more: String = "") -> String {
      let items = (0..<count).map { "{\"id\":\"e\($0)\"\(more)}" }
      return "{\"name\":\"x\",\"first\":[\(items.joined(separator: ","))]}"
    }
    #expect(Self.messages(screen(10_000)) == [])
    #expect(
      Self.messages(screen(10_001)) == [
        "quiz.json: 1:1: 10001 elements, those of \"both\" twice and seeded targets each; "
          + "at most 10000"
      ])
    let faults = Self.messages(screen(10_000, ",\"in\":\"nothing\""))
    #expect(faults.count == JSONFaults.limit + 1)
    #expect(faults.last == "quiz.json: 9000 more faults; mend these first")
    let large = String(repeating: " ", count: ScreenLimits.bytes + 1)
    #expect(
      Self.messages(large) == ["quiz.json: 1:1: found 8388609 bytes; allowed: at most 8388608"])
  }

  /// Found by fuzzing: an element of one seat had the name of the other's seeded target.
  @Test(arguments: [
    ("first", "second.target-1", true), ("second", "first.target-2", true),
    ("second", "second.target-2", true), ("second", "first.target-3", false),
    ("second", "first.target-01", false), ("first", "first.target-0", false),
  ])
  func namesOfSeededTargets(seat: String, id: String, isTaken: Bool) {
    let text = """
      {"name":"x","both":[{"id":"f","role":"field","count":2}],"\(seat)":[{"id":"\(id)"}]}
      """
    #expect(
      Self.messages(text).map {
        $0.hasSuffix("\"\(id)\" is what a seeded target is called; another id")
      }
        == (isTaken ? [true] : []))
  }

  /// One id may stand for several entries where their poses differ.
  @Test func oneIdInDifferentPoses() {
    func entries(_ first: String, _ second: String) -> String {
      "{\"name\":\"x\",\"both\":[{\"id\":\"a\"\(first)},{\"id\":\"a\"\(second)}]}"
    }
    #expect(Self.messages(entries(",\"poses\":[\"open\"]", ",\"poses\":[\"closed\"]")) == [])
    #expect(Self.messages(entries(",\"poses\":[\"open\"]", ",\"poses\":[\"open\"]")).count == 1)
    #expect(Self.messages(entries(",\"poses\":[\"open\"]", "")).count == 1)
  }
}
