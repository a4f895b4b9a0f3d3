import DuoLayout

/// Something that could not be laid out as the screen asks, one row for all panels where that is so.
struct LayoutRow: Hashable {
  /// `first.board: 17 of 40 targets fit`
  var sentence: String
  /// The panels, in few words.
  var occurrence: String

  /// In the order of the panels.
  static func rows(_ report: ReviewReport, screen: String) -> [LayoutRow] {
    var order: [String: Int] = [:]
    var groups: [(sentence: String, panels: [PanelKey])] = []
    for panel in report.panels where panel.key.screen == screen {
      for sentence in panel.losses {
        if let index = order[sentence] {
          groups[index].panels.append(panel.key)
        } else {
          order[sentence] = groups.count
          groups.append((sentence, [panel.key]))
        }
      }
    }
    return groups.map {
      LayoutRow(sentence: $0.sentence, occurrence: report.occurrence($0.panels))
    }
  }
}

extension LayoutNote {
  /// Whether something that was asked for is not there; what else a note says is how the phone is held, which rules
  /// speak of.
  var isLoss: Bool {
    switch self {
    case .sharedPanel, .tilted, .nothingTurns: false
    default: true
    }
  }
}
