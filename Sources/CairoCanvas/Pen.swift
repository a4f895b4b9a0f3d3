import CCairo
import DuoDrawing
import DuoGeometry
import Typeface

/// A Cairo context in the surface's own units: everything is placed and scaled before it gets here.
final class Pen {
  private let context: OpaquePointer
  private let surface: Surface

  init(_ surface: Surface) throws(CanvasError) {
    guard let context = cairo_create(surface.handle) else { throw .cairo("no context") }
    self.context = context
    self.surface = surface
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_tolerance(context, 0.1)
    try check()
  }

  deinit { cairo_destroy(context) }

  func check() throws(CanvasError) {
    try Surface.check(cairo_status(context))
    try surface.check()
  }

  func paint(_ color: Color) {
    set(color)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func set(_ color: Color) {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    if color.alpha >= 1 {
      cairo_set_source_rgb(context, red / 255, green / 255, blue / 255)
    } else {
      cairo_set_source_rgba(context, red / 255, green / 255, blue / 255, color.alpha)
    }
  }

  /// Fills the outline made so far by the non-zero rule, and forgets it.
  func fill() { cairo_fill(context) }

  /// Strokes the outline made so far, and forgets it.
  func stroke(width: Double, dash: [Double], cap: Stroke.Cap) {
    cairo_set_line_width(context, width)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_set_line_cap(context, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_stroke(context)
  }

  func move(_ x: Double, _ y: Double) { cairo_move_to(context, x, y) }
  func line(_ x: Double, _ y: Double) { cairo_line_to(context, x, y) }
  func curve(_ a: Point, _ b: Point, _ c: Point) {
    cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
  }
  func close() { cairo_close_path(context) }
  func rectangle(_ rect: Rect) {
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Puts the colour where the mask has coverage; moved by whole pixels.
  func fill(_ mask: CoverageMask, dx: Double, dy: Double) {
    let surface = cairo_image_surface_create_for_data(
      mask.bytes, CAIRO_FORMAT_A8, Int32(mask.columns.count + 2), Int32(mask.rows.count),
      Int32(mask.stride))
    cairo_mask_surface(
      context, surface, Double(mask.columns.lowerBound) + dx, Double(mask.rows.lowerBound) + dy)
    cairo_surface_destroy(surface)
  }

  /// Takes the pixels of a surface as colour, its corner at a whole pixel, and nothing beyond them.
  func set(_ source: Surface, x: Double, y: Double) {
    cairo_set_source_surface(context, source.handle, x, y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Draws a surface of `size` pixels so that it fills `box` once it is turned clockwise.
  func draw(
    _ source: Surface, size: (width: Int, height: Int), turn: QuarterTurn, in box: Rect,
    opacity: Double, clip: Path?
  ) {
    cairo_save(context)
    if let clip {
      trace(clip)
      cairo_clip(context)
    }
    let turned = turn.turned(Size(width: Double(size.width), height: Double(size.height)))
    let (x, y) = (box.width / turned.width, box.height / turned.height)
    var matrix = cairo_matrix_t()
    switch turn.rawValue {
    case 1: cairo_matrix_init(&matrix, 0, y, -x, 0, box.maxX, box.minY)
    case 2: cairo_matrix_init(&matrix, -x, 0, 0, -y, box.maxX, box.maxY)
    case 3: cairo_matrix_init(&matrix, 0, -y, x, 0, box.minX, box.maxY)
    default: cairo_matrix_init(&matrix, x, 0, 0, y, box.minX, box.minY)
    }
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, source.handle, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  func nextPage() { cairo_show_page(context) }
}

extension Pen {
  /// Adds an outline as it is.
  func trace(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let a): move(a.x, a.y)
      case .line(let a): line(a.x, a.y)
      case .curve(let a, let b, let c): curve(a, b, c)
      case .close: close()
      }
    }
  }

  /// Adds a glyph's outline, `scale` units to the em, its origin at `origin`.
  func trace(_ outline: GlyphOutline, scale: Double, at origin: Point) {
    func at(_ point: Point) -> Point {
      Point(x: point.x * scale + origin.x, y: point.y * scale + origin.y)
    }
    for step in outline.steps {
      switch step {
      case .move(let a): move(at(a).x, at(a).y)
      case .line(let a): line(at(a).x, at(a).y)
      case .curve(let a, let b, let c): curve(at(a), at(b), at(c))
      case .close: close()
      }
    }
  }
}
