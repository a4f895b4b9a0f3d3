import DuoGeometry

/// How much of each pixel small outlines cover, computed exactly from the area beside their edges.
///
/// Cairo samples 15 rows in a pixel, which for text takes more time than all other drawing together. Each row of
/// pixels depends only on the outlines, not on which rows are asked for, so bands have the pixels of the whole.
/// Outlines add up and stop at full, which is the non-zero rule for glyphs, whose contours do not cross.
final class CoverageMask {
  /// The pixels asked for.
  private(set) var columns = 0..<0
  private(set) var rows = 0..<0
  /// One byte a pixel, `stride` bytes a row; valid after `finish`.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// A multiple of 4, as Cairo wants it.
  private(set) var stride = 0
  /// For each pixel, what the area grows by from its left neighbour to it.
  private var growth: UnsafeMutablePointer<Float>
  private var room = 4096
  private var pen = Point.zero
  private var start = Point.zero

  init() {
    bytes = .allocate(capacity: room)
    growth = .allocate(capacity: room)
  }

  deinit {
    bytes.deallocate()
    growth.deallocate()
  }

  /// Starts anew; the outlines to come must lie inside `columns`.
  func begin(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
    // An edge in the last column grows the one after it.
    stride = (columns.count + 2 + 3) & ~3
    let need = stride * rows.count
    if need > room {
      room = need
      bytes.deallocate()
      growth.deallocate()
      bytes = .allocate(capacity: room)
      growth = .allocate(capacity: room)
    }
    growth.update(repeating: 0, count: need)
  }

  func move(_ to: Point) {
    pen = to
    start = to
  }

  func line(_ to: Point) {
    edge(pen, to)
    pen = to
  }

  func curve(_ a: Point, _ b: Point, _ to: Point) {
    let from = pen
    pen = to
    let low = min(min(from.y, to.y), min(a.y, b.y))
    let high = max(max(from.y, to.y), max(a.y, b.y))
    guard low < Double(rows.upperBound), high > Double(rows.lowerBound) else { return }
    // Chords stay within 1/32 of a pixel of the curve.
    let bend = max(
      max(abs(from.x - 2 * a.x + b.x), abs(from.y - 2 * a.y + b.y)),
      max(abs(a.x - 2 * b.x + to.x), abs(a.y - 2 * b.y + to.y)))
    let count = max(1, Int((24 * bend).squareRoot().rounded(.up)))
    var last = from
    for step in 1..<max(count, 2) where count > 1 {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (c0, c1, c2, c3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let next = Point(
        x: c0 * from.x + c1 * a.x + c2 * b.x + c3 * to.x,
        y: c0 * from.y + c1 * a.y + c2 * b.y + c3 * to.y)
      edge(last, next)
      last = next
    }
    edge(last, to)
  }

  func close() { line(start) }

  private func edge(_ a: Point, _ b: Point) {
    guard a.y != b.y else { return }
    let isDown = a.y < b.y
    let (top, bottom) = isDown ? (a, b) : (b, a)
    let first = max(rows.lowerBound, Int(top.y.rounded(.down)))
    let last = min(rows.upperBound, Int(bottom.y.rounded(.up)))
    guard first < last else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let left = Double(columns.lowerBound)
    for row in first..<last {
      let high = max(Double(row), top.y)
      let low = min(Double(row + 1), bottom.y)
      let x0 = top.x + (high - top.y) * slope - left
      let x1 = top.x + (low - top.y) * slope - left
      let share = Float(isDown ? low - high : high - low)
      add(
        share, from: Float(min(x0, x1)), to: Float(max(x0, x1)),
        in: growth + (row - rows.lowerBound) * stride)
    }
  }

  /// Adds an edge that crosses `share` of a row's height between two places of it.
  private func add(
    _ share: Float, from x0: Float, to x1: Float, in row: UnsafeMutablePointer<Float>
  ) {
    let limit = stride - 2
    let first = min(max(Int(x0), 0), limit)
    let end = min(max(Int(x1.rounded(.up)), first + 1), limit + 1)
    if end == first + 1 {
      let part = share * (0.5 * (x0 + x1) - Float(first))
      row[first] += share - part
      row[first + 1] += part
      return
    }
    // A slanting edge: a triangle in its first and last pixel, trapezes between.
    let steepness = 1 / (x1 - x0)
    let entry = 1 - (x0 - Float(first))
    let exit = x1 - Float(end - 1)
    let a0 = 0.5 * steepness * entry * entry
    let am = 0.5 * steepness * exit * exit
    row[first] += share * a0
    if end == first + 2 {
      row[first + 1] += share * (1 - a0 - am)
    } else {
      let a1 = steepness * (entry + 0.5)
      row[first + 1] += share * (a1 - a0)
      for x in first + 2..<end - 1 { row[x] += share * steepness }
      let a2 = a1 + Float(end - first - 3) * steepness
      row[end - 1] += share * (1 - a2 - am)
    }
    row[end] += share * am
  }

  /// Takes a share of the coverage away, after `finish`.
  func fade(to opacity: Double) {
    guard opacity < 1 else { return }
    let faded = (0...255).map { UInt8((Double($0) * max(opacity, 0)).rounded()) }
    for place in 0..<stride * rows.count { bytes[place] = faded[Int(bytes[place])] }
  }

  /// Turns growth into coverage.
  func finish() {
    for row in 0..<rows.count {
      var area: Float = 0
      let source = growth + row * stride
      let target = bytes + row * stride
      for x in 0..<stride {
        area += source[x]
        target[x] = UInt8(min(abs(area), 1) * 255 + 0.5)
      }
    }
  }
}
