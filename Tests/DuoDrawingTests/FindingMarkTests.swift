import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// Issue 3 §4: "the sheet shows findings as numbered callouts at the place, listed under the panel".
@Suite struct FindingMarkTests {
  private static func panel(
    _ one: Case, _ findings: (FindingMaker) -> [Finding]
  ) throws -> Panel {
    var one = one
    one.findings = findings(FindingMaker(layout: try one.layout()))
    return try one.panel()
  }

  private static func signs(_ panel: Panel) -> Set<String> {
    Set(panel.marks.map(\.sign).filter { $0.hasPrefix("finding") || $0.hasPrefix("review") })
  }

  private static func numbers(_ panel: Panel) -> [String] { panel.text("finding.number").sorted() }

  /// A sign appears for its severity and for no other.
  @Test(
    arguments: [
      (Severity.error, "finding.error", "finding.outline.error", ["1", "1"]),
      (.warning, "finding.warning", "finding.outline.warning", ["1", "1"]),
      (.note, "finding.note", nil, []),
    ] as [(Severity, String, String?, [String])])
  func signsOfASeverity(
    severity: Severity, sign: String, outline: String?, numbers: [String]
  ) throws {
    let panel = try Self.panel(Case(pose: "open")) {
      [$0.at("second.leave", "some-rule", severity)]
    }
    let signs = Self.signs(panel)
    #expect(signs.contains(sign))
    #expect(signs.contains("finding.rule") && signs.contains("finding.message"))
    for other in Severity.allCases where other != severity {
      #expect(!signs.contains("finding.\(other.rawValue)"))
      #expect(!signs.contains("finding.outline.\(other.rawValue)"))
    }
    if let outline { #expect(signs.contains(outline)) }
    // Once at the place and once in the list.
    #expect(Self.numbers(panel) == numbers)
    #expect(panel.text("finding.rule") == ["some-rule"])
    #expect(panel.text("finding.whose") == ["second.leave"])
    #expect(panel.text("finding.message") == ["too small"])
  }

  @Test(arguments: [Detail.full, .overview])
  func nothingFoundNothingDrawn(detail: Detail) throws {
    let panel = try Case(pose: "open", detail: detail).panel()
    #expect(Self.signs(panel) == [])
  }

  @Test(arguments: [Detail.full, .overview])
  func hidden(detail: Detail) throws {
    let bare = try Case(pose: "partly-open", detail: detail).panel()
    var one = Case(pose: "partly-open", detail: detail, isReviewed: true)
    one.layers.remove(.findings)
    let panel = try Self.panel(one) { $0.random(40, seed: 1) }
    #expect(panel.drawing == bare.drawing)
  }

  /// The outline lies around the element, in every pose, seating and view.
  @Test func theOutlineIsAtThePlace() throws {
    var cases: [Case] = []
    for view in View.allCases { cases += try Case.everyPose { $0.view = view } }
    let found = faults(cases) { one in
      let panel = try Self.panel(one) { [$0.at("second.leave", "some-rule", .error)] }
      let thing = panel.hotspots.first { $0.id.hasSuffix("second.leave") }?.frame
      let outline = panel.marks("finding.outline.error").first?.strokeShape?.bounds
      guard let thing else { return outline == nil ? [] : ["an outline of nothing"] }
      return outline?.isNear(thing.grown(by: 4)) == true ? [] : ["the outline is elsewhere"]
    }
    #expect(found == [])
  }

  /// Without a place a finding is listed, and nothing points anywhere.
  @Test func withoutAPlace() throws {
    let panel = try Self.panel(Case(pose: "open")) {
      [
        $0.whole("seam-off-fold", .warning),
        $0.at("second.leave", "some-rule", .error, isPlaced: false),
      ]
    }
    #expect(panel.marks("finding.outline.error").isEmpty)
    #expect(panel.marks("finding.outline.warning").isEmpty)
    #expect(Self.numbers(panel) == ["1", "2"])
    #expect(panel.text("finding.rule") == ["some-rule", "seam-off-fold"])
  }

  /// Both seats' copies of one element have one number and one line; errors come first.
  @Test func oneNumberForOneFault() throws {
    let panel = try Self.panel(Case(pose: "open")) {
      [
        $0.at("first.score", "b-rule", .warning), $0.at("second.score", "b-rule", .warning),
        $0.at("second.leave", "a-rule", .warning), $0.at("second.leave", "c-rule", .error),
      ]
    }
    #expect(panel.text("finding.rule") == ["c-rule", "b-rule", "a-rule"])
    #expect(panel.text("finding.whose").contains("first.score, second.score"))
    // 1 and 3 at the control, 2 at each bar, each once in the list.
    #expect(Self.numbers(panel) == ["1", "1", "2", "2", "2", "3", "3"])
  }

  /// The worst of several values is told, and that it is the worst.
  @Test(arguments: [
    ([40.0, 20, 30], "20 pt (the worst of 3)"), ([20, 20], "20 pt"), ([30], "30 pt"),
  ])
  func worst(values: [Double], message: String) throws {
    let panel = try Self.panel(Case(pose: "open")) { maker in
      values.map {
        maker.at("second.leave", "a-rule", .error, message: "\(Int($0)) pt", value: $0)
      }
    }
    #expect(panel.text("finding.message") == [message])
  }

  /// The header compares the halves and a note tells of the tilt: the list does not say so again.
  @Test func notesAreNotSaidTwice() throws {
    let panel = try Self.panel(Case(pose: "partly-open")) {
      [
        $0.whole("uneven-halves", .note), $0.whole("tilted-from-owner", .note),
        $0.whole("seat-changes-panel", .note),
      ]
    }
    #expect(panel.text("finding.rule") == ["seat-changes-panel"])
    #expect(Self.numbers(panel) == [])
  }

  @Test(
    arguments: [
      (12, nil), (13, "and 1 more: duo-render check"), (20, "and 8 more: duo-render check"),
    ] as [(Int, String?)])
  func theListHasALimit(count: Int, more: String?) throws {
    let panel = try Self.panel(Case(pose: "open")) { maker in
      (0..<count).map { maker.whole("rule-\($0)", .error) }
    }
    #expect(panel.text("finding.rule").count == min(count, 12))
    #expect(panel.text("finding.more") == (more.map { [$0] } ?? []))
  }

  /// The header's strip: counts, the smallest target, fairness; `layout.md` §9 has 56 pt targets, device.md 0.1658 mm
  /// per point.
  @Test(
    arguments: [
      ([], ["no errors, no warnings"]), ([Severity.error], ["1 error"]),
      ([.error, .error, .warning], ["2 errors", "1 warning"]), ([.warning, .note], ["1 warning"]),
      ([.note], ["no errors, no warnings"]),
    ] as [([Severity], [String])])
  func strip(severities: [Severity], counts: [String]) throws {
    let panel = try Self.panel(Case(pose: "open", isReviewed: true)) { maker in
      severities.enumerated().map { maker.whole("rule-\($0.offset)", $0.element) }
    }
    #expect(panel.text("review.text") == counts + ["smallest target 56 pt (9.3 mm)", "even"])
  }

  @Test func overviewsCountAndNumber() throws {
    let panel = try Self.panel(Case(pose: "open", scale: 0.4, detail: .overview)) {
      [
        $0.at("second.leave", "a-rule", .error), $0.at("first.score", "b-rule", .warning),
        $0.at("second.score", "b-rule", .warning),
      ]
    }
    // Both seats' copies are one fault with one number.
    #expect(panel.text("review.text") == ["1 error, 1 warning"])
    #expect(panel.text("finding.rule") == ["a-rule", "b-rule"])
  }

  /// A word too long for its line is broken, not let out of the sheet.
  @Test func longWordsStayOnTheSheet() throws {
    let panel = try Self.panel(Case(pose: "closed")) {
      [
        $0.whole(
          String(repeating: "rule", count: 60), .error,
          message: String(repeating: "message", count: 90))
      ]
    }
    #expect(TextCheck.faults(panel) == [])
  }
}
