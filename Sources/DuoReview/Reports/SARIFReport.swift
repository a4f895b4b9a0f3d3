import DuoJSON
import DuoLayout

/// SARIF 2.1.0, for code scanning: one result for each distinct fault, the panels it occurs in told in its message
/// and as logical locations.
///
/// Source of every "must": SARIF Version 2.1.0, OASIS Standard, sections 3.13 to 3.58.
public enum SARIFReport {
  /// - Parameter version: the program's.
  public static func text(_ report: ReviewReport, version: String) -> String {
    let driver: JSONValue = .object([
      "name": .string("duo-render"), "version": .string(version),
      "semanticVersion": .string(version), "rules": .array(report.rules.map(rule)),
    ])
    let indices = Dictionary(
      report.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let external = JSONValue.object(["kind": .string("external"), "status": .string("accepted")])
    let results =
      report.faults.map { result($0, report, indices, suppressions: []) }
      + report.allowed.map { fault in
        result(fault, report, indices, suppressions: [inSource(report.reason(fault))])
      } + report.known.map { result($0, report, indices, suppressions: [external]) }
    let run: JSONValue = .object([
      "tool": .object(["driver": driver]), "results": .array(results),
      // JSONPlace counts Unicode scalars.
      "columnKind": .string("unicodeCodePoints"),
      "invocations": .array([.object(["executionSuccessful": .bool(true)])]),
    ])
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ]).prettyText
  }

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    let level = rule.severities.first?.level ?? "none"
    return .object([
      "id": .string(rule.id), "name": .string(pascal(rule.id)),
      "shortDescription": text(rule.summary), "fullDescription": text(rule.reason),
      "help": .object([
        "text": .string(rule.remedy), "markdown": .string(MarkdownText.escaped(rule.remedy)),
      ]),
      "defaultConfiguration": .object(["level": .string(level)]),
    ])
  }

  private static func result(
    _ fault: Fault, _ report: ReviewReport, _ indices: [String: Int], suppressions: [JSONValue]
  ) -> JSONValue {
    var location: [String: JSONValue] = ["logicalLocations": logical(fault)]
    if let file = fault.artifact {
      // What no element is to blame for lies at the top of the file: code scanning shows nothing without a line.
      let place = fault.worst.place ?? JSONPlace(line: 1, column: 1)
      location["physicalLocation"] = .object([
        "artifactLocation": .object(["uri": .string(FileURI.text(file))]),
        "region": .object([
          "startLine": .integer(Int64(place.line)), "startColumn": .integer(Int64(place.column)),
        ]),
      ])
    }
    let measure = report.measure(fault).map { "; \($0)" } ?? ""
    // A message may hold links in square brackets, so a bracket is escaped (3.11.6).
    let message = ReportText.plain(
      "\(fault.subject): \(fault.worst.message), in \(report.occurrence(fault))\(measure)")
    var members: [String: JSONValue] = [
      "ruleId": .string(fault.rule), "level": .string(fault.severity.level),
      "message": text(escapingBrackets(message)), "locations": .array([.object(location)]),
      "partialFingerprints": .object(["duoRenderFault/v1": .string(fault.fingerprint)]),
      // Empty rather than missing: what is not known to be suppressed is known not to be (3.27.23).
      "suppressions": .array(suppressions),
    ]
    if let index = indices[fault.rule] { members["ruleIndex"] = .integer(Int64(index)) }
    return .object(members)
  }

  /// The element, or the half or screen, in each pose.
  private static func logical(_ fault: Fault) -> JSONValue {
    var poses: [String] = []
    for finding in fault.findings where poses.last != finding.panel.pose {
      if !poses.contains(finding.panel.pose) { poses.append(finding.panel.pose) }
    }
    return .array(
      poses.map { pose in
        .object([
          "name": .string(fault.subject), "kind": .string("element"),
          "fullyQualifiedName": .string("\(fault.screen)/\(pose)/\(fault.subject)"),
        ])
      })
  }

  private static func inSource(_ reason: String?) -> JSONValue {
    var members: [String: JSONValue] = [
      "kind": .string("inSource"), "status": .string("accepted"),
    ]
    if let reason { members["justification"] = .string(reason) }
    return .object(members)
  }

  private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func escapingBrackets(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// `TargetTooSmall`
  private static func pascal(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Severity {
  /// SARIF's word (3.27.10).
  fileprivate var level: String { rawValue }
}
