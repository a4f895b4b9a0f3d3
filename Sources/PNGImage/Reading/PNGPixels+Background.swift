extension PNGPixels {
  /// What stands behind everything else: the colour that most of the picture is, then every other that a quarter of it
  /// or more is, the most frequent first, since an app may stand on several plain grounds. `0xRRGGBB`, multiplied by
  /// alpha; never empty.
  ///
  /// Colours that agree in the high five bits of red, green and blue count together, so that dithering or a slight gradient
  /// does not lose to a patch of one exact colour; the most frequent of a group is returned. Of several as frequent it is
  /// the smallest number.
  public var backgroundColors: [UInt32] {
    let counts = counts(of: 1 << 15) { PNGPixels.group(of: $0) }
    let large = counts.indices.filter { Int(counts[$0]) * 4 * step >= words.count }
    let largest = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    let groups =
      [largest]
      + large.filter { $0 != largest }.sorted {
        (counts[$1], $0) < (counts[$0], $1)
      }
    return groups.map { group in
      // One count more takes the pixels of all other groups.
      let shades = self.counts(of: 1 << 9) { word in
        PNGPixels.group(of: word) == group ? PNGPixels.shade(of: word) : 1 << 9
      }
      let shade = shades.indices.max { (shades[$0], $1) < (shades[$1], $0) } ?? 0
      return PNGPixels.color(group: group, shade: shade)
    }
  }

  /// Of more pixels than these every fifth is looked at: what a large part of a picture is shows all the same.
  private static let fewPixels = 1 << 20

  private var step: Int { words.count > PNGPixels.fewPixels ? 5 : 1 }

  /// How many of the pixels looked at have each number below `count`; one pixel's may be `count`, which is not counted.
  @inline(__always)
  private func counts(of count: Int, _ number: (UInt32) -> Int) -> [UInt32] {
    // Neighbours are mostly alike, and one count is not raised twice in a row without waiting: two lists of counts.
    let size = count + 1
    let step = self.step
    var counts = [UInt32](repeating: 0, count: 2 * size)
    words.withUnsafeBufferPointer { words in
      counts.withUnsafeMutableBufferPointer { counts in
        var place = 0
        while place + step < words.count {
          counts[number(words[place])] &+= 1
          counts[size &+ number(words[place + step])] &+= 1
          place += 2 * step
        }
        if place < words.count { counts[number(words[place])] &+= 1 }
      }
    }
    return (0..<count).map { counts[$0] + counts[size + $0] }
  }

  /// The high five bits of each channel.
  private static func group(of word: UInt32) -> Int {
    let (red, green, blue) = (word >> 9 & 0x7C00, word >> 6 & 0x3E0, word >> 3 & 0x1F)
    return Int(red | green | blue)
  }

  /// The low three bits of each channel.
  private static func shade(of word: UInt32) -> Int {
    let (red, green, blue) = (word >> 10 & 0x1C0, word >> 5 & 0x38, word & 7)
    return Int(red | green | blue)
  }

  private static func color(group: Int, shade: Int) -> UInt32 {
    let red = (group >> 10) << 3 | shade >> 6
    let green = (group >> 5) << 3 & 0xF8 | shade >> 3 & 7
    let blue = group << 3 & 0xF8 | shade & 7
    return UInt32(red << 16 | green << 8 | blue)
  }
}
