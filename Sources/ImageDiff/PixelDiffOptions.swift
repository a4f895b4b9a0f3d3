/// What counts as a difference between two pixels.
public struct PixelDiffOptions: Hashable, Sendable {
  /// What becomes of pixels that only smooth an edge.
  public enum Antialiased: String, CaseIterable, Sendable {
    case ignore, count
  }

  /// What `threshold` may be.
  public static let thresholds = 0.0...1.0
  /// What `maxDelta` may be.
  public static let deltas = 0...255

  /// The largest HyAB distance in OKLab with Lr that does not count, one of `thresholds`; black to white is 1. The
  /// comparison takes the nearest in place of one outside, and 0 for what is no number: a slip hides no change.
  public var threshold: Double
  public var antialiased: Antialiased
  /// The largest difference of a channel (one of `deltas`, alpha too) that does not count; nil judges by `threshold`.
  /// Two fully transparent pixels have no colour to differ in. In this mode no smoothed edge is left out.
  public var maxDelta: Int?
  /// What is not compared, in pixels of the picture; may lie outside of it, partly or wholly.
  public var masks: [PixelRect]

  public init(
    threshold: Double = 0.1, antialiased: Antialiased = .ignore, maxDelta: Int? = nil,
    masks: [PixelRect] = []
  ) {
    self.threshold = threshold
    self.antialiased = antialiased
    self.maxDelta = maxDelta
    self.masks = masks
  }
}
