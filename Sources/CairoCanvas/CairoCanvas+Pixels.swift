import DuoDrawing
import DuoGeometry
import PNGImage
import Typeface

extension CairoCanvas {
  /// The pixels of a drawing, as `png` would file them.
  ///
  /// - Parameters:
  ///   - density: Pixels for each sheet unit.
  ///   - jobs: Threads that draw bands of the picture; the pixels do not depend on their number.
  /// - Returns: `0xAARRGGBB` in native order, colour not multiplied by alpha, rows from the top without gaps.
  /// - Throws: `CanvasError`.
  public static func pixels(
    _ drawing: Drawing, typeface: Typeface, density: Double, jobs: Int
  ) throws -> (width: Int, height: Int, words: [UInt32]) {
    let size = try pixelSize(of: drawing, density: density)
    let marks = drawing.groups.flatMap { ReadyMark.sorted($0, typeface: typeface) }
    let isOpaque = drawing.background.alpha >= 1
    var words: [UInt32] = []
    words.reserveCapacity(size.width * size.height)
    let band = PNGEncoder.bandHeight
    try OrderedWork.run(
      count: (size.height + band - 1) / band, jobs: jobs,
      worker: {
        let mask = CoverageMask()
        let images = ImagePainter()
        return { index in
          let rows = index * band..<min((index + 1) * band, size.height)
          var piece = [UInt32](repeating: 0, count: rows.count * size.width)
          try piece.withUnsafeMutableBufferPointer { pixels in
            guard let start = pixels.baseAddress else { return }
            try draw(
              marks, of: drawing, rows: rows, width: size.width, density: density, into: start,
              mask: mask, images: images)
            for place in pixels.indices {
              pixels[place] = isOpaque ? pixels[place] | 0xFF00_0000 : Alpha.divided(pixels[place])
            }
          }
          return piece
        }
      }, deliver: { words += $0 })
    return (size.width, size.height, words)
  }
}
