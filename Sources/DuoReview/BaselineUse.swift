/// What a baseline says of a review.
public struct BaselineUse: Hashable, Sendable {
  /// The file, as the user named it.
  public var file: String
  /// Findings it silences.
  public var known: [Finding]
  /// Entries that silence nothing any more, although their panels were reviewed.
  public var stale: [Baseline.Entry]
  /// Entries of screens that were not reviewed although everything else was: of another run, or of a screen that is
  /// gone.
  public var elsewhere: Int

  public init(
    file: String, known: [Finding] = [], stale: [Baseline.Entry] = [], elsewhere: Int = 0
  ) {
    self.file = file
    self.known = known
    self.stale = stale
    self.elsewhere = elsewhere
  }
}
