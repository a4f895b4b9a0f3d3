/// A decoded PNG with the channels its file has, 8 bits each, rows from the top.
///
/// Palettes, low depths and transparency are expanded, 16 bits are cut to the high byte, and colours stay as they are in
/// the file: no gamma and no profile is applied, and nothing is multiplied by alpha. A palette's index that has no
/// colour is opaque black.
public struct PNGImage: Hashable, Sendable {
  public let info: PNGInfo
  public var width: Int { info.width }
  public var height: Int { info.height }
  /// 1 for grey, 2 for grey with alpha, 3 for red, green, blue, 4 with alpha too.
  public let channels: Int
  /// `width × height × channels` bytes.
  public let bytes: [UInt8]

  /// - Parameter limit: pixels that the picture may have, held against its header before memory is taken.
  /// - Throws: `PNGError.unreadable` with the reason.
  public init(decoding bytes: [UInt8], limit: Int = PNGPixels.limit) throws(PNGError) {
    let decoded = try PNGInfo.decode(bytes, limit: limit, asWords: false) {
      (reader, info) throws(PNGError) in
      let size = reader.rowBytes * info.height
      let (pixels, warnings) = try reader.pixels(UInt8.self, count: size)
      return (pixels: (channels: reader.channels, bytes: pixels), warnings: warnings)
    }
    info = decoded.info
    channels = decoded.pixels.channels
    self.bytes = decoded.pixels.bytes
  }

  /// The red, green, blue and alpha of the pixel in column `x` and row `y`, whatever the channels.
  public func pixel(_ x: Int, _ y: Int) -> [UInt8] { pixel(at: y * width + x) }

  /// Red, green, blue and alpha of every pixel.
  public var rgba: [UInt8] {
    channels == 4 ? bytes : (0..<width * height).flatMap(pixel(at:))
  }

  private func pixel(at place: Int) -> [UInt8] {
    let start = place * channels
    let first = bytes[start]
    return switch channels {
    case 1: [first, first, first, 255]
    case 2: [first, first, first, bytes[start + 1]]
    case 3: [first, bytes[start + 1], bytes[start + 2], 255]
    default: [first, bytes[start + 1], bytes[start + 2], bytes[start + 3]]
    }
  }
}
