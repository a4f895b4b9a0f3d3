import DuoLayout

/// What a review of some panels found.
public struct Review: Sendable {
  /// One list for each panel reviewed, in the order of the panels; within it errors first, then by rule id, seat,
  /// element and subject.
  public var findings: [[Finding]]
  /// Findings that an element's `allow` silenced, of all panels, in the same order.
  public var allowed: [Finding]
  public var unusedAllows: [UnusedAllow]
  /// One for each panel.
  public var fairness: [Fairness]

  public init(
    findings: [[Finding]], allowed: [Finding] = [], unusedAllows: [UnusedAllow] = [],
    fairness: [Fairness] = []
  ) {
    self.findings = findings
    self.allowed = allowed
    self.unusedAllows = unusedAllows
    self.fairness = fairness
  }

  /// Reviews panels of one screen or of several; rules that compare panels compare those of one screen, laid out
  /// with the same options.
  ///
  /// - Parameters:
  ///   - isWhole: whether every pose, seating and direction is among them, so that an `allow` without a finding is
  ///     one that nobody needs.
  ///   - jobs: threads; what is found does not depend on their number.
  public static func of(_ panels: [ReviewedPanel], isWhole: Bool, jobs: Int = 1) -> Review {
    let judged = parallelMap(panels, jobs: jobs) { panel in
      (findings: rules(for: panel).flatMap { $0.findings(in: panel) }, fairness: Fairness(panel))
    }
    var review = Review(
      findings: judged.map(\.findings), fairness: judged.map(\.fairness))
    for places in PanelGroups.byScreen(panels) {
      review.compare(places, of: panels)
    }
    review.silence(panels, isWhole: isWhole)
    for place in review.findings.indices {
      if review.findings[place].count > 1 {
        review.findings[place] = inOrder(review.findings[place])
      }
    }
    review.allowed = inOrder(review.allowed)
    return review
  }

  private static func rules(for panel: ReviewedPanel?) -> [any Rule.Type] {
    guard let ignored = panel?.settings.ignored, !ignored.isEmpty else { return Rules.all }
    return Rules.all.filter { !ignored.contains($0.id) }
  }

  /// Adds what only a comparison of the panels at `places` shows.
  private mutating func compare(_ places: [Int], of panels: [ReviewedPanel]) {
    let group = places.map { panels[$0] }
    var byKey: [PanelKey: Int] = [:]
    for place in places.reversed() { byKey[panels[place].key] = place }
    for rule in Self.rules(for: group.first) {
      for finding in rule.findings(across: group) {
        if let place = byKey[finding.panel] { findings[place].append(finding) }
      }
    }
  }

  /// Takes out what elements allow.
  private mutating func silence(_ panels: [ReviewedPanel], isWhole: Bool) {
    for places in PanelGroups.byFile(panels) {
      guard let first = places.first else { continue }
      var allowances = Allowances(places.map { panels[$0] }, of: panels[first].screen)
      guard !allowances.isEmpty else { continue }
      for place in places {
        var kept: [Finding] = []
        for finding in findings[place] {
          if allowances.silences(finding) { allowed.append(finding) } else { kept.append(finding) }
        }
        findings[place] = kept
      }
      if isWhole {
        unusedAllows += allowances.unused(ignoring: panels[first].settings.ignored)
      }
    }
  }
}

extension Review {
  /// Errors first, then by rule id, seat, element and subject.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    // Findings are large: their places are sorted, and they move once.
    let order = findings.indices.sorted { a, b in
      if findings[a].severity != findings[b].severity {
        return findings[a].severity > findings[b].severity
      }
      if findings[a].rule != findings[b].rule { return findings[a].rule < findings[b].rule }
      if findings[a].seat != findings[b].seat {
        return (findings[a].seat?.rawValue ?? "") < (findings[b].seat?.rawValue ?? "")
      }
      if findings[a].element != findings[b].element {
        return (findings[a].element ?? "") < (findings[b].element ?? "")
      }
      if findings[a].subject != findings[b].subject {
        return findings[a].subject < findings[b].subject
      }
      return a < b
    }
    return order.map { findings[$0] }
  }
}
