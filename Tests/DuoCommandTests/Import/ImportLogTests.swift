import Foundation
import Testing

/// `duo-render import` of the probe logs of one session.
@Suite struct ImportLogTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell("duo-render import \(line)", in: folder)
  }

  private func names(in path: String = "Output") -> [String] {
    let url = folder.url.appendingPathComponent(path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  private static func record(_ right: Double, _ pose: String = "closed") -> String {
    #"{"pose": "\#(pose)", "sceneSize": [466, 678], "insets": {"bottom": 34, "right": \#(right)}}"#
      + "\n"
  }

  /// The files of one pose's shots are settled together, into one pose file.
  @Test func theLogsOfARunAreOne() throws {
    try folder.makeFolder("run")
    try folder.write(Self.record(80), to: "run/closed.jsonl")
    try folder.write("\n" + Self.record(80), to: "run/closed-2.jsonl")
    try folder.write(Self.record(84, "cloesd"), to: "run/extra.jsonl")
    // By name the second comes first; what people hold the phone at is what they held it at last.
    for (file, angle) in [("partly-open", 100), ("partly-open-2", 110)] {
      try folder.write(
        #"{"pose": "partly-open", "hingeStatus": "partiallyOpen", "hingeAngle": \#(angle)}"# + "\n",
        to: "run/\(file).jsonl")
    }
    let result = try run("run")
    #expect(result.code == 0)
    #expect(result.text == "Output/poses/closed.json\nOutput/poses/partly-open.json\n")
    #expect(
      result.errors
        == "duo-render: run/extra.jsonl: line 1: \"cloesd\" is no pose of the catalogue: left out; "
        + "did you mean \"closed\"?\n")
    #expect(names(in: "Output/poses") == ["closed.json", "partly-open.json"])
    let closed = try #require(folder.read("Output/poses/closed.json"))
    #expect(closed.contains("\"right\": 80,"))
    #expect(closed.contains("probe log closed-2.jsonl, line 2"))
    #expect(!closed.contains("probe log closed.jsonl"))
    let partly = try #require(folder.read("Output/poses/partly-open.json"))
    #expect(partly.contains("\"value\": 110,"))
    #expect(partly.contains("probe log partly-open-2.jsonl, line 1"))
  }

  @Test func logsOfARunThatContradictEachOtherAreRefused() throws {
    try folder.makeFolder("run")
    try folder.write(Self.record(84), to: "run/closed.jsonl")
    try folder.write("\n" + Self.record(80), to: "run/closed-2.jsonl")
    let result = try run("run")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: run/closed-2.jsonl: line 2: closed: safeArea.insets.right is 80, but 84 in "
        + "line 1 of run/closed.jsonl; leave out the record that had not settled, or say "
        + "\"settled\": false in it\n")
    #expect(names() == [])
  }
}
