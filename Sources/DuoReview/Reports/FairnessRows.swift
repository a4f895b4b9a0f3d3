import DuoJSON
import DuoLayout

/// What two people get, one row for all panels where they get the same.
struct FairnessRow {
  /// First, then second: square points, whole.
  var fields: [String]
  /// Millimetres.
  var reaches: [String]
  /// Points.
  var targets: [String]
  /// The panels, in few words.
  var occurrence: String
  var sentence: String

  /// Of a hidden half, or of a half without targets.
  static let nothing = "-"

  static func rows(_ report: ReviewReport, screen: String) -> [FairnessRow] {
    struct Key: Hashable {
      var shares: [Fairness.Share]
      var sentence: String
    }
    var order: [Key: Int] = [:]
    var groups: [(key: Key, panels: [PanelKey])] = []
    for fairness in report.review.fairness where fairness.panel.screen == screen {
      let key = Key(shares: fairness.shares, sentence: fairness.sentence)
      if let index = order[key] {
        groups[index].panels.append(fairness.panel)
      } else {
        order[key] = groups.count
        groups.append((key, [fairness.panel]))
      }
    }
    return groups.map { group in
      let shares = Seat.allCases.map { seat in group.key.shares.first { $0.seat == seat } }
      return FairnessRow(
        fields: shares.map { $0.map { Decimal.text($0.fieldArea, places: 0) } ?? nothing },
        reaches: shares.map { $0?.reach.map(ReportText.millimetres) ?? nothing },
        targets: shares.map { $0?.smallestTarget.map { Decimal.text($0, places: 1) } ?? nothing },
        occurrence: report.occurrence(group.panels), sentence: group.key.sentence)
    }
  }
}
