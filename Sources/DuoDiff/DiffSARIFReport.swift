import DuoGeometry
import DuoJSON
import DuoReview
import LayoutDiff

/// SARIF 2.1.0, for code scanning: a result for each change that is told in words, and one for each file whose pixels,
/// size or being there differs.
///
/// Source of every "must": SARIF Version 2.1.0, OASIS Standard, sections 3.13 to 3.58.
public enum DiffSARIFReport {
  /// Results of a run that GitHub takes (GitHub, "SARIF support for code scanning", limits).
  static let most = 25_000

  private struct Result {
    var rule: DiffRule
    var level: DiffRule.Level
    var path: String
    var message: String
    /// What it is about, for its fingerprint, and its panels.
    var subject: String
    var panels: [String] = []
  }

  public static func text(_ report: DiffReport) -> String {
    let all = report.differing.flatMap(results)
    let kept =
      all.count > most
      ? Array(
        DiffRule.Level.allCases.flatMap { level in all.filter { $0.level == level } }
          .prefix(most)) : all
    var seen: [UInt64: Int] = [:]
    let driver: JSONValue = .object([
      "name": .string("duo-render"), "version": .string(report.version),
      "semanticVersion": .string(report.version), "rules": .array(DiffRule.all.map(\.json)),
    ])
    var invocation: [String: JSONValue] = [
      "executionSuccessful": .bool(!report.isIncomplete),
      "exitCode": .integer(Int64(report.exitCode)),
    ]
    if kept.count < all.count {
      invocation["toolExecutionNotifications"] = .array([
        .object([
          "level": .string("warning"),
          "message": message("\(all.count - kept.count) more results are left out"),
        ])
      ])
    }
    let run: JSONValue = .object([
      "tool": .object(["driver": driver]),
      "automationDetails": .object(["id": .string("duo-render/diff/")]),
      "results": .array(kept.map { result($0, &seen) }),
      "columnKind": .string("unicodeCodePoints"), "invocations": .array([.object(invocation)]),
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ]).prettyText
  }

  private static func results(_ file: DiffedFile) -> [Result] {
    var results: [Result] = []
    let regions = file.pictures.flatMap { picture in
      picture.regions.mostChanged.prefix(1).flatMap { DiffWords.names($0, most: 3) }
    }
    if let rule = DiffRule.of(file) {
      var message = "\(file.path): \(file.verdict)"
      if rule.id == DiffRule.pixels.id, let name = regions.first {
        message += "; most at \(name)"
      }
      let level = rule.id == DiffRule.pixels.id && !file.changes.isEmpty ? .note : rule.level
      results.append(
        Result(rule: rule, level: level, path: file.path, message: message, subject: ""))
    }
    for change in file.designChanges + file.changes.filter(\.isDeviceFact) {
      let level: DiffRule.Level =
        switch change.weight {
        case .newError: .error
        case .newWarning, .touched: change.isDeviceFact ? .note : .warning
        case .other, .device: .note
        }
      results.append(
        Result(
          rule: .of(change.kind), level: level, path: file.path,
          message: change.mark.map { "\($0): \(change.sentence)" } ?? change.sentence,
          subject: "\(change.screen)\u{1E}\(change.subject)", panels: change.panels))
    }
    return results
  }

  /// - Parameter seen: how often each fingerprint occurred, so that no two results share one.
  private static func result(_ result: Result, _ seen: inout [UInt64: Int]) -> JSONValue {
    // Amounts are left out, so that a change is known again after it has grown.
    let key = [result.rule.id, result.path, result.subject].joined(separator: "\u{1F}")
    var hash = FNV.hash(key.utf8)
    let times = seen[hash, default: 0]
    seen[hash] = times + 1
    if times > 0 { hash = FNV.hash("\u{1F}\(times)".utf8, from: hash) }
    let digits = String(hash, radix: 16)
    let fingerprint = String(repeating: "0", count: 16 - digits.count) + digits
    var location: [String: JSONValue] = [
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(FileURI.text(result.path))]),
        // Code scanning shows nothing without a line.
        "region": .object(["startLine": .integer(1), "startColumn": .integer(1)]),
      ])
    ]
    if !result.panels.isEmpty {
      location["logicalLocations"] = .array(
        result.panels.prefix(100).map { panel in
          .object(["name": .string(panel), "kind": .string("panel")])
        })
    }
    var members: [String: JSONValue] = [
      "ruleId": .string(result.rule.id), "level": .string(result.level.rawValue),
      "message": message(result.message), "locations": .array([.object(location)]),
      "partialFingerprints": .object(["duoRenderDiff/v1": .string(fingerprint)]),
    ]
    if let index = DiffRule.indices[result.rule.id] {
      members["ruleIndex"] = .integer(Int64(index))
    }
    return .object(members)
  }

  /// A message may hold links in square brackets, so a bracket is escaped (3.11.6).
  private static func message(_ text: String) -> JSONValue {
    var result = ""
    for scalar in ReportText.plain(text).unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return .object(["text": .string(result)])
  }
}
