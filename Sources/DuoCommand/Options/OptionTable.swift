import DuoDrawing
import DuoJSON
import DuoLayout

/// A file format that a drawing comes in.
public enum FileFormat: String, CaseIterable, Sendable {
  case png, svg, pdf, json
}

/// How a list is printed.
public enum ListFormat: String, CaseIterable, Sendable {
  case text, json
}

/// Every option there is.
enum OptionTable {
  static let draw: [OptionSpec] =
    subject + layout + looks + files + [jobs, catalog, watch] + common
  static let poses: [OptionSpec] = [listFormat, catalog, compare] + common
  static let screens: [OptionSpec] = common
  /// Of commands without settings of their own.
  static let plain: [OptionSpec] = common

  /// Sheet units per point of the device.
  static let scales = 0.05...20.0

  static func values<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> [String]
  where T.RawValue == String {
    T.allCases.map(\.rawValue)
  }

  static let subject: [OptionSpec] = [
    OptionSpec(
      "pose", .names("NAME"), default: ["main"], .subject,
      "Poses by their names or other names (see `duo-render poses`),\nor `main`, or `all`."),
    OptionSpec(
      "facing", .choices(values(Facing.self), all: true), default: ["all"], .subject,
      "Where the two people sit: at one edge, or across the table."),
    OptionSpec(
      "direction", .choices(values(Direction.self), all: true), default: ["ltr"], .subject,
      name: .value, header: true, "The reader's direction."),
    OptionSpec(
      "screen", .names("FILE"), default: ["builtin:duel"], .subject,
      "What the two people see: screen files, `-` for standard input, or\n`builtin:NAME` (see `duo-render screens`). Several make columns."
    ),
    OptionSpec(
      "phase", .choices(values(RacePhase.self), all: true), defaultText: "none", .subject,
      name: .value, header: true, "The moment of a race, on a screen with targets."),
  ]

  static let layout: [OptionSpec] = [
    OptionSpec(
      "split", .choice(values(SplitKind.self)), default: ["shared"], .layout, name: .value,
      header: true, "The view that splits the screen."),
    OptionSpec(
      "seam", .choice(values(SeamRule.self)), default: ["fold"], .layout, name: .value,
      header: true, "What places the seam between the halves; not with an arrangement."),
    OptionSpec(
      "spacing", .number(0...Double.greatestFiniteMagnitude, words: "points, 0 or more"),
      defaultText: "2, with an arrangement 0", .layout, name: .named, header: true,
      "Points between the halves."),
    OptionSpec(
      "ignores-safe-area", .toggle, default: ["no"], .layout, name: .value, header: true,
      "Split the whole window in place of the safe area."),
    OptionSpec(
      "bars", .choices(["none"] + values(AppBar.self), all: false), default: ["none"], .layout,
      name: .named, header: true, "App bars that are shown; the last two may combine."),
    OptionSpec(
      "camera", .toggle, default: ["no"], .layout, name: .value, header: true,
      "The inner camera runs, so its region is active."),
    OptionSpec(
      "keyboard", .toggle, default: ["no"], .layout, name: .value, header: true,
      "The keyboard shows."),
    OptionSpec(
      "gate", .choice(values(GateMode.self)), default: ["together"], .layout, name: .value,
      header: true, "Who may act."),
    OptionSpec(
      "current", .choice(values(Seat.self)), default: ["first"], .layout, name: .named,
      header: true, "Whose turn it is, with `--gate takeTurns`."),
    OptionSpec(
      "seed", .integer(Int64.min...Int64.max, words: "a whole number of 64 bits"),
      default: ["1"], .layout, name: .named, header: true, "Where the seeded targets lie."),
  ]

  private static let looks: [OptionSpec] = [
    OptionSpec(
      "show", .choices(values(ContentLayer.self), all: true), default: ["all"], .looks,
      name: .named, header: true, "Only these layers."),
    OptionSpec(
      "hide", .choices(values(ContentLayer.self), all: true), .looks, name: .named, header: true,
      "All layers but these."),
    OptionSpec(
      "view", .choices(values(View.self), all: false), default: ["table"], .looks, name: .named,
      header: true, "Whose eyes the panel is turned for."),
    OptionSpec(
      "theme", .choices(values(Theme.self), all: false), default: ["light"], .looks,
      name: .value, "Colours and hatches; `print` reads in grey."),
    OptionSpec(
      "capture-opacity", .number(0...1, words: "0 to 1"),
      default: [Decimal.text(PanelCapture.usualOpacity, places: 2)], .looks, name: .named,
      header: true,
      "How much shows of what a running app was captured with: 0 hides\nit, 1 is undimmed."),
    turn,
    OptionSpec(
      "rows", .sequence(values(SheetAxis.self)), defaultText: "poses in groups", .looks,
      name: .named, "What varies from row to row of a sheet."),
    OptionSpec(
      "columns", .sequence(values(SheetAxis.self)), defaultText: "seatings side by side", .looks,
      name: .named, "What varies from column to column of a sheet."),
    OptionSpec(
      "detail", .choice(values(Detail.self)), default: ["auto"], .looks, name: .named,
      "How much a panel tells; `auto` goes by the size it is drawn at."),
    OptionSpec(
      "scale", .number(scales, words: "0.05 to 20"),
      defaultText: "1 for one panel, on a sheet what fits", .looks, name: .named,
      "Sheet units per point of the device."),
    OptionSpec(
      "density", .number(0.5...8, words: "0.5 to 8"), default: ["2"], .looks, name: .named,
      "Pixels per sheet unit in PNG."),
  ]

  static let jobs = OptionSpec(
    "jobs", .integer(1...256, words: "1 to 256"), defaultText: "the machine's cores", .files,
    "Threads to work with. Never changes a byte of what comes out.")

  private static let files: [OptionSpec] = [
    OptionSpec(
      "format", .choices(values(FileFormat.self), all: false), default: ["png", "svg"], .files,
      "Kinds of file. `json` is the layout as numbers."),
    OptionSpec(
      "paper", .choice(values(Paper.self)), default: ["a4"], .files, name: .value,
      "Paper of the PDF: an overview, then a page for each pose."),
    OptionSpec(
      "actual-size", .flag, .files, name: .value,
      "PDF of the phone at its true size, to cut out and fold."),
    OptionSpec(
      "output", short: "o", .text("FOLDER"), default: ["Output"], .files,
      "Where the files go; made if missing. `-` is standard output,\nwith one format."),
    OptionSpec(
      "name", .text("NAME"), defaultText: "what was chosen, as in partly-open-faceToFace", .files,
      "Name of the files without their endings."),
    OptionSpec("each", .flag, .files, "Also one file for each panel."),
    OptionSpec(
      "keep-going", .flag, .files,
      "A panel that cannot be drawn becomes a marked cell (the exit\ncode is still 2); without it nothing is written."
    ),
  ]

  static let catalog = OptionSpec(
    "catalog", .text("FOLDER"), defaultText: "none", .subject, name: .named,
    "A folder of pose files that add to the built-in ones, or replace\nthose of the same name.")

  static let listFormat = OptionSpec(
    "format", .choice(values(ListFormat.self)), default: ["text"], .subject,
    "For people or for programs.")

  private static let compare = OptionSpec(
    "compare", .text("FILE"), .subject,
    "Hold the catalogue against a probe log, `-` for standard input: which\nfigures it confirms, contradicts and does not speak of."
  )

  static let common: [OptionSpec] = [
    OptionSpec(
      "config", .text("FILE"), defaultText: "the nearest duo-render.json up to the git root",
      .other, "The project's own settings."),
    OptionSpec("no-config", .flag, .other, "Without any config."),
    OptionSpec("quiet", short: "q", .flag, .other, "Print nothing but errors."),
    OptionSpec(
      "verbose", short: "v", .flag, .other, "Also say on standard error what is being done."),
    OptionSpec("help", short: "h", .flag, .other, "Print this help."),
    OptionSpec("version", .flag, .other, "Print the version, and those of the libraries."),
  ]
}
