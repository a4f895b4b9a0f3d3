import DuoJSON
import DuoLayout

/// Findings of an old screen that are known and wait to be mended: they do not count until they get worse.
public struct Baseline: Hashable, Sendable {
  /// One finding, by its fingerprint; the other keys are for people who read what changed.
  public struct Entry: Hashable, Sendable {
    public var fingerprint: String
    public var rule: String
    /// A finding that is stronger than this is a new one.
    public var severity: Severity
    public var element: String?
    /// Its screen's name is the one the file gives it.
    public var panel: PanelKey
    /// The screen file's name without its folders; nil where nobody says.
    public var file: String?

    public init(
      fingerprint: String, rule: String, severity: Severity, element: String?, panel: PanelKey,
      file: String? = nil
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.severity = severity
      self.element = element
      self.panel = panel
      self.file = file
    }

    public init(_ finding: Finding) {
      self.init(
        fingerprint: finding.fingerprint, rule: finding.rule, severity: finding.severity,
        element: finding.element, panel: finding.panel.own,
        file: Baseline.name(ofFile: finding.file))
    }

    fileprivate var key: Key { Key(fingerprint: fingerprint, file: file) }

    /// Keys that most entries have no use for are left out.
    var json: JSONValue {
      var members: [String: JSONValue] = [
        "fingerprint": .string(fingerprint), "rule": .string(rule),
        "severity": .string(severity.rawValue), "element": .text(element),
        "pose": .string(panel.pose), "facing": .string(panel.facing.rawValue),
        "direction": .string(panel.direction.rawValue), "screen": .string(panel.screen),
      ]
      if let file { members["file"] = .string(file) }
      if !panel.options.isEmpty { members["options"] = .string(panel.options) }
      return .object(members)
    }

    fileprivate var order: [String] {
      [
        panel.screen, rule, element ?? "", panel.pose, panel.facing.rawValue,
        panel.direction.rawValue, panel.options, fingerprint, file ?? "",
      ]
    }
  }

  static let format = "duo-render/baseline"

  /// What tells entries apart: screens of one name in two files share their fingerprints.
  fileprivate struct Key: Hashable {
    var fingerprint: String
    var file: String?
  }

  /// Each fingerprint once for each file.
  public let entries: [Entry]
  /// Strengths of entries by fingerprint.
  private let known: [String: [Key: Severity]]

  /// - Parameter entries: of entries with one fingerprint and file the strongest stays.
  public init(_ entries: [Entry] = []) {
    var strongest: [Key: Entry] = [:]
    for entry in entries {
      if let other = strongest[entry.key], other.severity >= entry.severity { continue }
      strongest[entry.key] = entry
    }
    self.entries = strongest.values.map { ($0, $0.order) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    var known: [String: [Key: Severity]] = [:]
    for (key, entry) in strongest { known[key.fingerprint, default: [:]][key] = entry.severity }
    self.known = known
  }

  /// Whether the finding is known and no stronger than it was. Notes are never kept: they are no faults.
  public func silences(_ finding: Finding) -> Bool {
    finding.severity > .note && keys(of: finding).contains { $0.value >= finding.severity }
  }

  /// Entries that know the finding, whose files are the same as far as anybody says.
  fileprivate func keys(of finding: Finding) -> [Key: Severity] {
    guard let keys = known[finding.fingerprint] else { return [:] }
    guard let file = Self.name(ofFile: finding.file) else { return keys }
    return keys.filter { $0.key.file == nil || $0.key.file == file }
  }

  /// A screen file without its folders, since who checks it may stand anywhere; nil for standard input.
  public static func name(ofFile file: String?) -> String? {
    guard let file, file != "standard input" else { return nil }
    return file.split(separator: "/").last.map(String.init)
  }

  /// The file's text: one entry a line, so that a difference reads as what came and went.
  public var text: String {
    let lines = entries.map { "    " + $0.json.compactText }.joined(separator: ",\n")
    let list = entries.isEmpty ? "[]" : "[\n\(lines)\n  ]"
    return "{\n  \"format\": \"\(Self.format)\",\n  \"version\": 1,\n  \"entries\": \(list)\n}\n"
  }
}

extension Baseline {
  /// The review without what is known, and the use the baseline was of.
  public func applied(
    to review: Review, in scope: BaselineScope, file: String
  ) -> (review: Review, use: BaselineUse) {
    var rest = review
    rest.findings = review.findings.map { $0.filter { !silences($0) } }
    let known = review.findings.flatMap { $0.filter(silences) }
    let used = known.reduce(into: Set<Key>()) { $0.formUnion(keys(of: $1).keys) }
    let stale = entries.filter { !used.contains($0.key) && scope.covers($0) }
    let elsewhere = entries.count { !used.contains($0.key) && scope.isElsewhere($0) }
    return (rest, BaselineUse(file: file, known: known, stale: stale, elsewhere: elsewhere))
  }

  /// The baseline in which every error and warning of the review is known; entries the review cannot speak of stay.
  public func updated(with review: Review, in scope: BaselineScope) -> Baseline {
    let found = review.findings.flatMap { $0 }.filter { $0.severity > .note }
    return Baseline(entries.filter { !scope.covers($0) } + found.map { Entry($0) })
  }

  /// What came and what went on the way to `new`, by rule: `3 entries added (2 on-fold, 1 odd-columns), none removed,
  /// 4 in all`
  public func changes(to new: Baseline) -> String {
    let before = Set(entries)
    let after = Set(new.entries)
    let added = new.entries.filter { !before.contains($0) }
    let removed = entries.filter { !after.contains($0) }
    return
      "\(Self.words(added, "added")), \(Self.words(removed, "removed")), \(new.entries.count) in all"
  }

  private static func words(_ entries: [Entry], _ verb: String) -> String {
    let counts = Dictionary(grouping: entries, by: \.rule).mapValues(\.count)
      .sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    guard !counts.isEmpty else { return "none \(verb)" }
    let noun = entries.count == 1 ? "entry" : "entries"
    return "\(entries.count) \(noun) \(verb) (\(counts.joined(separator: ", ")))"
  }
}
