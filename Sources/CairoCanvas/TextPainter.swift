import DuoDrawing
import DuoGeometry
import Typeface

/// Lays a line's outlines on a surface, each exactly where it belongs.
struct TextPainter {
  private let glyphs: [PlacedGlyph]
  private let placement: Placement
  // Surface x = xx · u + xy · v + x0, y likewise, for u and v in units of the type size.
  private let xx, xy, x0, yx, yy, y0: Double

  init(_ text: TextMark, placement: Placement) {
    glyphs = text.shaped.glyphs
    self.placement = placement
    let size = text.size * placement.scale
    let cosine = [1.0, 0, -1, 0][text.turn.rawValue]
    let sine = [0.0, 1, 0, -1][text.turn.rawValue]
    xx = cosine * size
    xy = -sine * size
    yx = sine * size
    yy = cosine * size
    x0 = text.origin.x * placement.scale
    y0 = text.origin.y * placement.scale
  }

  /// Adds the outlines of the glyphs to the pen's and fills them.
  func draw(_ outlines: [GlyphOutline], with pen: Pen) {
    for (glyph, outline) in zip(glyphs, outlines) {
      for step in outline.steps {
        switch step {
        case .move(let p):
          let p = moved(p, glyph.x)
          pen.move(p.x, p.y)
        case .line(let p):
          let p = moved(p, glyph.x)
          pen.line(p.x, p.y)
        case .curve(let p, let q, let r):
          pen.curve(moved(p, glyph.x), moved(q, glyph.x), moved(r, glyph.x))
        case .close: pen.close()
        }
      }
    }
    pen.fill()
  }

  /// Draws the glyphs' coverage of pixels.
  ///
  /// - Parameters:
  ///   - ink: What the line covers, in surface units before moving.
  ///   - rows: The rows that can be seen, likewise.
  func draw(
    _ outlines: [GlyphOutline], ink: Rect, rows: Range<Double>, with pen: Pen, mask: CoverageMask
  ) {
    // A pixel more on each side, since the box and the outlines are rounded differently.
    let top = max(rows.lowerBound, ink.minY.rounded(.down) - 1)
    let bottom = min(rows.upperBound, ink.maxY.rounded(.up) + 1)
    guard top < bottom else { return }
    let left = Int(ink.minX.rounded(.down)) - 1
    let right = Int(ink.maxX.rounded(.up)) + 1
    mask.begin(columns: left..<right, rows: Int(top)..<Int(bottom))
    for (glyph, outline) in zip(glyphs, outlines) {
      for step in outline.steps {
        switch step {
        case .move(let p): mask.move(at(p, glyph.x))
        case .line(let p): mask.line(at(p, glyph.x))
        case .curve(let p, let q, let r):
          mask.curve(at(p, glyph.x), at(q, glyph.x), at(r, glyph.x))
        case .close: mask.close()
        }
      }
    }
    mask.finish()
    pen.fill(mask, dx: placement.dx, dy: placement.dy)
  }

  /// A place of a glyph's space on the surface, before moving.
  private func at(_ point: Point, _ x: Double) -> Point {
    let u = x + point.x
    return Point(x: xx * u + xy * point.y + x0, y: yx * u + yy * point.y + y0)
  }

  private func moved(_ point: Point, _ x: Double) -> Point {
    at(point, x).moved(dx: placement.dx, dy: placement.dy)
  }
}
