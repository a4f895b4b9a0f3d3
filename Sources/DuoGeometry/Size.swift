/// A width and a height; neither is ever negative or not a number.
public struct Size: Hashable, Sendable {
  public let width: Double
  public let height: Double

  /// - Precondition: both sides are finite and at least 0.
  public init(width: Double, height: Double) {
    precondition(
      width >= 0 && height >= 0 && width.isFinite && height.isFinite, "a size is never negative")
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  public var area: Double { width * height }
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Width and height exchanged.
  public var swapped: Size { Size(width: height, height: width) }
}
