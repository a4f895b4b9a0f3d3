/// How much a capture may hold; beyond it, it is none of an app's screens.
enum CaptureLimits {
  static let nodes = 100_000
  /// How many bytes the text between two apostrophes of an element tree may have.
  static let quotedBytes = 64 << 10
  /// Objects and arrays inside each other.
  static let depth = 20_000
  static let attributes = 256
}
