/// Makes rows of a panel from rows of the comparison: as they are, or the mean of squares of them.
///
/// One for each thread, as it owns memory.
final class PanelScaler {
  private let plan: DifferencePlan
  private let line: UnsafeMutablePointer<UInt32>
  /// Red, green and blue of each pixel of the row to come, and how many make it.
  private let sums: UnsafeMutablePointer<SIMD4<UInt32>>

  init(_ plan: DifferencePlan) {
    self.plan = plan
    let isSmaller = plan.factor > 1
    line = .allocate(capacity: isSmaller ? plan.area.width : 0)
    sums = .allocate(capacity: isSmaller ? plan.width : 0)
  }

  deinit {
    line.deallocate()
    sums.deallocate()
  }

  /// Makes row `row` of the panel at `pixels`.
  ///
  /// - Parameter source: Paints a row of the comparison, the plan's columns of it.
  func paint(
    _ row: Int, at pixels: UnsafeMutablePointer<UInt32>,
    source: (_ y: Int, _ pixels: UnsafeMutablePointer<UInt32>) -> Void
  ) {
    guard plan.factor > 1 else { return source(plan.area.y + row, pixels) }
    sums.update(repeating: SIMD4(), count: plan.width)
    for y in plan.rows(of: row) {
      source(y, line)
      for x in 0..<plan.area.width {
        let word = line[x]
        sums[x / plan.factor] &+= SIMD4(word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF, 1)
      }
    }
    for x in 0..<plan.width {
      let sum = sums[x]
      func mean(_ channel: Int) -> UInt32 { (sum[channel] + sum[3] / 2) / sum[3] }
      pixels[x] = 0xFF00_0000 | mean(0) << 16 | mean(1) << 8 | mean(2)
    }
  }
}

extension DifferencePlan {
  /// The rows of the comparison that become one of the panel.
  func rows(of row: Int) -> Range<Int> {
    let first = area.y + row * factor
    return first..<max(first, min(first + factor, area.maxY))
  }

  /// The columns of the panel that show some of those columns of the comparison; nil where none does.
  func columns(of range: Range<Int>) -> Range<Int>? {
    let low = max(range.lowerBound, area.x) - area.x
    let high = min(range.upperBound, area.maxX) - area.x
    return low < high ? low / factor..<(high + factor - 1) / factor : nil
  }

  /// Where the panel shows a rectangle of the comparison; nil where it does not.
  func place(of rect: PixelRect) -> PixelRect? {
    guard let shown = rect.intersection(area) else { return nil }
    let left = (shown.x - area.x) / factor
    let top = (shown.y - area.y) / factor
    return PixelRect(
      x: left, y: top, width: (shown.maxX - area.x + factor - 1) / factor - left,
      height: (shown.maxY - area.y + factor - 1) / factor - top)
  }
}
