/// What became of a file between the two sides (interface.md, `diff --format json`).
public enum DiffStatus: String, CaseIterable, Sendable {
  case same, changed, new, deleted, sizeDiffers, unreadable

  /// Whether nobody has to look at it.
  public var isSame: Bool { self == .same }
}
