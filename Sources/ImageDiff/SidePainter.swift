/// Paints one of the pictures as it is, clear pixels over a checkerboard.
struct SidePainter {
  let picture: PixelPicture
  let plan: DifferencePlan

  func paint(
    _ rows: Range<Int>, at pixels: UnsafeMutablePointer<UInt32>, stride: Int, scaler: PanelScaler
  ) {
    picture.words.withUnsafeBufferPointer { words in
      for row in rows {
        scaler.paint(row, at: pixels + (row - rows.lowerBound) * stride) { y, line in
          paint(y, of: words, at: line)
        }
      }
    }
  }

  private func paint(
    _ y: Int, of words: UnsafeBufferPointer<UInt32>, at line: UnsafeMutablePointer<UInt32>
  ) {
    let area = plan.area
    let end = y < picture.height ? max(area.x, min(area.maxX, picture.width)) : area.x
    let start = y * picture.width
    for x in area.x..<end {
      let word = words[start + x]
      line[x - area.x] = word >> 24 == 0xFF ? word : Checkerboard.under(word, x, y)
    }
    (line + (end - area.x)).update(repeating: DifferenceStyle.gap, count: area.maxX - end)
  }
}
