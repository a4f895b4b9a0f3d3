import DuoReview
import Foundation
import Testing

@testable import DuoDiff

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever a file or an element is called, every report keeps its structure.
@Suite struct NastyNamesTests {
  private static let typical = "typical name"

  @Test(arguments: NastyNames.all)
  func textHasTheLinesItHas(_ name: String) {
    for colors in [false, true] {
      let text = DiffTextReport.text(NastyNames.report(name), colors: colors)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // A long sentence is wrapped, a note of blanks is none.
      let length = ReportText.plain(name).count
      if length < 30, name.contains(where: { $0 != " " }) {
        let usual = DiffTextReport.text(NastyNames.report(Self.typical)).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == usual.count)
      }
      for line in lines {
        let plain = line.replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
        #expect(plain.unicodeScalars.allSatisfy(Self.isHarmless), "\(line.debugDescription)")
        #expect(!plain.drop { $0.isWhitespace }.hasPrefix("::"))
        #expect(!plain.contains("##["))
      }
    }
  }

  /// No control, no separator of lines, nothing that turns the order of reading.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  @Test(arguments: NastyNames.all)
  func jsonKeepsTheName(_ name: String) throws {
    let text = DiffJSONReport.text(NastyNames.report(name))
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let files = try #require(top["files"] as? [[String: Any]])
    #expect(files.count == 5)
    for file in files {
      #expect((file["path"] as? String).map { Array($0.utf8) } == Array(name.utf8))
    }
    let words = try #require(files[1]["words"] as? [String])
    #expect(
      words.map { Array($0.utf8) }
        == Array(repeating: Array("\(name) moved to \(name)".utf8), count: 4))
  }

  @Test(arguments: NastyNames.all)
  func sarifKeepsItsResults(_ name: String) throws {
    let text = DiffSARIFReport.text(NastyNames.report(name))
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((top["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 8)
    var prints: Set<String> = []
    for result in results {
      let message = try #require((result["message"] as? [String: String])?["text"])
      #expect(message.unicodeScalars.allSatisfy(Self.isHarmless))
      #expect(!message.replacing(#/\\./#, with: "").contains("["))
      let found = result["partialFingerprints"] as? [String: String]
      prints.insert(try #require(found?["duoRenderDiff/v1"]))
      let places = try #require(result["locations"] as? [[String: Any]])
      let physical = places[0]["physicalLocation"] as? [String: Any]
      let artifact = physical?["artifactLocation"] as? [String: String]
      let uri = try #require(artifact?["uri"])
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"\\^`{|}".utf8.contains($0) })
    }
    #expect(prints.count == 8)
  }

  @Test(arguments: NastyNames.all)
  func junitIsWellFormed(_ name: String) throws {
    let document = try XMLDocument(xmlString: DiffJUnitReport.text(NastyNames.report(name)))
    #expect(try document.nodes(forXPath: "/testsuites/testsuite").count == 5)
    #expect(try document.nodes(forXPath: "//testcase/failure").count == 3)
    #expect(try document.nodes(forXPath: "//testcase/error").count == 1)
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "failures")?.stringValue == "3")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
  }

  @Test(arguments: NastyNames.all)
  func annotationsAreOnALineEach(_ name: String) {
    let text = DiffGitHubReport.text(NastyNames.report(name))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7 + 3)
    for line in lines.prefix(7) {
      #expect(line.wholeMatch(of: #/::(error|warning|notice) file=[^:,]*,title=[^:,]*::.*/#) != nil)
      #expect(
        line.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control || $0 == "\u{85}"
        })
    }
    #expect(lines[7] == "1 unreadable, 2 changed, 1 new, 1 same; 1 new error, 1 new warning")
    #expect(lines[8].hasPrefix("to accept: duo-render diff --accept "))
    #expect(lines[9].isEmpty)
  }
}
