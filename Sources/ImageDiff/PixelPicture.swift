import PNGImage

/// The pixels of one side of a comparison.
public struct PixelPicture: Sendable {
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int
  /// `0xAARRGGBB`, colour not multiplied by alpha, rows from the top without gaps.
  public var words: [UInt32]

  /// - Precondition: there are `width × height` words.
  public init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "a picture has a word for every pixel")
    self.width = width
    self.height = height
    self.words = words
  }

  public init(_ png: PNGStraight) {
    self.init(width: png.width, height: png.height, words: png.words)
  }

  public var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Its words where they lie, for as long as `body` runs.
  func withMemory<Result>(_ body: (PixelMemory) -> Result) -> Result {
    words.withUnsafeBufferPointer { buffer in
      // An empty picture may have no address; nobody reads it then.
      let spare = UnsafePointer<UInt32>(UnsafeMutablePointer<UInt32>.allocate(capacity: 1))
      defer { spare.deallocate() }
      return body(PixelMemory(width: width, height: height, words: buffer.baseAddress ?? spare))
    }
  }
}
