/// An upright rectangle, kept by its edges so that two that touch share one number exactly.
///
/// It contains [min, max) on both axes. It may be empty, never inside out.
public struct Rect: Hashable, Sendable {
  public let minX: Double
  public let minY: Double
  public let maxX: Double
  public let maxY: Double

  /// - Precondition: every edge is finite, `minX ≤ maxX` and `minY ≤ maxY`.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    precondition(
      minX <= maxX && minY <= maxY && minX.isFinite && minY.isFinite && maxX.isFinite
        && maxY.isFinite, "a rectangle is never inside out")
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// - Precondition: every number is finite, `width` and `height` are at least 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public init(center: Point, size: Size) {
    self.init(
      minX: center.x - size.width / 2, minY: center.y - size.height / 2,
      maxX: center.x + size.width / 2, maxY: center.y + size.height / 2)
  }

  public var origin: Point { Point(x: minX, y: minY) }
  public var width: Double { maxX - minX }
  public var height: Double { maxY - minY }
  public var size: Size { Size(width: width, height: height) }
  public var midX: Double { (minX + maxX) / 2 }
  public var midY: Double { (minY + maxY) / 2 }
  public var center: Point { Point(x: midX, y: midY) }
  public var area: Double { width * height }
  public var isEmpty: Bool { minX == maxX || minY == maxY }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies wholly inside, edges that coincide included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share more than an edge.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// What the two share; nil where they only touch or lie apart.
  public func intersection(_ other: Rect) -> Rect? {
    guard overlaps(other) else { return nil }
    return Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// This rectangle without its insets; nil where the insets leave nothing on an axis.
  public func inset(by insets: Insets) -> Rect? {
    let left = minX + insets.left
    let right = maxX - insets.right
    let top = minY + insets.top
    let bottom = maxY - insets.bottom
    guard left < right, top < bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// This rectangle with each edge moved outward by `distance`, which is at least 0.
  public func grown(by distance: Double) -> Rect {
    Rect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  public func moved(dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
