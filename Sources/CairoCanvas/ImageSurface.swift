import DuoDrawing

/// A surface of pixels to draw from, which owns their memory.
final class ImageSurface {
  let surface: Surface
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Parameter fill: Writes the pixels, `0xAARRGGBB`, colour multiplied by alpha, without gaps.
  init(width: Int, height: Int, fill: (UnsafeMutablePointer<UInt32>) -> Void) throws(CanvasError) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    fill(pixels)
    do {
      surface = try Surface(pixels: pixels, width: width, height: height, hasAlpha: true)
    } catch {
      pixels.deallocate()
      throw error
    }
    self.pixels = pixels
  }

  convenience init(_ image: RasterImage, isGrey: Bool) throws(CanvasError) {
    try self.init(width: image.width, height: image.height) { pixels in
      image.words.withUnsafeBufferPointer { words in
        guard let base = words.baseAddress else { return }
        pixels.update(from: base, count: words.count)
        if isGrey { PixelImage.makeGrey(pixels, words.count) }
      }
    }
  }

  deinit {
    // Whoever still refers to the surface finds it finished, and its memory unused.
    try? surface.finish()
    pixels.deallocate()
  }
}
