import DuoDrawing
import Typeface

extension CairoCanvas {
  /// The same marks drawn whole by one thread, text filled by Cairo, and written by Cairo: what `png` is measured
  /// against.
  ///
  /// - Throws: `CanvasError`, or what `sink` threw.
  public static func referencePNG(
    _ drawing: Drawing, typeface: Typeface, density: Double, to sink: Sink
  ) throws {
    let size = try pixelSize(of: drawing, density: density)
    let count = size.width * size.height
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    defer { pixels.deallocate() }
    let marks = drawing.groups.flatMap { ReadyMark.sorted($0, typeface: typeface) }
    try draw(
      marks, of: drawing, rows: 0..<size.height, width: size.width, density: density, into: pixels,
      mask: nil)
    let surface = try Surface(
      pixels: pixels, width: size.width, height: size.height,
      hasAlpha: drawing.background.alpha < 1)
    try withoutActuallyEscaping(sink) { sink in
      let drain = Drain(sink)
      let result = Result { try surface.writePNG(take: drain.take) }
      try drain.finish(result)
    }
  }
}
