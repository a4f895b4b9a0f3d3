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
  static func smooths(
    x: Int, y: Int, in picture: PixelMemory, besides other: PixelMemory
  ) -> Bool {
    let around = Neighbors(x: x, y: y, in: picture)
    // Neighbours of one colour have one brightness; most changes end here.
    guard around.ownColor <= 2 else { return false }
    let (darkest, brightest) = around.extremes
    let own = Neighbors.brightness(around.pixel)
    guard darkest.brightness < own, brightest.brightness > own else { return false }
    func isEven(at place: Int) -> Bool {
      let column = x + place / 3 - 1
      let row = y + place % 3 - 1
      return Self.isEven(x: column, y: row, in: picture)
        && Self.isEven(x: column, y: row, in: other)
    }
    return (isEven(at: darkest.place) || isEven(at: brightest.place)) && around.ownBrightness <= 2
  }

  /// Whether three or more neighbours of a pixel have exactly its colour; the picture's edge counts as one.
  @inline(__always)
  private static func isEven(x: Int, y: Int, in picture: PixelMemory) -> Bool {
    x < picture.width && y < picture.height && Neighbors(x: x, y: y, in: picture).ownColor > 2
  }
}
