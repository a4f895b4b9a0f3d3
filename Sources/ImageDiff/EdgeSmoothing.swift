/// Finds pixels that only smooth an edge, by the slope of intensity around them (V. Vyšniauskas, "Anti-aliased pixel and
/// intensity slope detector", 2009).
struct EdgeSmoothing {
  let before: PixelMemory
  let after: PixelMemory

  /// Whether a pixel that both pictures have smooths an edge in either of them.
  func includes(x: Int, y: Int) -> Bool {
    Self.smooths(x: x, y: y, in: before, besides: after)
      || Self.smooths(x: x, y: y, in: after, besides: before)
  }

  /// It has a darker and a brighter neighbour, at most two of its own brightness (the picture's edge is one), and the
  /// darkest or the brightest of them lies in an even area in both pictures.
  private static func smooths(
    x: Int, y: Int, in picture: PixelMemory, besides other: PixelMemory
  ) -> Bool {
    let around = Neighbors(x: x, y: y, in: picture)
    // Most changes are even, and this is quick.
    guard around.ownColor <= 2 else { return false }
    let own = brightness(around.pixel)
    var equal = around.isAtEdge ? 1 : 0
    // The place stands in the lowest bits, so that of neighbours that are equally dark or bright the first counts.
    var darkest = Int.max
    var brightest = Int.min
    around.forEach { word, place in
      let next = brightness(word)
      equal += next == own ? 1 : 0
      darkest = min(darkest, next << 4 | place)
      brightest = max(brightest, next << 4 | (15 - place))
    }
    guard equal <= 2, darkest >> 4 < own, brightest >> 4 > own else { return false }
    func isEven(at place: Int) -> Bool {
      let column = x + place / 3 - 1
      let row = y + place % 3 - 1
      return Self.isEven(x: column, y: row, in: picture)
        && Self.isEven(x: column, y: row, in: other)
    }
    return isEven(at: darkest & 15) || isEven(at: 15 - (brightest & 15))
  }

  /// Whether three or more neighbours of a pixel have exactly its colour; the picture's edge counts as one.
  @inline(__always)
  private static func isEven(x: Int, y: Int, in picture: PixelMemory) -> Bool {
    x < picture.width && y < picture.height && Neighbors(x: x, y: y, in: picture).ownColor > 2
  }

  /// Luma (ITU-R BT.601) over white, and among equals the more opaque is brighter, so that white has its edges too.
  /// Whole numbers, since equal has to mean equal.
  @inline(__always)
  static func brightness(_ word: UInt32) -> Int {
    let alpha = Int(word >> 24)
    let luma = 299 * Int(word >> 16 & 255) + 587 * Int(word >> 8 & 255) + 114 * Int(word & 255)
    return (alpha &* (luma &- 255_000)) << 8 | alpha
  }
}
