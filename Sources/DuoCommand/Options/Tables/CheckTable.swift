import DuoLayout
import DuoReview

/// How findings are reported.
public enum ReportKind: String, CaseIterable, Sendable {
  case text, json, sarif, junit, github, markdown, html
}

extension OptionTable {
  /// Of `check`: the subject with everything of it chosen, the layout, then what a review may be asked for.
  static let check: [OptionSpec] =
    subject.map(reviewed) + layout + review + [catalog, jobs] + common

  /// A review looks at all there is.
  private static func reviewed(_ spec: OptionSpec) -> OptionSpec {
    switch spec.name {
    case "pose", "facing", "direction": spec.withDefault(["all"])
    case "screen": spec.withDefault([], text: "none: name one here or in the config")
    default: spec
    }
  }

  private static let review: [OptionSpec] = [
    OptionSpec(
      "target-size", .number(28...200, words: "28 to 200 points"), default: ["44"], .review,
      "Points that targets and controls should have on either side."),
    OptionSpec(
      "report", .repeated("KIND[=FILE]"), default: ["text"], .review,
      "How to report, as often as wanted; to standard output where\nno file is named. Kinds: "
        + values(ReportKind.self).joined(separator: ", ") + "."),
    OptionSpec(
      "format", .choice(["text", "json"]), default: ["text"], .review,
      "`json` is the same as --report json."),
    OptionSpec(
      "fail-on", .choice(["error", "warning"]), default: ["error"], .review,
      "The weakest finding that makes the exit code 1."),
    OptionSpec(
      "ignore", .names("RULE"), .review, "Rules whose findings are left out."),
    OptionSpec(
      "baseline", .text("FILE"), .review, "Findings listed there are known and left out."),
    OptionSpec(
      "update-baseline", .flag, .review, "Write the findings of now into the baseline."),
    OptionSpec(
      "explain", .text("RULE"), .review,
      "Print what a rule is for and what to do, or `all` of them, and stop;\nwith --report markdown as Markdown."
    ),
  ]
}
