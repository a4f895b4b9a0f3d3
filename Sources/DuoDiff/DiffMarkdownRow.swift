import DuoReview
import LayoutDiff

/// An item of a list in a comment; its text is only made where there is room for it.
enum DiffMarkdownRow {
  case unread(DiffedFile)
  case finding(DiffedFile, LayoutChange)
  case head(DiffedFile)
  /// Under a head.
  case sentence(LayoutChange)
  /// Under a head; with the panel it lies in, or nothing.
  case region(DiffedRegion, DiffedPicture)
  case device(DeviceFact)
  case note(DiffedFile, String)
  /// Of the comparison as a whole.
  case remark(String)

  /// Scalars of a path and of a sentence.
  private static let longestPath = 120
  private static let longestSentence = 400
  private static let mostRegions = 3

  /// A head, then what the file has to tell but for new findings: sentences, and regions where there are none.
  static func rows(of file: DiffedFile) -> [DiffMarkdownRow] {
    var rows = file.designChanges.filter { $0.weight > .newWarning }.map {
      DiffMarkdownRow.sentence($0)
    }
    if file.changes.isEmpty, file.status == .changed || file.status == .sizeDiffers {
      rows = file.changedPictures.flatMap { picture in
        picture.regions.mostChanged.prefix(mostRegions).map { .region($0, picture) }
      }
    }
    return [.head(file)] + rows
  }

  /// What could not be compared, new errors, new warnings, changes of targets and controls, other changes, new files,
  /// and last those where only the device differs; by path within each.
  static func byImportance(_ files: [DiffedFile]) -> [DiffedFile] {
    files.enumerated().map { (importance($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private static func importance(_ file: DiffedFile) -> Int {
    let design = file.changes.filter { !$0.isDeviceFact }.map(\.weight).min()
    switch (file.status, design) {
    case (.unreadable, _): return 0
    case (_, .newError): return 1
    case (_, .newWarning): return 2
    case (_, .touched), (.deleted, _), (.sizeDiffers, _): return 3
    case (.changed, nil): return file.changes.isEmpty ? 3 : 6
    case (.changed, _): return 4
    case (.new, _): return 5
    case (.same, _): return 7
    }
  }

  var text: String {
    switch self {
    case .unread(let file):
      let reason = file.reason.map { ": \(Self.words($0))" } ?? ""
      return "- **could not be compared**: \(Self.path(file))\(reason)"
    case .finding(let file, let change):
      return "- \(Self.told(change)) (\(Self.path(file)))"
    case .head(let file):
      // Another sign begins another list, apart from the findings.
      return "* \(Self.path(file)): \(Self.words(file.verdict))"
    case .sentence(let change): return "  - \(Self.told(change))"
    case .region(let region, let picture):
      let names = region.names.prefix(3).map(Self.name)
      let parts = names + [DiffWords.pixels(region.pixels)]
      let panel = picture.name.isEmpty ? "" : " in \(Self.words(picture.heading))"
      return "  - \(DiffWords.place(region))\(panel): \(parts.joined(separator: ", "))"
    case .device(let fact):
      let place = fact.files.count == 1 ? MarkdownText.span(Self.short(fact.place)) : fact.place
      return "- \(Self.words(fact.sentence)) (\(place))"
    case .note(let file, let note): return "- \(Self.path(file)): \(Self.words(note))"
    case .remark(let note): return "- \(Self.words(note))"
    }
  }

  /// `34 more changes in 9 files`
  static func counted(_ rows: ArraySlice<DiffMarkdownRow>, _ word: String) -> String {
    var heads = 0
    var changes = 0
    var others: [String: Int] = [:]
    for row in rows {
      switch row {
      case .head: heads += 1
      case .sentence, .region: changes += 1
      case .finding: others["new finding", default: 0] += 1
      case .unread: others["unreadable file", default: 0] += 1
      case .device: others["change of the device", default: 0] += 1
      case .note, .remark: others["note", default: 0] += 1
      }
    }
    var parts: [String] = []
    for noun in ["unreadable file", "new finding", "note"] {
      if let number = others[noun] { parts.append(ReportText.count(number, word + noun)) }
    }
    if let number = others["change of the device"] {
      parts.append(
        "\(number) \(word)\(number == 1 ? "change" : "changes") of the device, not of the design")
    }
    if changes > 0 {
      parts.append(
        ReportText.count(changes, "\(word)change")
          + (heads > 0 ? " in \(ReportText.count(heads, "file"))" : ""))
    } else if heads > 0 {
      parts.append(ReportText.count(heads, "\(word)file"))
    }
    return parts.joined(separator: ", ")
  }

  /// A new finding marked, the element as code where it is first told.
  private static func told(_ change: LayoutChange) -> String {
    var start = change.mark.map { "**\($0)**: " } ?? ""
    var rest = change.sentence[...]
    if change.mark == nil, let word = ["new error", "new warning"].first(where: rest.hasPrefix) {
      start = "**\(word)** "
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    rest = DiffWords.shortened(String(rest), longestSentence)[...]
    guard let element = change.element, !element.isEmpty, element.unicodeScalars.count <= 80,
      let range = rest.firstRange(of: element), isWhole(range, in: rest)
    else { return start + MarkdownText.escaped(String(rest)) }
    // Only what stands first on its own could begin an item.
    let before = rest[..<range.lowerBound]
    let after = rest[range.upperBound...]
    return start + MarkdownText.escaped(String(before)) + MarkdownText.span(element)
      + (after.first == " " ? " " : "") + MarkdownText.escaped(String(after.drop { $0 == " " }))
  }

  private static func isWhole(_ range: Range<Substring.Index>, in text: Substring) -> Bool {
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    return (before == nil || before == " ") && (after.map { " :,".contains($0) } ?? true)
  }

  static func path(_ file: DiffedFile) -> String { MarkdownText.span(short(file.path)) }

  /// An element's name.
  static func name(_ text: String) -> String { MarkdownText.span(DiffWords.shortened(text, 80)) }

  static func words(_ text: String) -> String {
    MarkdownText.escaped(DiffWords.shortened(text, longestSentence))
  }

  private static func short(_ path: String) -> String {
    DiffWords.shortened(path, longestPath, keepsEnd: true)
  }
}
