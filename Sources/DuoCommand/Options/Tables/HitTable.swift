import DuoLayout

extension OptionTable {
  /// Of `hit`: the subject without defaults that choose several, the layout, then the touches.
  static let hit: [OptionSpec] =
    subject.map(single) + layout + touches + [catalog] + common

  /// A touch is on one panel.
  private static func single(_ spec: OptionSpec) -> OptionSpec {
    switch spec.name {
    case "pose", "facing": spec.withDefault([], text: "none: choose one")
    case "screen": spec.withDefault([], text: "none: name one here or in the config")
    default: spec
    }
  }

  private static let touches: [OptionSpec] = [
    OptionSpec(
      "at", .repeated("X,Y"), .touches,
      "A touch at this point of the window, as often as wanted. Without\n--at and --drag touches come from standard input, one a line\n(either kind); empty lines and those that start with # are skipped.\nEach is judged alone: none changes whose turn it is."
    ),
    OptionSpec(
      "drag", .repeated("X,Y:X,Y"), .touches,
      "A drag from one point to another, as often as wanted."),
    OptionSpec(
      "expect", .text("ID"), .touches,
      "Exit with 1 unless every touch makes this element act; `none` for\nnone at all."),
    OptionSpec(
      "format", .choice(values(ListFormat.self)), default: ["text"], .touches,
      "For people or for programs."),
    OptionSpec(
      "draw", .flag, .touches, "Also draw the panel with the touches on it, as PNG and SVG."),
    OptionSpec(
      "output", short: "o", .text("FOLDER"), default: ["Output"], .touches,
      "Where the drawing goes."),
    OptionSpec(
      "name", .text("NAME"), defaultText: "what was chosen", .touches,
      "Name of the drawing's files without their endings."),
  ]
}
