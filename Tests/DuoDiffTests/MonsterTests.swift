import DuoGeometry
import ImageDiff
import LayoutDiff
import Testing

@testable import DuoDiff

/// GitHub takes 65,536 characters of a comment; the issue asks for under 60,000 whatever happened.
@Suite struct MonsterTests {
  struct Monster: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: Int
    var changes: Int
    var sentence: String
    var path: String
    var pictures = 0
    var base: String? = "https://example.org/"
    var accept = DiffSample.accept
    var weights = LayoutChange.Weight.allCases
    var status = DiffStatus.changed
  }

  static let monsters = [
    Monster(
      testDescription: "10,000 files", files: 10_000, changes: 5, sentence: "moved",
      path: "Screens/quiz", pictures: 1),
    Monster(
      testDescription: "sentences of 5,000 characters", files: 40, changes: 20,
      sentence: String(repeating: "moved far ", count: 500), path: "a"),
    Monster(
      testDescription: "names of 4,000 characters", files: 60, changes: 10, sentence: "moved",
      path: String(repeating: "folder/", count: 571), pictures: 3),
    Monster(
      testDescription: "what grows most when it is escaped", files: 20, changes: 5,
      sentence: String(repeating: "@#|", count: 1_500),
      path: String(repeating: "`#|@", count: 1_000),
      pictures: 4),
    Monster(
      testDescription: "four bytes a character", files: 20, changes: 5,
      sentence: String(repeating: "😀", count: 5_000), path: String(repeating: "😀", count: 4_000),
      pictures: 4),
    Monster(
      testDescription: "controls", files: 20, changes: 5,
      sentence: String(repeating: "\u{202E}\u{1}", count: 2_500),
      path: String(repeating: "\u{1B}", count: 4_000), pictures: 4),
    Monster(
      testDescription: "a letter with 5,000 accents", files: 10, changes: 5,
      sentence: "e" + String(repeating: "\u{301}", count: 5_000),
      path: "e" + String(repeating: "\u{301}", count: 4_000)),
    Monster(
      testDescription: "new errors alone", files: 200, changes: 10, sentence: "is wrong",
      path: "x", weights: [.newError]),
    Monster(
      testDescription: "the device alone", files: 200, changes: 10, sentence: "grew",
      path: "x", weights: [.device]),
    Monster(
      testDescription: "nothing readable", files: 3_000, changes: 0, sentence: "",
      path: "x", status: .unreadable),
    Monster(
      testDescription: "pictures alone", files: 500, changes: 0, sentence: "", path: "x",
      pictures: 8),
    Monster(
      testDescription: "long addresses", files: 50, changes: 1, sentence: "moved", path: "x",
      pictures: 8, base: "https://example.org/" + String(repeating: "a", count: 1_900)),
    Monster(
      testDescription: "an address of 100,000 characters", files: 50, changes: 1, sentence: "moved",
      path: "x", pictures: 8, base: String(repeating: "\u{1}", count: 100_000)),
    Monster(
      testDescription: "a command of 100,000 characters", files: 50, changes: 1, sentence: "moved",
      path: "x", accept: String(repeating: "`", count: 100_000)),
  ]

  static func report(_ monster: Monster) -> DiffReport {
    let files = (0..<monster.files).map { number in
      let changes = (0..<monster.changes).map { place in
        DiffSample.change(
          .moved, monster.weights[place % monster.weights.count], "e\(number).\(place)",
          "e\(number).\(place) \(monster.sentence)", in: ["p\(place)"])
      }
      let pictures = (0..<monster.pictures).map { place in
        var picture = DiffSample.picture(
          "p\(place)", monster.sentence, 100 + place,
          regions: [
            DiffedRegion(
              pixelFrame: PixelRect(x: .max / 4, y: 0, width: 1, height: 1), panel: monster.path,
              names: Array(repeating: monster.sentence, count: 40), pixels: 1)
          ], folder: monster.path)
        picture.title = monster.sentence
        return picture
      }
      return DiffedFile(
        path: "\(monster.path)\(number).json", status: monster.status, reason: monster.path,
        notes: [monster.sentence, monster.path], pictures: pictures, changes: changes)
    }
    return DiffReport(
      before: monster.path, after: monster.sentence, files: files, accept: monster.accept,
      imageBase: monster.base, version: "1.0.0")
  }

  @Test(arguments: monsters)
  func aCommentHasRoomForSoMuch(_ monster: Monster) throws {
    let report = Self.report(monster)
    let text = DiffMarkdownReport.text(report)
    // Bytes are at least as many as characters, however somebody counts those.
    #expect(text.utf8.count < 60_000)
    #expect(text.hasPrefix("<!-- duo-render diff -->\n### duo-render diff: \(report.summary)\n\n"))
    let fences = text.split(separator: "\n").count { $0.allSatisfy { $0 == "`" } }
    let canAccept = report.files.contains { $0.status != .unreadable }
    let isFenced = canAccept && !text.contains("To accept, see the full report.")
    #expect(fences == (isFenced ? 2 : 0))
    #expect(text.contains("\nTo accept") == canAccept)
    var depth = 0
    for match in text.matches(of: #/<(\/?)details>/#) {
      depth += match.output.1.isEmpty ? 1 : -1
      #expect((0...1).contains(depth))
    }
    #expect(depth == 0)
    #expect(DiffMarkdownReport.text(Self.report(monster)) == text)
  }

  /// What there is no room for is counted.
  @Test func whatIsLeftOutIsSaid() throws {
    let text = DiffMarkdownReport.text(Self.report(Self.monsters[0]))
    let folds = text.matches(of: #/<summary>([^<]*)<\/summary>/#).map { String($0.output.1) }
    #expect(
      folds == [
        "19980 more new findings, 19976 more changes in 9988 files", "9997 more pictures",
        "10000 changes of the device, not of the design", "20000 notes",
      ])
    let left = try #require(text.firstMatch(of: #/…and (\d+) more new findings/#))
    let told = text.matches(of: #/\*\*new (error|warning)\*\*/#).count
    #expect(try told + #require(Int(left.output.1)) == 20_000)
  }

  @Test func sarifHasAsManyResultsAsAHostTakes() {
    let monster = Monster(
      testDescription: "", files: 3_000, changes: 10, sentence: "moved", path: "x",
      weights: [.other, .newError])
    let text = DiffSARIFReport.text(Self.report(monster))
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains("\"ruleId\"") } == 25_000)
    // Every error stays.
    let errors = lines.count { $0 == "          \"level\": \"error\"," }
    #expect(errors == 15_000)
    #expect(text.contains("\"text\": \"5000 more results are left out\""))
  }

  /// GitHub shows ten of a kind.
  @Test func annotationsAreTenOfAKind() {
    let monster = Monster(
      testDescription: "", files: 30, changes: 20, sentence: "moved", path: "x",
      weights: [.newError, .newWarning, .other, .device])
    let lines = DiffGitHubReport.text(Self.report(monster)).split(separator: "\n")
    #expect(lines.count == 33)
    for kind in ["error", "warning", "notice"] {
      #expect(lines.count { $0.hasPrefix("::\(kind) file=x") } == 10)
    }
    #expect(lines[30] == "and 140 errors, 170 warnings, 140 notices more; see the full report")
    #expect(lines[31] == "30 changed; 150 new errors, 150 new warnings")
    #expect(lines[32] == "to accept: duo-render diff --accept --against main")
  }
}
