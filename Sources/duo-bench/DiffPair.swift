import CairoCanvas
import ImageDiff
import PNGImage
import Typeface

/// Two pictures that differ in part, as pixels and as files.
struct DiffPair {
  let before: PixelPicture
  let after: PixelPicture
  let files: (before: [UInt8], after: [UInt8])

  /// The artwork of the sheet of all poses, side by side and below each other as often as it fits, and a copy with a
  /// square of other colours in every cell of a grid.
  ///
  /// - Parameters:
  ///   - shift: where in the artwork it begins, so that several are not the same.
  ///   - cells: of the grid, across and down.
  ///   - share: how much of a cell differs.
  init(
    of artwork: PixelPicture, width: Int, height: Int, shift: Int = 0, cells: (x: Int, y: Int),
    share: Double, jobs: Int
  ) throws {
    var words = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = (y + shift) % artwork.height * artwork.width
      for x in 0..<width { words[y * width + x] = artwork.words[row + (x + shift) % artwork.width] }
    }
    before = PixelPicture(width: width, height: height, words: words)
    let cell = (width: width / cells.x, height: height / cells.y)
    let side = Int((Double(cell.width * cell.height) * share).squareRoot())
    for column in 0..<cells.x {
      for row in 0..<cells.y {
        for y in 0..<min(side, cell.height) {
          let start = (row * cell.height + y) * width + column * cell.width
          for x in 0..<min(side, cell.width) { words[start + x] ^= 0x80_8080 }
        }
      }
    }
    after = PixelPicture(width: width, height: height, words: words)
    files = (
      try DiffPair.file(before, jobs: jobs), try DiffPair.file(after, jobs: jobs)
    )
  }

  /// The sheet of all poses so wide.
  static func artwork(
    _ panels: Panels, _ typeface: Typeface, width: Int, jobs: Int
  ) throws -> PixelPicture {
    let sheet = try panels.sheet(shaper: typeface, jobs: jobs)
    var bytes: [UInt8] = []
    try CairoCanvas.png(
      sheet.drawing, typeface: typeface, density: Double(width) / sheet.drawing.size.width,
      layoutJSON: nil, jobs: jobs
    ) { bytes.append(contentsOf: $0) }
    return PixelPicture(try PNGStraight(decoding: bytes))
  }

  private static func file(_ picture: PixelPicture, jobs: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: picture.width, height: picture.height, hasAlpha: false, pixelsPerMetre: 7559, texts: []
    )
    try PNGEncoder.write(
      header, jobs: jobs,
      worker: {
        { rows, pixels in
          picture.words.withUnsafeBufferPointer { words in
            guard let start = words.baseAddress else { return }
            pixels.update(
              from: start + rows.lowerBound * picture.width, count: rows.count * picture.width)
          }
        }
      }, to: { bytes.append(contentsOf: $0) })
    return bytes
  }
}
