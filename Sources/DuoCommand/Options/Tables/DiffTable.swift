import DuoDrawing
import DuoReview
import ImageDiff

/// A picture of a difference that `diff --output` writes.
public enum DiffPictureKind: String, CaseIterable, Sendable {
  case difference, threeUp
}

extension OptionTable {
  /// Of `diff`: what is compared, what counts as a difference, how screens are laid out and drawn for it, and what
  /// comes out.
  static let diff: [OptionSpec] =
    sides + comparing + panels + layout + diffLooks + results + [catalog, jobs] + common

  private static let sides: [OptionSpec] = [
    OptionSpec(
      "against", .text("REV"), .subject,
      "Compare the working tree with this revision of its git repository: the\nscreens, captures, poses and config of both, laid out and drawn by this\none program. `REV...` is where REV and HEAD parted."
    )
  ]

  /// As `check` has them: all there is.
  private static let panels: [OptionSpec] = subject.map { spec in
    switch spec.name {
    case "pose", "facing": spec.withDefault(["all"])
    case "screen":
      spec.withDefault([], text: "none: name paths, or screens here or in the config")
    default: spec
    }
  }

  private static let comparing: [OptionSpec] = [
    OptionSpec(
      "threshold", .number(PixelDiffOptions.thresholds, words: "0 to 1"), default: ["0.1"],
      .comparing,
      "How far two colours must lie apart to differ; black and white are 1\napart (HyAB in OKLab)."),
    OptionSpec(
      "antialiased", .choice(values(PixelDiffOptions.Antialiased.self)), default: ["ignore"],
      .comparing, "Pixels that only smooth an edge."),
    OptionSpec(
      "max-delta", .integer(0...255, words: "0 to 255"), .comparing,
      "In place of --threshold: the largest difference of a channel, 0 to\n255, that is no difference; smoothed edges count."
    ),
    OptionSpec(
      "allow-pixels", .integer(0...Int64(Int32.max), words: "a whole number, 0 or more"),
      default: ["0"], .comparing,
      "Differing pixels that are allowed, in each panel where a file holds\npanels, else in each picture."
    ),
    OptionSpec(
      "mask", .repeated("X,Y,W,H"), .comparing,
      "What is not compared, as often as wanted: pixels of a picture, of a\nscreen points of the window."
    ),
    OptionSpec(
      "mask-element", .names("ID"), .comparing,
      "Elements that are not compared, in pictures and in words; `*` for\nanything, as in first.piece*."
    ),
  ]

  private static let diffLooks: [OptionSpec] =
    draw.filter {
      ["show", "hide", "view", "theme", "capture-opacity", "detail", "scale", "density"].contains(
        $0.name)
    }

  private static let results: [OptionSpec] = [
    OptionSpec(
      "report", .repeated("KIND[=FILE]"), default: ["text"], .files,
      "How to report, as often as wanted; to standard output where\nno file is named. Kinds: "
        + values(ReportKind.self).joined(separator: ", ") + "."),
    OptionSpec(
      "format", .choice(["text", "json"]), default: ["text"], .files,
      "`json` is the same as --report json."),
    OptionSpec(
      "output", short: "o", .text("FOLDER"), defaultText: "none", .files,
      "Where pictures of what differs go; made if missing."),
    OptionSpec(
      "pictures", .choices(values(DiffPictureKind.self), all: true), default: ["all"], .files,
      "Which pictures: the difference alone, or before, difference and after\nside by side."),
    OptionSpec(
      "image-base", .text("URL"), defaultText: "none: words alone", .files,
      "Where the pictures of --output will be found, for links in a Markdown\nreport."),
    OptionSpec(
      "accept", .flag, .files,
      "Replace BEFORE by AFTER where they differ, whole files only."),
    OptionSpec(
      "describe", .flag, .files,
      "Print one file as text, line by line, and stop: for git's textconv."),
  ]
}
