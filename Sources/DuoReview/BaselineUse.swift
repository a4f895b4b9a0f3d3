/// What a baseline says of a review.
public struct BaselineUse: Hashable, Sendable {
  /// The file, as the user named it.
  public var file: String
  /// Findings it silences.
  public var known: [Finding]
  /// Entries that silence nothing any more, although their panels were reviewed.
  public var stale: [Baseline.Entry]

  public init(file: String, known: [Finding] = [], stale: [Baseline.Entry] = []) {
    self.file = file
    self.known = known
    self.stale = stale
  }
}
