#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a band of rows gave.
struct BandFinding: Sendable {
  var differing = 0
  var antialiased = 0
  var largestDelta = 0
  var masked: [Int]
  /// Rows in which anything differs, rising, and their verdicts one after the other.
  var rows: [Int] = []
  var words: [UInt64] = []
}

/// Compares bands of rows for one thread.
struct BandComparison {
  private let before: PixelMemory
  private let after: PixelMemory
  private let maxDelta: Int?
  private let leavesOutSmoothing: Bool
  private let masks: MaskRows
  /// What both have.
  private let common: (width: Int, height: Int)
  private let width: Int
  private let judge: PixelJudge
  private let smoothing: EdgeSmoothing
  private var row: VerdictRow
  private var slab: MaskRows.Slab

  init(before: PixelMemory, after: PixelMemory, options: PixelDiffOptions, masks: MaskRows) {
    self.before = before
    self.after = after
    self.masks = masks
    maxDelta = options.maxDelta
    // The strict mode knows channels only, so there no pixel is excused.
    leavesOutSmoothing = options.antialiased == .ignore && options.maxDelta == nil
    common = (min(before.width, after.width), min(before.height, after.height))
    width = max(before.width, after.width)
    judge = PixelJudge(threshold: options.threshold)
    smoothing = EdgeSmoothing(before: before, after: after)
    row = VerdictRow(width: width)
    slab = masks.slab(at: 0)
  }

  mutating func compare(rows: Range<Int>) -> BandFinding {
    var finding = BandFinding(masked: Array(repeating: 0, count: masks.count))
    for y in rows {
      let extra = extraColumns(y: y)
      let isSame = y >= common.height || isSame(row: y)
      if isSame && extra.isEmpty { continue }
      if !slab.rows.contains(y) { slab = masks.slab(at: y) }
      row.clear()
      if !isSame { finding.largestDelta = max(finding.largestDelta, judgeRow(y)) }
      row.fill(extra)
      row.cut(slab, counts: &finding.masked)
      let counts = row.count()
      finding.differing += counts.differing
      finding.antialiased += counts.antialiased
      guard row.words.contains(where: { $0 != 0 }) else { continue }
      finding.rows.append(y)
      finding.words += row.words
    }
    return finding
  }

  /// The columns that one picture alone has.
  private func extraColumns(y: Int) -> Range<Int> {
    if y < common.height { return common.width..<width }
    return 0..<(before.height > after.height ? before.width : after.width)
  }

  private func isSame(row y: Int) -> Bool {
    memcmp(before.row(y), after.row(y), common.width * MemoryLayout<UInt32>.stride) == 0
  }

  /// Judges the pixels that both pictures have in a row.
  ///
  /// - Returns: the largest difference of a channel outside of the masks.
  private mutating func judgeRow(_ y: Int) -> Int {
    let old = before.row(y)
    let new = after.row(y)
    var largest = 0
    var last: (old: UInt32, new: UInt32, delta: Int, counts: Bool) = (0, 0, 0, false)
    for start in stride(from: 0, to: common.width, by: 32) {
      let end = min(start + 32, common.width)
      if end - start == 32, Self.areSame(old + start, new + start) { continue }
      let covered = slab.covered.isEmpty ? 0 : slab.covered[start >> 5]
      for x in start..<end where old[x] != new[x] {
        // Changes come in areas, so the pair before is often the same.
        if old[x] != last.old || new[x] != last.new {
          let delta = PixelJudge.delta(old[x], new[x])
          let counts = maxDelta.map { delta > $0 } ?? judge.isFar(old[x], new[x])
          last = (old[x], new[x], delta, counts)
        }
        if covered >> UInt32(x - start) & 1 == 0 { largest = max(largest, last.delta) }
        guard last.counts else { continue }
        let isSmoothing = leavesOutSmoothing && smoothing.includes(x: x, y: y)
        row.set(isSmoothing ? .antialiased : .differs, x: x)
      }
    }
    return largest
  }

  /// Whether 32 pixels are the same; vectors on every machine, since it is a plain sum.
  @inline(__always)
  private static func areSame(_ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>) -> Bool {
    let old = UnsafeRawPointer(old)
    let new = UnsafeRawPointer(new)
    var difference = SIMD8<UInt32>.zero
    for offset in stride(from: 0, to: 128, by: 32) {
      difference |=
        old.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
        ^ new.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt32>.self)
    }
    return difference == .zero
  }
}
