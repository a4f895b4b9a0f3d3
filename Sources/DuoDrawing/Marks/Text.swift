import DuoGeometry

/// A glyph of a font, placed on a line.
public struct PlacedGlyph: Hashable, Sendable {
  /// Which of the typeface's fonts it comes from: 0 is the named one, the rest stand in for it.
  public var font: Int
  public var index: UInt32
  /// From the start of the line, along the baseline, in units of the type size (1 is one em).
  public var x: Double

  public init(font: Int, index: UInt32, x: Double) {
    self.font = font
    self.index = index
    self.x = x
  }
}

/// A line of text as glyphs, in units of the type size, origin at the start of the baseline, y down.
public struct ShapedText: Hashable, Sendable {
  /// In visual order, from left to right.
  public var glyphs: [PlacedGlyph]
  public var advance: Double
  /// What the outlines cover; empty at the origin where there is nothing to see.
  public var ink: Rect

  public init(glyphs: [PlacedGlyph], advance: Double, ink: Rect) {
    self.glyphs = glyphs
    self.advance = advance
    self.ink = ink
  }
}

/// Turns text into glyphs without drawing it, so that a drawing knows its own sizes.
public protocol TextShaper: Sendable {
  func shape(_ text: String) -> ShapedText
}

/// A line of text on the sheet.
public struct TextMark: Hashable, Sendable {
  public var text: String
  public var shaped: ShapedText
  /// Sheet units.
  public var size: Double
  public var color: Color
  /// Where the baseline starts, in sheet units.
  public var origin: Point
  /// How far the line is turned clockwise about its origin.
  public var turn: QuarterTurn

  public init(
    text: String, shaped: ShapedText, size: Double, color: Color, origin: Point,
    turn: QuarterTurn = .none
  ) {
    self.text = text
    self.shaped = shaped
    self.size = size
    self.color = color
    self.origin = origin
    self.turn = turn
  }

  /// What the outlines cover on the sheet.
  public var inkBox: Rect { placed(shaped.ink) }

  /// A box of the line's own space (units of the type size) on the sheet.
  public func placed(_ box: Rect) -> Rect {
    let a = placed(Point(x: box.minX, y: box.minY))
    let b = placed(Point(x: box.maxX, y: box.maxY))
    return Rect(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }

  private func placed(_ point: Point) -> Point {
    let x = point.x * size
    let y = point.y * size
    switch turn.rawValue {
    case 1: return Point(x: origin.x - y, y: origin.y + x)
    case 2: return Point(x: origin.x - x, y: origin.y - y)
    case 3: return Point(x: origin.x + y, y: origin.y - x)
    default: return Point(x: origin.x + x, y: origin.y + y)
    }
  }
}
