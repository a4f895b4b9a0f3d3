extension PNGPixels {
  /// The colour that most of the picture is, `0xRRGGBB`, multiplied by alpha: what stands behind everything else.
  ///
  /// Colours that agree in the high five bits of red, green and blue count together, so that dithering or a slight gradient
  /// does not lose to a patch of one exact colour; the most frequent of the largest group is returned. Of several as
  /// frequent it is the smallest number.
  public var mostCommonColor: UInt32 {
    var groups = [Int](repeating: 0, count: 1 << 15)
    countRuns { groups[PNGPixels.group(of: $0)] += $1 }
    let largest = PNGPixels.mostFrequent(groups)
    var shades = [Int](repeating: 0, count: 1 << 9)
    countRuns { word, count in
      if PNGPixels.group(of: word) == largest { shades[PNGPixels.shade(of: word)] += count }
    }
    return PNGPixels.color(group: largest, shade: PNGPixels.mostFrequent(shades))
  }

  /// Calls `body` with each colour and how many pixels on have it.
  private func countRuns(_ body: (UInt32, Int) -> Void) {
    words.withUnsafeBufferPointer { words in
      var start = 0
      while start < words.count {
        let word = words[start]
        var end = start + 1
        while end < words.count, words[end] == word { end += 1 }
        body(word, end - start)
        start = end
      }
    }
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

  /// The first place of the largest count.
  private static func mostFrequent(_ counts: [Int]) -> Int {
    var best = 0
    for place in counts.indices where counts[place] > counts[best] { best = place }
    return best
  }
}
