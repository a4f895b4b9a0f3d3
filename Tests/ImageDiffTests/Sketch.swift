import ImageDiff

/// Pictures for tests.
enum Sketch {
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000

  /// A picture whose words a function of column and row gives.
  static func picture(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> PixelPicture {
    PixelPicture(
      width: width, height: height,
      words: (0..<width * height).map { word($0 % width, $0 / width) })
  }

  static func even(_ width: Int, _ height: Int, _ word: UInt32 = white) -> PixelPicture {
    PixelPicture(
      width: width, height: height, words: Array(repeating: word, count: width * height))
  }

  /// A picture from rows of digits: 0 is black, 9 white, between them greys.
  static func greys(_ rows: [String]) -> PixelPicture {
    picture(rows.first?.utf8.count ?? 0, rows.count) { x, y in
      let digit = UInt32(Array(rows[y].utf8)[x] - 48)
      return black | (digit * 255 / 9) * 0x01_0101
    }
  }

  /// The map as rows of `.` same, `#` differs, `a` antialiased, `m` masked.
  static func rows(_ map: PixelMap) -> [String] {
    (0..<map.height).map { y in
      String(
        (0..<map.width).map { x -> Character in
          switch map.verdict(x: x, y: y) {
          case .same: "."
          case .differs: "#"
          case .antialiased: "a"
          case .masked: "m"
          }
        })
    }
  }
}

extension PixelPicture {
  subscript(x: Int, y: Int) -> UInt32 {
    get { words[y * width + x] }
    set { words[y * width + x] = newValue }
  }

  /// With other words in a rectangle of it.
  func painted(_ rect: PixelRect, _ word: UInt32) -> PixelPicture {
    var copy = self
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { copy[x, y] = word }
    }
    return copy
  }
}

/// SplitMix64: the same numbers everywhere.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
