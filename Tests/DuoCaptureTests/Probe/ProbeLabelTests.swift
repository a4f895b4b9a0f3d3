import DuoCatalog
import DuoLayout
import Testing

@testable import DuoCapture

/// Which pose a record shows, and what its label says.
@Suite struct ProbeLabelTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private func names(_ lines: [String]) throws -> [String] {
    try ProbeLog(ProbeSample.bytes(lines), file: "log").poseFiles(catalog: catalog).map(\.name)
  }

  private func messages(_ lines: [String]) throws -> [String] {
    let log = try ProbeLog(ProbeSample.bytes(lines), file: "log")
    let faults = #expect(throws: CaptureFaults.self) { try log.poseFiles(catalog: catalog) }
    // A comparison is of no use either where labels lie.
    #expect(throws: CaptureFaults.self) { try log.comparison(with: catalog) }
    #expect(log.notes(catalog: catalog).isEmpty)
    return faults?.messages ?? []
  }

  /// Names of the catalogue, other names of device.md, those of a public probe; case, `-`, `_` and blanks do not count.
  @Test(arguments: [
    ("closed", "closed"), ("CLOSED", "closed"), ("closedPortrait", "closed"),
    ("closedLandscape", "closed-sideways"), ("closedLandscape", "closed-sideways-flipped"),
    ("closed_sideways", "closed-sideways"), ("Closed sideways", "closed-sideways"),
    ("openTall", "open-upright"), ("openTall", "open-upright-flipped"), ("openWide", "open"),
    ("openWide", "open-flipped"), ("book", "partly-open"), ("book", "partly-open-flipped"),
    ("laptop", "partly-open-upright"), ("laptop", "partly-open-upright-flipped"),
    ("tabletop", "partly-open-upright"), ("tent", "tent"), ("splitLeft", "split-view-left"),
    ("splitLeft", "partly-open-split-view-left"), ("splitRight", "split-view-right"),
    ("splitRight", "partly-open-split-view-right"), ("partlyOpenFlipped", "partly-open-flipped"),
  ])
  func labels(label: String, name: String) throws {
    let pose = try #require(catalog.pose(named: name))
    #expect(try names([ProbeSample.line(pose, label: label)]) == ["\(name).json"])
  }

  /// Sizes, insets, regions and hinge tell all sixteen apart.
  @Test(arguments: [ProbeSample.Style.lists, .printed], [nil, "custom", "rtl"])
  func withoutALabel(style: ProbeSample.Style, label: String?) throws {
    let lines = catalog.poses.map { ProbeSample.line($0, label: label, style) }
    #expect(try names(lines) == catalog.poses.map { "\($0.name).json" })
    for (pose, line) in zip(catalog.poses, lines) {
      #expect(try names([line]) == ["\(pose.name).json"])
    }
  }

  /// What nobody has measured is not guessed: a tent looks like `closed-sideways`.
  @Test func littleIsEnoughWhereOnePoseFits() throws {
    for (line, name) in [
      (#"{"sceneSize": [466, 678]}"#, "closed"),
      (#"{"sceneSize": [678, 466], "barEdge": "left"}"#, "closed-sideways-flipped"),
      (#"{"sceneSize": [678, 466], "insets": [0, 0, 34, 84]}"#, "closed-sideways"),
      (#"{"sceneSize": [678, 466], "hingeStatus": "partiallyOpen"}"#, "tent"),
      (
        #"{"sceneSize": [469, 669], "hinge": "fullyOpen", "insets": [0, 0, 34, 84]}"#,
        "split-view-right"
      ),
      (
        #"{"sceneSize": [951, 669], "folds": [{"frame": [455.5, 0, 40, 669], "isActive": true}], "occlusions": [{"frame": [677, 21, 58, 37]}]}"#,
        "partly-open"
      ),
    ] {
      #expect(try names([line]) == ["\(name).json"], "\(line)")
    }
  }

  @Test(arguments: [
    (
      #"{"pose": "open", "sceneSize": [466, 678], "hingeStatus": "closed"}"#,
      "\"open\" is not what it shows: a window of 466 × 678, hinge closed; that is closed"
    ),
    (
      #"{"pose": "closed-sideways", "sceneSize": [678, 466], "insets": [0, 84, 34, 0]}"#,
      "\"closed-sideways\" is not what it shows: a window of 678 × 466, the bar on the left; that is closed-sideways-flipped"
    ),
    (
      #"{"pose": "openWide", "sceneSize": [951, 669], "hingeStatus": "partiallyOpen"}"#,
      "\"openWide\" is not what it shows: a window of 951 × 669, hinge partiallyOpen; that is partly-open or partly-open-flipped"
    ),
    (
      #"{"pose": "open", "sceneSize": [951, 669], "occlusions": [{"frame": [215.67, 611, 58, 37]}]}"#,
      "\"open\" is not what it shows: a window of 951 × 669, an occlusion at (215.67, 611) 58 × 37; that is open-flipped or partly-open-flipped"
    ),
    (
      #"{"pose": "open", "sceneSize": [951, 669], "folds": [{"frame": [455.5, 0, 40, 669], "isActive": true}]}"#,
      "\"open\" is not what it shows: a window of 951 × 669, an active division at (455.5, 0) 40 × 669; that is partly-open or partly-open-flipped"
    ),
    (
      #"{"pose": "closed", "sceneSize": [393, 852]}"#,
      "\"closed\" is not what it shows: a window of 393 × 852; closed has a window of 466 × 678, hinge closed, the bar on the right"
    ),
    (
      #"{"pose": "tent", "hingeStatus": "fullyOpen", "screenBounds": [0, 0, 678, 466]}"#,
      "\"tent\" is not what it shows: a screen of 678 × 466, hinge fullyOpen; tent has a window of 678 × 466, hinge partiallyOpen, the bar on the right"
    ),
  ])
  func labelsThatLie(line: String, message: String) throws {
    #expect(try messages(["{}", line]) == ["log: line 2: \(message)"])
  }

  /// Each of sixteen poses under the label of every other one: poses that show the same cannot lie, the others must.
  @Test func everyOtherLabelLies() throws {
    for pose in catalog.poses {
      for other in catalog.poses where other.name != pose.name {
        let line = ProbeSample.line(pose, label: other.name)
        // Sources disagree which display a tent shows, so there only the hinge can lie.
        if other.name == "tent", pose.hinge.status == .partiallyOpen { continue }
        let message = try messages([line])
        #expect(message.count == 1)
        #expect(
          message.first?.hasPrefix("log: line 1: \"\(other.name)\" is not what it shows: ") == true)
        #expect(message.first?.hasSuffix("; that is \(pose.name)") == true, "\(message)")
      }
    }
  }

  private let remedy =
    "label it with the pose's own name, or have the probe write safe-area insets, bar edge, regions and hinge status"

  @Test(arguments: [
    (
      #"{"pose": "closedLandscape", "sceneSize": [678, 466]}"#,
      "\"closedLandscape\": fits closed-sideways and closed-sideways-flipped"
    ),
    (#"{"pose": "openWide", "sceneSize": [951, 669]}"#, "\"openWide\": fits open and open-flipped"),
    (
      #"{"pose": "splitLeft", "vSizeClass": "regular"}"#,
      "\"splitLeft\": fits split-view-left and partly-open-split-view-left"
    ),
    (#"{"sceneSize": [951, 669], "hingeStatus": "fullyOpen"}"#, "fits open and open-flipped"),
    // A region that is no pose's tells none from the other.
    (
      #"{"sceneSize": [951, 669], "hingeStatus": "fullyOpen", "occlusions": [{"frame": [100, 100, 9, 9]}]}"#,
      "fits open and open-flipped"
    ),
  ])
  func twoPosesFit(line: String, problem: String) throws {
    #expect(
      try messages([#"{"hSizeClass": null}"#, line]).last?.hasSuffix(
        "\(problem), and nothing tells them apart; \(remedy)") == true)
  }

  @Test func nothingFits() throws {
    #expect(
      try messages([#"{"sceneSize": [393, 852]}"#]) == [
        "log: line 1: a window of 393 × 852: fits no pose; windows of the catalogue: 466 × 678, 678 × 466, 951 × 669, 669 × 951, 469 × 669"
      ])
    #expect(
      try messages([#"{"pose": "tennt", "sceneSize": [466, 678]}"#]).first?.hasPrefix(
        "log: line 1: \"tennt\" is no pose of the catalogue; did you mean \"tent\"? allowed: closed, "
      ) == true)
    #expect(
      try messages([#"{"settled": false, "sceneSize": [466, 678]}"#]) == [
        "log: every record is a transition; let the phone rest in each pose"
      ])
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let lines = [
      #"{"pose": "closed", "sceneSize": [466, 678]}"#,
      #"{"pose": "custom", "sceneSize": [951, 669], "hingeStatus": "fullyOpen"}"#,
      #"{"pose": "cloesd", "sceneSize": [466, 678]}"#,
      #"{"pose": "dome", "sceneSize": [466, 678]}"#, #"{"pose": "dome"}"#,
      #"{"pose": "custom", "sceneSize": [393, 852]}"#, #"{"pose": "custom"}"#,
    ]
    let log = try ProbeLog(ProbeSample.bytes(lines), file: "log")
    #expect(try log.poseFiles(catalog: catalog).map(\.name) == ["closed.json"])
    #expect(
      log.notes(catalog: catalog) == [
        "log: line 2: fits open and open-flipped, and nothing tells them apart: left out",
        "log: line 3: \"cloesd\" is no pose of the catalogue: left out; did you mean \"closed\"?",
        "log: lines 4 to 5: \"dome\" is no pose of the catalogue: left out",
        "log: line 6: a window of 393 × 852: fits no pose: left out",
        "log: line 7: shows nothing that tells the pose: left out",
      ])
  }
}
