import DuoJSON
import DuoLayout

@testable import DuoReview

/// A made-up review with names and messages that a report may trip over.
enum ReportSample {
  static let poses = ["closed", "open", "tent"]
  /// Every character that some format takes for its own.
  static let trickyName = "second.a|b\"<c>&]]>:,%`_é"
  static let trickyMessage = "shows “1 [x]”\nto both::\u{1}\u{202E}, 50 % <b>&amp;</b> |"

  static let rules: [RuleDescription] = [
    RuleDescription(
      id: "target-too-small", severities: [.error, .warning],
      summary: "a hit area is under 44 pt on either side",
      reason: "Fingers miss what is smaller.", remedy: "Let it grow to 44 pt."),
    RuleDescription(
      id: "private-on-shared-screen", severities: [.error],
      summary: "something private shows to two people",
      reason: "Both see the <whole> display.", remedy: "Show it on one person's own phone."),
    RuleDescription(
      id: "gesture-on-half", severities: [.error], summary: "a gesture sits on the half",
      reason: "It takes every touch.", remedy: "Put it on a child."),
    RuleDescription(
      id: "odd-columns", severities: [.warning], summary: "a grid has an odd number of columns",
      reason: "The fold runs through a cell.", remedy: "Give it an even number."),
    RuleDescription(
      id: "uneven-halves", severities: [.note],
      summary: "the halves' areas differ by more than a tenth",
      reason: "One person has more.", remedy: "Use the seam foldEqual."),
  ]

  static func keys(_ screen: String) -> [PanelKey] {
    poses.flatMap { pose in
      Facing.allCases.flatMap { facing in
        Direction.allCases.map {
          PanelKey(screen: screen, pose: pose, facing: facing, direction: $0)
        }
      }
    }
  }

  static let panels = keys("Quiz").map { key in
    ReportedPanel(
      key: key, id: "\(key.pose).\(key.facing.rawValue).\(key.direction.rawValue)",
      millimetresPerPoint: 0.165)
  }

  static let screen = Screen(
    name: "Quiz",
    second: [
      Element(
        id: "second.leave", role: .control, allow: ["on-fold": "a \"reason\" | <ok>"],
        source: JSONPlace(line: 20, column: 5))
    ], file: "./my screens/quiz.json")

  /// One finding in one panel.
  static func finding(
    _ rule: String, _ severity: Severity, _ panel: PanelKey, _ change: (inout Finding) -> Void
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, panel: panel, message: "", file: "./my screens/quiz.json")
    change(&finding)
    return finding
  }

  static func findings(_ panel: PanelKey) -> [Finding] {
    var found: [Finding] = []
    if panel.pose == "closed" {
      found.append(
        finding("target-too-small", .error, panel) {
          $0.seat = .first
          $0.element = "first.go"
          $0.value = panel.facing == .sameWay ? 24 : 20.5
          $0.limit = 28
          $0.unit = .points
          $0.message = "is \(panel.facing == .sameWay ? "24" : "20.5") pt wide"
          $0.place = JSONPlace(line: 12, column: 5)
        })
    }
    if panel.pose == "open", panel.facing == .faceToFace {
      found.append(
        finding("target-too-small", .warning, panel) {
          $0.seat = .first
          $0.element = "first.go"
          $0.value = 40
          $0.limit = 44
          $0.unit = .points
          $0.message = "is 40 pt wide"
          $0.place = JSONPlace(line: 12, column: 5)
        })
    }
    if panel.direction == .rtl || panel.pose == "tent" {
      found.append(
        finding("private-on-shared-screen", .error, panel) {
          $0.seat = .second
          $0.element = trickyName
          $0.message = trickyMessage
          $0.place = JSONPlace(line: 31, column: 9)
        })
    }
    if panel.pose == "open" {
      found.append(
        finding("gesture-on-half", .error, panel) {
          $0.seat = .second
          $0.message = "the half itself takes taps"
        })
    }
    if panel.pose != "closed" {
      found.append(
        finding("uneven-halves", .note, panel) {
          $0.seat = .first
          $0.value = panel.pose == "open" ? 22.6 : 12
          $0.limit = 10
          $0.unit = .percent
          $0.message = "first has \(panel.pose == "open" ? "22.6" : "12") % more area"
        })
    }
    return found
  }

  static let allowed = keys("Quiz").filter { $0.pose == "open" }.map { panel in
    finding("on-fold", .error, panel) {
      $0.seat = .second
      $0.element = "second.leave"
      $0.message = "lies on the fold"
      $0.place = JSONPlace(line: 20, column: 5)
    }
  }

  static let known = keys("Quiz").filter { $0.pose == "tent" }.prefix(2).map { panel in
    finding("odd-columns", .warning, panel) {
      $0.seat = .second
      $0.element = "second.board"
      $0.value = 3
      $0.unit = .count
      $0.message = "has 3 columns"
      $0.place = JSONPlace(line: 25, column: 5)
    }
  }

  static let unused = UnusedAllow(
    file: "./my screens/quiz.json", place: JSONPlace(line: 40, column: 7), element: "first.go",
    rule: "on-fold")

  static let fairness = keys("Quiz").map { panel in
    let isEven = panel.pose == "closed"
    return Fairness(
      panel: panel,
      shares: [
        Fairness.Share(
          seat: .first, fieldArea: isEven ? 70_000.4 : 85_820.4, reach: 42.34, smallestTarget: 56),
        Fairness.Share(
          seat: .second, fieldArea: 70_000, reach: isEven ? nil : 40, smallestTarget: nil),
      ], sentence: isEven ? "both have the same field" : "first has 22.6 % more field")
  }

  static let stale = Baseline.Entry(
    fingerprint: "0123456789abcdef", rule: "on-fold", severity: .error, element: "first.gone",
    panel: PanelKey(screen: "Quiz", pose: "open", facing: .sameWay, direction: .ltr))

  static let full = ReviewReport(
    panels: panels,
    review: Review(
      findings: panels.map { findings($0.key) }, allowed: allowed, unusedAllows: [unused],
      fairness: fairness), screens: [screen],
    baseline: BaselineUse(file: "base line.json", known: Array(known), stale: [stale]),
    rules: rules, ignored: ["odd-columns"])

  static let clean = ReviewReport(
    panels: panels, review: Review(findings: panels.map { _ in [] }), rules: rules)
}
