import DuoJSON
import DuoLayout

/// One thing to mend: what one rule finds at one place, in however many panels.
public struct Fault: Hashable, Sendable {
  /// At least one, in the order of the panels; all of one rule, severity, screen, seat, element and subject.
  public let findings: [Finding]
  /// The one whose value is farthest from its limit, else the first.
  public let worst: Finding

  public var rule: String { worst.rule }
  public var severity: Severity { worst.severity }
  public var screen: String { worst.panel.screen }

  /// The element's identifier, else whose half, else nothing.
  public var subject: String {
    worst.element ?? worst.seat.map { "half of \($0.rawValue)" } ?? "whole screen"
  }

  /// `quiz.json:12:5`; nil for a screen without a file.
  public var location: String? {
    guard let file = worst.file else { return nil }
    return worst.place.map { "\(file):\($0.line):\($0.column)" } ?? file
  }

  /// The file, for programs that open it; nil for a built-in screen or one from standard input.
  var artifact: String? {
    guard let file = worst.file, !file.hasPrefix("builtin:"), file != "standard input" else {
      return nil
    }
    return file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }

  /// Whether its values differ from panel to panel.
  var varies: Bool { findings.contains { $0.value != worst.value } }

  /// Knows the fault again in another run, whatever poses it occurs in: sixteen hexadecimal digits.
  var fingerprint: String {
    var anywhere = worst
    anywhere.panel.pose = ""
    anywhere.panel.options = ""
    anywhere.subject = "\(severity.rawValue)\u{1E}\(worst.subject)"
    anywhere.panel.facing = .sameWay
    anywhere.panel.direction = .ltr
    return anywhere.fingerprint
  }

  private struct Key: Hashable {
    var screen: String
    var rule: String
    var severity: Severity
    var seat: Seat?
    var element: String?
    var subject: String
  }

  private init?(_ findings: [Finding]) {
    guard var worst = findings.first else { return nil }
    for finding in findings where finding.excess > worst.excess { worst = finding }
    self.findings = findings
    self.worst = worst
  }

  /// The faults behind some findings, in the order in which they first occur.
  public static func grouping(_ findings: [Finding]) -> [Fault] {
    var order: [Key: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let key = Key(
        screen: finding.panel.screen, rule: finding.rule, severity: finding.severity,
        seat: finding.seat, element: finding.element, subject: finding.subject)
      if let index = order[key] {
        groups[index].append(finding)
      } else {
        order[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.compactMap { Fault($0) }
  }
}

extension Finding {
  /// How far its value is from its limit.
  fileprivate var excess: Double {
    guard let value, let limit else { return 0 }
    return (value - limit).magnitude
  }
}
