/// A decoded PNG as drawing surfaces take it.
public struct PNGPixels: Sendable {
  /// Pixels that a picture may have unless told otherwise: more than four times a capture of the larger display.
  public static let limit = 32 << 20

  public let info: PNGInfo
  public var width: Int { info.width }
  public var height: Int { info.height }
  /// `0xAARRGGBB` in native order, colour multiplied by alpha, rows from the top without gaps. Opaque files have `0xFF`.
  public let words: [UInt32]

  /// - Parameter limit: pixels that the picture may have, held against its header before memory is taken.
  /// - Throws: `PNGError.unreadable` with the reason.
  public init(decoding bytes: [UInt8], limit: Int = limit) throws(PNGError) {
    let image = try PNGImage(decoding: bytes)
    info = PNGInfo(
      width: image.width, height: image.height, bitDepth: 8, colorType: .rgba, isInterlaced: false)
    words = stride(from: 0, to: image.pixels.count, by: 4).map { place in
      let alpha = UInt32(image.pixels[place + 3])
      func part(_ offset: Int) -> UInt32 {
        (UInt32(image.pixels[place + offset]) * alpha + 127) / 255
      }
      return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
    }
  }
}
