import DuoCatalog
import DuoGeometry
import DuoLayout
import Testing

@testable import DuoCapture

/// Which records of a log count.
@Suite struct ProbeSettlingTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private func log(_ lines: [String]) throws -> ProbeLog {
    try ProbeLog(ProbeSample.bytes(lines), file: "log")
  }

  private func poses(_ lines: [String]) throws -> [Pose] {
    let files = try log(lines).poseFiles(catalog: catalog)
    let made = try catalog.adding(files: files.map { ($0.name, Array($0.text.utf8)) })
    return made.poses.filter { pose in files.contains { $0.name == "\(pose.name).json" } }
  }

  private func messages(_ lines: [String]) throws -> [String] {
    let log = try log(lines)
    return #expect(throws: CaptureFaults.self) { try log.poseFiles(catalog: catalog) }?.messages
      ?? []
  }

  private static func closed(_ right: Double, _ more: String = "") -> String {
    #"{"pose": "closed", "sceneSize": [466, 678], "insets": {"right": \#(right)}\#(more)}"#
  }

  private static let open = #"{"pose": "open", "sceneSize": [951, 669], "hinge": "fullyOpen"}"#

  /// Case, the right inset of `closed` that counts, the notes.
  @Test(
    arguments: [
      (
        [closed(84), closed(80)], 80,
        ["lines 1 to 2: closed: safeArea.insets.right went from 84 to 80: the last counts"]
      ),
      (
        [closed(0), closed(40), closed(80)], 80,
        ["lines 1 to 3: closed: safeArea.insets.right went from 0 to 80: the last counts"]
      ),
      ([closed(80), closed(80)], 80, []),
      // A record that calls itself a transition does not count, wherever it stands.
      (
        [closed(80), closed(10, #", "settled": false"#)], 80, ["1 record is a transition: left out"]
      ),
      (
        [closed(80), closed(10, #", "phase": "transition""#)], 80,
        ["1 record is a transition: left out"]
      ),
      (
        [closed(80), closed(10, #", "keyboardNotification": "willShow""#)], 80,
        ["1 record is a transition: left out"]
      ),
      // Other sources tell the same within a hundredth.
      (
        [closed(80, #", "source": "swiftui""#), closed(80.009, #", "source": "uikit""#)], 80.009, []
      ),
      // An app's bars change the insets.
      ([closed(80), closed(10, #", "bars": ["tab"]"#)], 80, []),
      // A sheet has insets of its own, and a label that is no pose gives way.
      (
        [closed(80), #"{"pose": "sheetOuter", "sceneSize": [466, 678], "insets": {"right": 0}}"#],
        80, []
      ),
      (
        [closed(80), #"{"pose": "custom", "sceneSize": [466, 678], "insets": {"right": 10}}"#], 80,
        [
          "line 2: closed: safeArea.insets.right is 10, but 80 in line 1, which counts: this one is labelled \"custom\""
        ]
      ),
      ([#"{"pose": "custom", "sceneSize": [466, 678], "insets": {"right": 80}}"#], 80, []),
    ] as [([String], Double, [String])])
  func theLastOfARunCounts(lines: [String], right: Double, notes: [String]) throws {
    let pose = try #require(try poses(lines).first { $0.name == "closed" })
    #expect(pose.safeArea.right == right)
    #expect(try log(lines).notes(catalog: catalog) == notes.map { "log: \($0)" })
  }

  @Test(
    arguments: [
      // Two visits to the pose.
      ([closed(84), open, closed(80)], 3, 1),
      // Two that had settled under one label: told twice, or said to be so.
      ([closed(84), closed(84), closed(80)], 3, 2),
      ([closed(84, #", "settled": true"#), closed(80)], 2, 1),
      ([closed(84, #", "phase": "settled""#), closed(80)], 2, 1),
      // Two sources.
      ([closed(84, #", "source": "swiftui""#), closed(80, #", "source": "uikit""#)], 2, 1),
      ([closed(84), open, closed(80), open, closed(70)], 3, 1),
    ] as [([String], Int, Int)])
  func contradictions(lines: [String], second: Int, first: Int) throws {
    #expect(
      try messages(lines) == [
        "log: line \(second): closed: safeArea.insets.right is 80, but 84 in line \(first); leave out the record that had not settled, or say \"settled\": false in it"
      ])
  }

  /// People hold a partly open phone as they like; a flat one has one angle.
  @Test func angles() throws {
    func book(_ angle: Double) -> String {
      #"{"pose": "partly-open", "hingeStatus": "partiallyOpen", "hingeAngleDegrees": \#(angle)}"#
    }
    let lines = [book(90), Self.open, book(110), Self.open, book(127.6)]
    #expect(try poses(lines).first { $0.name == "partly-open" }?.hinge.angle == 127.8)
    #expect(try poses([book(90), book(90), book(100)]).first?.hinge.angle == 100)
    func flat(_ angle: Double) -> String {
      #"{"pose": "closed", "hingeStatus": "closed", "hingeAngleDegrees": \#(angle)}"#
    }
    #expect(try poses([flat(0.2), Self.open, flat(0.6)]).first?.hinge.angle == 0.6)
    #expect(
      try messages([flat(0), Self.open, flat(0.6)]) == [
        "log: line 3: closed: hinge.angle is 0.6°, but 0° in line 1; leave out the record that had not settled, or say \"settled\": false in it"
      ])
  }

  private static let closedRecord =
    #"{"pose": "closedPortrait", "sceneSize": [466, 678], "hingeStatus": "closed"}"#

  private static func moving(_ label: String, _ angle: Double) -> String {
    #"{"pose": "\#(label)", "sceneSize": [951, 669], "hingeStatus": "partiallyOpen", "hingeAngleDegrees": \#(angle)}"#
  }

  private static func flat(_ label: String) -> String {
    #"{"pose": "\#(label)", "sceneSize": [951, 669], "hingeStatus": "fullyOpen", "occlusions": [{"frame": [677.33, 21, 58, 37]}]}"#
  }

  /// The phone is opened before or after the label is set; how many records are on their way.
  @Test(
    arguments: [
      ([closedRecord, flat("openWide")], 0),
      // The label came late: what it is still on shows the next pose, and the way there.
      (
        [
          closedRecord, moving("closedPortrait", 40), moving("closedPortrait", 120),
          flat("closedPortrait"), flat("openWide"),
        ], 3
      ),
      // It came early.
      (
        [
          closedRecord, #"{"pose": "openWide", "sceneSize": [466, 678], "hingeStatus": "closed"}"#,
          moving("openWide", 90), flat("openWide"),
        ], 2
      ),
      // A window that is no pose's yet.
      ([closedRecord, #"{"pose": "openWide", "sceneSize": [700, 600]}"#, flat("openWide")], 1),
      (
        [closedRecord, #"{"pose": "closedPortrait", "sceneSize": [700, 600]}"#, flat("openWide")], 1
      ),
    ] as [([String], Int)])
  func labelsThatComeLateOrEarly(lines: [String], count: Int) throws {
    #expect(try poses(lines).map(\.name) == ["closed", "open"])
    #expect(
      try log(lines).notes(catalog: catalog)
        == (count == 0
          ? []
          : [
            count == 1
              ? "log: 1 record is a transition: left out"
              : "log: \(count) records are transitions: left out"
          ]))
  }

  @Test(
    arguments: [
      // The last of the log is where it came to rest.
      ([closedRecord, flat("closedPortrait")], 2),
      ([closedRecord, moving("closedPortrait", 90)], 2),
      // Flat is no way to partly open.
      ([closedRecord, flat("closedPortrait"), moving("book", 120)], 2),
      // It rests partly open, under the wrong label.
      (
        [
          closedRecord, moving("closedPortrait", 90), moving("closedPortrait", 90),
          flat("openWide"),
        ], 2
      ),
      // It says itself that it rests.
      (
        [
          closedRecord, String(moving("closedPortrait", 90).dropLast()) + #", "settled": true}"#,
          flat("openWide"),
        ], 2
      ),
      // There and back.
      ([closedRecord, flat("closedPortrait"), closedRecord, flat("openWide")], 2),
    ] as [([String], Int)])
  func labelsThatWereForgotten(lines: [String], line: Int) throws {
    let message = try #require(try messages(lines).first)
    #expect(message.hasPrefix("log: line \(line): \"closedPortrait\" is not what it shows: "))
  }

  /// One label for two poses, one after the other.
  @Test func oneLabelForTwoPoses() throws {
    let sideways = try #require(catalog.pose(named: "closed-sideways"))
    let flipped = try #require(catalog.pose(named: "closed-sideways-flipped"))
    let lines = [
      ProbeSample.line(sideways, label: "closedLandscape"),
      ProbeSample.line(flipped, label: "closedLandscape"),
      #"{"pose": "openTall", "sceneSize": [669, 951]}"#,
      ProbeSample.line(try #require(catalog.pose(named: "open-upright")), label: "openTall"),
      #"{"pose": "closed", "sceneSize": [466, 678]}"#,
      #"{"pose": "openTall", "sceneSize": [669, 951]}"#,
    ]
    #expect(
      try poses(lines).map(\.name) == [
        "closed", "closed-sideways", "closed-sideways-flipped", "open-upright",
      ])
    #expect(
      try log(lines).notes(catalog: catalog) == [
        "log: line 6: fits open-upright and open-upright-flipped, and nothing tells them apart: left out"
      ])
  }

  /// device.md: closed 289, partly-open-upright 495.5, from the bottom of the window.
  @Test func keyboards() throws {
    let closed = #"{"pose": "closed", "sceneSize": [466, 678], "insets": [0, 0, 34, 84]}"#
    let covered = #"{"pose": "closed", "sceneSize": [466, 678], "insets": [0, 0, 290, 84]}"#
    let shown =
      #"{"pose": "closed", "keyboardNotification": "didShow", "keyboardFrame": {"x": 0, "y": 388, "w": 466, "h": 290}, "insets": [0, 0, 290, 84]}"#
    let hidden =
      #"{"pose": "closed", "keyboardNotification": "didHide", "keyboardFrame": [0, 678, 466, 290]}"#
    for lines in [
      [closed, shown], [shown, closed], [closed, shown, covered],
      [closed, shown, covered, hidden, closed],
      [
        closed, #"{"pose": "closed", "keyboardNotification": "willShow"}"#, covered, covered, shown,
      ],
      [
        #"{"pose": "closed", "sceneSize": [466, 678], "insets": [0, 0, 290, 84], "keyboardHeight": 290}"#
      ],
    ] {
      let pose = try #require(try poses(lines).first)
      #expect(pose.keyboardHeight == 290)
      #expect(pose.safeArea.bottom == 34, "\(lines)")
    }
    // One that floats takes nothing from the bottom.
    let floating =
      #"{"pose": "closed", "sceneSize": [466, 678], "keyboardFrame": [20, 300, 320, 250]}"#
    #expect(try poses([closed, floating]).first?.keyboardHeight == 289)
    let upright = #"{"pose": "laptop", "keyboardFrame": "{{0, 455.5}, {669, 495.5}}"}"#
    #expect(try poses([upright]).first?.keyboardHeight == 495.5)
  }

  @Test func rightToLeft() throws {
    // Frames come back mirrored, or not; leading is right. Edges and insets stay on their side of the phone.
    let line =
      #"{"pose": "open", "layoutDirection": "rightToLeft", "sceneSize": [951, 669], "safeAreaInsets": {"top": 0, "leading": 84, "bottom": 34, "trailing": 0}, "verticalBarEdge": "leading", "regionsOcclusionAll": [{"frame": [0, 0, 84, 120], "isActive": true}, {"frame": [215.67, 21, 58, 37], "isActive": false}]}"#
    let open = try #require(catalog.pose(named: "open"))
    let pose = try #require(try poses([line]).first)
    #expect(pose.safeArea == open.safeArea && pose.barEdge == .right)
    #expect(pose.regions == open.regions)
    #expect(pose.provenance["regions.statusArea.frame"].grade == .measured)
  }

  /// device.md: the inner camera's region turns active while the camera runs.
  @Test func aRunningCameraIsNothingOfThePose() throws {
    let line =
      #"{"pose": "open", "regionsOcclusionAll": [{"frame": [867, 0, 84, 120], "isActive": true}, {"frame": [677.33, 21, 58, 37], "isActive": true}]}"#
    let pose = try #require(try poses([line]).first)
    #expect(pose.regions == catalog.pose(named: "open")?.regions)
    #expect(pose.provenance["regions.innerCamera.isActive"].grade == .measured)
  }

  @Test func severalSourcesTellTheirParts() throws {
    let lines = [
      #"{"pose": "book", "source": "swiftui", "hSizeClass": "regular", "hingeStatus": "partiallyOpen"}"#,
      #"{"pose": "book", "source": "uikit", "sceneSize": [951, 669]}"#,
      #"{"event": "hinge", "hingeAngleDegrees": 101.5}"#,
    ]
    let pose = try #require(try poses(lines).first)
    #expect(pose.name == "partly-open")
    for (path, line) in [("sizeClass.horizontal", 1), ("window", 2), ("hinge.angle", 3)] {
      #expect(pose.provenance[path].source == "probe log log, line \(line)", "\(path)")
    }
    #expect(pose.provenance["sizeClass.vertical"].grade == .measured)
    #expect(pose.hinge.angle == 101.5)
  }
}
