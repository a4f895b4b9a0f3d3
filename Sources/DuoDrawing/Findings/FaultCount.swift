import DuoReview

/// How many faults there are, for people: as many as there are numbers, however many places each has.
struct FaultCount: Hashable, Sendable {
  var errors = 0
  var warnings = 0

  /// Of all the panels together.
  init(_ subjects: [PanelSubject]) {
    for fault in FaultNumbers.faults(of: subjects) {
      if fault.key.severity == .error { errors += 1 }
      if fault.key.severity == .warning { warnings += 1 }
    }
  }

  var isNone: Bool { errors == 0 && warnings == 0 }
  /// The stronger of the two that there are.
  var severity: Severity? { errors > 0 ? .error : warnings > 0 ? .warning : nil }

  /// `2 errors, 1 warning`; what there is none of is left out, and so is everything where nothing was found.
  var text: String? {
    let parts = [FaultCount.words(errors, "error"), FaultCount.words(warnings, "warning")]
    let said = parts.compactMap { $0 }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// `2 errors`, else `1 warning`.
  var strongest: String? {
    FaultCount.words(errors, "error") ?? FaultCount.words(warnings, "warning")
  }

  static func words(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
