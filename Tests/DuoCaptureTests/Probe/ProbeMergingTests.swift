import DuoCatalog
import DuoJSON
import DuoLayout
import Testing

@testable import DuoCapture

/// Several files of one session.
@Suite struct ProbeMergingTests {
  let catalog: Catalog

  init() throws { catalog = try Catalog.builtIn() }

  private typealias File = (name: String, lines: [String])

  private func merged(_ files: [File]) throws -> ProbeLog {
    ProbeLog(
      merging: try files.map { try ProbeLog(ProbeSample.bytes($0.lines), file: $0.name) })
  }

  private func messages(_ files: [File]) throws -> [String] {
    let log = try merged(files)
    #expect(log.notes(catalog: catalog).isEmpty)
    return #expect(throws: CaptureFaults.self) { try log.poseFiles(catalog: catalog) }?.messages
      ?? []
  }

  private static func closed(_ insets: String, _ more: String = "") -> String {
    #"{"pose": "closed", "sceneSize": [466, 678], "insets": {\#(insets)}\#(more)}"#
  }

  private static let open = #"{"pose": "open", "sceneSize": [951, 669], "hinge": "fullyOpen"}"#

  /// Each file tells its part; sources name the file without its folder.
  @Test func filesThatAgree() throws {
    let log = try merged([
      ("shots/closed.jsonl", [Self.closed(#""bottom": 34, "left": 0"#)]),
      ("shots/closed-2.jsonl", ["", Self.closed(#""right": 84.004"#, #", "hinge": "closed""#)]),
    ])
    let files = try log.poseFiles(catalog: catalog)
    #expect(files.map(\.name) == ["closed.json"])
    #expect(log.notes(catalog: catalog) == [])
    let made = try catalog.adding(files: files.map { ($0.name, Array($0.text.utf8)) })
    let pose = try #require(made.pose(named: "closed"))
    #expect(pose.safeArea == catalog.pose(named: "closed")?.safeArea)
    let two = "two or more independent probes of the iOS 27.1 simulator (24A94401) agree"
    #expect(
      pose.provenance["safeArea.insets"].source
        == "probe log closed.jsonl, line 1 and closed-2.jsonl, line 2; top: \(two)")
    #expect(pose.provenance["hinge.status"].source == "probe log closed-2.jsonl, line 2")
    #expect(pose.provenance["window"].grade == .measuredOnce)
    #expect(pose.provenance["sizeClass.vertical"].source == two)
  }

  /// What in one file would be the last of a run is in two a contradiction.
  @Test func filesThatContradictEachOther() throws {
    let files: [File] = [
      ("shots/closed.jsonl", ["", Self.closed(#""right": 84"#)]),
      ("shots/closed-2.jsonl", [Self.closed(#""right": 80"#)]),
    ]
    let expected = [
      "shots/closed-2.jsonl: line 1: closed: safeArea.insets.right is 80, but 84 in line 2 of shots/closed.jsonl; leave out the record that had not settled, or say \"settled\": false in it"
    ]
    #expect(try messages(files) == expected)
    let together = try ProbeLog(ProbeSample.bytes(files.flatMap(\.lines)), file: "log")
    #expect(try together.poseFiles(catalog: catalog).count == 1)
    // Merged in two steps it is the same, and within one file nothing names it.
    let first = try merged(Array(files.prefix(1)))
    let again = ProbeLog(merging: [first, try merged(Array(files.suffix(1)))])
    let faults = #expect(throws: CaptureFaults.self) { try again.poseFiles(catalog: catalog) }
    #expect(faults?.messages == expected)
    #expect(
      try messages([
        ("a", [Self.open]),
        ("b", [Self.closed(#""right": 84"#), Self.open, Self.closed(#""right": 80"#)]),
      ]) == [
        "b: line 3: closed: safeArea.insets.right is 80, but 84 in line 1; leave out the record that had not settled, or say \"settled\": false in it"
      ])
  }

  /// An aside gives way to the pose's own label in another file.
  @Test func notesNameTheirFiles() throws {
    let log = try merged([
      (
        "a/closed.jsonl",
        [Self.closed(#""right": 84"#), Self.closed(#""right": 1"#, #", "settled": false"#)]
      ),
      (
        "a/custom.jsonl", [#"{"pose": "custom", "sceneSize": [466, 678], "insets": {"right": 10}}"#]
      ),
      ("a/open.jsonl", [#"{"pose": "dome"}"#, #"{"pose": "dome"}"#, Self.open, Self.open]),
    ])
    #expect(try log.poseFiles(catalog: catalog).map(\.name) == ["closed.json", "open.json"])
    #expect(
      log.notes(catalog: catalog) == [
        "a/closed.jsonl: 1 record is a transition: left out",
        "a/custom.jsonl: line 1: closed: safeArea.insets.right is 10, but 84 in line 1 of a/closed.jsonl, which counts: this one is labelled \"custom\"",
        "a/open.jsonl: lines 1 to 2: \"dome\" is no pose of the catalogue: left out",
      ])
  }

  @Test func posesInFilesOfTheirOwn() throws {
    let poses = try ["closed", "open-upright"].map { try #require(catalog.pose(named: $0)) }
    let files = poses.map { pose -> File in
      ("\(pose.name).jsonl", [ProbeSample.line(pose, label: pose.name)])
    }
    let log = try merged(files)
    let together = try log.poseFiles(catalog: catalog)
    let alone = try files.flatMap { try merged([$0]).poseFiles(catalog: catalog) }
    #expect(together.map(\.name) == ["closed.json", "open-upright.json"])
    #expect(together.map(\.text) == alone.map(\.text))
    #expect(together[1].text.contains("probe log open-upright.jsonl, line 1"))
  }

  /// A record without a label goes on with the run before it, but not with the last of another file.
  @Test func runsEndWithTheirFile() throws {
    let first = Self.closed(#""right": 84"#)
    let next = #"{"hingeStatus": "closed", "hingeAngle": 0}"#
    #expect(try merged([("a", [first, next])]).notes(catalog: catalog) == [])
    #expect(
      try merged([("a", [first]), ("b", [next])]).notes(catalog: catalog) == [
        "b: line 1: fits closed, closed-sideways and closed-sideways-flipped, and nothing tells them apart: left out"
      ])
    // What one file ends with is not where the phone of the next comes from.
    let early = [
      #"{"pose": "openWide", "sceneSize": [466, 678], "hingeStatus": "closed"}"#,
      #"{"pose": "openWide", "sceneSize": [951, 669], "hingeStatus": "fullyOpen", "occlusions": [{"frame": [677.33, 21, 58, 37]}]}"#,
    ]
    #expect(
      try merged([("a", [first] + early)]).notes(catalog: catalog) == [
        "a: 1 record is a transition: left out"
      ])
    #expect(
      try messages([("a", [first]), ("b", early)]) == [
        "b: line 1: \"openWide\" is not what it shows: a window of 466 × 678, hinge closed; that is closed"
      ])
    // Nor is its keyboard still up.
    let shown = #"{"pose": "closed", "keyboardFrame": [0, 389, 466, 289]}"#
    let covered = Self.closed(#""bottom": 289"#)
    let inset = "closed: safeArea.insets.bottom"
    #expect(
      try merged([("a", [shown, covered])]).comparison(with: catalog).figures(.contradicted) == [])
    #expect(
      try merged([("a", [shown]), ("b", [covered])]).comparison(with: catalog)
        .figures(.contradicted) == [inset])
  }

  @Test func figuresThatFitNothingNameTheirFile() throws {
    #expect(
      try messages([
        ("a", [Self.open]), ("b", ["", Self.closed(#""top": 650, "bottom": 34"#)]),
      ]) == [
        "b: line 2: closed: safeArea.insets: top 650 and bottom 34 leave nothing of the window; allowed: below 678 together"
      ])
    let moving = #"{"sceneSize": [466, 678], "settled": false}"#
    #expect(
      try messages([("a", [moving]), ("b", [moving])]) == [
        "a, b: every record is a transition; let the phone rest in each pose"
      ])
  }

  @Test func aComparisonNamesFiles() throws {
    let two = try merged([
      ("a", [Self.closed(#""right": 80"#)]), ("b", ["", Self.closed(#""bottom": 34"#)]),
      ("c", [#"{"pose": "dome"}"#, Self.closed(#""bottom": 34"#)]),
    ]).comparison(with: catalog)
    let text = two.text()
    #expect(text.contains("not spoken of, line 1 of a to line 2 of c\n"))
    #expect(text.contains("80 in line 1 of a\n"))
    #expect(text.contains("\nnote: c: line 1: \"dome\" is no pose of the catalogue: left out\n"))
    let (closed, inset) = try #require(Self.parts(two))
    #expect(closed["firstFile"] == "a" && closed["lastFile"] == "c")
    #expect(inset["file"] == "a" && inset["line"] == .integer(1))
    let one = try merged([("a", [Self.closed(#""right": 80"#)])]).comparison(with: catalog)
    #expect(one.text().contains("80 in line 1\n"))
    let (alone, told) = try #require(Self.parts(one))
    #expect(alone["firstFile"] == nil && told["file"] == nil)
  }

  /// The first pose and its right inset.
  private static func parts(
    _ comparison: ProbeComparison
  ) -> (pose: [String: JSONValue], inset: [String: JSONValue])? {
    guard case .object(let members) = comparison.json, case .array(let poses)? = members["poses"],
      case .object(let pose)? = poses.first, case .array(let figures)? = pose["figures"],
      figures.count > 7, case .object(let inset) = figures[7]
    else { return nil }
    return (pose, inset)
  }

  @Test func noLogSaysNothing() throws {
    let log = ProbeLog(merging: [])
    #expect(try log.poseFiles(catalog: catalog).isEmpty && log.notes(catalog: catalog).isEmpty)
    #expect(try log.comparison(with: catalog).unspoken.count == 16)
  }
}
