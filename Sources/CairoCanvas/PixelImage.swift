import DuoDrawing
import DuoGeometry

/// A picture turned and brought to the size of a box of whole pixels, a row at a time.
///
/// Each row depends only on the picture and the box, so bands have the pixels of the whole. A picture of the box's own
/// size comes out bit for bit; a larger one by the mean of what each pixel covers, a smaller one between its nearest two.
struct PixelImage {
  let width: Int
  let height: Int
  private let image: RasterImage
  /// Where the turned picture's first pixel lies in `image.words`, and how far apart those of a row and of a column are.
  private let first: Int
  private let across: Int
  private let down: Int
  private let isGrey: Bool
  private let columns: PixelShares
  private let rows: PixelShares

  /// - Parameters: The box's size in pixels.
  init(_ image: RasterImage, turn: QuarterTurn, isGrey: Bool, width: Int, height: Int) {
    self.image = image
    self.isGrey = isGrey
    self.width = width
    self.height = height
    let stride = image.width
    let last = image.width * image.height - 1
    switch turn.rawValue {
    case 1: (first, across, down) = (last - stride + 1, -stride, 1)
    case 2: (first, across, down) = (last, -1, -stride)
    case 3: (first, across, down) = (stride - 1, stride, -1)
    default: (first, across, down) = (0, 1, stride)
    }
    columns = PixelShares(from: turn.isOdd ? image.height : image.width, to: width)
    rows = PixelShares(from: turn.isOdd ? image.width : image.height, to: height)
  }

  /// Writes some rows of the box, `width` words each without gaps.
  func write(_ range: Range<Int>, to pixels: UnsafeMutablePointer<UInt32>) {
    image.words.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      if columns.isIdentity, rows.isIdentity {
        copy(range, from: base, to: pixels)
      } else {
        resample(range, from: base, to: pixels)
      }
    }
    if isGrey { PixelImage.makeGrey(pixels, width * range.count) }
  }

  /// Brightness in place of colour, by the shares of ITU-R BT.709 in 256ths.
  static func makeGrey(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for place in 0..<count {
      let pixel = pixels[place]
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      let grey = (54 * red + 183 * green + 19 * blue + 128) >> 8
      pixels[place] = pixel & 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
  }

  private func copy(
    _ range: Range<Int>, from base: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>
  ) {
    for row in range {
      let target = pixels + (row - range.lowerBound) * width
      var place = first + row * down
      if across == 1 {
        target.update(from: base + place, count: width)
        continue
      }
      for x in 0..<width {
        target[x] = base[place]
        place += across
      }
    }
  }

  /// Down first, into sums of a row as long as the picture's, then across.
  private func resample(
    _ range: Range<Int>, from base: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>
  ) {
    let length = columns.count
    let sums = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: length)
    defer { sums.deallocate() }
    for row in range {
      for x in 0..<length { sums[x] = PixelImage.half }
      rows.forEach(of: row) { pixel, weight in
        var place = first &+ pixel &* down
        let weight = SIMD4<UInt32>(repeating: weight)
        for x in 0..<length {
          sums[x] &+= PixelImage.parts(base[place]) &* weight
          place &+= across
        }
      }
      // Back to 8 bits with 4 more for what comes.
      for x in 0..<length { sums[x] = sums[x] &>> 10 }
      let target = pixels + (row - range.lowerBound) * width
      for x in 0..<width {
        var sum = PixelImage.largerHalf
        columns.forEach(of: x) { pixel, weight in
          sum &+= sums[pixel] &* SIMD4<UInt32>(repeating: weight)
        }
        let value = sum &>> 18
        target[x] = value[3] << 24 | value[2] << 16 | value[1] << 8 | value[0]
      }
    }
  }

  /// Half of the last place that is dropped.
  private static let half = SIMD4<UInt32>(repeating: 1 << 9)
  private static let largerHalf = SIMD4<UInt32>(repeating: 1 << 17)

  @inline(__always)
  private static func parts(_ word: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }
}
