/// A place, in the unit and space its holder names (points unless it says otherwise), x right and y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  /// This place moved by `dx` to the right and `dy` down.
  public func moved(dx: Double = 0, dy: Double = 0) -> Point {
    Point(x: x + dx, y: y + dy)
  }

  /// The straight distance to `other`, in this point's unit.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
