/// Everything that is wrong in a config, one line a fault.
struct ConfigError: Error, Hashable, Sendable {
  var messages: [String]
}
