/// What stands behind clear pixels: squares of white and light grey.
enum Checkerboard {
  /// Pixels of a square's side.
  private static let side = 8

  @inline(__always)
  static func color(_ x: Int, _ y: Int) -> UInt32 {
    (x / side ^ y / side) & 1 == 0 ? 0xFFFF_FFFF : 0xFFD4_D4D4
  }

  /// A pixel, its colour not multiplied by alpha, laid over the square at its place; opaque.
  static func under(_ word: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0xFF { return word }
    let back = color(x, y)
    if alpha == 0 { return back }
    func mixed(_ shift: UInt32) -> UInt32 {
      let (top, bottom) = (word >> shift & 0xFF, back >> shift & 0xFF)
      return ((top * alpha + bottom * (255 - alpha) + 127) / 255) << shift
    }
    return 0xFF00_0000 | mixed(16) | mixed(8) | mixed(0)
  }
}
