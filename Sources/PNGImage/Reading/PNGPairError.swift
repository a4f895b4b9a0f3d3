/// Why two files could not be read together.
public struct PNGPairError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the first file; nil where nothing was found.
  public var before: PNGError?
  /// What is wrong with the second file; nil where nothing was found.
  public var after: PNGError?

  public init(before: PNGError?, after: PNGError?) {
    self.before = before
    self.after = after
  }

  public var description: String {
    [before.map { "before: \($0)" }, after.map { "after: \($0)" }].compactMap { $0 }
      .joined(separator: "; ")
  }
}
