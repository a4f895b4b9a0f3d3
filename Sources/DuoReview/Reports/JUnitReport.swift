import DuoJSON
import DuoLayout

/// JUnit's XML: a suite for each screen, in it a case for each rule and pose.
///
/// A case fails for what makes the review fail, so that a dashboard and the exit code agree; what else was found is
/// told in the case's output. A rule that was left out is a skipped case.
public enum JUnitReport {
  private struct Case {
    var name: String
    var className: String
    var failing: [(message: String, whole: String)] = []
    var output: [String] = []
    var isSkipped = false
  }

  public static func text(_ report: ReviewReport) -> String {
    let suites = report.screens.map { ($0, cases($0, report)) }
    let all = suites.flatMap(\.1)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"duo-render\" \(counts(all))>",
    ]
    for (screen, cases) in suites {
      lines.append("  <testsuite name=\(attribute(screen)) \(counts(cases))>")
      lines += cases.flatMap(element)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func counts(_ cases: [Case]) -> String {
    let failures = cases.count { !$0.failing.isEmpty }
    let skipped = cases.count(where: \.isSkipped)
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private static func cases(_ screen: String, _ report: ReviewReport) -> [Case] {
    struct Key: Hashable {
      var rule: String
      var pose: String
    }
    struct Lines {
      var failing: [(message: String, whole: String)] = []
      var output: [String] = []
    }
    var lines: [Key: Lines] = [:]
    func add(_ faults: [Fault], as state: String?) {
      for fault in faults where fault.screen == screen {
        for (pose, findings) in Dictionary(grouping: fault.findings, by: \.panel.pose) {
          let fails = state == nil && fault.severity >= report.failsOn
          let line = self.line(fault, findings, state, report)
          let key = Key(rule: fault.rule, pose: pose)
          if fails {
            lines[key, default: Lines()].failing.append(line)
          } else {
            lines[key, default: Lines()].output.append(line.whole)
          }
        }
      }
    }
    add(report.faults, as: nil)
    add(report.allowed, as: "allowed")
    add(report.known, as: "in the baseline")
    var poses: [String] = []
    var seen: Set<String> = []
    for panel in report.panels where panel.key.screen == screen {
      if seen.insert(panel.key.pose).inserted { poses.append(panel.key.pose) }
    }
    return report.rules.flatMap { rule in
      poses.map { pose in
        let own = lines[Key(rule: rule.id, pose: pose)] ?? Lines()
        return Case(
          name: "\(rule.id) in \(pose)", className: "\(screen).\(rule.id)", failing: own.failing,
          output: own.output, isSkipped: report.ignored.contains(rule.id))
      }
    }
  }

  /// - Parameter findings: those of one pose.
  private static func line(
    _ fault: Fault, _ findings: [Finding], _ state: String?, _ report: ReviewReport
  ) -> (message: String, whole: String) {
    let location = fault.location.map { "\($0): " } ?? ""
    let words = state ?? fault.severity.rawValue
    let worst = Fault.grouping(findings).first?.worst ?? fault.worst
    let message = ReportText.plain("\(fault.subject): \(worst.message)")
    let panels = report.occurrence(findings.map(\.panel))
    return (message, ReportText.plain("\(location)\(words): ") + "\(message), in \(panels)")
  }

  private static func element(_ item: Case) -> [String] {
    let start = "    <testcase name=\(attribute(item.name)) classname=\(attribute(item.className))"
    var body: [String] = []
    if item.isSkipped {
      body.append("      <skipped message=\"left out with --ignore\"/>")
    } else if let first = item.failing.first {
      let more = item.failing.count > 1 ? " (and \(item.failing.count - 1) more)" : ""
      body.append(
        "      <failure message=\(attribute(first.message + more))>\(text(item.failing.map(\.whole)))</failure>"
      )
    }
    if !item.output.isEmpty { body.append("      <system-out>\(text(item.output))</system-out>") }
    return body.isEmpty ? [start + "/>"] : [start + ">"] + body + ["    </testcase>"]
  }

  private static func text(_ lines: [String]) -> String {
    ReportText.markup(lines.joined(separator: "\n"))
  }

  private static func attribute(_ text: String) -> String {
    "\"\(ReportText.markup(text, isAttribute: true))\""
  }
}
