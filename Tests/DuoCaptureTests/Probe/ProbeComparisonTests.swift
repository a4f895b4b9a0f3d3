import DuoGeometry
import DuoJSON
import DuoLayout
import Testing

@testable import DuoCapture
@testable import DuoCatalog

/// The catalogue held against logs.
@Suite struct ProbeComparisonTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private func comparison(_ lines: [String]) throws -> ProbeComparison {
    try ProbeLog(ProbeSample.bytes(lines), file: "logs/run.jsonl").comparison(with: catalog)
  }

  private func verdicts(_ line: String, _ prefix: String) throws -> [String: String] {
    let pose = try #require(try comparison([line]).poses.first { $0.lines != nil })
    return Dictionary(
      uniqueKeysWithValues: pose.figures.filter { $0.path.hasPrefix(prefix) }.map {
        ($0.path, $0.verdict.rawValue)
      })
  }

  @Test(arguments: ProbeSample.Style.allCases)
  func nothingContradictsALogOfTheCatalogue(style: ProbeSample.Style) throws {
    let whole = try comparison(catalog.poses.map { ProbeSample.line($0, label: $0.name, style) })
    #expect(whole.count(.contradicted) == 0 && whole.count(.new) == 0)
    #expect(whole.poses.count == 16 && whole.unspoken.isEmpty && whole.notes.isEmpty)
    for pose in whole.poses {
      for figure in pose.figures where figure.verdict == .notSpokenOf {
        // The rest is nothing a probe can see, unknown to the catalogue, or not part of this style.
        let path = figure.path
        let isInvisible =
          path == "quarterTurn" || path.hasPrefix("bars.") || path.hasSuffix(".followsCamera")
          || path.hasSuffix(".scale") || path == "keyboard.height"
        let isMissing =
          (pose.name.contains("split-view") && ["display", "orientation"].contains(path))
          || path == "barEdge" || path == "hinge.angle" && pose.name == "tent"
        #expect(isInvisible || isMissing, "\(pose.name) \(path)")
      }
    }
  }

  /// Thirds are told rounded; half a pixel is another figure.
  @Test(arguments: [
    ("399.6666666666667", "confirmed"), ("399.67", "confirmed"), ("399.6667", "confirmed"),
    ("399.66", "confirmed"), ("399.65", "contradicted"), ("399.5", "contradicted"),
  ])
  func thirds(x: String, verdict: String) throws {
    let line =
      #"{"pose": "closed", "occlusions": [{"frame": [\#(x), 29.33, 37, 37]}, {"frame": [382, 0, 84, 170]}]}"#
    #expect(
      try verdicts(line, "regions.outerCamera.frame") == ["regions.outerCamera.frame": verdict])
  }

  /// Lists of active regions lack those that are not; lists of all lack none.
  @Test(arguments: [
    (
      #""regionsOcclusionActive": [{"frame": [867, 0, 84, 120]}]"#,
      ["kind": "notSpokenOf", "frame": "notSpokenOf", "isActive": "confirmed"]
    ),
    (
      #""regionsOcclusionAll": [{"frame": [867, 0, 84, 120], "isActive": true}]"#,
      ["kind": "contradicted", "frame": "notSpokenOf", "isActive": "notSpokenOf"]
    ),
    (
      #""regions": [{"kind": "occlusion", "frame": [867, 0, 84, 120], "isActive": true}]"#,
      ["kind": "notSpokenOf", "frame": "notSpokenOf", "isActive": "confirmed"]
    ),
    (
      #""regionsOcclusionAll": [{"frame": [677.3, 21, 58, 37], "isActive": false}]"#,
      ["kind": "confirmed", "frame": "contradicted", "isActive": "confirmed"]
    ),
    (
      #""regionsOcclusionAll": null"#,
      ["kind": "notSpokenOf", "frame": "notSpokenOf", "isActive": "notSpokenOf"]
    ),
  ])
  func missingRegions(lists: String, expected: [String: String]) throws {
    let line = #"{"pose": "open", "sceneSize": [951, 669], \#(lists)}"#
    let found = try verdicts(line, "regions.innerCamera.")
    for (key, verdict) in expected {
      #expect(found["regions.innerCamera.\(key)"] == verdict, "\(key)")
    }
  }

  @Test func anActiveRegionMissingFromActiveOnesIsAContradiction() throws {
    let line = #"{"pose": "closed", "sceneSize": [466, 678], "regionsOcclusionActive": []}"#
    let found = try verdicts(line, "regions.")
    #expect(found["regions.statusArea.isActive"] == "contradicted")
    #expect(found["regions.statusArea.frame"] == "notSpokenOf")
  }

  @Test(arguments: [
    (#"{"pose": "partly-open", "hingeAngle": 127.5}"#, "confirmed"),
    (#"{"pose": "partly-open", "hingeAngle": 90}"#, "notSpokenOf"),
    (#"{"pose": "closed", "hingeAngle": 0.4}"#, "confirmed"),
    (#"{"pose": "closed", "hingeAngle": 3}"#, "contradicted"),
    (#"{"pose": "open", "hingeAngleRadians": 3.1416}"#, "confirmed"),
    // The catalogue does not know it.
    (#"{"pose": "tent", "hingeStatus": "partiallyOpen", "hingeAngle": 60}"#, "new"),
  ])
  func angles(line: String, verdict: String) throws {
    #expect(try verdicts(line, "hinge.angle") == ["hinge.angle": verdict])
  }

  /// `open-upright` has horizontal bars; an app without any says as little.
  @Test(arguments: [
    ("open-upright", "unspecified", "confirmed"), ("open", "unspecified", "notSpokenOf"),
    ("open", "trailing", "confirmed"), ("split-view-left", "leading", "confirmed"),
  ])
  func barEdges(pose: String, edge: String, verdict: String) throws {
    let line = #"{"pose": "\#(pose)", "displayScale": 3, "toolbarVerticalEdge": "\#(edge)"}"#
    #expect(try verdicts(line, "barEdge") == ["barEdge": verdict])
  }

  private static let lines = [
    #"{"pose": "closed", "sceneSize": [466, 678], "displayScale": 3, "safeAreaInsets": {"top": 0, "leading": 0, "bottom": 34, "trailing": 80}, "hingeStatus": "closed", "regionsDivisionAll": [], "regionsOcclusionAll": [{"frame": [382, 0, 84, 170], "isActive": true}, {"frame": [399.67, 29.33, 37, 37], "isActive": false}]}"#,
    #"{"pose": "custom", "sceneSize": [951, 669]}"#,
    #"{"pose": "tent", "hingeStatus": "partiallyOpen", "keyboardHeight": 200, "divisions": [{"frame": [319, 0, 40, 466], "isActive": true}]}"#,
  ]

  /// Poses that the log speaks of come first, the others after them.
  @Test func theTable() throws {
    let names = ["closed", "split-view-left", "tent"]
    let few = Catalog(
      device: catalog.device, entries: catalog.entries.filter { names.contains($0.name) })
    let comparison = try ProbeLog(ProbeSample.bytes(Self.lines), file: "logs/run.jsonl")
      .comparison(with: few)
    #expect(comparison.poses.map(\.name) == names)
    #expect(
      comparison.text(width: 100) == """
        figure                        catalogue                 grade         verdict        log

        closed: 13 confirmed, 2 contradicted, 11 not spoken of, line 1
        display                       outer                     measured      confirmed      line 1
        orientation                   portrait                  measured      confirmed      line 1
        quarterTurn                   0                         measured      not spoken of
        window                        (0, 0) 466 × 678          measured      confirmed      line 1
        safeArea.insets.top           0                         measured      confirmed      line 1
        safeArea.insets.left          0                         measured      confirmed      line 1
        safeArea.insets.bottom        34                        measured      confirmed      line 1
        safeArea.insets.right         84                        measured      contradicted   80 in line 1
        sizeClass.horizontal          compact                   measured      not spoken of
        sizeClass.vertical            regular                   measured      not spoken of
        barEdge                       right                     measured      not spoken of
        hinge.status                  closed                    measured      confirmed      line 1
        hinge.angle                   0°                        measured      not spoken of
        regions.statusArea.kind       occlusion                 measured      confirmed      line 1
        regions.statusArea.frame      (382, 0) 84 × 170         measured      confirmed      line 1
        regions.statusArea.margins    0 / 0 / 0 / 0             measured      not spoken of
        regions.statusArea.isActive   active                    measured      confirmed      line 1
        regions.outerCamera.kind      occlusion                 measured      confirmed      line 1
        regions.outerCamera.frame     (399.67, 29.33) 37 × 37   measured      confirmed      line 1
        regions.outerCamera.margins   0 / 0 / 0 / 0             measured      not spoken of
        regions.outerCamera.isActive  active                    measured      contradicted   inactive in line 1
        bars.navigation               top 82                    measuredOnce  not spoken of
        bars.collapsedNavigation      top 24                    measuredOnce  not spoken of
        bars.tab                      no change                 measured      not spoken of
        keyboard.height               289                       measured      not spoken of
        displays.outer.scale          3                         measured      confirmed      line 1

        tent: 1 confirmed, 4 new, 24 not spoken of, line 3
        display                       outer                     unverified    not spoken of
        orientation                   landscape                 unverified    not spoken of
        quarterTurn                   1                         unverified    not spoken of
        window                        (0, 0) 678 × 466          unverified    not spoken of
        safeArea.insets.top           0                         unverified    not spoken of
        safeArea.insets.left          0                         unverified    not spoken of
        safeArea.insets.bottom        34                        unverified    not spoken of
        safeArea.insets.right         84                        unverified    not spoken of
        sizeClass.horizontal          compact                   unverified    not spoken of
        sizeClass.vertical            compact                   unverified    not spoken of
        barEdge                       right                     unverified    not spoken of
        hinge.status                  partiallyOpen             unverified    confirmed      line 3
        hinge.angle                   unknown                   unverified    not spoken of
        regions.statusArea.kind       occlusion                 unverified    not spoken of
        regions.statusArea.frame      (594, 384) 84 × 82        unverified    not spoken of
        regions.statusArea.margins    0 / 0 / 0 / 0             unverified    not spoken of
        regions.statusArea.isActive   active                    unverified    not spoken of
        regions.outerCamera.kind      occlusion                 unverified    not spoken of
        regions.outerCamera.frame     (611.67, 399.67) 37 × 37  unverified    not spoken of
        regions.outerCamera.margins   0 / 0 / 0 / 0             unverified    not spoken of
        regions.outerCamera.isActive  active                    unverified    not spoken of
        bars.navigation               top 82                    unverified    not spoken of
        bars.collapsedNavigation      top 24                    unverified    not spoken of
        bars.tab                      no change                 unverified    not spoken of
        keyboard.height               unknown                   unverified    new            200 in line 3
        displays.outer.scale          3                         measured      not spoken of
        regions.fold.frame            unknown                   unverified    new            (319, 0) 40 × 466 in line 3
        regions.fold.isActive         unknown                   unverified    new            active in line 3
        regions.fold.kind             unknown                   unverified    new            division in line 3

        split-view-left: not in the log, 22 figures
        display                       inner                     measured      not spoken of
        orientation                   landscape                 measured      not spoken of
        quarterTurn                   0                         measured      not spoken of
        window                        (0, 0) 469 × 669          measured      not spoken of
        safeArea.insets.top           0                         measured      not spoken of
        safeArea.insets.left          0                         measured      not spoken of
        safeArea.insets.bottom        34                        measured      not spoken of
        safeArea.insets.right         0                         measured      not spoken of
        sizeClass.horizontal          compact                   measured      not spoken of
        sizeClass.vertical            regular                   unverified    not spoken of
        barEdge                       left                      measuredOnce  not spoken of
        hinge.status                  fullyOpen                 measured      not spoken of
        hinge.angle                   180°                      measured      not spoken of
        regions.fold.kind             division                  measured      not spoken of
        regions.fold.frame            (455.5, 0) 13.5 × 669     measured      not spoken of
        regions.fold.margins          0 / 13.5 / 0 / 0          derived       not spoken of
        regions.fold.isActive         inactive                  measured      not spoken of
        bars.navigation               top 82                    measuredOnce  not spoken of
        bars.collapsedNavigation      top 24                    measuredOnce  not spoken of
        bars.tab                      left 84                   measuredOnce  not spoken of
        keyboard.height               unknown                   unverified    not spoken of
        displays.inner.scale          3                         measured      not spoken of

        not in the log: split-view-left
        note: line 2: a window of 951 × 669: fits no pose: left out
        2 of 3 poses: 14 confirmed, 2 contradicted, 4 new, 57 not spoken of

        """)
  }

  /// 458: for each of the 16 pose files 18 figures, 4 for each of its regions and 1 for each that follows the camera.
  @Test func everyFigureOfTheCatalogueIsListed() throws {
    let whole = try comparison(Self.lines)
    #expect(whole.poses.map(\.name) == catalog.poses.map(\.name))
    // Three of the four that are new are of a region that the catalogue does not have.
    #expect(whole.poses.reduce(0) { $0 + $1.figures.count } == 458 + 3)
    #expect(
      whole.summary == "2 of 16 poses: 14 confirmed, 2 contradicted, 4 new, 441 not spoken of")
    let text = whole.text(width: 100)
    #expect(text.split(separator: "\n").count { $0.contains(": not in the log, ") } == 14)
    #expect(
      text.contains("\n\nopen: not in the log, 31 figures\ndisplay  "), "a table for each pose")
    #expect(
      text.hasSuffix(
        """

        not in the log: closed-sideways, closed-sideways-flipped, open, open-flipped, open-upright,
        open-upright-flipped, partly-open, partly-open-flipped, partly-open-upright,
        partly-open-upright-flipped, split-view-left, split-view-right, partly-open-split-view-left,
        partly-open-split-view-right
        note: line 2: fits open, open-flipped, partly-open and partly-open-flipped, and nothing tells them apart: left out
        \(whole.summary)

        """))
  }

  @Test func forScripts() throws {
    guard case .object(let members) = try comparison(Self.lines).json,
      case .array(let poses)? = members["poses"], case .object(let closed)? = poses.first,
      case .array(let figures)? = closed["figures"]
    else {
      Issue.record("not the objects they should be")
      return
    }
    #expect(
      members.keys.sorted() == ["counts", "format", "log", "notInLog", "notes", "poses", "version"])
    #expect(members["format"] == "duo-render/probe-comparison" && members["version"] == .number(1))
    #expect(members["log"] == "logs/run.jsonl")
    let counts = JSONValue.object([
      "confirmed": .integer(14), "contradicted": .integer(2), "new": .integer(4),
      "notSpokenOf": .integer(441),
    ])
    #expect(poses.count == 16)
    guard case .object(let sideways) = poses[1] else { return }
    #expect(sideways["name"] == "closed-sideways")
    #expect(sideways["firstLine"] == .null && sideways["lastLine"] == .null)
    #expect(closed["firstLine"] == .integer(1) && closed["lastLine"] == .integer(1))
    #expect(members["counts"] == counts)
    #expect(closed.keys.sorted() == ["counts", "figures", "firstLine", "lastLine", "name"])
    let two = "two or more independent probes of the iOS 27.1 simulator (24A94401) agree"
    #expect(
      figures[7]
        == .object([
          "path": "safeArea.insets.right", "catalogue": .number(84), "log": .number(80),
          "line": .integer(1), "grade": "measured", "source": .string(two),
          "verdict": "contradicted",
        ]))
    #expect(
      figures[8]
        == .object([
          "path": "sizeClass.horizontal", "catalogue": "compact", "log": .null, "line": .null,
          "grade": "measured", "source": .string(two), "verdict": "notSpokenOf",
        ]))
  }
}
