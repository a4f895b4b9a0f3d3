/// What became of every pixel of a comparison.
///
/// Two bits a pixel, and nothing at all for a row where every pixel is the same.
public struct PixelMap: Sendable {
  public enum Verdict: UInt8, Sendable {
    case same = 0
    case differs = 1
    /// Differs and only smooths an edge.
    case antialiased = 2
    /// Lies under a mask and would have counted as differing.
    case masked = 3
  }

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// For each row its place in `words`, counted in rows; nil where all of it is the same.
  private var places: [Int32?]
  /// 32 pixels a word, the leftmost in the lowest bits; a row begins a new word.
  private var words: [UInt64] = []

  /// Every pixel the same.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    places = Array(repeating: nil, count: self.height)
  }

  /// Each pixel as `verdict` says, asked for by its column and row.
  public init(width: Int, height: Int, verdict: (Int, Int) -> Verdict) {
    self.init(width: width, height: height)
    for y in 0..<self.height {
      var row = [UInt64](repeating: 0, count: wordsPerRow)
      for x in 0..<self.width { row[x >> 5] |= UInt64(verdict(x, y).rawValue) << ((x & 31) * 2) }
      if row.contains(where: { $0 != 0 }) { append(row, rows: [y]) }
    }
  }

  var wordsPerRow: Int { (width + 31) / 32 }

  /// What became of a pixel; outside of the comparison everything is the same.
  public func verdict(x: Int, y: Int) -> Verdict {
    guard x >= 0, x < width, y >= 0, y < height, let place = places[y] else { return .same }
    let word = words[Int(place) * wordsPerRow + (x >> 5)]
    return Verdict(rawValue: UInt8(truncatingIfNeeded: word >> UInt64((x & 31) * 2) & 3)) ?? .same
  }

  /// Whether no pixel of a row differs; as quick as looking up a number.
  public func isSame(row y: Int) -> Bool { y < 0 || y >= height || places[y] == nil }

  /// The words of a row, 32 pixels each, the leftmost in the lowest two bits; nil where `isSame(row:)`. Bits past the
  /// width are 0.
  public func words(row y: Int) -> ArraySlice<UInt64>? {
    guard y >= 0, y < height, let place = places[y] else { return nil }
    let first = Int(place) * wordsPerRow
    return words[first..<first + wordsPerRow]
  }

  /// Calls `body` for each stretch of pixels of one verdict in a row, from the left, those that are the same left out.
  public func forEachRun(row y: Int, _ body: (Range<Int>, Verdict) -> Void) {
    guard let row = words(row: y) else { return }
    var start = 0
    var current: UInt64 = 0
    var x = 0
    func end(at x: Int) {
      if current != 0, let verdict = Verdict(rawValue: UInt8(current)) { body(start..<x, verdict) }
    }
    for word in row {
      // A whole word of what is current already, which is most of them.
      if word != current &* 0x5555_5555_5555_5555 {
        for bit in stride(from: 0, to: 64, by: 2) {
          let next = word >> UInt64(bit) & 3
          if next != current {
            end(at: x + bit / 2)
            start = x + bit / 2
            current = next
          }
        }
      }
      x += 32
    }
    end(at: min(x, width))
  }

  /// How many pixels have a verdict.
  public func count(_ verdict: Verdict) -> Int {
    if verdict == .same {
      return width * height - count(.differs) - count(.antialiased) - count(.masked)
    }
    let ones: UInt64 = 0x5555_5555_5555_5555
    let pattern = UInt64(verdict.rawValue) &* ones
    return words.reduce(0) { sum, word in
      let other = word ^ pattern
      return sum + (~(other | other >> 1) & ones).nonzeroBitCount
    }
  }

  /// Takes in rows that it has nothing of yet, their words one after the other.
  mutating func append(_ rowWords: [UInt64], rows: [Int]) {
    for (offset, y) in rows.enumerated() { places[y] = Int32(words.count / wordsPerRow + offset) }
    words += rowWords
  }
}
