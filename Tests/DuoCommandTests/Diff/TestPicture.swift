import Foundation
import PNGImage

/// A small picture made by a test.
struct TestPicture {
  var width: Int
  var height: Int
  /// `0xAARRGGBB`.
  var words: [UInt32]
  var texts: [PNGHeader.Text] = []

  init(_ width: Int, _ height: Int, color: UInt32 = 0xFFFF_FFFF) {
    self.width = width
    self.height = height
    words = [UInt32](repeating: color, count: width * height)
  }

  /// The same with a box of another colour.
  func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, color: UInt32 = 0xFF00_0000)
    -> TestPicture
  {
    var result = self
    for row in y..<y + height {
      for column in x..<x + width { result.words[row * self.width + column] = color }
    }
    return result
  }

  func file(hasAlpha: Bool = false) throws -> Data {
    var bytes = Data()
    let (words, width) = (words, width)
    try PNGEncoder.write(
      PNGHeader(
        width: width, height: height, hasAlpha: hasAlpha, pixelsPerMetre: 7559, texts: texts),
      jobs: 1,
      worker: {
        { rows, pixels in
          for place in 0..<rows.count * width {
            pixels[place] = words[rows.lowerBound * width + place]
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }
}

extension Folder {
  func write(_ picture: TestPicture, to name: String) throws {
    try write(try picture.file(), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: url.appendingPathComponent(name))
  }

  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map(Array.init)
  }
}
