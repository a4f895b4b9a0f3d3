import DuoLayout
import DuoReview

/// Which number each fault carries: the same on every panel of a drawing, errors before warnings.
struct FaultNumbers: Sendable {
  private var numbers: [NumberedFault.Key: Int] = [:]

  /// Numbers the faults of all the panels of a drawing.
  init(_ subjects: [PanelSubject]) {
    let found = FaultNumbers.faults(of: subjects, numbers: [:])
    for (place, fault) in found.filter({ $0.key.severity > .note }).enumerated() {
      numbers[fault.key] = place + 1
    }
  }

  /// What was found in some of the panels: errors, warnings, notes, each kind by number.
  func faults(of subjects: [PanelSubject]) -> [NumberedFault] {
    FaultNumbers.faults(of: subjects, numbers: numbers)
  }

  /// The number of a finding; nil for a note.
  func number(of finding: Finding, in names: ElementNames) -> Int? {
    numbers[names.key(of: finding)]
  }

  static func faults(of subjects: [PanelSubject], numbers: [NumberedFault.Key: Int] = [:])
    -> [NumberedFault]
  {
    var faults: [NumberedFault] = []
    var places: [NumberedFault.Key: Int] = [:]
    for (panel, subject) in subjects.enumerated() where !subject.findings.isEmpty {
      let names = ElementNames(subject.layout)
      for finding in subject.findings {
        let key = names.key(of: finding)
        let place = places[key] ?? faults.count
        if place == faults.count {
          places[key] = place
          faults.append(NumberedFault(key, number: numbers[key]))
        }
        faults[place].add(finding, message: names.plain(finding), panel: panel)
      }
    }
    let order = faults.indices.sorted { a, b in
      let (one, two) = (faults[a], faults[b])
      if one.key.severity != two.key.severity { return one.key.severity > two.key.severity }
      return (one.number ?? 0, a) < (two.number ?? 0, b)
    }
    return order.map { faults[$0] }
  }
}
