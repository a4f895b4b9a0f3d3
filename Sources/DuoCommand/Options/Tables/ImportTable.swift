import DuoLayout

extension OptionTable {
  /// Of `import`: what no capture tells, how the app splits its window, and where the result goes.
  static let importing: [OptionSpec] =
    captured + splitting + written + [catalog] + common

  private static let captured: [OptionSpec] = [
    OptionSpec(
      "pose", .text("NAME"), defaultText: "what the file's name says, else what its content fits",
      .subject, "The pose that was captured."),
    OptionSpec(
      "facing", .choice(values(Facing.self)), default: ["sameWay"], .subject,
      "How the two people sat; no capture tells whether a half is\nturned."),
    OptionSpec(
      "direction", .choice(values(Direction.self)), default: ["ltr"], .subject,
      "The reader's direction that the app had."),
    OptionSpec(
      "seats", .names("FIRST,SECOND"), default: ["first", "second"], .subject,
      "What the identifiers of each seat begin with."),
    OptionSpec(
      "target", .names("PATTERN"), .subject,
      "Identifiers of what people must hit, `*` for anything, as in\nfirst.piece*."),
    OptionSpec(
      "fix-orientation", .flag, .subject,
      "Turn frames that were told in the display's other orientation."),
    turn,
  ]

  /// What of the layout a capture needs, so that halves lie where the app's do.
  private static let splitting = layout.filter {
    !["gate", "current", "seed"].contains($0.name)
  }

  private static let written: [OptionSpec] = [
    OptionSpec(
      "output", short: "o", .text("FOLDER"), default: ["Output"], .files,
      "Where screens, pictures and poses go; made if missing."),
    OptionSpec(
      "name", .text("NAME"), defaultText: "the folder's name, else the app's", .files,
      "Name of the screen and its files."),
    OptionSpec(
      "example", .text("FOLDER"), .files,
      "Write captures of the built-in duel into a folder, to try this\nwith, and stop."),
  ]

  /// Degrees clockwise.
  static let turn = OptionSpec(
    "turn", .choice(["0", "90", "180", "270"]), defaultText: "what size and pose tell", .looks,
    name: .named, header: true,
    "Degrees clockwise from a capture to the upright display.")
}
