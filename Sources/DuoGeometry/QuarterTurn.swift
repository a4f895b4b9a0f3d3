/// A turn by whole quarters, clockwise as a person looking at the display sees it.
public struct QuarterTurn: Hashable, Sendable {
  /// 0, 1, 2 or 3 clockwise quarters.
  public let rawValue: Int

  /// Any number of clockwise quarters; negative ones are counter-clockwise.
  public init(_ quarters: Int) {
    rawValue = ((quarters % 4) + 4) % 4
  }

  public static let none = QuarterTurn(0)

  public var inverse: QuarterTurn { QuarterTurn(-rawValue) }
  public var degrees: Int { rawValue * 90 }
  /// Whether width and height change places.
  public var isOdd: Bool { rawValue % 2 == 1 }

  public static func + (a: QuarterTurn, b: QuarterTurn) -> QuarterTurn {
    QuarterTurn(a.rawValue + b.rawValue)
  }

  public func turned(_ size: Size) -> Size { isOdd ? size.swapped : size }
}
