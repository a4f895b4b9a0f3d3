/// What counts as a difference between two pixels.
public struct PixelDiffOptions: Hashable, Sendable {
  /// What becomes of pixels that only smooth an edge.
  public enum Antialiased: String, CaseIterable, Sendable {
    case ignore, count
  }

  /// The smallest HyAB distance in OKLab with Lr that counts, 0 to 1; black to white is 1.
  public var threshold: Double
  public var antialiased: Antialiased
  /// The largest difference of a channel (0 to 255, alpha too) that does not count; nil judges by `threshold`.
  public var maxDelta: Int?
  /// What is not compared, in pixels of the picture.
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

extension PixelDiffOptions {
  /// The thresholds there are; beyond them everything or nothing would differ.
  public static let thresholds = 0.0...1.0
}
