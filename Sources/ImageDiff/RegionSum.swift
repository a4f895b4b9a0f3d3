/// The rectangle and the number of some pixels.
struct RegionSum: Sendable {
  private var minX = Int.max
  private var minY = Int.max
  private var maxX = 0
  private var maxY = 0
  private var pixels = 0

  /// - Parameter columns: the first and past the last; `pixels` of those between are meant.
  @inline(__always)
  mutating func add(columns: Range<Int>, y: Int, pixels: Int) {
    minX = min(minX, columns.lowerBound)
    maxX = max(maxX, columns.upperBound)
    minY = min(minY, y)
    maxY = max(maxY, y + 1)
    self.pixels += pixels
  }

  /// Adds the pixels of a bit each in the low bits of `bits`, two bits a pixel, the lowest at column `x`.
  @inline(__always)
  mutating func add(bits: UInt64, x: Int, y: Int) {
    guard bits != 0 else { return }
    let first = x + bits.trailingZeroBitCount / 2
    let end = x + 32 - bits.leadingZeroBitCount / 2
    add(columns: first..<end, y: y, pixels: bits.nonzeroBitCount)
  }

  mutating func add(_ other: RegionSum) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
    pixels += other.pixels
  }

  var isEmpty: Bool { pixels == 0 }

  /// Nil where there are no pixels.
  var region: PixelRegion? {
    guard pixels > 0 else { return nil }
    return PixelRegion(
      frame: PixelRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY), pixels: pixels)
  }
}
