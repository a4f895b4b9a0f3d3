import DuoDrawing
import DuoGeometry
import DuoLayout
import Typeface

/// Draws marks with a pen: the one switch over their kinds.
struct MarkPainter {
  let pen: Pen
  let placement: Placement
  /// The rows that can be seen, in surface units before moving; nil for all of them.
  var rows: Range<Double>?
  /// Where text and dots are turned into pixels; without it, or without `rows`, Cairo draws them.
  var mask: CoverageMask?

  /// Of the thread, or of the document, that is drawn.
  let images: ImagePainter

  /// - Parameter color: Drawn in place of the mark's own colour.
  func draw(_ ready: ReadyMark, color: Color? = nil) throws(CanvasError) {
    guard let reach = ready.reach, sees(reach, scale: placement.scale) else { return }
    switch ready.mark.content {
    case .fill(let shape, let own):
      pen.set(color ?? own)
      fill(shape)
    case .stroke(let shape, let stroke):
      pen.set(color ?? stroke.color)
      self.stroke(shape, stroke)
    case .text(let text):
      pen.set(color ?? text.color)
      draw(text, ready.outlines)
    case .image(let image):
      if let mask, let rows {
        try images.draw(image, placement: placement, rows: rows, with: pen, mask: mask)
      } else {
        try images.draw(image, placement: placement, with: pen)
      }
    }
  }

  private func draw(_ text: TextMark, _ outlines: [GlyphOutline]) {
    let painter = TextPainter(text, placement: placement)
    if let mask, let rows, text.inkBox.width * placement.scale < 65_536 {
      painter.draw(
        outlines, ink: placement.scaled(text.inkBox), rows: rows, with: pen, mask: mask)
    } else {
      painter.draw(outlines, with: pen)
    }
  }

  /// Whether anything between two heights can be seen, with two pixels to spare for rounding.
  private func sees(_ reach: ClosedRange<Double>, scale: Double) -> Bool {
    guard let rows else { return true }
    return reach.lowerBound * scale - 2 < rows.upperBound
      && reach.upperBound * scale + 2 > rows.lowerBound
  }

  private func fill(_ shape: Shape) {
    if case .rect(let rect) = shape {
      pen.rectangle(placement.box(rect).moved(dx: placement.dx, dy: placement.dy))
    } else if let outline = placement.outline(of: shape) {
      trace(outline)
    } else {
      return
    }
    pen.fill()
  }

  private func stroke(_ shape: Shape, _ stroke: Stroke) {
    switch shape {
    case .rect(let rect):
      let border = placement.border(rect, width: stroke.width)
      pen.rectangle(border.moved(dx: placement.dx, dy: placement.dy))
      finish(stroke, width: placement.width(stroke.width))
    case .roundedRect(let rect, let radii):
      let border = placement.border(rect, width: stroke.width)
      trace(Path(roundedRect: border, radii: placement.radii(radii)))
      finish(stroke, width: placement.width(stroke.width))
    case .circle(let center, let radius):
      trace(Path(circle: center, radius: radius), scale: placement.scale)
      finish(stroke, width: stroke.width * placement.scale)
    case .path(let path):
      trace(path, scale: placement.scale)
      finish(stroke, width: stroke.width * placement.scale)
    case .segments(let segments):
      self.stroke(segments, stroke)
    }
  }

  private func finish(_ stroke: Stroke, width: Double) {
    pen.stroke(width: width, dash: stroke.dash.map { $0 * placement.scale }, cap: stroke.cap)
  }

  /// Slanting lines and dots first, where they lie; then the upright ones, which go to whole pixels.
  private func stroke(_ segments: [Segment], _ stroke: Stroke) {
    let width = stroke.width * placement.scale
    if let mask, let rows {
      let dots = DotPainter(pen: pen, placement: placement, rows: rows, mask: mask)
      if dots.draw(segments, stroke) { return }
    }
    var hasSlanting = false
    var hasUpright = false
    for segment in segments where sees(segment, width: width) {
      if placement.snaps && segment.isUpright {
        hasUpright = true
      } else {
        add(segment.scaled(placement.scale))
        hasSlanting = true
      }
    }
    if hasSlanting { finish(stroke, width: width) }
    guard hasUpright else { return }
    let whole = placement.width(stroke.width)
    for segment in segments where segment.isUpright && sees(segment, width: whole) {
      add(segment.scaled(placement.scale).snapped(width: whole, cap: stroke.cap))
    }
    finish(stroke, width: whole)
  }

  private func sees(_ segment: Segment, width: Double) -> Bool {
    guard let rows else { return true }
    let low = min(segment.from.y, segment.to.y) * placement.scale - width / 2 - 2
    let high = max(segment.from.y, segment.to.y) * placement.scale + width / 2 + 2
    return low < rows.upperBound && high > rows.lowerBound
  }

  private func add(_ segment: Segment) {
    pen.move(segment.from.x + placement.dx, segment.from.y + placement.dy)
    pen.line(segment.to.x + placement.dx, segment.to.y + placement.dy)
  }

  private func trace(_ path: Path, scale: Double = 1) {
    let (dx, dy) = (placement.dx, placement.dy)
    func at(_ point: Point) -> Point {
      Point(x: point.x * scale + dx, y: point.y * scale + dy)
    }
    for step in path.steps {
      switch step {
      case .move(let a):
        let a = at(a)
        pen.move(a.x, a.y)
      case .line(let a):
        let a = at(a)
        pen.line(a.x, a.y)
      case .curve(let a, let b, let c): pen.curve(at(a), at(b), at(c))
      case .close: pen.close()
      }
    }
  }
}

extension Segment {
  /// Whether it has a length and runs along an axis.
  fileprivate var isUpright: Bool { (from.x == to.x) != (from.y == to.y) }

  fileprivate func scaled(_ scale: Double) -> Segment {
    Segment(
      Point(x: from.x * scale, y: from.y * scale), Point(x: to.x * scale, y: to.y * scale))
  }

  /// An upright line in pixels with both its sides, and where they are blunt also its ends, on whole pixels.
  fileprivate func snapped(width: Double, cap: Stroke.Cap) -> Segment {
    func ends(_ a: Double, _ b: Double) -> (Double, Double) {
      guard cap == .butt else { return (a, b) }
      let span = PixelGrid.span(min(a, b), max(a, b))
      return a <= b ? (span.low, span.high) : (span.high, span.low)
    }
    if from.x == to.x {
      let x = PixelGrid.middle(from.x, width: width)
      let y = ends(from.y, to.y)
      return Segment(Point(x: x, y: y.0), Point(x: x, y: y.1))
    }
    let y = PixelGrid.middle(from.y, width: width)
    let x = ends(from.x, to.x)
    return Segment(Point(x: x.0, y: y), Point(x: x.1, y: y))
  }
}
