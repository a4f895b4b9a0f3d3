import PNGImage

extension PixelPicture {
  /// The picture, or a part of it, as a PNG: RGB where it is opaque.
  ///
  /// - Parameter crop: what reaches beyond the picture is left out; nil for the whole.
  /// - Throws: `PNGError`.
  public func png(crop: PixelRect? = nil, jobs: Int = 1) throws -> [UInt8] {
    guard let part = (crop ?? frame).intersection(frame) else { return [] }
    let hasAlpha = !words.allSatisfy { $0 >= 0xFF00_0000 }
    var bytes: [UInt8] = []
    try PNGEncoder.write(
      PNGHeader(
        width: part.width, height: part.height, hasAlpha: hasAlpha,
        pixelsPerMetre: Self.pixelsPerMetre, texts: [.init("Software", "duo-render")]),
      jobs: jobs,
      worker: {
        { rows, pixels in
          for row in rows {
            let start = (part.y + row) * width + part.x
            let target = pixels + (row - rows.lowerBound) * part.width
            for x in 0..<part.width {
              target[x] = hasAlpha ? Alpha.multiplied(words[start + x]) : words[start + x]
            }
          }
        }
      }, to: { bytes += $0 })
    return bytes
  }

  /// 192 pixels per inch, as panels are drawn.
  private static let pixelsPerMetre = 7559
}
