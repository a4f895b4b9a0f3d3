/// The colours of difference pictures, `0xFFRRGGBB`.
///
/// What did not change is grey and pale, towards white in a light picture and towards black in a dark one, so that the
/// layout can still be read and every colour means a change. Orange and blue are told apart by everybody, and orange is
/// so much darker (or brighter) than the grey that it is seen without any colour too.
struct DifferenceStyle: Equatable {
  let isDark: Bool

  /// Pixels that differ.
  var changed: UInt32 { isDark ? 0xFFFF_9A3C : 0xFFD9_4800 }
  /// Pixels that differ and were left out.
  var smoothed: UInt32 { isDark ? 0xFF2B_6C9E : 0xFF8F_C4E8 }
  /// Lines over a mask.
  var maskLine: UInt32 { isDark ? 0xFF6B_6B6B : 0xFF94_9494 }
  /// Lines over what only one picture covers.
  var extraLine: UInt32 { isDark ? 0xFFB8_5A18 : 0xFFF0_9A5C }
  /// What neither picture covers.
  var nothing: UInt32 { isDark ? 0xFF26_2626 : 0xFFD9_D9D9 }
  /// The box around a region, and the rim that sets it off.
  var frame: UInt32 { isDark ? 0xFF7C_BBFF : 0xFF00_4BA0 }
  var rim: UInt32 { isDark ? 0xFF00_0000 : 0xFFFF_FFFF }

  /// Between the pictures of a three-up, and what one of them does not cover.
  static let gap: UInt32 = 0xFF80_8080

  /// Light where most of the picture is.
  init(of picture: PixelPicture) {
    var sum = 0
    var count = 0
    // Enough to tell, and quick however large it is.
    let step = max(1, picture.words.count / 5_000)
    for place in stride(from: 0, to: picture.words.count, by: step) {
      let x = place % max(1, picture.width)
      let word = Checkerboard.under(picture.words[place], x, place / max(1, picture.width))
      sum += Int(DifferenceStyle.brightness(word))
      count += 1
    }
    isDark = sum < count * 96
  }

  init(isDark: Bool) { self.isDark = isDark }

  /// About how bright an opaque pixel is, 0 to 255: a quarter red, five eighths green, an eighth blue.
  @inline(__always)
  static func brightness(_ word: UInt32) -> UInt32 {
    let (red, green, blue) = (word &>> 16 & 0xFF, word &>> 8 & 0xFF, word & 0xFF)
    return (red &<< 1 &+ green &<< 2 &+ green &+ blue) &>> 3
  }

  /// Three eighths of the contrast are left, in a dark picture half, in steps of 4, which repeat more often than all shades do.
  @inline(__always)
  func faded(_ word: UInt32) -> UInt32 {
    let shade = DifferenceStyle.brightness(word)
    let depth = isDark ? shade : 255 &- shade
    let pale = (isDark ? depth &>> 1 : (depth &<< 1 &+ depth) &>> 3) & 0x7C
    return 0xFF00_0000 | (isDark ? pale : 255 &- pale) &* 0x1_0101
  }

  /// The same for pixels side by side, all of them opaque.
  @inline(__always)
  func faded(_ words: SIMD8<UInt32>) -> SIMD8<UInt32> {
    typealias Lanes = SIMD8<UInt32>
    let byte = Lanes(repeating: 0xFF)
    let (red, green, blue) = (words &>> 16 & byte, words &>> 8 & byte, words & byte)
    let shade = (red &<< 1 &+ green &<< 2 &+ green &+ blue) &>> 3
    let depth = isDark ? shade : byte &- shade
    let pale = (isDark ? depth &>> 1 : (depth &<< 1 &+ depth) &>> 3) & Lanes(repeating: 0x7C)
    let grey = isDark ? pale : byte &- pale
    return grey | grey &<< 8 | grey &<< 16 | Lanes(repeating: 0xFF00_0000)
  }
}
