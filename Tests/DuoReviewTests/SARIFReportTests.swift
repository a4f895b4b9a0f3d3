import Foundation
import Testing

@testable import DuoReview

/// SARIF Version 2.1.0, OASIS Standard; section numbers are of it.
@Suite struct SARIFReportTests {
  private typealias Object = [String: Any]

  private static func log(_ report: ReviewReport) throws -> Object {
    let text = SARIFReport.text(report, version: "1.2.3")
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private static func run(_ report: ReviewReport = ReportSample.full) throws -> Object {
    let runs = try #require(try log(report)["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private static func results(_ report: ReviewReport = ReportSample.full) throws -> [Object] {
    try #require(try run(report)["results"] as? [Object])
  }

  private static func text(_ message: Any?) -> String? { (message as? Object)?["text"] as? String }

  /// 3.13: a log; 3.14: a run; 3.18, 3.19: its tool.
  @Test(arguments: [ReportSample.full, ReportSample.clean])
  func theLog(report: ReviewReport) throws {
    let log = try Self.log(report)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    let run = try Self.run(report)
    #expect(Set(run.keys) == ["tool", "results", "columnKind", "invocations"])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let invocations = try #require(run["invocations"] as? [Object])
    #expect(invocations.first?["executionSuccessful"] as? Bool == true)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "duo-render")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
  }

  /// 3.49: ids differ; descriptions are messages; the level is one of 3.27.10.
  @Test func theRules() throws {
    let driver = try #require((try Self.run()["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(rules.compactMap { $0["id"] as? String } == ReportSample.rules.map(\.id))
    let levels = rules.map { ($0["defaultConfiguration"] as? Object)?["level"] as? String }
    #expect(levels == ["error", "error", "error", "warning", "note"])
    let rule = rules[1]
    #expect(rule["name"] as? String == "PrivateOnSharedScreen")
    #expect(Self.text(rule["shortDescription"]) == "something private shows to two people")
    #expect(Self.text(rule["fullDescription"]) == "Both see the <whole> display.")
    #expect(Self.text(rule["help"]) == "Show it on one person's own phone.")
  }

  /// 3.27: a result for each distinct fault; 3.27.5, 3.27.6: rule and index agree.
  @Test func theResults() throws {
    let results = try Self.results()
    let told = results.map {
      "\($0["ruleId"] as? String ?? "") \($0["ruleIndex"] as? Int ?? -1) \($0["level"] as? String ?? "")"
    }
    #expect(
      told == [
        "target-too-small 0 error", "target-too-small 0 warning",
        "private-on-shared-screen 1 error", "gesture-on-half 2 error", "uneven-halves 4 note",
        "on-fold -1 error", "odd-columns 3 warning",
      ])
    #expect(
      Self.text(results[0]["message"])
        == "first.go: is 20.5 pt wide, in closed; at worst 20.5 pt (3.4 mm), limit 28 pt (4.6 mm)")
    // 3.11.6: brackets and backslashes in a message's plain text.
    #expect(
      Self.text(results[2]["message"])
        == #"second.a|b"<c>&\]\]>:,%`_é: shows “1 \[x\]”\\nto both::\\u{1}\\u{202e}, 50 % <b>&amp;</b> |, "#
        + "in closed, open (rtl only); tent")
  }

  /// 3.28, 3.29, 3.30, 3.33
  @Test func theLocations() throws {
    let results = try Self.results()
    for result in results {
      let locations = try #require(result["locations"] as? [Object])
      #expect(locations.count == 1)
      let physical = try #require(locations[0]["physicalLocation"] as? Object)
      let uri = (physical["artifactLocation"] as? Object)?["uri"] as? String
      #expect(uri == "my%20screens/quiz.json")
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region["startLine", default: 0] >= 1 && region["startColumn", default: 0] >= 1)
    }
    let location = try #require((results[2]["locations"] as? [Object])?.first)
    let region = (location["physicalLocation"] as? Object)?["region"] as? [String: Int]
    #expect(region == ["startLine": 31, "startColumn": 9])
    let logical = try #require(location["logicalLocations"] as? [[String: String]])
    #expect(
      logical.map { $0["fullyQualifiedName"] }
        == ReportSample.poses.map { "Quiz/\($0)/\(ReportSample.trickyName)" })
    #expect(logical.allSatisfy { $0["name"] == ReportSample.trickyName && $0["kind"] == "element" })
  }

  /// 3.27.23, 3.35: all results say whether they are suppressed, or none does.
  @Test func theSuppressions() throws {
    let suppressions = try Self.results().map { $0["suppressions"] as? [[String: String]] }
    #expect(
      suppressions == [
        [], [], [], [], [],
        [["kind": "inSource", "status": "accepted", "justification": "a \"reason\" | <ok>"]],
        [["kind": "external", "status": "accepted"]],
      ])
  }

  /// 3.27.17: the same for a fault that another pose joined or that moved; no two faults share one.
  @Test func theFingerprints() throws {
    func prints(_ results: [Object]) -> [String] {
      results.compactMap { ($0["partialFingerprints"] as? Object)?["duoRenderFault/v1"] as? String }
    }
    let all = prints(try Self.results())
    #expect(all.count == 7 && Set(all).count == 7)
    let full = ReportSample.full
    var review = full.review
    for place in review.findings.indices {
      if full.panels[place].key.pose == "tent" { review.findings[place] = [] }
      for index in review.findings[place].indices {
        review.findings[place][index].value = 17
        review.findings[place][index].place = .init(line: 99, column: 1)
      }
    }
    let fewer = ReviewReport(panels: full.panels, review: review, rules: full.rules)
    #expect(Set(prints(try Self.results(fewer))).isSubset(of: all))
  }

  @Test(arguments: [
    ("quiz.json", "quiz.json"), ("./a/quiz.json", "a/quiz.json"), (".//a", "a"),
    ("../a b/ü:1.json", "../a%20b/%C3%BC%3A1.json"), ("/a/b%.json", "file:///a/b%25.json"),
    ("//a", "file:///a"), ("a\\b?c#d", "a%5Cb%3Fc%23d"),
  ]) func uris(path: String, uri: String) {
    #expect(FileURI.text(path) == uri)
  }
}
