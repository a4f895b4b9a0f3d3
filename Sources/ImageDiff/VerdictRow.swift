/// The verdicts of one row while they are found; laid out as `PixelMap` keeps them.
struct VerdictRow {
  /// The low bit of every pixel of a word.
  static let lows: UInt64 = 0x5555_5555_5555_5555

  private(set) var words: [UInt64]
  /// Differing pixels left of each word; made when masks ask.
  private var before: [Int]

  init(width: Int) {
    words = Array(repeating: 0, count: (width + 31) / 32)
    before = Array(repeating: 0, count: words.count + 1)
  }

  mutating func clear() {
    for index in words.indices { words[index] = 0 }
  }

  /// Adds verdicts, two bits each, to a word that has none of these pixels yet.
  @inline(__always)
  mutating func add(_ verdicts: UInt64, word index: Int) {
    if verdicts != 0 { words[index] |= verdicts }
  }

  /// Lets all pixels of some columns differ.
  mutating func fill(_ columns: Range<Int>) {
    guard let last = columns.last else { return }
    for index in columns.lowerBound >> 5...last >> 5 {
      words[index] |= Self.lows & Self.bits(columns, ofWord: index)
    }
  }

  /// The bits of a word that belong to some columns.
  static func bits(_ columns: Range<Int>, ofWord index: Int) -> UInt64 {
    let start = max(columns.lowerBound - index * 32, 0)
    let end = min(columns.upperBound - index * 32, 32)
    guard start < end else { return 0 }
    return UInt64.max << UInt64(start * 2) & UInt64.max >> UInt64((32 - end) * 2)
  }

  /// The low bits of the pixels that differ.
  @inline(__always)
  static func differing(_ word: UInt64) -> UInt64 { word & ~(word >> 1) & lows }

  /// Counts what lies under each mask and takes it out of the row.
  mutating func cut(_ slab: MaskRows.Slab, counts: inout [Int]) {
    guard !slab.masks.isEmpty else { return }
    for index in words.indices {
      before[index + 1] = before[index] + Self.differing(words[index]).nonzeroBitCount
    }
    for mask in slab.masks {
      counts[mask.index] += differing(leftOf: mask.columns.upperBound)
      counts[mask.index] -= differing(leftOf: mask.columns.lowerBound)
    }
    for index in words.indices where slab.covered[index] != 0 {
      let covered = Self.spread(slab.covered[index])
      let masked = Self.differing(words[index]) & covered
      words[index] = words[index] & ~(covered * 3) | masked * 3
    }
  }

  private func differing(leftOf x: Int) -> Int {
    let index = x >> 5
    guard index < words.count else { return before[index] }
    let left = Self.differing(words[index]) & Self.bits(index * 32..<x, ofWord: index)
    return before[index] + left.nonzeroBitCount
  }

  /// Each bit on the low bit of its pixel.
  private static func spread(_ bits: UInt32) -> UInt64 {
    var word = UInt64(bits)
    word = (word | word << 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word << 8) & 0x00FF_00FF_00FF_00FF
    word = (word | word << 4) & 0x0F0F_0F0F_0F0F_0F0F
    word = (word | word << 2) & 0x3333_3333_3333_3333
    return (word | word << 1) & lows
  }

  func count() -> (differing: Int, antialiased: Int) {
    words.reduce(into: (0, 0)) { counts, word in
      guard word != 0 else { return }
      counts.0 += Self.differing(word).nonzeroBitCount
      counts.1 += (word >> 1 & ~word & Self.lows).nonzeroBitCount
    }
  }
}
