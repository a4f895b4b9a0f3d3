/// Colour and alpha of one word `0xAARRGGBB`, to the nearest value.
public enum Alpha {
  /// Colour multiplied by alpha, as drawing surfaces and the encoder have it.
  @inlinable
  public static func multiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0xFF { return word }
    // Red and blue at once: x / 255 to the nearest is (x + 128 + (x + 128) / 256) / 256.
    let pair = (word & 0xFF_00FF) &* alpha &+ 0x80_0080
    let redBlue = (pair &+ (pair &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
    let one = (word &>> 8 & 0xFF) &* alpha &+ 0x80
    let green = (one &+ one &>> 8) & 0xFF00
    return alpha &<< 24 | redBlue | green
  }

  /// Colour with alpha taken out of it, as files have it; what is clear has none.
  @inlinable
  public static func divided(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0xFF { return word }
    guard alpha > 0 else { return 0 }
    @inline(__always) func plain(_ shift: UInt32) -> UInt32 {
      min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | plain(16) | plain(8) | plain(0)
  }
}
