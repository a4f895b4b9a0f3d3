/// Words from a file, made fit to stand in a message.
enum OneLine {
  /// At most 120 characters without spaces at the start; what cannot be seen or breaks the line is U+FFFD.
  ///
  /// - Returns: Nil where nothing can be seen.
  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String? {
    var text = String.UnicodeScalarView()
    for scalar in scalars.prefix(120) {
      let isHidden: Bool =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
          .unassigned:
          true
        default: false
        }
      text.append(isHidden ? "\u{FFFD}" : scalar)
    }
    let trimmed = text.drop { $0 == " " }
    return trimmed.allSatisfy { $0 == " " || $0 == "\u{FFFD}" } ? nil : String(trimmed)
  }
}
