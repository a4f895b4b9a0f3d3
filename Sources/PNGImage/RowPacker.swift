/// Turns drawn pixels into the rows of a PNG, filter bytes included.
struct RowPacker {
  let width: Int
  let hasAlpha: Bool

  /// Bytes a row takes, with its filter byte.
  var rowLength: Int { 1 + width * (hasAlpha ? 4 : 3) }

  /// Packs `rows` rows of `0xAARRGGBB` pixels, colour multiplied by alpha.
  func pack(_ pixels: UnsafePointer<UInt32>, rows: Int, into target: UnsafeMutablePointer<UInt8>) {
    var out = target
    var source = pixels
    for _ in 0..<rows {
      out[0] = 0
      out += 1
      if hasAlpha { packRGBA(source, out) } else { packRGB(source, out) }
      out += rowLength - 1
      source += width
    }
  }

  private func packRGB(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>) {
    var out = target
    for x in 0..<width {
      let pixel = source[x]
      out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[2] = UInt8(truncatingIfNeeded: pixel)
      out += 3
    }
  }

  private func packRGBA(_ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>) {
    var out = target
    for x in 0..<width {
      let pixel = source[x]
      let alpha = pixel >> 24
      func plain(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 0xFF
        if alpha == 0xFF { return UInt8(value) }
        return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      out[0] = plain(16)
      out[1] = plain(8)
      out[2] = plain(0)
      out[3] = UInt8(alpha)
      out += 4
    }
  }
}
