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

  /// Adds the outlines of the glyphs to the pen's.
  ///
  /// - Parameter sees: Whether anything between two heights, in surface units before moving, can be seen.
  func draw(
    _ outlines: [GlyphOutline], with pen: Pen, sees: (ClosedRange<Double>) -> Bool
  ) {
    for (glyph, outline) in zip(glyphs, outlines) {
      guard let ink = outline.ink else { continue }
      let a = yx * (glyph.x + ink.minX) + yy * ink.minY + y0
      let b = yx * (glyph.x + ink.maxX) + yy * ink.maxY + y0
      guard sees(min(a, b)...max(a, b)) else { continue }
      func at(_ point: Point) -> Point {
        let u = glyph.x + point.x
        return Point(
          x: xx * u + xy * point.y + x0 + placement.dx, y: yx * u + yy * point.y + y0 + placement.dy
        )
      }
      for step in outline.steps {
        switch step {
        case .move(let p):
          let p = at(p)
          pen.move(p.x, p.y)
        case .line(let p):
          let p = at(p)
          pen.line(p.x, p.y)
        case .curve(let p, let q, let r): pen.curve(at(p), at(q), at(r))
        case .close: pen.close()
        }
      }
    }
  }
}
