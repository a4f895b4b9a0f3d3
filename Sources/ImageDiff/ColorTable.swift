/// OKLab of the words of a picture.
struct ColorTable: Sendable {
  static let shared = ColorTable()

  /// What a partly transparent pixel is laid over: the two squares of a checkerboard.
  ///
  /// A pixel is compared over either, and the larger distance counts. So it does not matter where in the picture it lies,
  /// and no colour can hide on a square of its own.
  enum Square: UInt64 {
    case dark = 48
    case light = 207
  }

  /// Linear light for each of the 256 sRGB values (IEC 61966-2-1), and the last once more.
  private let linear: [Double]
  private let roots = CubeRoots()

  init() {
    linear = (0...256).map { value in
      let share = Double(min(value, 255)) / 255
      guard share > 0.04045 else { return share / 12.92 }
      let base = (share + 0.055) / 1.055
      let fifth = CubeRoots.root(of: base, degree: 5)
      // The power 2.4, as 2 + 2/5.
      return base * base * fifth * fifth
    }
  }

  /// The colour of a word over a square, mixed in sRGB as screens do, with the fractions kept.
  func color(_ word: UInt32, over square: Square = .dark) -> OKLab {
    linear.withUnsafeBufferPointer { linear in
      let alpha = word >> 24
      if alpha == 255 {
        return OKLab(
          red: linear[Int(word >> 16 & 255)], green: linear[Int(word >> 8 & 255)],
          blue: linear[Int(word & 255)], roots: roots)
      }
      let under = UInt32(square.rawValue) * (255 - alpha)
      func light(_ shift: UInt32) -> Double {
        let sum = (word >> shift & 255) * alpha + under
        let whole = Int(sum / 255)
        return linear[whole] + (linear[whole + 1] - linear[whole]) * (Double(sum % 255) / 255)
      }
      return OKLab(red: light(16), green: light(8), blue: light(0), roots: roots)
    }
  }
}
