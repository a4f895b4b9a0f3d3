/// The masks of a comparison, ready to be asked row by row.
struct MaskRows: Sendable {
  /// Masks cut to the comparison; nil where nothing is left.
  private let frames: [PixelRect?]
  private let width: Int
  /// Rows at which the masks below change, rising; the first is 0.
  private let edges: [Int]

  init(_ masks: [PixelRect], width: Int, height: Int) {
    self.width = width
    frames = masks.map { mask in
      mask.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    }
    let cut = frames.compactMap { $0 }
    edges = cut.isEmpty ? [] : Set([0] + cut.map(\.y) + cut.map(\.maxY)).sorted()
  }

  var count: Int { frames.count }

  /// The masks that cross a row and all rows with the same ones.
  struct Slab {
    let rows: Range<Int>
    /// Which masks, and the columns each covers.
    let masks: [(index: Int, columns: Range<Int>)]
    /// A bit for each column that a mask covers, 32 a word.
    let covered: [UInt32]
  }

  /// - Parameter y: 0 up to the height.
  func slab(at y: Int) -> Slab {
    guard !edges.isEmpty else { return Slab(rows: 0..<Int.max, masks: [], covered: []) }
    var low = 0
    var high = edges.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= y { low = middle } else { high = middle }
    }
    let rows = edges[low]..<(high < edges.count ? edges[high] : Int.max)
    var masks: [(index: Int, columns: Range<Int>)] = []
    var changes = [Int](repeating: 0, count: width + 1)
    for (index, frame) in frames.enumerated() {
      guard let frame, frame.y <= y, y < frame.maxY else { continue }
      masks.append((index, frame.x..<frame.maxX))
      changes[frame.x] += 1
      changes[frame.maxX] -= 1
    }
    guard !masks.isEmpty else { return Slab(rows: rows, masks: [], covered: []) }
    var covered = [UInt32](repeating: 0, count: (width + 31) / 32)
    var depth = 0
    for x in 0..<width {
      depth += changes[x]
      if depth > 0 { covered[x >> 5] |= 1 << UInt32(x & 31) }
    }
    return Slab(rows: rows, masks: masks, covered: covered)
  }
}
