extension OptionTable {
  static let initialize: [OptionSpec] = common
  static let config: [OptionSpec] = [listFormat] + common
}
