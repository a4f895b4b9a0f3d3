import DuoGeometry
import DuoReview

extension Legend {
  /// What a review's signs mean.
  var findingEntries: [Entry] {
    [
      finding("numbered diamond, thick outline: error", .error),
      finding("numbered triangle, thin outline: warning", .warning),
    ]
  }

  private func finding(_ text: String, _ severity: Severity) -> Entry {
    Entry(signs: [severity.sign, "finding.outline.\(severity.rawValue)"], text: text) {
      board, rect in
      let size = board.faultBadgeSize(severity, "")
      board.faultBadge(
        severity, "", in: Rect(center: rect.center, size: size), layer: .legend,
        thing: "legend.sample")
    }
  }
}
