import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage
import Typeface

extension PanelCapture {
  /// A capture of one colour.
  static func plain(_ word: UInt32, opacity: Double) -> PanelCapture {
    PanelCapture(
      image: RasterImage(width: 1, height: 1, words: [word], file: []), path: "plain.png",
      turn: .none, opacity: opacity, measure: CaptureMeasure(backgrounds: [word], shares: []))
  }
}

/// A capture made by hand: a plain ground with boxes on it.
struct HandMade {
  let width: Int
  let height: Int
  private(set) var words: [UInt32]

  init(width: Int, height: Int, ground: UInt32) {
    self.width = width
    self.height = height
    words = Array(repeating: 0xFF00_0000 | ground, count: width * height)
  }

  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: UInt32) {
    for y in rows { for x in columns { words[y * width + x] = 0xFF00_0000 | color } }
  }

  /// Every pixel another colour than its neighbours.
  mutating func mix() {
    for place in words.indices {
      words[place] = UInt32(truncatingIfNeeded: place &* 2_654_435_761) | 0xFF00_0000
    }
  }

  /// The same turned clockwise by a quarter.
  var turned: HandMade {
    var result = HandMade(width: height, height: width, ground: 0)
    for y in 0..<height {
      for x in 0..<width {
        result.words[x * height + height - 1 - y] = words[y * width + x]
      }
    }
    return result
  }

  var image: RasterImage { RasterImage(width: width, height: height, words: words, file: []) }
}
