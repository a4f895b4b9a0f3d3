import Foundation
import Testing

@testable import DuoCommand

/// `duo-render poses --compare`
@Suite struct PosesCompareTests {
  private static let log = """
    {"pose": "closedPortrait", "sceneSize": {"w": 466, "h": 678}, "safeAreaInsets": {"top": 0, "leading": 0, "bottom": 34, "trailing": 80}}
    DUOPROBE {"pose": "book", "hingeStatus": "partiallyOpen", "hingeAngleDegrees": 127.8}

    """

  private func run(_ line: String, _ log: String = log) throws -> RunningProgram.Result {
    let folder = try Folder()
    try folder.write(log, to: "run.jsonl")
    return try RunningProgram.shell("duo-render poses \(line)", in: folder)
  }

  /// What contradicts the catalogue is news, not a failure.
  @Test func theTableGoesToStandardOutput() throws {
    let result = try run("--compare run.jsonl")
    #expect(result.code == 0 && result.errors.isEmpty)
    let lines = result.text.split(separator: "\n")
    #expect(
      lines.first?.split(separator: " ") == ["figure", "catalogue", "grade", "verdict", "log"])
    let inset = try #require(lines.first { $0.hasPrefix("safeArea.insets.right ") })
    #expect(
      inset.split(separator: " ")
        == ["safeArea.insets.right", "84", "measured", "contradicted", "80", "in", "line", "1"])
    #expect(lines.last == "2 of 16 poses: 8 confirmed, 1 contradicted, 0 new, 449 not spoken of")
    #expect(result.text.hasSuffix("not spoken of\n"))
    #expect(try run("--compare - < run.jsonl").text == result.text)
  }

  @Test func forScripts() throws {
    let result = try run("--compare run.jsonl --format json")
    #expect(result.code == 0 && result.errors.isEmpty)
    let whole = try #require(
      try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(whole["format"] as? String == "duo-render/probe-comparison")
    #expect((whole["counts"] as? [String: Int])?["contradicted"] == 1)
    #expect((whole["notInLog"] as? [String])?.count == 14)
    #expect((whole["poses"] as? [[String: Any]])?.count == 16)
  }

  /// Another catalogue, another verdict: the pose is made to say what the log does.
  @Test func theCatalogueThatIsAskedFor() throws {
    let folder = try Folder()
    try folder.write(Self.log, to: "run.jsonl")
    try folder.makeFolder("Poses")
    let closed = try String(
      contentsOf: RunningProgram.package.appendingPathComponent("Poses/closed.json"),
      encoding: .utf8)
    try folder.write(
      closed.replacingOccurrences(of: "\"right\": 84", with: "\"right\": 80"),
      to: "Poses/closed.json")
    let result = try RunningProgram.shell(
      "duo-render poses --catalog Poses --compare run.jsonl", in: folder)
    #expect(result.code == 0)
    #expect(result.text.contains("\n2 of 16 poses: 9 confirmed, 0 contradicted, 0 new, "))
  }

  @Test(arguments: [
    ("--compare none.jsonl", "none.jsonl: no such file or directory; give a file that can be read"),
    ("--compare", "--compare: needs a value; give it as --compare FILE"),
    (
      "closed --compare run.jsonl",
      "closed: --compare goes through every pose of the log; leave the name out"
    ),
    ("--comparee run.jsonl", "--comparee: is not an option; did you mean \"--compare\"? "),
  ])
  func badUsage(line: String, message: String) throws {
    let result = try run(line)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors.lowercased().hasPrefix("duo-render: \(message)".lowercased()),
      "\(result.errors)")
  }

  @Test(arguments: [
    (
      "{}\n{\"pose\": \"open\", \"sceneSize\": [466, 678]}\n{\"pose\": \"closed\", \"sceneSize\": [951, 669], \"hinge\": \"fullyOpen\"}\n",
      [
        "run.jsonl: line 2: \"open\" is not what it shows: a window of 466 × 678; that is closed",
        "run.jsonl: line 3: \"closed\" is not what it shows: a window of 951 × 669, hinge fullyOpen; that is open or open-flipped",
      ]
    ),
    (
      "{\"pose\": \"open\"}\n{\"pose\": \"op",
      [
        "run.jsonl: line 2: half a record: the log ends in the middle of it; delete the line, or finish the log"
      ]
    ),
    ("", ["run.jsonl: holds no record; one JSON object a line is wanted"]),
  ])
  func badLogs(log: String, messages: [String]) throws {
    let result = try run("--compare run.jsonl", log)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.errors == messages.map { "duo-render: \($0)\n" }.joined())
  }
}
