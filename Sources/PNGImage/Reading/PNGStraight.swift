/// A decoded picture as it is compared: one word a pixel, whatever the file had.
public struct PNGStraight: Sendable {
  public let info: PNGInfo
  public var width: Int { info.width }
  public var height: Int { info.height }
  /// `0xAARRGGBB` in native order, colour not multiplied by alpha, rows from the top without gaps. Opaque files have
  /// `0xFF`, grey is spread to red, green and blue.
  public let words: [UInt32]

  public init(info: PNGInfo, words: [UInt32]) {
    self.info = info
    self.words = words
  }

  /// Pixels that a picture may have unless told otherwise.
  public static let limit = 400_000_000

  /// - Parameter limit: pixels that the picture may have, held against its header before memory is taken.
  /// - Throws: `PNGError.unreadable` with the reason.
  public init(decoding bytes: [UInt8], limit: Int = limit) throws(PNGError) {
    let decoded = try PNGInfo.decode(bytes, limit: limit, asWords: true) {
      (reader, info) throws(PNGError) in
      guard reader.rowLength == info.width * 4 else {
        throw .unreadable(.structure("its rows are not as long as its header says"))
      }
      return try reader.pixels(UInt32.self, count: info.width * info.height)
    }
    info = decoded.info
    words = decoded.pixels
  }
}
