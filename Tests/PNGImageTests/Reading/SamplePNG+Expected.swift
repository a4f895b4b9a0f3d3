extension SamplePNG {
  /// Whether the pixels have alpha, by the file's type or its tRNS chunk.
  var hasAlpha: Bool { type >= 4 || transparency != nil }
  /// Channels that the decoded picture has.
  var channels: Int { (type == 0 || type == 4 ? 1 : 3) + (hasAlpha ? 1 : 0) }

  /// What the decoded bytes must be, worked out pixel by pixel from the samples (ISO/IEC 15948, 11.2.2 and 11.3.2.1).
  var expected: [UInt8] {
    (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
  }

  /// The words that surfaces take: alpha, red, green, blue, colour multiplied by alpha to the nearest.
  var expectedWords: [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let values = pixel(x, y).map { Double($0) }
        let alpha = hasAlpha ? values[values.count - 1] : 255
        let color =
          channels < 3 ? [values[0], values[0], values[0]] : Array(values[0..<3])
        return color.reduce(UInt32(alpha)) { word, value in
          word << 8 | UInt32((value * alpha / 255).rounded())
        }
      }
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let values = (0..<samples).map { sample(x, y, $0) }
    if type == 3 {
      let index = values[0]
      let color: [UInt8] = index < palette.count ? palette[index] : [0, 0, 0]
      guard let transparency else { return color }
      return color + [index < transparency.count ? transparency[index] : 255]
    }
    let bytes = values.map { value in
      // 16 bits lose the low byte; fewer than 8 are spread so that the largest value is 255.
      depth == 16 ? UInt8(value >> 8) : UInt8(value * 255 / ((1 << depth) - 1))
    }
    guard let transparency, type == 0 || type == 2 else { return bytes }
    let clear = stride(from: 0, to: transparency.count, by: 2).map {
      Int(transparency[$0]) << 8 | Int(transparency[$0 + 1])
    }
    return bytes + [values == clear ? 0 : 255]
  }
}
