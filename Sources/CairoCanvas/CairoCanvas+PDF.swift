import CCairo
import DuoDrawing
import DuoGeometry
import Typeface

extension CairoCanvas {
  /// The pages as one PDF that names no dates.
  ///
  /// - Throws: `CanvasError`, also for no pages or an empty paper, or what `sink` threw.
  public static func pdf(
    _ pages: [PDFPage], info: PDFInfo, typeface: Typeface, to sink: Sink
  ) throws {
    for page in pages where page.paper.isEmpty {
      throw CanvasError.cairo("a page of \(page.paper.width) × \(page.paper.height) PDF points")
    }
    guard let first = pages.first else { throw CanvasError.cairo("a PDF without pages") }
    try withoutActuallyEscaping(sink) { sink in
      let drain = Drain(sink)
      let result = Result {
        let surface = try Surface(
          pdfWidth: first.paper.width, height: first.paper.height, take: drain.take)
        surface.name(info)
        let pen = try Pen(surface)
        let images = ImagePainter()
        for page in pages {
          try draw(page, with: pen, on: surface, typeface: typeface, images: images)
          try pen.check()
        }
        try surface.finish()
      }
      try drain.finish(result)
    }
  }

  private static func draw(
    _ page: PDFPage, with pen: Pen, on surface: Surface, typeface: Typeface, images: ImagePainter
  ) throws(CanvasError) {
    cairo_pdf_surface_set_size(surface.handle, page.paper.width, page.paper.height)
    let placement = Placement(scale: page.scale, dx: page.origin.x, dy: page.origin.y)
    let painter = MarkPainter(pen: pen, placement: placement, images: images)
    if page.drawing.background.alpha > 0 {
      pen.set(page.drawing.background)
      pen.rectangle(
        placement.box(Rect(size: page.drawing.size)).moved(dx: placement.dx, dy: placement.dy))
      pen.fill()
    }
    for group in page.drawing.groups {
      for mark in ReadyMark.sorted(group, typeface: typeface) { try painter.draw(mark) }
    }
    pen.nextPage()
  }
}

extension Surface {
  fileprivate func name(_ info: PDFInfo) {
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_TITLE, info.title)
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_SUBJECT, info.subject)
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_KEYWORDS, info.keywords)
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATOR, CairoCanvas.software)
    // Cairo would put the time of drawing here.
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }
}
