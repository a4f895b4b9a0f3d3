import DuoReview
import LayoutDiff

/// Annotations as a GitHub workflow reads them from a step's output: at most ten of a kind, since it shows no more
/// (GitHub, "Workflow commands" and the limits of check runs).
public enum DiffGitHubReport {
  private enum Level: String, CaseIterable {
    case error, warning, notice
  }

  private struct Annotation {
    var level: Level
    var file: String
    var title: String
    /// One each for the lines of its text.
    var lines: [String]
  }

  private static let most = 10
  private static let mostLines = 12
  private static let longest = 1_000

  public static func text(_ report: DiffReport) -> String {
    let all = report.differing.flatMap(annotations) + facts(report)
    var lines: [String] = []
    var leftOut: [String] = []
    for level in Level.allCases {
      let own = all.filter { $0.level == level }
      lines += own.prefix(most).map(line)
      if own.count > most {
        leftOut.append(ReportText.count(own.count - most, level.rawValue))
      }
    }
    if !leftOut.isEmpty {
      lines.append("and \(leftOut.joined(separator: ", ")) more; see the full report")
    }
    lines.append(report.summary)
    if let accept = report.lastWord {
      lines.append(DiffTextReport.harmless(ReportText.plain(accept)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// New findings each, all else of a file together.
  private static func annotations(_ file: DiffedFile) -> [Annotation] {
    if file.status == .unreadable {
      return [
        Annotation(
          level: .error, file: file.path, title: "could not be compared",
          lines: [file.reason ?? "could not be read"])
      ]
    }
    let changes = file.designChanges
    var result = changes.filter { $0.weight <= .newWarning }.map { change in
      let isError = change.weight == .newError
      return Annotation(
        level: isError ? .error : .warning, file: file.path,
        title: "\(isError ? "new error" : "new warning"): \(change.subject)",
        lines: [change.sentence])
    }
    var lines = changes.filter { $0.weight > .newWarning }.map(\.sentence)
    if lines.isEmpty, file.status == .changed || file.status == .sizeDiffers {
      lines = file.changedPictures.flatMap { picture in
        picture.regions.mostChanged.map { DiffWords.region($0, in: "") }
      }
    }
    if lines.count > mostLines {
      lines = lines.prefix(mostLines - 1) + ["and \(lines.count - mostLines + 1) more"]
    }
    // Where all of it follows from the device, or is new, it is only worth knowing.
    let isNotice =
      file.status == .new
      || changes.isEmpty && file.changes.contains { $0.isDeviceFact }
    result.append(
      Annotation(
        level: isNotice ? .notice : .warning, file: file.path, title: file.verdict,
        lines: lines.isEmpty ? [file.verdict] : lines))
    return result
  }

  private static func facts(_ report: DiffReport) -> [Annotation] {
    DeviceFact.all(report).map { fact in
      Annotation(
        level: .notice, file: fact.files[0], title: "of the device",
        lines: ["\(fact.sentence) (\(fact.place))"])
    }
  }

  private static func line(_ annotation: Annotation) -> String {
    func short(_ text: String) -> String { ReportText.plain(DiffWords.shortened(text, longest)) }
    let file = WorkflowCommand.property(annotation.file)
    let title = WorkflowCommand.property(short(annotation.title))
    let data = WorkflowCommand.data(annotation.lines.map(short).joined(separator: "\n"))
    return "::\(annotation.level.rawValue) file=\(file),title=\(title)::\(data)"
  }
}
