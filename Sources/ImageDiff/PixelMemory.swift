/// The pixels of one side where somebody else keeps them, and may still be filling in the lower rows.
///
/// Whoever makes it keeps the memory alive until the comparison has returned, and does not change a row that it has
/// said to be ready.
public struct PixelMemory: @unchecked Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// `width × height` words `0xAARRGGBB`, colour not multiplied by alpha, rows from the top without gaps.
  public let words: UnsafePointer<UInt32>

  public init(width: Int, height: Int, words: UnsafePointer<UInt32>) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.words = words
  }

  func row(_ y: Int) -> UnsafePointer<UInt32> { words + y * width }
}
