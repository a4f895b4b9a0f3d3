/// A rectangle of whole pixels, from the picture's upper left corner; never inside out.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The column past the last, or the largest number there is.
  public var maxX: Int { Self.end(x, width) }
  /// The row past the last, or the largest number there is.
  public var maxY: Int { Self.end(y, height) }
  public var area: Int { width * height }
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, isTooLarge) = start.addingReportingOverflow(length)
    return isTooLarge ? .max : end
  }

  public var isEmpty: Bool { width == 0 || height == 0 }

  public func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// What the two share; nil where they share no pixel.
  public func intersection(_ other: PixelRect) -> PixelRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
