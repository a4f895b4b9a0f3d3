import DuoJSON

/// Annotations as a GitHub workflow reads them from a step's output: one for each distinct fault, the strongest
/// first, since GitHub shows only the first ten of a kind.
public enum GitHubReport {
  public static func text(_ report: ReviewReport) -> String {
    let faults = report.faults.enumerated().sorted { a, b in
      a.element.severity != b.element.severity
        ? a.element.severity > b.element.severity : a.offset < b.offset
    }.map(\.element)
    // A line of GitHub's begins with two colons; what names no file is told like any other output.
    let lines = faults.map { annotation($0, report) } + leftovers(report) + [report.summary]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func annotation(_ fault: Fault, _ report: ReviewReport) -> String {
    var properties: [String] = []
    if let file = fault.artifact {
      properties.append("file=\(WorkflowCommand.property(file))")
      if let place = fault.worst.place {
        properties += ["line=\(place.line)", "col=\(place.column)"]
      }
    }
    properties.append("title=\(WorkflowCommand.property("\(fault.rule): \(fault.subject)"))")
    let measure = report.measure(fault).map { "; \($0)" } ?? ""
    let message = WorkflowCommand.data(
      "\(ReportText.plain(fault.worst.message))\nin \(report.occurrence(fault))\(measure)")
    return "::\(fault.severity.command) \(properties.joined(separator: ","))::\(message)"
  }

  private static func leftovers(_ report: ReviewReport) -> [String] {
    TextReport.leftovers(report).map { "::warning title=duo-render::\(WorkflowCommand.data($0))" }
  }
}

extension Severity {
  /// GitHub's word.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
