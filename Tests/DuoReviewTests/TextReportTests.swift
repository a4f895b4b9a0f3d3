import DuoLayout
import Testing

@testable import DuoReview

@Suite struct TextReportTests {
  @Test func groupsByElementAndSaysEachFaultOnce() {
    #expect(
      TextReport.text(ReportSample.full) == #"""
        ./my screens/quiz.json:12:5: first.go
          error    target-too-small: is 20.5 pt wide
                   in closed; at worst 20.5 pt (3.4 mm), limit 28 pt (4.6 mm)
          warning  target-too-small: is 40 pt wide
                   in open (faceToFace only); 40 pt (6.6 mm), limit 44 pt (7.3 mm)

        ./my screens/quiz.json:31:9: second.a|b"<c>&]]>:,%`_é
          error    private-on-shared-screen: shows “1 [x]”\nto both::\u{1}\u{202e}, 50 % <b>&amp;</b> |
                   in closed, open (rtl only); tent

        ./my screens/quiz.json: half of second
          error    gesture-on-half: the half itself takes taps
                   in open

        Notes
          note     uneven-halves: first has 22.6 % more area; in open; less in tent

        Fairness, first / second
          field pt²      reach mm     target pt  where
          70000 / 70000  42.3 / -     56 / -     closed: both have the same field
          85820 / 70000  42.3 / 40.0  56 / -     open, tent: first has 22.6 % more field

        ./my screens/quiz.json:40:7: first.go: "allow" of on-fold silences nothing any more; leave it out
        base line.json: 1 entry silences nothing any more; --update-baseline drops it

        3 errors, 1 warning, 1 note in 12 panels; 1 allowed, 1 in the baseline

        """#)
  }

  @Test func aCleanScreenIsOneLine() {
    #expect(
      TextReport.text(ReportSample.clean) == "no errors, no warnings, no notes in 12 panels\n")
  }

  @Test func nothingIsToldByColourAlone() {
    let plain = TextReport.text(ReportSample.full)
    let painted = TextReport.text(ReportSample.full, colors: true)
    #expect(painted.contains("\u{1B}[1;31merror    \u{1B}[0mtarget-too-small: "))
    #expect(painted.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  /// One description in `both` that fails alike for both seats is one entry.
  @Test(arguments: [
    (12, "quiz.json:3:5: first.go, second.go\n"), (9, "quiz.json:3:5: second.go\n"),
  ])
  func seatsOfOneDescriptionAreOneEntry(second: Double, heading: String) {
    let panels = ReportSample.panels
    let findings = panels.map { panel in
      Seat.allCases.map { seat in
        Finding(
          rule: "on-fold", severity: .error, panel: panel.key, seat: seat,
          element: "\(seat.rawValue).go", value: seat == .first ? 12 : second, unit: .points,
          message: "lies on the fold", file: "quiz.json", place: .init(line: 3, column: 5))
      }
    }
    let text = TextReport.text(
      ReviewReport(panels: panels, review: Review(findings: findings), rules: []))
    #expect(text.contains(heading))
    #expect(text.contains("in every pose; 12 pt (2.0 mm)\n"))
  }

  @Test func severalScreensAreToldApart() {
    let panels =
      ReportSample.panels
      + ReportSample.keys("Duel").map {
        ReportedPanel(key: $0, id: "", millimetresPerPoint: 1)
      }
    let findings = panels.map { panel in
      [
        Finding(
          rule: "half-hidden", severity: .error, panel: panel.key, seat: .second,
          message: "does not show")
      ]
    }
    let report = ReviewReport(panels: panels, review: Review(findings: findings), rules: [])
    #expect(
      TextReport.text(report) == """
        == Quiz ==

        half of second
          error    half-hidden: does not show
                   in every pose

        == Duel ==

        half of second
          error    half-hidden: does not show
                   in every pose

        2 errors, no warnings, no notes in 24 panels

        """)
  }

  /// layout.md §5: fewer targets are placed, and that is reported.
  @Test func whatIsNotLaidOutIsToldInEveryReportForPeople() {
    let panels = ReportSample.panels.map { panel in
      var panel = panel
      if panel.key.pose != "open" { panel.losses = ["first.a|b: 3 of 40 targets fit"] }
      if panel.key.facing == .faceToFace {
        panel.losses.append("second: too small, labels dropped")
      }
      return panel
    }
    let report = ReviewReport(
      panels: panels, review: Review(findings: panels.map { _ in [] }), rules: [])
    #expect(
      TextReport.text(report) == """
        Layout
          first.a|b: 3 of 40 targets fit; in closed, tent
          second: too small, labels dropped; in every pose (faceToFace only)

        no errors, no warnings, no notes in 12 panels

        """)
    #expect(
      MarkdownReport.text(report).contains(
        """
        <details><summary>Layout</summary>

        - \(MarkdownText.escaped("first.a|b: 3 of 40 targets fit; in closed, tent"))
        - second: too small, labels dropped; in every pose (faceToFace only)

        </details>
        """), "\(MarkdownReport.text(report))")
    #expect(
      HTMLReport.text(report).contains(
        """
        <h3>Layout</h3>
        <ul>
        <li>first.a|b: 3 of 40 targets fit<br><span class="where">in closed, tent</span></li>
        """))
  }

  @Test func entriesOfOtherScreensAreAHint() {
    let clean = ReportSample.clean
    let report = ReviewReport(
      panels: clean.panels, review: clean.review,
      baseline: BaselineUse(file: "b.json", elsewhere: 3), rules: [])
    #expect(TextReport.text(report).hasPrefix("b.json: 3 entries of screens not reviewed here\n\n"))
    #expect(report.failures.isEmpty)
  }

  @Test func longMessagesKeepToTheColumns() {
    let panels = ReportSample.panels
    let message = Array(repeating: "a word", count: 60).joined(separator: " ")
    let findings = panels.map { panel in
      [
        Finding(
          rule: "on-fold", severity: .error, panel: panel.key, element: "first.go",
          message: message)
      ]
    }
    let text = TextReport.text(
      ReviewReport(panels: panels, review: Review(findings: findings), rules: []))
    let lines = text.split(separator: "\n")
    #expect(lines.count > 6)
    for line in lines { #expect(line.count <= 100) }
    for line in lines[2...5] {
      #expect(line.hasPrefix("           a word") || line.hasPrefix("           word"))
    }
  }

  @Test func aRuleIsExplained() {
    #expect(
      ReportSample.rules[0].sheet == """
        target-too-small (error, warning)

          Fires when a hit area is under 44 pt on either side

          Why: Fingers miss what is smaller.

          What to do: Let it grow to 44 pt.

          To accept it: "allow": { "target-too-small": "the reason" } on the element, or --ignore
          target-too-small for a whole run.

        """)
  }
}
