import DuoJSON
import DuoLayout

/// All that a report tells: a review, the panels it is of, and what was silenced and why.
public struct ReviewReport: Sendable {
  public let panels: [ReportedPanel]
  /// Its findings are those that count.
  public let review: Review
  /// nil without a baseline.
  public let baseline: BaselineUse?
  /// The rules there are, in the order of reports.
  public let rules: [RuleDescription]
  /// Rules that were left out.
  public let ignored: Set<String>
  /// The weakest severity that makes the review fail.
  public let failsOn: Severity
  /// Why a rule is allowed at an element: screen, element, rule.
  private let reasons: [[String]: String]
  /// By screen, element as its file describes it, then strength.
  public let faults: [Fault]
  public let allowed: [Fault]
  public let known: [Fault]
  private let axes: [String: PanelAxes]
  private let millimetres: [PanelKey: Double]

  /// - Parameter screens: where the reasons of allowed findings stand.
  public init(
    panels: [ReportedPanel], review: Review, screens: [Screen] = [], baseline: BaselineUse? = nil,
    rules: [RuleDescription] = RuleDescription.all, ignored: Set<String> = [],
    failsOn: Severity = .error
  ) {
    self.panels = panels
    self.review = review
    self.baseline = baseline
    self.rules = rules
    self.ignored = ignored
    self.failsOn = failsOn
    reasons = Self.reasons(screens)
    let order = FaultOrder(
      screens: panels.map(\.key.screen), rules: rules.map(\.id))
    faults = order.sorted(Fault.grouping(review.findings.flatMap { $0 }))
    allowed = order.sorted(Fault.grouping(review.allowed))
    known = order.sorted(Fault.grouping(baseline?.known ?? []))
    axes = Dictionary(grouping: panels.map(\.key), by: \.screen).mapValues(PanelAxes.init)
    millimetres = Dictionary(
      panels.map { ($0.key, $0.millimetresPerPoint) }, uniquingKeysWith: { first, _ in first })
  }

  /// The screens' names, in the order of the panels.
  var screens: [String] {
    var seen: Set<String> = []
    return panels.map(\.key.screen).filter { seen.insert($0).inserted }
  }

  /// Faults that make the review fail.
  public var failures: [Fault] { faults.filter { $0.severity >= failsOn } }

  public func count(_ severity: Severity) -> Int { faults.count { $0.severity == severity } }

  /// `2 errors, 1 warning, no notes in 64 panels; 4 allowed, 2 in the baseline`
  public var summary: String {
    let counts = Severity.allCases.reversed().map { ReportText.count(count($0), $0.rawValue) }
    var text = counts.joined(separator: ", ") + " in " + ReportText.count(panels.count, "panel")
    var silenced: [String] = []
    if !allowed.isEmpty { silenced.append("\(allowed.count) allowed") }
    if !known.isEmpty { silenced.append("\(known.count) in the baseline") }
    if !silenced.isEmpty { text += "; " + silenced.joined(separator: ", ") }
    return text
  }

  /// In which panels the fault occurs, in few words.
  func occurrence(_ fault: Fault) -> String { occurrence(fault.findings.map(\.panel)) }

  /// - Parameter panels: of one screen.
  func occurrence(_ panels: [PanelKey]) -> String {
    guard let screen = panels.first?.screen, let axes = axes[screen] else { return "" }
    return axes.words(panels)
  }

  /// `30 pt (5.0 mm), limit 44 pt (7.3 mm)` where it is a length, at its worst and where that is; nil where the
  /// message tells all there is.
  func measure(_ fault: Fault) -> String? {
    let pose = fault.worst.panel.pose
    let isElsewhere = fault.findings.contains { $0.panel.pose != pose }
    let worst = fault.varies ? "at worst" : nil
    let place = fault.varies && isElsewhere ? "in \(pose)" : nil
    guard fault.worst.unit == .points, let value = fault.worst.value, value != 0,
      !fault.worst.message.contains(" mm")
    else {
      return place.map { "at worst \($0)" }
    }
    let millimetres = millimetres[fault.worst.panel] ?? 0
    var text = ReportText.points(value, millimetres: millimetres)
    if let limit = fault.worst.limit, limit != 0 {
      text += ", limit \(ReportText.points(limit, millimetres: millimetres))"
    }
    return [worst, place, text].compactMap { $0 }.joined(separator: " ")
  }

  /// Why the fault is allowed, in the words of its element; nil where nobody says.
  func reason(_ fault: Fault) -> String? {
    let id = fault.worst.element.flatMap { reasons[[fault.screen, $0, fault.rule]] }
    // A seeded target has an identifier of its own, but its field's place.
    return id ?? fault.worst.place.flatMap { reasons[[fault.screen, Self.name($0), fault.rule]] }
  }

  private static func name(_ place: JSONPlace) -> String { "\(place.line):\(place.column)" }

  private static func reasons(_ screens: [Screen]) -> [[String]: String] {
    var reasons: [[String]: String] = [:]
    for screen in screens {
      func add(_ element: Element, _ ids: [String]) {
        for (rule, reason) in element.allow {
          for id in ids + (element.source.map { [name($0)] } ?? []) {
            reasons[[screen.name, id, rule]] = reason
          }
        }
      }
      for element in screen.both {
        add(element, Seat.allCases.map { "\(screen.prefix(of: $0)).\(element.id)" })
      }
      for element in screen.first + screen.second { add(element, [element.id]) }
    }
    return reasons
  }
}
