import DuoDrawing
import PNGImage

extension RasterImage {
  /// Whether red, green and blue of every pixel are nearly 0.
  var isBlack: Bool { words.allSatisfy { $0 & 0xFCFCFC == 0 } }
}

extension PNGPixels {
  var mostCommonColor: UInt32 {
    var counts: [UInt32: Int] = [:]
    for word in words { counts[word & 0xFF_FFFF, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }
}
