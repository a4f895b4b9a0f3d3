import DuoCatalog
import DuoJSON

extension ProbeComparison {
  /// For people: a table of the figures of each pose that the log speaks of, then what it does not speak of.
  ///
  /// - Parameter width: columns for running text; the table is as wide as it is.
  public func text(width: Int? = nil) -> String {
    var table = TextTable(head: ["figure", "catalogue", "grade", "verdict", "log"])
    for pose in poses { table.add(pose.figures.map(\.row)) }
    var rows = table.lines[...]
    var lines = [rows.popFirst() ?? ""]
    for pose in poses {
      lines += ["", "\(pose.name): \(pose.summary), \(pose.place)"]
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

  /// `3 of 16 poses: 40 figures confirmed, 2 contradicted, 1 new, 30 not spoken of`
  public var summary: String {
    let counts = Verdict.allCases.map { "\(count($0)) \($0.words)" }
    return
      "\(poses.count) of \(poses.count + unspoken.count) poses: \(counts.joined(separator: ", "))"
  }

  /// For scripts: every figure by its path, with both values, the grade and source of the catalogue's, the line of the
  /// log and the verdict.
  public var json: JSONValue {
    .object([
      "format": .string("duo-render/probe-comparison"), "version": .number(1),
      "log": .string(log), "poses": .array(poses.map(\.json)),
      "notInLog": .array(unspoken.map(JSONValue.string)),
      "notes": .array(notes.map(JSONValue.string)), "counts": Self.counts { count($0) },
    ])
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
  fileprivate var summary: String {
    ProbeComparison.Verdict.allCases.compactMap { verdict in
      let count = count(verdict)
      return count == 0 ? nil : "\(count) \(verdict.words)"
    }.joined(separator: ", ")
  }

  fileprivate var place: String {
    lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
  }

  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "firstLine": .integer(Int64(lines.lowerBound)),
      "lastLine": .integer(Int64(lines.upperBound)), "figures": .array(figures.map(\.json)),
      "counts": ProbeComparison.counts { count($0) },
    ])
  }
}

extension ProbeComparison.Figure {
  fileprivate var row: [String] {
    // A value that is confirmed need not be read twice.
    let place = told.map { told in
      verdict == .confirmed
        ? "line \(told.line)" : "\(told.value.text) in line \(told.line)"
    }
    return [
      path, known?.text ?? "unknown", provenance.grade.rawValue, verdict.words, place ?? "",
    ]
  }

  fileprivate var json: JSONValue {
    .object([
      "path": .string(path), "catalogue": known?.json ?? .null,
      "grade": .string(provenance.grade.rawValue), "source": .string(provenance.source),
      "log": told?.value.json ?? .null, "line": told.map { .integer(Int64($0.line)) } ?? .null,
      "verdict": .string(verdict.rawValue),
    ])
  }
}
