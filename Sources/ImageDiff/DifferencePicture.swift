import PNGImage

/// A comparison as a picture: what did not change faded, what changed marked, regions framed.
public struct DifferencePicture: Sendable {
  public var before: PixelPicture
  public var after: PixelPicture
  public var diff: PixelDiff

  public init(before: PixelPicture, after: PixelPicture, diff: PixelDiff) {
    self.before = before
    self.after = after
    self.diff = diff
  }

  /// The difference alone, as a PNG as large as the comparison; `crop` leaves that part of it.
  public func write(
    crop: PixelRect? = nil, jobs: Int, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {}

  /// Before, difference, after, side by side.
  public func writeThreeUp(
    crop: PixelRect? = nil, jobs: Int, to sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {}
}
