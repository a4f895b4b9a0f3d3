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
    let marks = drawing.groups.flatMap { ReadyMark.sorted($0, typeface: typeface) }
    try PNGEncoder.write(
      header(of: drawing, size: size, density: density, layoutJSON: layoutJSON), jobs: jobs,
      worker: {
        let mask = CoverageMask()
        let images = ImagePainter()
        return { rows, pixels in
          try draw(
            marks, of: drawing, rows: rows, width: size.width, density: density, into: pixels,
            mask: mask, images: images)
        }
      },
      to: sink)
  }

  /// Draws some rows of the picture.
  static func draw(
    _ marks: [ReadyMark], of drawing: Drawing, rows: Range<Int>, width: Int, density: Double,
    into pixels: UnsafeMutablePointer<UInt32>, mask: CoverageMask?,
    images: ImagePainter = ImagePainter()
  ) throws(CanvasError) {
    let surface = try Surface(
      pixels: pixels, width: width, height: rows.count, hasAlpha: drawing.background.alpha < 1)
    let painter = MarkPainter(
      pen: try Pen(surface),
      placement: Placement(scale: density, dy: -Double(rows.lowerBound), snaps: true),
      rows: Double(rows.lowerBound)..<Double(rows.upperBound), mask: mask,
      images: images)
    painter.pen.paint(drawing.background)
    for mark in marks { try painter.draw(mark) }
    try painter.pen.check()
    try surface.finish()
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
