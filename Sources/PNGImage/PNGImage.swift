import CPNG

/// A decoded PNG: 8 bits a channel, RGBA, colour not multiplied by alpha, rows from the top.
public struct PNGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width × height × 4` bytes.
  public let pixels: [UInt8]

  /// - Throws: `PNGError.unreadable` with libpng's reason.
  public init(decoding bytes: [UInt8]) throws(PNGError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let decoded: [UInt8]? = bytes.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return nil
      }
      image.format = 3  // PNG_FORMAT_RGBA, which Swift does not import.
      let count = Int(image.width) * Int(image.height) * 4
      var pixels = [UInt8](repeating: 0, count: count)
      let read = pixels.withUnsafeMutableBytes {
        png_image_finish_read(&image, nil, $0.baseAddress, 0, nil)
      }
      return read == 0 ? nil : pixels
    }
    guard let decoded else { throw .unreadable(PNGImage.message(of: image)) }
    width = Int(image.width)
    height = Int(image.height)
    pixels = decoded
  }

  /// The red, green, blue and alpha of the pixel in column `x` and row `y`.
  public func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
