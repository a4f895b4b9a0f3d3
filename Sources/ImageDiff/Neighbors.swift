/// A pixel and the up to eight around it.
///
/// Their places count column by column from the left, each from the top: 0 to 8, the pixel itself is 4.
struct Neighbors {
  /// Never read where the picture has no pixel.
  private let corner: UnsafePointer<UInt32>
  private let width: Int
  /// A bit for each place that the picture has, the pixel's own left out.
  private let there: UInt32

  /// - Precondition: the picture has the pixel.
  @inline(__always)
  init(x: Int, y: Int, in picture: PixelMemory) {
    width = picture.width
    corner = picture.words + ((y &- 1) &* width &+ x &- 1)
    var there: UInt32 = 0b111_101_111
    if x == 0 { there &= 0b111_111_000 }
    if x == width - 1 { there &= 0b000_111_111 }
    if y == 0 { there &= 0b110_110_110 }
    if y == picture.height - 1 { there &= 0b011_011_011 }
    self.there = there
  }

  @inline(__always)
  private func word(_ column: Int, _ row: Int) -> UInt32 { corner[row &* width &+ column] }

  var pixel: UInt32 {
    @inline(__always) get { word(1, 1) }
  }

  private var isInside: Bool {
    @inline(__always) get { there == 0b111_101_111 }
  }

  /// How many have the pixel's own colour, the picture's edge counted as one.
  var ownColor: Int {
    @inline(__always) get {
      let pixel = pixel
      guard isInside else { return countAtEdge { $0 == pixel } }
      @inline(__always) func same(_ column: Int, _ row: Int) -> Int {
        word(column, row) == pixel ? 1 : 0
      }
      return same(0, 0) &+ same(0, 1) &+ same(0, 2) &+ same(1, 0) &+ same(1, 2) &+ same(2, 0)
        &+ same(2, 1) &+ same(2, 2)
    }
  }

  @inline(never)
  private func countAtEdge(_ suits: (UInt32) -> Bool) -> Int {
    (0..<9).count { there >> UInt32($0) & 1 == 1 && suits(word($0 / 3, $0 % 3)) } + 1
  }

  /// How many have the pixel's own brightness, the picture's edge counted as one.
  var ownBrightness: Int {
    let own = Self.brightness(pixel)
    let count = (0..<9).count {
      there >> UInt32($0) & 1 == 1 && Self.brightness(word($0 / 3, $0 % 3)) == own
    }
    return isInside ? count : count + 1
  }

  /// Luma (ITU-R BT.601) over white, and among equals the more opaque is brighter, so that white has its edges too.
  /// Whole numbers, since equal has to mean equal.
  @inline(__always)
  static func brightness(_ word: UInt32) -> Int {
    let alpha = Int(word >> 24)
    let luma = 299 * Int(word >> 16 & 255) + 587 * Int(word >> 8 & 255) + 114 * Int(word & 255)
    return (alpha &* (luma &- 255_000)) << 8 | alpha
  }

  /// The darkest and the brightest neighbour; of those that are equally so the first.
  var extremes: (darkest: (place: Int, brightness: Int), brightest: (place: Int, brightness: Int)) {
    @inline(__always) get {
      // The place is in the lowest bits.
      var darkest = Int.max
      var brightest = Int.min
      @inline(__always) func see(_ column: Int, _ row: Int) {
        let brightness = Self.brightness(word(column, row)) << 4
        let place = column &* 3 &+ row
        darkest = min(darkest, brightness | place)
        brightest = max(brightest, brightness | (15 &- place))
      }
      if isInside {
        see(0, 0)
        see(0, 1)
        see(0, 2)
        see(1, 0)
        see(1, 2)
        see(2, 0)
        see(2, 1)
        see(2, 2)
      } else {
        for place in 0..<9 where there >> UInt32(place) & 1 == 1 { see(place / 3, place % 3) }
      }
      return ((darkest & 15, darkest >> 4), (15 - (brightest & 15), brightest >> 4))
    }
  }
}
