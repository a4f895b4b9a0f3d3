import Foundation
import Testing

@testable import DuoReview

/// What `check --explain` says.
@Suite struct RuleSheetTests {
  /// Rules with findings that name no element, which an `allow` therefore cannot silence: their files in `Rules/` call
  /// `finding(…, seat:, …)` in place of `finding(…, at:, …)`.
  @Test func onlyFindingsOfElementsCanBeAllowed() {
    let panel = RuleDescription.all.filter { $0.subject == .panel }.map(\.id)
    #expect(
      panel == [
        "half-hidden", "seam-off-fold", "uneven-halves", "tilted-from-owner", "seat-changes-panel",
      ])
    let either = RuleDescription.all.filter { $0.subject != .panel && $0.subject != .element }
    #expect(either.map(\.id) == ["system-panel-in-play", "gesture-on-half"])
    for rule in RuleDescription.all {
      let accepts = "\"allow\": { \"\(rule.id)\": \"the reason\" } on the element, or --ignore"
      let sheet = rule.sheet.split(separator: "\n").joined(separator: " ").replacingOccurrences(
        of: "   ", with: " ")
      #expect(sheet.contains(accepts) == (rule.subject != .panel), "\(sheet)")
    }
  }

  private func description(_ subject: RuleSubject) -> RuleDescription {
    RuleDescription(
      id: "odd-columns", severities: [.error, .warning], summary: "a grid has an odd number",
      reason: "A <cell> breaks.", remedy: "Give it 2_4.", subject: subject)
  }

  @Test(arguments: [
    (
      RuleSubject.element,
      "\"allow\": { \"odd-columns\": \"the reason\" } on the element, or --ignore odd-columns for"
        + "\n  a whole run."
    ),
    (
      .panel, "--ignore odd-columns for a whole run; it is about no element that could allow it."
    ),
    (
      .elementOr("the keyboard"),
      "\"allow\": { \"odd-columns\": \"the reason\" } on the element, or --ignore odd-columns for"
        + "\n  a whole run; no element can allow the keyboard."
    ),
  ]) func theSheet(subject: RuleSubject, acceptance: String) {
    #expect(
      description(subject).sheet == """
        odd-columns (error, warning)

          Fires when a grid has an odd number

          Why: A <cell> breaks.

          What to do: Give it 2_4.

          To accept it: \(acceptance)

        """)
  }

  @Test func theChapterOfAPage() {
    #expect(
      description(.panel).markdownSheet == """
        ## odd-columns

        **error, warning**: fires when a grid has an odd number.

        **Why:** A &lt;cell&gt; breaks.

        **What to do:** Give it 2\\_4.

        **To accept it:** <code>--ignore odd-columns</code> for a whole run; it is about no element that could allow it.

        """)
    #expect(
      description(.element).markdownSheet.hasSuffix(
        "**To accept it:** <code>\"allow\": \\{ \"odd-columns\": \"the reason\" \\}</code> on the element, "
          + "or <code>--ignore odd-columns</code> for a whole run.\n"))
  }
}
