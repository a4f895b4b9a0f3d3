/// One of the four sides of a rectangle.
public enum Edge: String, CaseIterable, Sendable {
  case top, left, bottom, right

  /// This edge after its rectangle has been turned clockwise.
  public func turned(_ turn: QuarterTurn) -> Edge {
    let clockwise: [Edge] = [.top, .right, .bottom, .left]
    let place = clockwise.firstIndex(of: self) ?? 0
    return clockwise[(place + turn.rawValue) % 4]
  }
}

/// Distances from the four edges of a rectangle, inward, in points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = Insets()

  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// The same distances after the rectangle they belong to has been turned clockwise.
  public func turned(_ turn: QuarterTurn) -> Insets {
    var result = Insets.zero
    for edge in Edge.allCases { result[edge.turned(turn)] = self[edge] }
    return result
  }
}
