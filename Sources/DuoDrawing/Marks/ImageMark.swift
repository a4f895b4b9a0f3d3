import DuoGeometry

/// A picture on the sheet.
public struct ImageMark: Hashable, Sendable {
  public var image: RasterImage
  /// Where the picture lies once it is turned, in sheet units. In PNG its edges fall on whole pixels, as those of a
  /// `Shape.rect` do, and the picture fills that box exactly.
  public var frame: Rect
  /// How far the picture is turned clockwise.
  public var turn: QuarterTurn
  /// 0 clear to 1 as it is.
  public var opacity: Double
  /// The part of the sheet where it shows, as a fill of this shape would cover it; nil for all of `frame`.
  public var clip: Shape?
  /// Whether it shows in grey.
  public var isGrey: Bool

  public init(
    image: RasterImage, frame: Rect, turn: QuarterTurn = .none, opacity: Double = 1,
    clip: Shape? = nil, isGrey: Bool = false
  ) {
    self.image = image
    self.frame = frame
    self.turn = turn
    self.opacity = opacity
    self.clip = clip
    self.isGrey = isGrey
  }
}
