/// What a review may be asked for.
public struct ReviewSettings: Hashable, Sendable {
  /// The side a target or control should have, in points; studies of thumbs ask for 56 (9.2 mm).
  public var targetSize: Double
  /// Ids of rules whose findings are left out.
  public var ignored: Set<String>

  public init(targetSize: Double = 44, ignored: Set<String> = []) {
    self.targetSize = targetSize
    self.ignored = ignored
  }
}
