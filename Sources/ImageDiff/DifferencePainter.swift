/// Paints a comparison: what did not change faded, what changed marked, regions framed.
struct DifferencePainter: Sendable {
  private let before: PixelPicture
  private let after: PixelPicture
  private let map: PixelMap
  private let masks: [PixelRect]
  private let plan: DifferencePlan
  private let style: DifferenceStyle
  private let frames: [RegionFrame]
  /// Whether the panel is so large that a frame may cover what it is around.
  private let hasRoom: Bool
  /// What both pictures cover.
  private let shared: PixelRect

  init(_ picture: DifferencePicture, plan: DifferencePlan, style: DifferenceStyle) {
    before = picture.before
    after = picture.after
    map = picture.diff.map
    masks = picture.masks.compactMap { plan.place(of: $0) }
    self.plan = plan
    self.style = style
    let weight = RegionFrame.Weight(width: plan.width, height: plan.height)
    frames = picture.diff.regions.compactMap { plan.place(of: $0.frame) }.map {
      RegionFrame(around: $0, width: plan.width, height: plan.height, weight: weight)
    }
    hasRoom = min(plan.width, plan.height) >= weight.all * 16
    shared = PixelRect(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
  }

  /// Paints some rows of the panel.
  func paint(
    _ rows: Range<Int>, at pixels: UnsafeMutablePointer<UInt32>, stride: Int, scaler: PanelScaler
  ) {
    let masks = masks.filter { $0.y < rows.upperBound && rows.lowerBound < $0.maxY }
    for row in rows {
      let line = pixels + (row - rows.lowerBound) * stride
      scaler.paint(row, at: line) { fade($0, at: $1) }
      hatchExtra(row, at: line)
      for mask in masks where row >= mask.y && row < mask.maxY { hatch(mask, row, at: line) }
    }
    let frames = frames.filter { $0.touches(rows) }
    for frame in frames {
      frame.paint(rows, at: pixels, stride: stride, style: style, onlyMoved: false)
    }
    for row in rows { mark(row, at: pixels + (row - rows.lowerBound) * stride) }
    guard hasRoom else { return }
    for frame in frames where frame.hasMoved {
      frame.paint(rows, at: pixels, stride: stride, style: style, onlyMoved: true)
    }
  }

  // MARK: What is there

  /// The later picture where it covers the row, else the earlier one, else nothing.
  private func fade(_ y: Int, at line: UnsafeMutablePointer<UInt32>) {
    let area = plan.area
    var x = area.x
    for picture in [after, before] where y < picture.height && x < min(picture.width, area.maxX) {
      let end = min(picture.width, area.maxX)
      picture.words.withUnsafeBufferPointer { words in
        guard let start = words.baseAddress else { return }
        fade(start + y * picture.width + x, end - x, at: line + (x - area.x), x: x, y: y)
      }
      x = end
    }
    (line + (x - area.x)).update(repeating: style.nothing, count: area.maxX - x)
  }

  private func fade(
    _ words: UnsafePointer<UInt32>, _ count: Int, at line: UnsafeMutablePointer<UInt32>, x: Int,
    y: Int
  ) {
    typealias Lanes = SIMD8<UInt32>
    let (from, to) = (UnsafeRawPointer(words), UnsafeMutableRawPointer(line))
    let alpha = Lanes(repeating: 0xFF00_0000)
    var place = 0
    // Most of artwork is plain: what stands beside is often the same.
    var last = Lanes(repeating: .max)
    var lastFaded = style.faded(last)
    while place &+ 8 <= count {
      let group = from.loadUnaligned(fromByteOffset: place &* 4, as: Lanes.self)
      if group == last {
        to.storeBytes(of: lastFaded, toByteOffset: place &* 4, as: Lanes.self)
      } else if group & alpha == alpha {
        last = group
        lastFaded = style.faded(group)
        to.storeBytes(of: lastFaded, toByteOffset: place &* 4, as: Lanes.self)
      } else {
        for lane in 0..<8 {
          line[place + lane] = style.faded(Checkerboard.under(group[lane], x + place + lane, y))
        }
      }
      place &+= 8
    }
    while place < count {
      line[place] = style.faded(Checkerboard.under(words[place], x + place, y))
      place &+= 1
    }
  }

  // MARK: What is to be seen on it

  /// Lines that rise to the right, over what only one picture covers.
  private func hatchExtra(_ row: Int, at line: UnsafeMutablePointer<UInt32>) {
    let y = plan.rows(of: row).lowerBound
    let widths = [before, after].filter { y < $0.height }.map(\.width)
    let most = widths.max() ?? 0
    let least = widths.count == 2 ? min(widths[0], widths[1]) : 0
    guard least < most, let columns = plan.columns(of: least..<most) else { return }
    for x in columns where (x + row) % 12 < 3 { line[x] = style.extraLine }
  }

  /// Lines that fall to the right, over a mask.
  private func hatch(_ mask: PixelRect, _ row: Int, at line: UnsafeMutablePointer<UInt32>) {
    for x in mask.x..<mask.maxX where (x - row) & 7 < 2 { line[x] = style.maskLine }
  }

  /// Pixels that differ; of several that become one, the strongest.
  private func mark(_ row: Int, at line: UnsafeMutablePointer<UInt32>) {
    let rows = plan.rows(of: row).filter { $0 < shared.height && !map.isSame(row: $0) }
    guard !rows.isEmpty else { return }
    for (verdict, color) in [
      (PixelMap.Verdict.antialiased, style.smoothed), (.differs, style.changed),
    ] {
      for y in rows {
        map.forEachRun(row: y) { run, found in
          guard found == verdict, run.lowerBound < shared.width else { return }
          let both = run.lowerBound..<min(run.upperBound, shared.width)
          guard let columns = plan.columns(of: both) else { return }
          (line + columns.lowerBound).update(repeating: color, count: columns.count)
        }
      }
    }
  }
}
