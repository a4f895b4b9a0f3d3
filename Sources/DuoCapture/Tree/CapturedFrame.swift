import DuoGeometry

/// A frame as a tool told it, which need not be one: numbers may be infinite, sides negative or nothing.
public struct CapturedFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// As a rectangle; nil where it has no area or is not finite.
  public var rect: Rect? {
    guard x.isFinite, y.isFinite, width.isFinite, height.isFinite, width > 0, height > 0,
      (x + width).isFinite, (y + height).isFinite, x + width > x, y + height > y
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
