/// What is said on standard error beside errors.
struct Talk: Sendable {
  let isQuiet: Bool
  let isVerbose: Bool

  init(_ arguments: Arguments) {
    isQuiet = arguments.has("quiet")
    isVerbose = arguments.has("verbose")
  }

  /// Something that people should know.
  func note(_ text: String) { if !isQuiet { say(text) } }

  /// Something for those who look closely.
  func detail(_ text: String) { if isVerbose { say(text) } }

  private func say(_ text: String) { StandardStreams.writeError("duo-render: \(text.onOneLine)\n") }
}
