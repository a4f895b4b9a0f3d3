import DuoGeometry
import DuoJSON
import DuoLayout
import DuoReview

/// Which findings of one panel appeared, went, or have another value.
struct FindingComparison {
  private let panel: PanelComparison
  private let orders: [String: Int]
  private(set) var observations: [Observation] = []

  /// - Parameter removed: elements that are gone, whose findings went with them.
  init(_ panel: PanelComparison, renames: [String: String], removed: Set<String>) {
    self.panel = panel
    orders = Dictionary(
      panel.after.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }
    )
    guard let old = panel.before.findings, let new = panel.after.findings else { return }
    let partners = Self.partners(old, new, renames)
    var found = Set<Int>()
    for (index, partner) in partners.enumerated() {
      if let partner {
        found.insert(partner)
        compare(old[index], new[partner])
      } else if old[index].element.map(removed.contains) != true,
        old[index].seat.map(panel.switched.contains) != true || old[index].element == nil
      {
        tell(
          .findingGone, .other, old[index], lead: "\(old[index].severity.rawValue) ", Phrase("gone")
        )
      }
    }
    for (index, finding) in new.enumerated() where !found.contains(index) {
      let weight: LayoutChange.Weight =
        switch finding.severity {
        case .error: .newError
        case .warning: .newWarning
        case .note: .other
        }
      tell(
        .finding, weight, finding, lead: "new \(finding.severity.rawValue) ", Phrase(),
        message: finding.message)
    }
  }

  private static func partners(
    _ old: [FindingSnapshot], _ new: [FindingSnapshot], _ renames: [String: String]
  ) -> [Int?] {
    // A fingerprint holds the screen's name and the element's, which both may have changed.
    var partners = Matching<String>.match(
      old.enumerated().map { $1.fingerprint ?? "#old \($0)" },
      new.enumerated().map { $1.fingerprint ?? "#new \($0)" })
    var taken = Set(partners.compactMap { $0 })
    var places: [[String?]: [Int]] = [:]
    for index in new.indices.reversed() where !taken.contains(index) {
      places[[new[index].rule, new[index].seat?.rawValue, new[index].element], default: []]
        .append(index)
    }
    for index in old.indices where partners[index] == nil {
      let element = old[index].element.map { renames[$0] ?? $0 }
      guard let place = places[[old[index].rule, old[index].seat?.rawValue, element]]?.popLast()
      else { continue }
      partners[index] = place
      taken.insert(place)
    }
    return partners
  }

  private mutating func compare(_ old: FindingSnapshot, _ new: FindingSnapshot) {
    if old.severity != new.severity {
      let isWorse = new.severity > old.severity
      let weight: LayoutChange.Weight =
        !isWorse ? .other : new.severity == .error ? .newError : .newWarning
      return tell(
        .findingChanged, weight, new,
        Phrase("is \(Self.named(new.severity)) now, was \(Self.named(old.severity))"),
        message: isWorse ? new.message : nil)
    }
    // What notes count follows from the pose.
    guard new.severity > .note, let one = old.value, let other = new.value,
      !FrameChange.areSame(one, other), old.unit == new.unit
    else { return }
    let unit = new.unit.map { $0 == "count" ? "" : $0 == "°" ? "°" : " \($0)" } ?? ""
    var values = Phrase(": \(Self.number(one))\(unit) to ")
    if new.unit == FindingUnit.points.rawValue {
      values.add(length: other)
    } else {
      values.add("\(Self.number(other))\(unit)")
    }
    var levels = [values]
    if let limit = new.limit, limit == old.limit {
      let isWorse = (other - limit).magnitude > (one - limit).magnitude
      levels.append(Phrase(isWorse ? " got worse" : " got better"))
    }
    tell(.findingChanged, .touched, new, levels)
  }

  private static func number(_ value: Double) -> String { Decimal.text(value, places: 1) }

  private static func named(_ severity: Severity) -> String {
    severity == .error ? "an error" : "a \(severity.rawValue)"
  }

  private mutating func tell(
    _ kind: LayoutChangeKind, _ weight: LayoutChange.Weight, _ finding: FindingSnapshot,
    lead: String = "", _ phrase: Phrase, message: String? = nil
  ) {
    tell(kind, weight, finding, lead: lead, [phrase], message: message)
  }

  private mutating func tell(
    _ kind: LayoutChangeKind, _ weight: LayoutChange.Weight, _ finding: FindingSnapshot,
    lead: String = "", _ levels: [Phrase], message: String? = nil
  ) {
    let subject: Observation.Subject =
      if let element = finding.element {
        Observation.Subject(element: element)
      } else if let seat = finding.seat {
        Observation.Subject("\(seat.rawValue) half", family: "half")
      } else {
        Observation.Subject("the whole screen")
      }
    var observation = Observation(
      kind: kind, weight: weight, subject: subject, lead: "\(lead)\(finding.rule) of ",
      levels: levels, message: message, order: finding.element.flatMap { orders[$0] } ?? 0,
      panel: panel.panel)
    observation.excess = ((finding.value ?? 0) - (finding.limit ?? 0)).magnitude
    observations.append(observation)
  }
}
