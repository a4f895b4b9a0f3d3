import CCairo

/// A Cairo surface.
final class Surface {
  /// What streamed surfaces hand their bytes to.
  private final class Outlet {
    var take: ([UInt8]) -> Bool = { _ in true }
  }

  let handle: OpaquePointer
  private let outlet: Outlet?

  private init(_ handle: OpaquePointer?, outlet: Outlet? = nil) throws(CanvasError) {
    guard let handle else { throw .cairo("no surface") }
    self.handle = handle
    self.outlet = outlet
    try check()
  }

  /// Pixels of memory that outlives the surface, `0xAARRGGBB`, without gaps between rows.
  convenience init(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, hasAlpha: Bool
  ) throws(CanvasError) {
    let format = hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
    let handle = UnsafeMutableRawPointer(pixels).withMemoryRebound(
      to: UInt8.self, capacity: width * height * 4
    ) {
      cairo_image_surface_create_for_data(
        $0, format, Int32(width), Int32(height), Int32(width * 4))
    }
    try self.init(handle)
  }

  /// An SVG that is handed to `take` piece by piece, the last one on `finish`.
  convenience init(
    svgWidth width: Double, height: Double, take: @escaping ([UInt8]) -> Bool
  ) throws(CanvasError) {
    let outlet = Outlet()
    outlet.take = take
    try self.init(
      cairo_svg_surface_create_for_stream(
        Surface.write, Unmanaged.passUnretained(outlet).toOpaque(), width, height),
      outlet: outlet)
  }

  /// A PDF that is handed to `take` piece by piece, the last one on `finish`; PDF points.
  convenience init(
    pdfWidth width: Double, height: Double, take: @escaping ([UInt8]) -> Bool
  ) throws(CanvasError) {
    let outlet = Outlet()
    outlet.take = take
    try self.init(
      cairo_pdf_surface_create_for_stream(
        Surface.write, Unmanaged.passUnretained(outlet).toOpaque(), width, height),
      outlet: outlet)
  }

  deinit {
    // A surface thrown away half-way writes its end; nobody wants it any more.
    outlet?.take = { _ in false }
    cairo_surface_finish(handle)
    cairo_surface_destroy(handle)
  }

  /// Writes what is still to be written; nothing may be drawn afterwards.
  func finish() throws(CanvasError) {
    cairo_surface_finish(handle)
    try check()
  }

  func check() throws(CanvasError) { try Surface.check(cairo_surface_status(handle)) }

  static func check(_ status: cairo_status_t) throws(CanvasError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown error")
  }

  /// The picture as a PNG by Cairo's own writer, for comparison.
  func writePNG(take: @escaping ([UInt8]) -> Bool) throws(CanvasError) {
    let outlet = Outlet()
    outlet.take = take
    let status = withExtendedLifetime(outlet) {
      cairo_surface_write_to_png_stream(
        handle, Surface.write, Unmanaged.passUnretained(outlet).toOpaque())
    }
    try Surface.check(status)
  }

  private static let write: cairo_write_func_t = { context, bytes, count in
    guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    let outlet = Unmanaged<Outlet>.fromOpaque(context).takeUnretainedValue()
    let piece = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    return outlet.take(piece) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
  }
}
