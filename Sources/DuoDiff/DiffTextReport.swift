import DuoReview
import LayoutDiff

/// The comparison for people at a terminal (interface.md, `--report text`).
public enum DiffTextReport {
  /// Pictures of a file that are told one by one, and regions of a picture.
  private static let mostPictures = 6
  private static let mostRegions = 4

  /// - Parameter colors: whether escape sequences may colour it; nothing is told by colour alone.
  public static func text(_ report: DiffReport, colors: Bool = false) -> String {
    let paint = Paint(isOn: colors)
    var lines: [String] = []
    for file in report.files where !file.status.isSame || !file.notes.isEmpty {
      lines += entry(file, report, paint) + [""]
    }
    if !lines.isEmpty {
      let sides = "\(ReportText.plain(report.before)) → \(ReportText.plain(report.after))"
      lines = [paint.bold("compared: \(sides)"), ""] + lines
    }
    let facts = DeviceFact.all(report)
    if !facts.isEmpty {
      lines.append(paint.bold("Facts of the device that changed, and what follows from them"))
      lines += facts.flatMap { bullet("-", "\($0.sentence) (\($0.place))") } + [""]
    }
    if !report.notes.isEmpty { lines += report.notes.flatMap { bullet("-", $0) } + [""] }
    lines.append(verdict(report, paint))
    if let accept = report.lastWord { lines.append(ReportText.plain(accept)) }
    return lines.map(harmless).joined(separator: "\n") + "\n"
  }

  private static func verdict(_ report: DiffReport, _ paint: Paint) -> String {
    if report.isIncomplete || report.count(.newError) > 0 { return paint.error(report.summary) }
    return report.differing.isEmpty ? paint.good(report.summary) : paint.warning(report.summary)
  }

  private static func entry(
    _ file: DiffedFile, _ report: DiffReport, _ paint: Paint
  ) -> [String] {
    var lines = ["\(paint.bold(harmless(ReportText.plain(file.path)))): \(status(file, paint))"]
    for change in file.designChanges {
      let mark = change.mark.map { "\($0): " } ?? ""
      let sign = change.weight <= .newWarning ? "!" : "-"
      var own = bullet(sign, mark + change.sentence)
      if let first = own.first, change.weight <= .newWarning {
        own[0] = change.weight == .newError ? paint.error(first) : paint.warning(first)
      }
      lines += own
    }
    if file.changes.contains(where: \.isDeviceFact) {
      lines += bullet("-", "facts of the device changed, see below")
    }
    let pictures = file.changedPictures
    for picture in pictures.prefix(mostPictures) {
      lines += self.picture(picture, of: file, report)
    }
    if pictures.count > mostPictures {
      let rest = pictures.dropFirst(mostPictures)
      let pixels = rest.reduce(0) { $0 + $1.differing }
      lines.append("  and \(rest.count) more, \(DiffWords.pixels(pixels))")
    }
    return lines + file.notes.flatMap { bullet("note:", $0) }
  }

  private static func status(_ file: DiffedFile, _ paint: Paint) -> String {
    let text = ReportText.plain(file.verdict)
    switch file.status {
    case .same: return text
    case .new: return paint.good(text)
    case .changed, .sizeDiffers: return paint.warning(text)
    case .deleted, .unreadable: return paint.error(text)
    }
  }

  private static func picture(
    _ picture: DiffedPicture, of file: DiffedFile, _ report: DiffReport
  ) -> [String] {
    var lines: [String] = []
    var indent = "  "
    // The only picture of a file has been told with its head.
    if !picture.name.isEmpty || file.pictures.count > 1 {
      lines.append(indent + ReportText.plain("\(picture.heading): \(picture.verdict)"))
      indent += "  "
    } else if picture.antialiased > 0 {
      lines.append("\(indent)\(DiffWords.pixels(picture.antialiased)) of smoothed edges left out")
    }
    let isOnOneSide = picture.before == nil || picture.after == nil
    let regions = isOnOneSide ? [] : picture.regions.mostChanged
    for region in regions.prefix(mostRegions) {
      lines.append(indent + ReportText.plain(DiffWords.region(region, in: picture.name)))
    }
    if regions.count > mostRegions {
      let rest = regions.dropFirst(mostRegions)
      let pixels = rest.reduce(0) { $0 + $1.pixels }
      lines.append(
        "\(indent)and \(ReportText.count(rest.count, "more region")), \(DiffWords.pixels(pixels))")
    }
    for (name, written) in [
      ("difference", picture.files.difference), ("three-up", picture.files.threeUp),
    ] {
      guard let path = written?.path else { continue }
      let whole = report.folder.map { $0.hasSuffix("/") ? $0 + path : "\($0)/\(path)" } ?? path
      lines.append("\(indent)\(name): \(ReportText.plain(whole))")
    }
    return lines
  }

  private static func bullet(_ sign: String, _ text: String) -> [String] {
    let words = ReportText.wrapped(ReportText.plain(text), width: ReportText.width - 4)
    return words.enumerated().map { $0 == 0 ? "  \(sign) \($1)" : "    \($1)" }
  }

  /// The runner of a GitHub workflow takes a line that begins with two colons for a command.
  static func harmless(_ line: String) -> String {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[start...].starts(with: "::".unicodeScalars)
    else { return line }
    return String(scalars[..<start]) + "\\u{3a}" + String(scalars[scalars.index(after: start)...])
  }
}

extension [DiffedRegion] {
  /// Those in a panel's window first, since headings and legends only follow from what is there; then the most pixels.
  var mostChanged: [DiffedRegion] {
    enumerated().sorted { one, other in
      let isInWindow = (one.element.frame != nil, other.element.frame != nil)
      if isInWindow.0 != isInWindow.1 { return isInWindow.0 }
      return one.element.pixels != other.element.pixels
        ? one.element.pixels > other.element.pixels : one.offset < other.offset
    }.map(\.element)
  }
}
