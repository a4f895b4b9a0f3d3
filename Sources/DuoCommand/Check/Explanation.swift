import DuoJSON
import DuoReview

/// What `check --explain` says of a rule, or of all.
struct Explanation {
  private let rules: [RuleDescription]
  private let targets: [ReportTarget]

  /// - Throws: `Trouble` for a rule that does not exist and for reports that can hold no explanation.
  init(_ rule: String, as targets: [ReportTarget]) throws(Trouble) {
    if let target = targets.first(where: { $0.kind != .text && $0.kind != .markdown }) {
      throw Trouble(
        "--explain", "a rule cannot be explained as \(target.kind.rawValue)",
        "leave --report out, or ask for text or markdown")
    }
    self.targets = targets
    if Names.areSame(rule, "all") {
      rules = RuleDescription.all
    } else {
      let id = try Self.known(rule, "--explain")
      rules = RuleDescription.all.filter { $0.id == id }
    }
  }

  func write() throws {
    var files = NamedFiles(option: "--report")
    for target in targets {
      if let file = target.file { try files.add(text(target.kind), as: file) }
    }
    try files.commit()
    for target in targets where target.file == nil {
      try StandardStreams.write(text(target.kind))
    }
  }

  private func text(_ kind: ReportKind) -> String {
    rules.map { kind == .markdown ? $0.markdownSheet : $0.sheet }.joined(separator: "\n")
  }

  /// The id of the rule that people mean by `rule`.
  static func known(_ rule: String, _ option: String) throws(Trouble) -> String {
    guard let id = Names.match(rule, in: Rules.ids) else {
      throw Trouble(
        option, "\(Names.quoted(rule)) is not a rule", Names.remedy(rule, in: Rules.ids))
    }
    return id
  }
}
