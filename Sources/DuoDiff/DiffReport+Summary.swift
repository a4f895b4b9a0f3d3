import DuoReview
import LayoutDiff

extension DiffReport {
  /// `1 unreadable, 3 changed, 1 new, 41 same; 2 new errors`
  public var summary: String {
    guard !files.isEmpty else { return "nothing to compare" }
    var parts: [String] = []
    for status in [.unreadable, .changed, .sizeDiffers, .new, .deleted, .same] as [DiffStatus] {
      let number = count(status)
      if number > 0 { parts.append("\(number) \(status.words)") }
    }
    let errors = count(.newError)
    let warnings = count(.newWarning)
    let findings = [
      errors > 0 ? ReportText.count(errors, "new error") : nil,
      warnings > 0 ? ReportText.count(warnings, "new warning") : nil,
    ].compactMap { $0 }
    return parts.joined(separator: ", ")
      + (findings.isEmpty ? "" : "; " + findings.joined(separator: ", "))
  }

  /// Files of the status.
  public func count(_ status: DiffStatus) -> Int { files.count { $0.status == status } }

  /// Changes of the weight, in all files.
  public func count(_ weight: LayoutChange.Weight) -> Int {
    files.reduce(0) { sum, file in sum + file.changes.count { $0.weight == weight } }
  }

  /// The last line of a report of a difference; nil where there is none to accept.
  var lastWord: String? { differing.contains { $0.status != .unreadable } ? accept : nil }
}

extension DiffStatus {
  /// As it stands after a number or before a name.
  var words: String {
    switch self {
    case .same: "same"
    case .changed: "changed"
    case .new: "new"
    case .deleted: "deleted"
    case .sizeDiffers: "of another size"
    case .unreadable: "unreadable"
    }
  }
}
