/// What a comparison of two pictures found.
///
/// Where their sizes differ they are laid upper left on upper left; what only one of them covers is the extra area.
public struct PixelDiff: Sendable {
  /// The larger width and the larger height of the two: the space that `regions` and `map` are in.
  public var width: Int
  public var height: Int
  /// Pixels that differ, those of the extra area included.
  public var differing: Int
  /// Pixels that differ and were left out since they only smooth an edge.
  public var antialiased: Int
  /// Pixels that only one picture has, masked or not.
  public var extra: Int
  /// For each mask of the options, the pixels under it that would have counted; where masks overlap, for each of them.
  public var masked: [Int]
  /// The largest difference of a channel where both pictures have pixels, masks left out; also of pixels that do not count.
  public var largestDelta: Int
  /// Where the differing pixels lie, by their first row, then column; the extra area has regions of its own. At most 502.
  public var regions: [PixelRegion]
  /// What became of every pixel.
  public var map: PixelMap

  public var isSame: Bool { differing == 0 }
}

/// Differing pixels that lie together.
public struct PixelRegion: Hashable, Sendable {
  public var frame: PixelRect
  /// Differing pixels in it.
  public var pixels: Int

  public init(frame: PixelRect, pixels: Int) {
    self.frame = frame
    self.pixels = pixels
  }
}
