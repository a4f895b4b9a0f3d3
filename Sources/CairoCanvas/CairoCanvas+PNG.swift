import DuoDrawing
import DuoGeometry
import PNGImage
import Typeface

extension CairoCanvas {
  /// The drawing as a PNG: RGB where its background is opaque, else RGBA; title, description and software named;
  /// the layout packed in the text `duo-render/layout`, before the pixels.
  ///
  /// A sheet unit counts as 1/96 inch, so the file states 96 × `density` pixels per inch.
  ///
  /// - Parameters:
  ///   - density: Pixels for each sheet unit.
  ///   - jobs: Threads that draw and pack bands of the picture.
  /// - Throws: `CanvasError`, `PNGError`, or what `sink` threw.
  public static func png(
    _ drawing: Drawing, typeface: Typeface, density: Double, layoutJSON: String?, jobs: Int,
    to sink: Sink
  ) throws {
    let size = try pixelSize(of: drawing, density: density)
    let hasAlpha = drawing.background.alpha < 1
    let marks = drawing.groups.flatMap { ReadyMark.sorted($0, typeface: typeface) }
    try PNGEncoder.write(
      header(of: drawing, size: size, density: density, layoutJSON: layoutJSON), jobs: jobs,
      worker: {
        { rows, pixels in
          let surface = try Surface(
            pixels: pixels, width: size.width, height: rows.count, hasAlpha: hasAlpha)
          let placement = Placement(scale: density, dy: -Double(rows.lowerBound), snaps: true)
          let painter = MarkPainter(
            pen: try Pen(surface), placement: placement,
            rows: Double(rows.lowerBound)..<Double(rows.upperBound))
          painter.pen.paint(drawing.background)
          for mark in marks { painter.draw(mark) }
          try painter.pen.check()
          try surface.finish()
        }
      },
      to: sink)
  }

  /// The same picture drawn whole by one thread and written by Cairo: what the others are measured against.
  public static func referencePNG(
    _ drawing: Drawing, typeface: Typeface, density: Double, to sink: Sink
  ) throws {
    let size = try pixelSize(of: drawing, density: density)
    let count = size.width * size.height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    defer { pixels.deallocate() }
    let surface = try Surface(
      pixels: pixels, width: size.width, height: size.height,
      hasAlpha: drawing.background.alpha < 1)
    let painter = MarkPainter(
      pen: try Pen(surface), placement: Placement(scale: density, snaps: true))
    painter.pen.paint(drawing.background)
    for group in drawing.groups {
      for mark in ReadyMark.sorted(group, typeface: typeface) { painter.draw(mark) }
    }
    try painter.pen.check()
    try withoutActuallyEscaping(sink) { sink in
      let drain = Drain(sink)
      let result = Result { try surface.writePNG(take: drain.take) }
      try drain.finish(result)
    }
  }

  /// The size of the picture: the drawing's, to the nearest pixel.
  static func pixelSize(of drawing: Drawing, density: Double) throws(CanvasError)
    -> (width: Int, height: Int)
  {
    let width = PixelGrid.edge(drawing.size.width * density)
    let height = PixelGrid.edge(drawing.size.height * density)
    let allowed = 1...Double(CanvasError.longestSide)
    guard allowed.contains(width), allowed.contains(height) else {
      throw .size(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  private static func header(
    of drawing: Drawing, size: (width: Int, height: Int), density: Double, layoutJSON: String?
  ) -> PNGHeader {
    var texts: [PNGHeader.Text] = []
    if !drawing.title.isEmpty { texts.append(.init("Title", drawing.title)) }
    if !drawing.description.isEmpty { texts.append(.init("Description", drawing.description)) }
    texts.append(.init("Software", software))
    if let layoutJSON {
      texts.append(.init("duo-render/layout", layoutJSON, isCompressed: true))
    }
    return PNGHeader(
      width: size.width, height: size.height, hasAlpha: drawing.background.alpha < 1,
      pixelsPerMetre: Int((96 * density / 0.0254).rounded()), texts: texts)
  }
}
