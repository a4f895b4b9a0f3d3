import DuoGeometry
import DuoReview

extension PanelBuilder {
  /// What the list under the panel says: faults, then notes that nothing else on the panel tells.
  var listedFaults: [NumberedFault] {
    numbers.faults(of: [subject]).filter { fault in
      fault.key.severity > .note || !isSaid(fault.key.rule)
    }
  }

  /// Whether the panel itself says what a note says.
  private func isSaid(_ rule: String) -> Bool {
    switch rule {
    // The header compares the halves; the notes under the panel tell of the tilt.
    case "uneven-halves": true
    case "tilted-from-owner":
      shows(.labels)
        && layout.notes.contains { note in
          if case .tilted = note { true } else { false }
        }
    default: false
    }
  }

  func faultList(limit: Int) -> FaultList {
    FaultList(palette: palette, shaper: board.shaper, type: type, limit: limit)
  }
}
