/// A rectangle whose content is turned: the one transform between the space around it and the space
/// of its owner, who sees its top left corner as the origin.
///
/// The same value draws and judges touches (layout.md §3). There and back is exact for multiples of 1/1024,
/// and within one unit in the last place of the larger of coordinate and side for thirds.
public struct TurnedFrame: Hashable, Sendable {
  /// The rectangle in the outer space.
  public let frame: Rect
  /// How far the content is turned clockwise in the outer space.
  public let turn: QuarterTurn

  public init(frame: Rect, turn: QuarterTurn) {
    self.frame = frame
    self.turn = turn
  }

  /// The size the owner sees.
  public var ownerSize: Size { turn.turned(frame.size) }

  /// From the outer space to the owner's.
  public func toOwner(_ point: Point) -> Point {
    switch turn.rawValue {
    case 1: Point(x: point.y - frame.minY, y: frame.maxX - point.x)
    case 2: Point(x: frame.maxX - point.x, y: frame.maxY - point.y)
    case 3: Point(x: frame.maxY - point.y, y: point.x - frame.minX)
    default: Point(x: point.x - frame.minX, y: point.y - frame.minY)
    }
  }

  /// From the owner's space to the outer one.
  public func toOuter(_ point: Point) -> Point {
    switch turn.rawValue {
    case 1: Point(x: frame.maxX - point.y, y: frame.minY + point.x)
    case 2: Point(x: frame.maxX - point.x, y: frame.maxY - point.y)
    case 3: Point(x: frame.minX + point.y, y: frame.maxY - point.x)
    default: Point(x: frame.minX + point.x, y: frame.minY + point.y)
    }
  }

  public func toOwner(_ rect: Rect) -> Rect { rect.mapped(toOwner) }
  public func toOuter(_ rect: Rect) -> Rect { rect.mapped(toOuter) }

  /// Edge distances as the owner counts them.
  public func toOwner(_ insets: Insets) -> Insets { insets.turned(turn.inverse) }
  /// Edge distances as the outer space counts them.
  public func toOuter(_ insets: Insets) -> Insets { insets.turned(turn) }
}

extension Rect {
  fileprivate func mapped(_ map: (Point) -> Point) -> Rect {
    let a = map(Point(x: minX, y: minY))
    let b = map(Point(x: maxX, y: maxY))
    return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}
