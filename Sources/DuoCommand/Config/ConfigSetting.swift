import DuoJSON

/// What a config says of one option.
struct ConfigSetting: Hashable, Sendable {
  /// As the option's table spells them; files and folders as from the working directory.
  var values: [String]
  /// As the option's table spells them; files and folders as the config has them.
  var written: [String]
  var file: String
  var place: JSONPlace
}
