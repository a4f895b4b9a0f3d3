extension OptionTable {
  static let initialize: [OptionSpec] = common
  static let schema: [OptionSpec] = [catalog] + common
  static let config: [OptionSpec] = [listFormat] + common

  static let watch = OptionSpec(
    "watch", .flag, .files,
    "Go on, and draw again whenever a screen, a pose of --catalog or the\nconfig changes. Control-C ends it."
  )
}
