import DuoCatalog
import DuoJSON

extension ProbeComparison {
  /// For people: a table of the figures of each pose, those that the log speaks of first.
  ///
  /// - Parameter width: columns for running text; the table is as wide as it is.
  public func text(width: Int? = nil) -> String {
    var table = TextTable(head: ["figure", "catalogue", "grade", "verdict", "log"])
    let poses = poses.filter { $0.lines != nil } + poses.filter { $0.lines == nil }
    for pose in poses { table.add(pose.figures.map { $0.row(files) }) }
    var rows = table.lines[...]
    var lines = [rows.popFirst() ?? ""]
    for pose in poses {
      lines += ["", "\(pose.name): \(pose.head(files))"]
      lines += rows.prefix(pose.figures.count)
      rows = rows.dropFirst(pose.figures.count)
    }
    lines.append("")
    if !unspoken.isEmpty {
      lines += TextTable.filled(
        ["not in the log:"] + unspoken.dropLast().map { $0 + "," } + unspoken.suffix(1),
        between: " ", width: width)
    }
    lines += notes.map { "note: \($0)" }
    lines.append(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  /// `3 of 16 poses: 40 confirmed, 2 contradicted, 1 new, 385 not spoken of`, all figures of the catalogue.
  public var summary: String {
    let counts = Verdict.allCases.map { "\(count($0)) \($0.words)" }
    let spoken = poses.count { $0.lines != nil }
    return "\(spoken) of \(poses.count) poses: \(counts.joined(separator: ", "))"
  }

  /// For scripts: every figure by its path, with both values, the grade and source of the catalogue's, the line of the
  /// log and the verdict; where the log has several files, also which of them.
  public var json: JSONValue {
    .object([
      "format": .string("duo-render/probe-comparison"), "version": .number(1),
      "log": .string(log), "poses": .array(poses.map { $0.json(files) }),
      "notInLog": .array(unspoken.map(JSONValue.string)),
      "notes": .array(notes.map(JSONValue.string)), "counts": Self.counts { count($0) },
    ])
  }

  fileprivate static func number(_ line: LogLine?) -> JSONValue {
    line.map { .integer(Int64($0.number)) } ?? .null
  }

  fileprivate static func file(_ line: LogLine?, _ files: [String]) -> JSONValue {
    line.map { .string(files[$0.file]) } ?? .null
  }

  fileprivate static func counts(_ count: (Verdict) -> Int) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, .integer(Int64(count($0)))) }))
  }
}

extension ProbeComparison.Verdict {
  fileprivate var words: String { self == .notSpokenOf ? "not spoken of" : rawValue }
}

extension ProbeComparison.PoseRow {
  /// `13 confirmed, 2 contradicted, 11 not spoken of, line 1`, or `not in the log, 25 figures`.
  fileprivate func head(_ files: [String]) -> String {
    guard let lines else {
      return "not in the log, \(figures.count) figure\(figures.count == 1 ? "" : "s")"
    }
    let counts = ProbeComparison.Verdict.allCases.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.words)"
    }
    return (counts + [Self.words(lines, files)]).joined(separator: ", ")
  }

  private static func words(_ lines: ClosedRange<LogLine>, _ files: [String]) -> String {
    let (first, last) = (lines.lowerBound, lines.upperBound)
    if first == last { return first.words(in: files) }
    return first.file == last.file
      ? "lines \(first.number) to \(last.words(in: files).dropFirst("line ".count))"
      : "\(first.words(in: files)) to \(last.words(in: files))"
  }

  fileprivate func json(_ files: [String]) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(name), "firstLine": ProbeComparison.number(lines?.lowerBound),
      "lastLine": ProbeComparison.number(lines?.upperBound),
      "figures": .array(figures.map { $0.json(files) }),
      "counts": ProbeComparison.counts { count($0) },
    ]
    if files.count > 1 {
      members["firstFile"] = ProbeComparison.file(lines?.lowerBound, files)
      members["lastFile"] = ProbeComparison.file(lines?.upperBound, files)
    }
    return .object(members)
  }
}

extension ProbeComparison.Figure {
  fileprivate func row(_ files: [String]) -> [String] {
    // A value that is confirmed need not be read twice.
    let place = told.map { told in
      (verdict == .confirmed ? "" : "\(told.value.text) in ") + told.line.words(in: files)
    }
    return [
      path, known?.text ?? "unknown", provenance.grade.rawValue, verdict.words, place ?? "",
    ]
  }

  fileprivate func json(_ files: [String]) -> JSONValue {
    var members: [String: JSONValue] = [
      "path": .string(path), "catalogue": known?.json ?? .null,
      "grade": .string(provenance.grade.rawValue), "source": .string(provenance.source),
      "log": told?.value.json ?? .null, "line": ProbeComparison.number(told?.line),
      "verdict": .string(verdict.rawValue),
    ]
    if files.count > 1 { members["file"] = ProbeComparison.file(told?.line, files) }
    return .object(members)
  }
}
