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
  var cells: RegionCells
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
  private let noCells: RegionCells

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
    noCells = RegionCells(commonWidth: common.width, commonHeight: common.height)
  }

  mutating func compare(rows: Range<Int>) -> BandFinding {
    var finding = BandFinding(
      masked: Array(repeating: 0, count: masks.count), cells: noCells)
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
      finding.cells.add(row, y: y)
    }
    finding.cells.endCells()
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
    var last: (old: UInt32, new: UInt32, counts: Bool) = (0, 0, false)
    for start in stride(from: 0, to: common.width, by: 32) {
      var changed = Self.changed(old + start, new + start, count: min(32, common.width - start))
      guard changed != 0 else { continue }
      let covered = slab.covered.isEmpty ? 0 : slab.covered[start >> 5]
      var verdicts: UInt64 = 0
      while changed != 0 {
        let place = changed.trailingZeroBitCount
        changed &= changed &- 1
        let x = start &+ place
        // Changes come in areas, so the pair before is often the same.
        if old[x] != last.old || new[x] != last.new {
          let delta = maxDelta == nil ? 0 : PixelJudge.delta(old[x], new[x])
          last = (
            old[x], new[x], maxDelta.map { delta > $0 } ?? judge.isFar(old[x], new[x])
          )
        }
        if largest < 255, covered >> UInt32(place) & 1 == 0 {
          largest = max(largest, PixelJudge.delta(old[x], new[x]))
        }
        guard last.counts else { continue }
        let isSmoothing = leavesOutSmoothing && smoothing.includes(x: x, y: y)
        verdicts |= (isSmoothing ? 2 : 1) << UInt64(place &* 2)
      }
      row.add(verdicts, word: start >> 5)
    }
    return largest
  }

  /// A bit for each of up to 32 pixels that is not the same.
  @inline(__always)
  private static func changed(
    _ old: UnsafePointer<UInt32>, _ new: UnsafePointer<UInt32>, count: Int
  ) -> UInt32 {
    if count == 32 {
      let old = UnsafeRawPointer(old)
      let new = UnsafeRawPointer(new)
      // Vectors on every machine, since it is a plain sum; comparing vectors is not.
      var difference: UInt64 = 0
      for offset in stride(from: 0, to: 128, by: 8) {
        difference |=
          old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      if difference == 0 { return 0 }
    }
    var bits: UInt32 = 0
    for index in 0..<count where old[index] != new[index] { bits |= 1 << UInt32(index) }
    return bits
  }
}
