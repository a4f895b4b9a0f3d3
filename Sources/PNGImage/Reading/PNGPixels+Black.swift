extension PNGPixels {
  /// Whether red, green and blue of every pixel are at most 4: a capture of a display that was not lit.
  ///
  /// Colour counts multiplied by alpha, so clear pixels are black.
  public var isBlack: Bool {
    words.withUnsafeBufferPointer { words in
      let size = 1024
      return stride(from: 0, to: words.count, by: size).allSatisfy { start in
        // Whether a byte is above 4 shows in its highest bit, either before or after the sum.
        var lit: UInt32 = 0
        for place in start..<min(start + size, words.count) {
          let word = words[place]
          lit |= word | ((word & 0x7F7F7F) &+ 0x7B7B7B)
        }
        return lit & 0x808080 == 0
      }
    }
  }
}
