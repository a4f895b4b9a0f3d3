import DuoReview
import LayoutDiff

/// One comment in the making: its blocks are taken by importance and stand in the order of reading.
struct DiffMarkdownPage {
  /// What is told unfolded: findings, files, sentences of each, and bytes for the findings and for the files.
  private static let openFindings = 20
  private static let openFiles = 12
  private static let openSentences = 5
  private static let openBytes = 12_000
  private static let deviceBytes = 6_000
  private static let notesBytes = 4_000
  /// What folded sentences leave for folded pictures and notes.
  private static let keptBytes = 9_000

  private let report: DiffReport
  /// Those that differ, the most important first.
  private let files: [DiffedFile]
  private var budget: MarkdownBudget
  private let accept: String?
  /// What is told, but folded.
  private var rest: [DiffMarkdownRow] = []

  init(_ report: DiffReport) {
    self.report = report
    files = DiffMarkdownRow.byImportance(report.differing)
    accept = report.lastWord.map(Self.fenced)
    // For the marker, the heading and the blank lines between blocks.
    budget = MarkdownBudget(DiffMarkdownReport.most - 1_000 - (accept?.utf8.count ?? 0))
  }

  /// One line where nothing changed.
  var heading: String {
    guard report.differing.isEmpty else {
      return "### duo-render diff: \(MarkdownText.escaped(report.summary))"
    }
    return report.files.isEmpty
      ? "**duo-render diff**: nothing to compare."
      : "**duo-render diff**: nothing changed in \(ReportText.count(report.files.count, "file"))."
  }

  mutating func blocks() -> [String] {
    let sides = report.differing.isEmpty ? nil : budget.take(Self.sides(report))
    let findings = findings()
    let sentences = sentences()
    let pictures = DiffMarkdownPictures(report, files)
    let shown = pictures.shown(&budget)
    let device = device()
    let more = Self.folded(rest, "more ", most: budget.left - Self.keptBytes, &budget)
    let morePictures = pictures.folded(most: budget.left - Self.notesBytes, &budget)
    let notes = notes()
    return [sides, findings, sentences, shown, more, morePictures, device, notes, accept]
      .compactMap { $0 }
  }

  private static func sides(_ report: DiffReport) -> String {
    let sides = [report.before, report.after].map {
      MarkdownText.span(DiffWords.shortened($0, 100, keepsEnd: true))
    }
    return sides.joined(separator: " → ")
  }

  /// What could not be compared, then new errors and warnings, of all files.
  private mutating func findings() -> String? {
    let unread = files.filter { $0.status == .unreadable }.map { DiffMarkdownRow.unread($0) }
    let found = files.flatMap { file in
      file.designChanges.prefix { $0.weight <= .newWarning }.map { (file, $0) }
    }
    let rows =
      unread
      + [LayoutChange.Weight.newError, .newWarning].flatMap { weight in
        found.filter { $0.1.weight == weight }.map { DiffMarkdownRow.finding($0.0, $0.1) }
      }
    let kept = budget.take(
      rows.prefix(Self.openFindings).lazy.map(\.text), most: Self.openBytes, around: 2)
    rest += rows.dropFirst(kept.count)
    return kept.isEmpty ? nil : kept.joined(separator: "\n")
  }

  /// The most important files, each with its first sentences.
  private mutating func sentences() -> String? {
    var lines: [String] = []
    var room = Self.openBytes
    for (index, file) in files.filter({ $0.status != .unreadable }).enumerated() {
      let rows = DiffMarkdownRow.rows(of: file)
      let before = budget.left
      let kept =
        index < Self.openFiles
        ? budget.take(
          rows.prefix(1 + Self.openSentences).lazy.map(\.text), most: room, around: 1) : []
      room -= before - budget.left
      lines += kept
      if kept.count < rows.count {
        rest += (kept.isEmpty ? [] : rows.prefix(1)) + rows.dropFirst(kept.count)
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private mutating func device() -> String? {
    let rows = DeviceFact.all(report).map { DiffMarkdownRow.device($0) }
    return Self.folded(rows, "", most: Self.deviceBytes, &budget)
  }

  private mutating func notes() -> String? {
    let rows =
      report.notes.map { DiffMarkdownRow.remark($0) }
      + report.files.flatMap { file in file.notes.map { DiffMarkdownRow.note(file, $0) } }
    return Self.folded(rows, "", most: Self.notesBytes, &budget)
  }

  /// Rows behind a line that counts them.
  ///
  /// - Parameter word: before what is counted: `more `.
  private static func folded(
    _ rows: [DiffMarkdownRow], _ word: String, most: Int = .max, _ budget: inout MarkdownBudget
  ) -> String? {
    guard !rows.isEmpty else { return nil }
    var kept = budget.take(rows.lazy.map(\.text), most: most, around: 400)
    let left = rows.dropFirst(kept.count)
    let counted = DiffMarkdownRow.counted(rows[...], word)
    guard !kept.isEmpty else { return budget.take("…and \(counted); see the full report.") }
    if !left.isEmpty {
      kept += ["", "…and \(DiffMarkdownRow.counted(left, "more ")); see the full report."]
    }
    return details(counted, kept.joined(separator: "\n"))
  }

  static func details(_ summary: String, _ body: String) -> String {
    "<details><summary>\(MarkdownText.markup(summary))</summary>\n\n\(body)\n\n</details>"
  }

  /// The command as a block of code, to copy.
  private static func fenced(_ accept: String) -> String {
    let start = "to accept: "
    guard accept.utf8.count <= 4_000 else { return "To accept, see the full report." }
    // Where no command does it, the words stand for themselves.
    guard accept.hasPrefix(start) else {
      let text = MarkdownText.markup(ReportText.plain(accept))
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    }
    let command = ReportText.plain(String(accept.dropFirst(start.count)))
    guard command.utf8.count <= 4_000 else { return "To accept, see the full report." }
    var longest = 2
    var run = 0
    for byte in command.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "To accept:\n\n\(fence)\n\(command)\n\(fence)"
  }
}
