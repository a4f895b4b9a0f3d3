import DuoJSON
import DuoLayout
import Testing

@testable import DuoCatalog

/// A pose file that is wrong is refused with the file, the key, what is wrong and what would be right.
@Suite struct PoseFaultTests {
  /// A sound file; every case changes one piece of it. The window is 466 × 678 on the outer display.
  static let lines = [
    #"{ "format": "duo-render/pose", "version": 1,"#,
    #"  "name": "mine", "title": "Mine", "otherNames": ["my-pose"],"#,
    #"  "group": "closed", "isMain": false, "grade": "derived", "source": "a test","#,
    #"  "display": "outer", "orientation": "portrait", "quarterTurn": 0,"#,
    #"  "window": { "x": 0, "y": 0, "width": 466, "height": 678 },"#,
    #"  "safeArea": { "insets": { "top": 0, "left": 0, "bottom": 34, "right": 84 } },"#,
    #"  "sizeClass": { "horizontal": "compact", "vertical": "regular" },"#,
    #"  "barEdge": "right", "hinge": { "status": "closed", "angle": 0 },"#,
    #"  "regions": [ { "kind": "occlusion", "name": "statusArea","#,
    #"    "frame": { "x": 382, "y": 0, "width": 84, "height": 170 }, "isActive": true } ],"#,
    #"  "bars": { "navigation": { "top": 82 } },"#,
    #"  "keyboard": { "height": 289 }"#,
    "}",
  ]

  struct Fault: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var message: String
    var testDescription: String { "\(old) → \(new)" }

    init(_ old: String, _ new: String, _ message: String) {
      self.old = old
      self.new = new
      self.message = message
    }
  }

  static let grades = "allowed: unverified, derived, measuredOnce, measured"

  static let faults: [Fault] = [
    Fault(
      #""duo-render/pose""#, #""duo-render/screen""#,
      #"1:13: format: "duo-render/screen" is another format; allowed: "duo-render/pose""#),
    Fault(
      #""version": 1"#, #""version": 2"#,
      "1:43: version: version 2 is newer than this program; allowed: 1"),
    Fault(
      #""version": 1"#, #""version": 0"#,
      "1:43: version: 0 is out of range; allowed: a whole number from 1 to 2147483647"),
    Fault(
      #""mine""#, #""My Pose""#,
      #"2:11: name: "My Pose" is not a name; allowed: 1 to 64 of a-z, 0-9 and -, not - first"#),
    Fault(
      #""mine""#, #""all""#,
      #"2:11: name: "all" stands for several poses; choose another name"#),
    Fault(
      #""mine""#, #""laptop""#,
      #"2:11: name: "laptop" already names the pose of partly-open-upright.json; "#
        + "each name for one pose"),
    Fault(
      #""mine""#, #""splitview-left""#,
      #"2:11: name: "splitview-left" already names the pose of split-view-left.json; "#
        + "each name for one pose"),
    Fault(#""title": "Mine", "#, "", #"1:1: title: missing; the file needs "title""#),
    Fault(
      #""Mine""#, #""""#,
      #"2:28: title: "" is not a title; allowed: 1 to 64 characters on one line"#),
    Fault(
      #""my-pose""#, #""book""#,
      #"2:50: otherNames: "book" already names the pose of partly-open.json; each name for one pose"#
    ),
    Fault(
      #""my-pose""#, #""TENT""#,
      #"2:51: otherNames[0]: "TENT" is not a name; allowed: 1 to 64 of a-z, 0-9 and -, not - first"#
    ),
    Fault(
      #""my-pose""#, "7",
      "2:51: otherNames[0]: the number 7 cannot stand here; allowed: a text in double quotes"),
    Fault(
      #""group": "closed""#, #""group": "shut""#,
      #"3:12: group: "shut" is not a group; allowed: closed, open, partlyOpen, splitView, unverified"#
    ),
    Fault(
      #""derived""#, #""measred""#,
      #"3:48: grade: "measred" is not a grade; did you mean "measured"? \#(grades)"#),
    Fault(
      #""a test""#, #""""#,
      "3:69: source: an empty source; say where the value comes from"),
    Fault(
      #""source": "a test","#, "", #"1:1: source: missing; the file needs "source""#),
    Fault(
      #""display": "outer""#, #""display": "innr""#,
      #"4:14: display: "innr" is not a display; did you mean "inner"? allowed: outer, inner"#),
    Fault(
      #""portrait""#, #""landscape""#,
      "4:38: orientation: the outer display turned by 0 quarters is portrait, not landscape; "
        + #"change "orientation" or "quarterTurn""#),
    Fault(
      #""quarterTurn": 0"#, #""quarterTurn": 4"#,
      "4:65: quarterTurn: 4 is out of range; allowed: a whole number from 0 to 3"),
    Fault(
      #""quarterTurn": 0"#, #""quarterTurn": { "value": 0, "grade": "derived" }"#,
      #"4:88: quarterTurn.grade: a grade without a source; say in "source" where the value comes from"#
    ),
    Fault(
      #""width": 466"#, #""width": 467"#,
      "5:13: window: (0, 0) 467 × 678 leaves the outer display; allowed: inside 466 × 678"),
    Fault(
      #""width": 466"#, #""width": -466"#,
      "5:40: window.width: -466 is out of range; allowed: a number above 0, at most 100000"),
    Fault(
      #""width": 466"#, #""width": 1e30"#,
      "5:40: window.width: 1e+30 is out of range; allowed: a number above 0, at most 100000"),
    Fault(
      #""width": 466"#, #""width": "466""#,
      #"5:40: window.width: the text "466" cannot stand here; "#
        + "allowed: a number above 0, at most 100000"),
    Fault(
      #""width": 466"#, #""widht": 466"#,
      #"5:13: window.width: missing; window needs "width""#),
    Fault(
      #""bottom": 34"#, #""bottom": -34"#,
      "6:60: safeArea.insets.bottom: -34 is out of range; allowed: a number from 0 to 100000"),
    Fault(
      #""left": 0"#, #""left": 382"#,
      "6:27: safeArea.insets: left 382 and right 84 leave nothing of the window; "
        + "allowed: below 466 together"),
    Fault(
      #""bottom": 34"#, #""bottom": 700"#,
      "6:27: safeArea.insets: top 0 and bottom 700 leave nothing of the window; "
        + "allowed: below 678 together"),
    Fault(
      #""horizontal": "compact""#, #""horizontal": "wide""#,
      #"7:32: sizeClass.horizontal: "wide" is not a size class; allowed: compact, regular"#),
    Fault(
      #""barEdge": "right""#, #""barEdge": "top""#,
      #"8:14: barEdge: "top" is not an edge for the vertical bar; allowed: left, right"#),
    Fault(
      #""status": "closed""#, #""status": "fullyopn""#,
      #"8:44: hinge.status: "fullyopn" is not a hinge status; did you mean "fullyOpen"? "#
        + "allowed: closed, partiallyOpen, fullyOpen"),
    Fault(
      #""status": "closed""#, #""status": "fullyOpen""#,
      "8:66: hinge.angle: fullyOpen at 0°; allowed: 180 or null"),
    Fault(
      #""angle": 0"#, #""angle": 181"#,
      "8:63: hinge.angle: 181 is out of range; allowed: a number from 0 to 180"),
    Fault(
      #""x": 382"#, #""x": 383"#,
      "10:14: regions.statusArea.frame: (383, 0) 84 × 170 leaves the window; "
        + "allowed: inside 466 × 678"),
    Fault(
      #""kind": "occlusion""#, #""kind": "division""#,
      #"9:26: regions.statusArea.kind: "statusArea" is no division; allowed: "occlusion""#),
    Fault(
      #""name": "statusArea""#, #""name": "status""#,
      #"9:47: regions[0].name: "status" is not a region; did you mean "statusArea"? "#
        + "allowed: fold, statusArea, outerCamera, innerCamera"),
    Fault(
      #""isActive": true }"#, #""isActive": true }, { "name": "statusArea" }"#,
      #"10:84: regions[1]: a second region "statusArea"; each region once"#),
    Fault(
      #""isActive": true"#, #""isActive": 1"#,
      "10:76: regions.statusArea.isActive: the number 1 cannot stand here; allowed: true or false"),
    Fault(
      #""isActive": true"#,
      #""isActive": true, "margins": { "top": 0, "left": 50, "bottom": 0, "right": 50 }"#,
      "10:93: regions.statusArea.margins: left 50 and right 50 leave nothing of the frame; "
        + "allowed: at most 84 together"),
    Fault(
      #""top": 82"#, #""top": 644"#,
      "11:27: bars.navigation: top 644 and bottom 34 leave nothing of the window; "
        + "allowed: below 678 together"),
    Fault(
      #""navigation""#, #""navigaton""#,
      #"11:13: bars.navigaton: unknown key; did you mean "navigation"? "#
        + "allowed: grade, source, navigation, collapsedNavigation, tab"),
    Fault(
      #""height": 289"#, #""height": 678"#,
      "12:27: keyboard.height: 678 covers the whole window; allowed: below 678"),
    Fault(
      #""keyboard""#, #""keybord""#,
      #"12:3: keybord: unknown key; did you mean "keyboard"? "#
        + "allowed: grade, source, format, version, name, title, otherNames, group, isMain, display, "
        + "orientation, quarterTurn, window, safeArea, sizeClass, barEdge, hinge, regions, bars, keyboard"
    ),
    Fault(
      #""keyboard""#, #""name": "again", "keyboard""#,
      #"12:3: found the key "name" again; allowed: each key once, it stands at 2:3"#),
    Fault(
      #""bars": {"#, #""bars": ["#,
      #"11:25: found ":"; allowed: "," or "]""#),
  ]

  static func bytes(_ old: String = "", _ new: String = "") -> [UInt8] {
    let text = lines.joined(separator: "\n")
    guard !old.isEmpty, let range = text.firstRange(of: old) else { return Array(text.utf8) }
    return Array(text.replacingCharacters(in: range, with: new).utf8)
  }

  static func messages(_ files: [(name: String, bytes: [UInt8])]) throws -> [String] {
    let catalog = try Catalog.builtIn()
    do throws(CatalogError) {
      _ = try catalog.adding(files: files)
      return []
    } catch {
      return error.messages
    }
  }

  @Test func theSoundFileIsSound() throws {
    #expect(try Self.messages([("mine.json", Self.bytes())]) == [])
  }

  @Test(arguments: faults) func names(_ fault: Fault) throws {
    let text = Self.lines.joined(separator: "\n")
    #expect(text.contains(fault.old))
    let messages = try Self.messages([("mine.json", Self.bytes(fault.old, fault.new))])
    #expect(messages.first == "mine.json: \(fault.message)")
    for message in messages { #expect(!message.contains("\n")) }
  }

  @Test func everyFaultOfAllFilesIsToldInOneGo() throws {
    let messages = try Self.messages([
      ("b.json", Self.bytes("\"width\": 466", "\"width\": 0, \"depth\": 1")),
      ("a.json", Array("{}".utf8)),
      ("c.json", [0xFF]),
    ])
    #expect(
      messages == [
        #"a.json: 1:1: grade: missing; the file needs "grade""#,
        #"a.json: 1:1: source: missing; the file needs "source""#,
        #"a.json: 1:1: format: missing; the file needs "format""#,
        #"a.json: 1:1: version: missing; the file needs "version""#,
        #"a.json: 1:1: name: missing; the file needs "name""#,
        #"a.json: 1:1: title: missing; the file needs "title""#,
        #"a.json: 1:1: group: missing; the file needs "group""#,
        #"a.json: 1:1: display: missing; the file needs "display""#,
        #"a.json: 1:1: orientation: missing; the file needs "orientation""#,
        #"a.json: 1:1: quarterTurn: missing; the file needs "quarterTurn""#,
        #"a.json: 1:1: window: missing; the file needs "window""#,
        #"a.json: 1:1: safeArea: missing; the file needs "safeArea""#,
        #"a.json: 1:1: sizeClass: missing; the file needs "sizeClass""#,
        #"a.json: 1:1: barEdge: missing; the file needs "barEdge""#,
        #"a.json: 1:1: hinge: missing; the file needs "hinge""#,
        #"a.json: 1:1: regions: missing; the file needs "regions""#,
        "b.json: 5:40: window.width: 0 is out of range; allowed: a number above 0, at most 100000",
        "b.json: 5:43: window.depth: unknown key; allowed: grade, source, x, y, width, height",
        "c.json: 1:1: found the byte 0xFF; allowed: a value",
      ])
  }

  @Test func onePoseInTwoFiles() throws {
    let messages = try Self.messages([("b.json", Self.bytes()), ("a.json", Self.bytes())])
    #expect(
      messages == [
        #"b.json: 2:11: name: "mine" already names the pose of a.json; each name for one pose"#
      ])
  }

  /// Whatever is cut out of or put into a file, there is a message and no crash.
  @Test func damagedFilesAreRefused() throws {
    let device = try Catalog.builtIn().device
    let text = Self.bytes()
    for cut in stride(from: 0, to: text.count, by: 7) {
      var bytes = text
      bytes.removeSubrange(cut..<min(text.count, cut + 5))
      let faults = JSONFaults(file: "mine.json")
      let decoded = PoseDecoder.decode(bytes, faults: faults)
      #expect((decoded == nil) == !faults.isEmpty)
      if let decoded { _ = PoseCheck(decoded.pose, on: device).findings }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
