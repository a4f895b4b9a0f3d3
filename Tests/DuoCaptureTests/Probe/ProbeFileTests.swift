import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens
import Testing

@testable import DuoCapture

/// Pose files made from logs.
@Suite struct ProbeFileTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  /// The catalogue with the files of a log in place of its own poses.
  private func replaced(_ lines: [String]) throws -> (catalog: Catalog, names: [String]) {
    let files = try ProbeLog(ProbeSample.bytes(lines), file: "logs/run.jsonl")
      .poseFiles(catalog: catalog)
    let bytes = files.map { (name: $0.name, bytes: Array($0.text.utf8)) }
    return (try catalog.adding(files: bytes), files.map(\.name))
  }

  /// Everything of a panel but where its figures come from.
  private func layout(_ pose: Pose, _ screen: Screen, _ facing: Facing) throws -> JSONValue {
    let layout = try PanelLayout.solve(
      LayoutRequest(
        device: catalog.device, pose: pose, screen: screen, facing: facing,
        options: LayoutOptions(keyboard: pose.keyboardHeight != nil)))
    guard case .object(var members) = layout.json(device: catalog.device, placement: nil)
    else { return .null }
    members["grades"] = nil
    return .object(members)
  }

  @Test(arguments: ProbeSample.Style.allCases)
  func everyPoseComesBackAsItWas(style: ProbeSample.Style) throws {
    let lines = catalog.poses.flatMap { pose in
      [ProbeSample.line(pose, label: pose.name, style)]
        + (ProbeSample.keyboard(pose, label: pose.name).map { [$0] } ?? [])
    }
    let (made, names) = try replaced(lines)
    #expect(names == catalog.poses.map { "\($0.name).json" })
    #expect(names.count == 16)
    let screen = try #require(
      try BuiltInScreens.screen(
        named: "duel", vocabulary: ScreenVocabulary(poses: catalog.poses, rules: [])))
    for (old, new) in zip(catalog.poses, made.poses) {
      var plain = new
      plain.provenance = old.provenance
      #expect(plain == old, "\(old.name)")
      for facing in Facing.allCases {
        #expect(
          try layout(old, screen, facing) == layout(new, screen, facing), "\(old.name) \(facing)")
      }
    }
  }

  @Test func whatIsToldIsGradedAndTheRestStays() throws {
    let open = try #require(catalog.pose(named: "open"))
    let (made, _) = try replaced([
      "",
      #"{"pose": "open", "sceneSize": [951, 669], "hingeStatus": "fullyOpen", "safeAreaInsets": {"top": 0, "left": 0, "bottom": 30, "right": null}, "regionsDivisionAll": [{"frame": [455, 0, 41, 669], "isActive": false}]}"#,
    ])
    let pose = try #require(made.pose(named: "open"))
    #expect(pose.safeArea == Insets(top: 0, left: 0, bottom: 30, right: 84))
    #expect(pose.regions[0].frame == Rect(x: 455, y: 0, width: 41, height: 669))
    #expect(pose.regions[0].margins == open.regions[0].margins)
    let log = "probe log run.jsonl, line 2"
    let two = "two or more independent probes of the iOS 27.1 simulator (24A94401) agree"
    let expected: [(String, Grade, String)] = [
      ("window", .measuredOnce, log), ("display", .measuredOnce, log),
      // Three edges of one probe, the fourth of the catalogue.
      ("safeArea.insets", .measuredOnce, "\(log); right: \(two)"),
      ("regions.fold.frame", .measuredOnce, log), ("regions.fold.margins", .measured, two),
      ("regions.innerCamera.frame", .measured, two), ("hinge.status", .measuredOnce, log),
      ("hinge.angle", .measured, two), ("keyboard.height", .measured, two),
      ("bars.navigation", .measuredOnce, "one probe of the iOS 27.1 simulator (24A94401)"),
    ]
    for (path, grade, source) in expected {
      #expect(pose.provenance[path] == Provenance(grade: grade, source: source), "\(path)")
    }
  }

  /// Four edges are one fact, so one that nobody measured keeps the other three from looking better.
  @Test func aPartOfAFactIsNoBetterThanTheRest() throws {
    let (made, _) = try replaced([
      #"{"pose": "tent", "hingeStatus": "partiallyOpen", "safeAreaInsets": {"bottom": 20}}"#
    ])
    let pose = try #require(made.pose(named: "tent"))
    #expect(pose.safeArea.bottom == 20)
    #expect(
      pose.provenance["safeArea.insets"]
        == Provenance(
          grade: .unverified,
          source:
            "probe log run.jsonl, line 1; top, left, right: claimed; sources disagree even on which display shows, nothing measured"
        ))
  }

  /// Regions that are gone, and one that is new.
  @Test func regionsComeAndGo() throws {
    let (made, _) = try replaced([
      #"{"pose": "tent", "hingeStatus": "partiallyOpen", "sceneSize": "{678, 466}", "regionsOcclusionAll": [{"frame": "{{590, 380}, {88, 86}}", "isActive": true}], "folds": [{"frame": {"origin": [319, 0], "size": {"w": 40, "h": 466}}, "active": true}]}"#
    ])
    let pose = try #require(made.pose(named: "tent"))
    #expect(pose.regions.map(\.name) == [.statusArea, .fold])
    #expect(pose.regions[0].frame == Rect(x: 590, y: 380, width: 88, height: 86))
    #expect(pose.regions[1].kind == .division && pose.regions[1].isActive)
    #expect(pose.provenance["regions"].grade == .measuredOnce)
    #expect(pose.provenance["regions.statusArea.frame"].grade == .measuredOnce)
    // The catalogue's margins of a pose that nobody measured.
    #expect(pose.provenance["regions.statusArea.margins"].grade == .unverified)
    #expect(pose.provenance["regions.fold.margins"].grade == .unverified)
  }

  /// The sources disagree which display a tent shows; a log settles it, and the turn has to follow.
  @Test func anUnverifiedPoseMayShowAnotherDisplay() throws {
    let (made, _) = try replaced([
      #"{"pose": "tent", "hingeStatus": "partiallyOpen", "sceneSize": {"w": 951, "h": 669}}"#
    ])
    let pose = try #require(made.pose(named: "tent"))
    #expect(pose.display == .inner && pose.orientation == .landscape)
    #expect(pose.quarterTurn == .none && pose.regions.isEmpty)
    #expect(pose.provenance["quarterTurn"].grade == .unverified)
  }

  @Test func figuresThatFitNothingAreRefusedWithTheirLines() throws {
    let lines = [
      #"{"pose": "closed", "sceneSize": [466, 678], "safeAreaInsets": [650, 0, 34, 84]}"#,
      #"{"pose": "open", "sceneSize": [951, 669], "hingeAngleDegrees": 170}"#,
      #"{"pose": "open-upright", "regions": [{"kind": "division", "frame": [0, 455.5, 700, 40], "isActive": false}]}"#,
    ]
    let log = try ProbeLog(ProbeSample.bytes(lines), file: "run.jsonl")
    let faults = #expect(throws: CaptureFaults.self) { try log.poseFiles(catalog: catalog) }
    #expect(
      faults?.messages == [
        "run.jsonl: line 1: closed: safeArea.insets: top 650 and bottom 34 leave nothing of the window; allowed: below 678 together",
        "run.jsonl: line 2: open: hinge.angle: fullyOpen at 170°; allowed: 180 or null",
        "run.jsonl: line 3: open-upright: regions.fold.frame: (0, 455.5) 700 × 40 leaves the window; allowed: inside 669 × 951",
      ])
  }

  /// As the files in `Poses/` are set: two blanks a level, objects on one line where they fit.
  @Test func filesAreWrittenForPeople() throws {
    let line = #"{"pose": "closed", "sceneSize": [466, 678], "keyboardHeight": 290.5}"#
    let files = try ProbeLog(ProbeSample.bytes([line]), file: "/tmp/a \"b\".log")
      .poseFiles(catalog: catalog)
    let text = try #require(files.first?.text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(13) == [
        "{", "  \"format\": \"duo-render/pose\",", "  \"version\": 1,", "  \"name\": \"closed\",",
        "  \"title\": \"Closed\",", "  \"otherNames\": [],", "  \"group\": \"closed\",",
        "  \"isMain\": true,", "  \"grade\": \"measured\",",
        "  \"source\": \"two or more independent probes of the iOS 27.1 simulator (24A94401) agree\",",
        "  \"display\": {", "    \"value\": \"outer\",", "    \"grade\": \"measuredOnce\",",
      ])
    #expect(text.contains("\"frame\": { \"x\": 382, \"y\": 0, \"width\": 84, \"height\": 170 },"))
    #expect(text.contains("\"source\": \"probe log a \\\"b\\\".log, line 1\""))
    #expect(text.contains("\"value\": 290.5"))
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
    #expect(lines.allSatisfy { $0.count <= 120 })
  }
}
