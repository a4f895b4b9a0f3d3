import DuoJSON
import DuoLayout

/// The layout JSON of the panels with their findings, and what else a review says under `review`.
public enum JSONReport {
  /// - Parameter layouts: of the report's panels, in their order.
  public static func text(
    _ report: ReviewReport, layouts: [PanelLayout], device: Device
  ) -> String {
    let entries = zip(layouts, report.review.findings).map { layout, findings in
      LayoutDocument.Entry(layout, findings: findings.map(finding))
    }
    guard case .object(var members) = LayoutDocument.json(entries, device: device) else {
      return ""
    }
    members["review"] = review(report)
    return JSONValue.object(members).prettyText
  }

  static func review(_ report: ReviewReport) -> JSONValue {
    .object([
      "errors": count(report, .error), "warnings": count(report, .warning),
      "notes": count(report, .note), "panels": .integer(Int64(report.panels.count)),
      "summary": .string(report.summary),
      "allowed": .array(report.allowed.flatMap { allowed($0, report) }),
      "inBaseline": .array((report.baseline?.known ?? []).map(silenced)),
      "staleBaselineEntries": .array((report.baseline?.stale ?? []).map(\.json)),
      "baselineEntriesElsewhere": .integer(Int64(report.baseline?.elsewhere ?? 0)),
      "unusedAllows": .array(report.review.unusedAllows.map(unused)),
      "fairness": .array(report.review.fairness.map(fairness)),
    ])
  }

  private static func count(_ report: ReviewReport, _ severity: Severity) -> JSONValue {
    .integer(Int64(report.count(severity)))
  }

  /// As the layout JSON lists it, with where its element is described.
  private static func finding(_ finding: Finding) -> JSONValue {
    guard case .object(var members) = finding.json else { return .null }
    members["file"] = .text(finding.file)
    members["line"] = .optional(finding.place.map { Double($0.line) })
    members["column"] = .optional(finding.place.map { Double($0.column) })
    return .object(members)
  }

  /// A finding that no panel lists, with its panel.
  private static func silenced(_ finding: Finding) -> JSONValue {
    guard case .object(let members) = self.finding(finding) else { return .null }
    return .object(members.merging(panel(finding.panel)) { own, _ in own })
  }

  private static func allowed(_ fault: Fault, _ report: ReviewReport) -> [JSONValue] {
    fault.findings.map { finding in
      guard case .object(var members) = silenced(finding) else { return .null }
      members["reason"] = .text(report.reason(fault))
      return .object(members)
    }
  }

  private static func panel(_ key: PanelKey) -> [String: JSONValue] {
    [
      "pose": .string(key.pose), "facing": .string(key.facing.rawValue),
      "direction": .string(key.direction.rawValue), "screen": .string(key.screen),
      "options": .text(key.options.isEmpty ? nil : key.options),
    ]
  }

  private static func unused(_ allow: UnusedAllow) -> JSONValue {
    .object([
      "file": .text(allow.file), "line": .optional(allow.place.map { Double($0.line) }),
      "column": .optional(allow.place.map { Double($0.column) }),
      "element": .string(allow.element), "rule": .string(allow.rule),
    ])
  }

  private static func fairness(_ fairness: Fairness) -> JSONValue {
    let shares = fairness.shares.map { share in
      JSONValue.object([
        "seat": .string(share.seat.rawValue), "fieldArea": .number(share.fieldArea),
        "reachMillimetres": .optional(share.reach),
        "smallestTarget": .optional(share.smallestTarget),
      ])
    }
    let own: [String: JSONValue] = [
      "shares": .array(shares), "sentence": .string(fairness.sentence),
    ]
    return .object(own.merging(panel(fairness.panel)) { own, _ in own })
  }
}
