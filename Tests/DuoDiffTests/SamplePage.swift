import DuoGeometry
import Foundation
import ImageDiff
import LayoutDiff
import PNGImage

@testable import DuoDiff

/// Reports and pictures for the page's tests.
enum SamplePage {
  /// A PNG of one colour with a darker square in it.
  static func png(_ width: Int, _ height: Int, _ color: UInt32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try PNGEncoder.write(
      width: width, height: height, density: 1, texts: [], jobs: 1,
      draw: { rows, pixels in
        for row in rows {
          for column in 0..<width {
            let isSquare = (10..<20).contains(row) && (10..<20).contains(column)
            pixels[(row - rows.lowerBound) * width + column] = isSquare ? 0xFF00_0000 : color
          }
        }
      },
      to: { bytes += $0 })
    return bytes
  }
}
