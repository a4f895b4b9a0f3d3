/// The rows of a band as a PNG holds them: a filter byte of 0 each, then red, green, blue and perhaps alpha of every
/// pixel. They are never laid out as bytes: the pixels stay words, which takes half the time.
struct PixelRows {
  let width: Int
  let hasAlpha: Bool

  private static let base: UInt64 = 65_521
  /// Words summed at once.
  private static let lanes = 8
  /// Blocks of lanes whose sums of sums stay below 2¹⁶.
  private static let group = 16
  /// Blocks of lanes whose sums stay below 2³².
  private static let longest = 2048

  var bytesPerPixel: Int { hasAlpha ? 4 : 3 }
  /// Bytes a row takes, with its filter byte.
  var rowLength: Int { 1 + width * bytesPerPixel }

  /// Makes `0xAARRGGBB` pixels, colour multiplied by alpha, what the file is to hold: plain colour with alpha, or with
  /// 0 in its place.
  ///
  /// - Returns: The Adler-32 sum of the rows' bytes (RFC 1950).
  func prepare(_ pixels: UnsafeMutablePointer<UInt32>, rows: Int) -> UInt {
    if hasAlpha { PixelRows.divide(pixels, width * rows) }
    var first: UInt64 = 1
    var second: UInt64 = 0
    for row in 0..<rows {
      let sums = sums(pixels + row * width)
      // Each byte's share of the second sum is how many bytes are left from it on.
      second = (second + UInt64(rowLength) * first + sums.weighted) % PixelRows.base
      first = (first + sums.plain) % PixelRows.base
    }
    return UInt(second << 16 | first)
  }

  /// The sum of a row's bytes, and the sum of each times the bytes left from it on.
  private func sums(_ row: UnsafeMutablePointer<UInt32>) -> (plain: UInt64, weighted: UInt64) {
    var plain: UInt64 = 0
    var weighted: UInt64 = 0
    var x = 0
    while x + PixelRows.lanes <= width {
      let blocks = min((width - x) / PixelRows.lanes, PixelRows.longest)
      let part = sums(row + x, blocks: blocks)
      plain += part.plain
      weighted += part.plain * UInt64(bytesPerPixel * (width - x)) - part.lost
      x += blocks * PixelRows.lanes
    }
    while x < width {
      if !hasAlpha { row[x] &= 0xFF_FFFF }
      let left = UInt64(bytesPerPixel * (width - x))
      for (place, shift) in [UInt32(16), 8, 0, 24].enumerated() where place < bytesPerPixel {
        let byte = UInt64(row[x] >> shift & 0xFF)
        plain += byte
        weighted += byte * (left - UInt64(place))
      }
      x += 1
    }
    return (plain, weighted)
  }

  /// The sum of the bytes of `blocks` × `lanes` pixels, and what is lost of its weight as the bytes go on.
  private func sums(
    _ pixels: UnsafeMutablePointer<UInt32>, blocks: Int
  ) -> (plain: UInt64, lost: UInt64) {
    typealias Lanes = SIMD8<UInt32>
    let words = UnsafeMutableRawPointer(pixels)
    let kept = Lanes(repeating: hasAlpha ? .max : 0xFF_FFFF)
    let pairs = Lanes(repeating: 0xFF_00FF)
    let low = Lanes(repeating: 0xFFFF)
    var total = Lanes()
    // Sums of sums: what came first is in it most often.
    var earlier = Lanes()
    var later = Lanes()
    for start in stride(from: 0, to: blocks, by: PixelRows.group) {
      let end = min(start + PixelRows.group, blocks)
      // Two sums in each lane: red and alpha above, blue and green below.
      var both = Lanes()
      var bothEarlier = Lanes()
      var alphaGreen = Lanes()
      for block in start..<end {
        let offset = block &* (PixelRows.lanes * 4)
        let word = words.loadUnaligned(fromByteOffset: offset, as: Lanes.self) & kept
        words.storeBytes(of: word, toByteOffset: offset, as: Lanes.self)
        let high = (word &>> 8) & pairs
        bothEarlier = bothEarlier &+ both
        both = both &+ (word & pairs) &+ high
        alphaGreen = alphaGreen &+ high
      }
      let blueGreen = both & low
      earlier = earlier &+ total &* UInt32(end - start)
      earlier = earlier &+ (bothEarlier & low) &+ (bothEarlier &>> 16)
      total = total &+ blueGreen &+ (both &>> 16)
      // Green stands one byte after red, blue two, alpha three.
      later = later &+ blueGreen &* 2 &- (alphaGreen & low) &+ (alphaGreen &>> 16) &* 3
    }
    var plain: UInt64 = 0
    var lost: UInt64 = 0
    for lane in 0..<PixelRows.lanes {
      let sum = UInt64(total[lane])
      let places =
        (sum * UInt64(blocks - 1) - UInt64(earlier[lane])) * UInt64(PixelRows.lanes)
        + sum * UInt64(lane)
      plain += sum
      lost += places * UInt64(bytesPerPixel) + UInt64(later[lane])
    }
    return (plain, lost)
  }

  /// Takes alpha out of colour, to the nearest value.
  private static func divide(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for place in 0..<count { pixels[place] = Alpha.divided(pixels[place]) }
  }
}
