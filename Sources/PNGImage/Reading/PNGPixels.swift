/// A decoded PNG as drawing surfaces take it.
public struct PNGPixels: Sendable {
  /// Pixels that a picture may have unless told otherwise: more than four times a capture of the larger display.
  public static let limit = 32 << 20

  public let info: PNGInfo
  public var width: Int { info.width }
  public var height: Int { info.height }
  /// `0xAARRGGBB` in native order, colour multiplied by alpha, rows from the top without gaps. Opaque files have `0xFF`.
  ///
  /// Grey is spread to red, green and blue; all else is as in `PNGImage`.
  public let words: [UInt32]

  /// - Parameter limit: pixels that the picture may have, held against its header before memory is taken.
  /// - Throws: `PNGError.unreadable` with the reason.
  public init(decoding bytes: [UInt8], limit: Int = limit) throws(PNGError) {
    let decoded = try PNGInfo.decode(bytes, limit: limit, asWords: true) {
      (reader, info) throws(PNGError) in
      guard reader.rowLength == info.width * 4 else {
        throw .unreadable(.structure("its rows are not as long as its header says"))
      }
      var result = try reader.pixels(UInt32.self, count: info.width * info.height)
      if reader.hasAlpha { PNGPixels.multiply(&result.pixels) }
      return result
    }
    info = decoded.info
    words = decoded.pixels
  }

  /// Multiplies colour by alpha, to the nearest value.
  private static func multiply(_ words: inout [UInt32]) {
    for place in words.indices { words[place] = Alpha.multiplied(words[place]) }
  }
}
