import DuoJSON

/// One report that was asked for, and where it goes.
struct ReportTarget: Hashable, Sendable {
  var kind: ReportKind
  /// nil for standard output.
  var file: String?

  /// Whether nobody asked for it: then `--quiet` leaves it out.
  var isDefault = false

  /// Whether it goes to that file, however both are spelled.
  func isAt(_ path: String) -> Bool {
    file.map { FileIdentity($0) == FileIdentity(path) } ?? false
  }

  /// What `--report` and `--format` ask for, each once.
  ///
  /// - Throws: `Trouble` for a kind that does not exist, and where two reports would go to one place.
  static func all(_ arguments: Arguments) throws(Trouble) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    func add(_ target: ReportTarget) { if !targets.contains(target) { targets.append(target) } }
    for text in arguments.given("report") ?? [] { add(try one(text)) }
    if arguments.given("format") == ["json"] { add(ReportTarget(kind: .json)) }
    if targets.isEmpty { return [ReportTarget(kind: .text, isDefault: true)] }
    let printed = targets.filter { $0.file == nil }
    guard printed.count < 2 else {
      let names = printed.map(\.kind.rawValue)
      throw Trouble(
        "--report",
        "standard output takes one report, not \(names.count) (\(names.joined(separator: ", ")))",
        "send the others to files, as in --report \(names[1])=FILE")
    }
    for (index, target) in targets.enumerated() {
      guard let file = target.file else { continue }
      if let other = targets[..<index].first(where: { $0.isAt(file) }) {
        throw Trouble(
          "--report",
          "\(Names.quoted(file)) is named for two reports (\(other.kind.rawValue), \(target.kind.rawValue))",
          "name a file for each")
      }
    }
    return targets
  }

  private static func one(_ text: String) throws(Trouble) -> ReportTarget {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let kinds = ReportKind.allCases.map(\.rawValue)
    guard !name.contains(",") else {
      throw Trouble(
        "--report", "\(Names.quoted(name)) names several kinds",
        "give the option once for each, as in --report text --report json=FILE")
    }
    guard let kind = Names.match(name, in: kinds).flatMap(ReportKind.init) else {
      throw Trouble(
        "--report", "\(Names.quoted(name)) is not a kind of report", Names.remedy(name, in: kinds))
    }
    guard parts.count == 2 else { return ReportTarget(kind: kind) }
    let file = String(parts[1])
    guard !file.isEmpty else {
      throw Trouble(
        "--report", "\(Names.quoted(text)) names no file",
        "give it as --report \(kind.rawValue)=FILE, or without \"=\" for standard output")
    }
    let isOutput = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(file)
    return ReportTarget(kind: kind, file: isOutput ? nil : file)
  }
}
