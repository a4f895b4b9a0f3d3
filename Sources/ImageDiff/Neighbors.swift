/// A pixel and the up to eight around it. Their places count column by column from the left, each from the top: 0 to 8,
/// the pixel itself is 4.
struct Neighbors {
  private let corner: UnsafePointer<UInt32>
  private let width: Int
  /// A bit for each place that the picture has, the pixel's own left out.
  private let there: UInt32

  /// - Precondition: the picture has the pixel.
  @inline(__always)
  init(x: Int, y: Int, in picture: PixelMemory) {
    width = picture.width
    // Never read where the picture has no pixel.
    corner = picture.words + ((y - 1) * width + x - 1)
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

  var isAtEdge: Bool { there != 0b111_101_111 }

  /// Calls `body` with the word and the place of each neighbour.
  @inline(__always)
  func forEach(_ body: (UInt32, Int) -> Void) {
    if !isAtEdge {
      body(word(0, 0), 0)
      body(word(0, 1), 1)
      body(word(0, 2), 2)
      body(word(1, 0), 3)
      body(word(1, 2), 5)
      body(word(2, 0), 6)
      body(word(2, 1), 7)
      body(word(2, 2), 8)
    } else {
      for place in 0..<9 where there >> UInt32(place) & 1 == 1 {
        body(word(place / 3, place % 3), place)
      }
    }
  }

  /// How many have the pixel's own colour, the picture's edge counted as one.
  var ownColor: Int {
    @inline(__always) get {
      let pixel = pixel
      var count = isAtEdge ? 1 : 0
      forEach { word, _ in count &+= word == pixel ? 1 : 0 }
      return count
    }
  }
}
