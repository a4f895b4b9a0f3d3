import DuoReview
import Foundation
import Testing

/// The pairs of screens in `.setup/rules` that `Output/rules.md` shows: the faulty one breaks its rule and no other, the
/// mended one none.
@Suite struct RulePageTests {
  /// A line of `.setup/rules/table`.
  struct Pair: CustomTestStringConvertible, Sendable {
    var rule: String
    var panels: String

    var testDescription: String { rule }
  }

  static let rules = RunningProgram.package.appendingPathComponent(".setup/rules")

  /// What the pose does to every screen, whatever the screen does about it.
  static let stays = ["tilted-from-owner", "seat-changes-panel"]

  static let pairs: [Pair] = {
    let table =
      (try? String(contentsOf: rules.appendingPathComponent("table"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Pair(rule: fields.first ?? "", panels: fields.count == 3 ? fields[1] : "")
    }
  }()

  private struct Found: Decodable {
    var rule: String
    var element: String?
  }
  private struct Panels: Decodable {
    struct Panel: Decodable { var findings: [Found] }
    var panels: [Panel]
  }

  let folder: Folder

  init() throws { folder = try Folder() }

  private func findings(_ name: String, _ pair: Pair) throws -> [Found] {
    let file = Self.rules.appendingPathComponent("\(pair.rule)/\(name).json").path
    let result = try RunningProgram.shell(
      "duo-render check --no-config --format json \(pair.panels) '\(file)'", in: folder)
    #expect(result.errors == "")
    let panels = try JSONDecoder().decode(Panels.self, from: result.output).panels
    #expect(!panels.isEmpty)
    return panels.flatMap(\.findings)
  }

  @Test func everyRuleHasAPairInTheOrderOfTheRules() throws {
    #expect(Self.pairs.map(\.rule) == Rules.ids)
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.rules.path)
    #expect(Set(folders) == Set(Rules.ids + ["intro.md", "table"]))
  }

  @Test(arguments: pairs) func theFaultyScreenBreaksThisRuleAlone(pair: Pair) throws {
    let found = try findings("faulty", pair)
    #expect(Set(found.map(\.rule)) == [pair.rule])
    // What the explanation says of `allow` must hold for what was found.
    let description = try #require(RuleDescription.all.first { $0.id == pair.rule })
    switch description.subject {
    case .element: #expect(found.allSatisfy { $0.element != nil })
    case .panel: #expect(found.allSatisfy { $0.element == nil })
    case .elementOr: break
    }
  }

  @Test(arguments: pairs) func theMendedScreenBreaksNone(pair: Pair) throws {
    let found = try findings("mended", pair)
    #expect(Set(found.map(\.rule)) == (Self.stays.contains(pair.rule) ? [pair.rule] : []))
  }

  /// The page's words are the program's, which `.setup/check-output` compares; here only that nothing is missing.
  @Test func thePageHasAChapterAndAPictureForEveryRule() throws {
    let output = RunningProgram.package.appendingPathComponent("Output")
    let page = try String(contentsOf: output.appendingPathComponent("rules.md"), encoding: .utf8)
    let chapters = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(chapters.map { String($0.dropFirst(3)) } == Rules.ids)
    for rule in Rules.ids {
      #expect(page.contains("](rules/\(rule).svg)"), "\(rule)")
      let picture = output.appendingPathComponent("rules/\(rule).svg").path
      #expect(FileManager.default.fileExists(atPath: picture), "\(rule)")
    }
  }
}
