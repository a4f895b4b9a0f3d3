import Foundation
import Testing

/// `--baseline` and `--update-baseline` over the life of a screen.
@Suite struct BaselineFileTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func check(_ more: String = "") throws -> RunningProgram.Result {
    try RunningProgram.shell(
      "duo-render check quiz.json --pose closed,open --direction ltr --baseline known.json \(more)",
      in: folder)
  }

  private func write(_ elements: [String]) throws {
    try folder.write(
      "{ \"name\": \"Quiz\", \"both\": [\n\(elements.joined(separator: ",\n"))\n] }",
      to: "quiz.json")
  }

  private static func control(_ id: String, _ side: Double, at place: String) -> String {
    "{ \"id\": \"\(id)\", \"role\": \"control\", \"gestures\": [\"tap\"], \"place\": \"\(place)\", "
      + "\"inset\": 60, \"size\": { \"width\": \(side), \"height\": 60 } }"
  }

  private func summary(_ result: RunningProgram.Result) -> Substring? {
    result.text.split(separator: "\n").last
  }

  @Test func aRoundTrip() throws {
    try write([Self.control("go", 20, at: "top"), Self.control("stop", 21, at: "bottom")])
    let made = try check("--update-baseline")
    #expect(made.code == 0)
    #expect(
      made.errors
        == "duo-render: known.json: 16 entries added (16 target-too-small), none removed, 16 in all\n"
    )
    #expect(folder.names() == ["known.json", "quiz.json"])
    let file = try #require(folder.read("known.json"))
    #expect(file.split(separator: "\n").count { $0.contains("\"fingerprint\"") } == 16)

    // Nothing new, nothing said; the file is what it was.
    let same = try check("--update-baseline")
    #expect(same.errors == "duo-render: known.json: none added, none removed, 16 in all\n")
    #expect(folder.read("known.json") == file)
    #expect(summary(try check())?.hasSuffix("; 4 in the baseline") == true)

    // Moved by a point, a little larger, in another order: known again.
    try write([Self.control("stop", 22, at: "bottom"), Self.control("go", 21, at: "top")])
    let moved = try check("--fail-on warning")
    #expect(moved.code == 0)
    #expect(summary(moved)?.hasSuffix("; 4 in the baseline") == true)
    #expect(!moved.text.contains("silence"))

    // A fault of another element is news.
    try write([
      Self.control("stop", 22, at: "bottom"), Self.control("go", 21, at: "top"),
      Self.control("new", 20, at: "center"),
    ])
    let more = try check()
    #expect(more.code == 1)
    #expect(summary(more)?.hasPrefix("2 errors, ") == true)
    #expect(more.text.contains("first.new, second.new\n"))
    #expect(!more.text.contains("first.go"))
  }

  @Test func whatIsMendedIsStale() throws {
    try write([Self.control("go", 20, at: "top"), Self.control("stop", 21, at: "bottom")])
    _ = try check("--update-baseline -q")
    try write([Self.control("go", 60, at: "top"), Self.control("stop", 21, at: "bottom")])
    let stale = try check()
    #expect(stale.code == 0)
    #expect(
      stale.text.contains(
        "\nknown.json: 8 entries silence nothing any more; --update-baseline drops them\n"))

    // Half of them are of a pose that is not looked at now.
    let part = try RunningProgram.shell(
      "duo-render check quiz.json --pose open --direction ltr --baseline known.json --update-baseline",
      in: folder)
    #expect(
      part.errors
        == "duo-render: known.json: none added, 4 entries removed (4 target-too-small), 12 in all\n"
    )
    #expect(try check("--update-baseline").errors.contains("none added, 4 entries removed"))
    #expect(!(try check()).text.contains("silence"))
  }

  /// A warning that was known and has become an error counts.
  @Test func whatGetsWorseCounts() throws {
    try write([Self.control("go", 40, at: "top")])
    _ = try check("--update-baseline -q")
    try write([Self.control("go", 20, at: "top")])
    let worse = try check()
    #expect(worse.code == 1)
    #expect(summary(worse)?.hasPrefix("2 errors, ") == true)
  }

  /// What is known of one way of laying out stays when another is looked at.
  @Test func optionsHaveEntriesOfTheirOwn() throws {
    try write([Self.control("go", 20, at: "top")])
    _ = try check("--update-baseline -q")
    let middle = try check("--update-baseline --seam middle")
    #expect(
      middle.errors.hasSuffix("8 entries added (8 target-too-small), none removed, 16 in all\n"))
    // What is the default anyway is no option.
    let fold = try check("--update-baseline --seam fold")
    #expect(fold.errors == "duo-render: known.json: none added, none removed, 16 in all\n")
    #expect(summary(try check())?.hasSuffix("; 2 in the baseline") == true)
    try write([Self.control("go", 60, at: "top")])
    #expect(try check("--update-baseline").errors.contains("8 entries removed"))
    #expect(folder.read("known.json")?.components(separatedBy: "\"--seam middle\"").count == 9)
  }

  /// A screen is known again beside another of its name, and the other is not taken for it.
  @Test func screensOfOneName() throws {
    try write([Self.control("go", 20, at: "top")])
    _ = try check("--update-baseline -q")
    let text = try #require(folder.read("quiz.json"))
    try folder.write(text, to: "other.json")
    let both = try check("other.json")
    #expect(both.code == 1)
    #expect(summary(both)?.hasPrefix("2 errors, ") == true)
    #expect(summary(both)?.hasSuffix("; 2 in the baseline") == true)
    #expect(both.text.contains("other.json:2:1: ") && !both.text.contains("\nquiz.json:2:1: "))
  }

  @Test func aRenamedScreenLeavesNothingBehind() throws {
    try write([Self.control("go", 20, at: "top")])
    let line = "duo-render check quiz.json --baseline known.json"
    let made = try RunningProgram.shell("\(line) --update-baseline", in: folder)
    #expect(made.code == 0)
    let text = try #require(folder.read("quiz.json"))
    try folder.write(text.replacingOccurrences(of: "Quiz", with: "Trivia"), to: "quiz.json")
    let stale = try RunningProgram.shell(line, in: folder)
    #expect(stale.text.contains("entries silence nothing any more; --update-baseline drops them\n"))
    let updated = try RunningProgram.shell("\(line) --update-baseline", in: folder)
    #expect(updated.code == 0)
    #expect(folder.read("known.json")?.contains("\"Quiz\"") == false)
  }

  @Test func notesAreNeverKept() throws {
    try write([Self.control("go", 60, at: "top")])
    let line = "duo-render check quiz.json --baseline known.json --update-baseline"
    let result = try RunningProgram.shell(line, in: folder)
    #expect(result.text.contains("\n  note     "))
    #expect(folder.read("known.json")?.contains("\"entries\": []") == true)
  }

  @Test func aBrokenFileIsNotReplaced() throws {
    try write([Self.control("go", 60, at: "top")])
    for (text, fault) in [
      ("{", "1:2: found the end of the file; allowed: "),
      (
        "{\n  \"format\": \"duo-render/baseline\", \"version\": 1,\n  \"entries\": 3 }",
        "3:14: entries: the number 3 cannot stand here; allowed: an array of entries\n"
      ),
    ] {
      try folder.write(text, to: "known.json")
      let result = try check("--update-baseline")
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("duo-render: known.json: \(fault)"), "\(result.errors)")
      #expect(folder.read("known.json") == text)
    }
  }
}
