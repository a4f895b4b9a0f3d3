/// A decoded picture, with the file it came from. One value of it is shared by every mark that shows it.
public final class RasterImage: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// `0xAARRGGBB` in native order, colour multiplied by alpha, rows from the top without gaps.
  public let words: [UInt32]
  /// The PNG file of these pixels, for documents that embed it.
  public let file: [UInt8]

  /// - Precondition: there is at least one pixel, and one word for each.
  public init(width: Int, height: Int, words: [UInt32], file: [UInt8]) {
    precondition(
      width > 0 && height > 0 && words.count == width * height,
      "a picture has a word for each pixel")
    self.width = width
    self.height = height
    self.words = words
    self.file = file
  }
}

extension RasterImage: Hashable {
  public static func == (a: RasterImage, b: RasterImage) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height && a.file == b.file && a.words == b.words)
  }

  /// By what is quick to look at: pictures are few and large.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(file.count)
    hasher.combine(words.first)
    hasher.combine(words[words.count / 2])
  }
}
