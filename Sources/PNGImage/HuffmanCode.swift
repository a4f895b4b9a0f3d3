/// A prefix code made from how often each symbol occurs, no longer than a limit (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// A symbol's bits as they are sent, lowest first.
  struct Word {
    var bits: UInt32
    var length: UInt32
  }

  private let limit: Int
  private var counts: [UInt32]
  private var words: [Word]

  init(symbols: Int, limit: Int) {
    self.limit = limit
    counts = [UInt32](repeating: 0, count: symbols)
    words = [Word](repeating: Word(bits: 0, length: 0), count: symbols)
  }

  subscript(symbol: Int) -> Word { words[symbol] }

  /// The symbols' words, for a loop that looks up many; symbols outside the code must not be asked for.
  @inline(__always)
  func withWords(_ body: (UnsafePointer<Word>) -> Void) {
    words.withUnsafeBufferPointer { if let start = $0.baseAddress { body(start) } }
  }

  func length(of symbol: Int) -> Int { Int(words[symbol].length) }

  /// One more than the last symbol that has a code.
  var used: Int { (words.lastIndex { $0.length > 0 } ?? -1) + 1 }

  mutating func reset() {
    for symbol in counts.indices { counts[symbol] = 0 }
  }

  mutating func count(_ symbol: Int) { counts[symbol] += 1 }

  /// The symbols' counts, for a loop that counts many; nothing but the code's own symbols may be counted.
  @inline(__always)
  mutating func withCounts(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    counts.withUnsafeMutableBufferPointer { if let start = $0.baseAddress { body(start) } }
  }

  /// Gives every symbol that was counted a code; needs two of them to be complete.
  mutating func build() {
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    var perLength = [Int](repeating: 0, count: limit + 1)
    for depth in HuffmanCode.depths(of: symbols.map { Int(counts[$0]) }) {
      perLength[min(depth, limit)] += 1
    }
    shorten(&perLength)
    for symbol in words.indices { words[symbol].length = 0 }
    var length = limit
    for symbol in symbols {
      while length > 1, perLength[length] == 0 { length -= 1 }
      perLength[length] -= 1
      words[symbol].length = UInt32(length)
    }
    number()
  }

  /// How deep each leaf of the best tree lies, for weights in rising order.
  private static func depths(of weights: [Int]) -> [Int] {
    let leaves = weights.count
    guard leaves > 1 else { return weights.map { _ in 1 } }
    var sums: [Int] = []
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var node = 0
    func isLeafNext() -> Bool {
      leaf < leaves && (node >= sums.count || weights[leaf] <= sums[node])
    }
    while sums.count < leaves - 1 {
      var sum = 0
      for _ in 0..<2 {
        if isLeafNext() {
          sum += weights[leaf]
          parents[leaf] = leaves + sums.count
          leaf += 1
        } else {
          sum += sums[node]
          parents[leaves + node] = leaves + sums.count
          node += 1
        }
      }
      sums.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * leaves - 1)
    for place in (0..<2 * leaves - 2).reversed() { depths[place] = depths[parents[place]] + 1 }
    return Array(depths.prefix(leaves))
  }

  /// Makes room for the leaves that were cut to the limit, by moving others down.
  private func shorten(_ perLength: inout [Int]) {
    var total = (1...limit).reduce(0) { $0 + perLength[$1] << (limit - $1) }
    while total > 1 << limit {
      guard let length = (1..<limit).last(where: { perLength[$0] > 0 }) else { return }
      perLength[limit] -= 1
      perLength[length] -= 1
      perLength[length + 1] += 2
      total -= 1
    }
  }

  private mutating func number() {
    var perLength = [UInt32](repeating: 0, count: limit + 1)
    for word in words where word.length > 0 { perLength[Int(word.length)] += 1 }
    var next = [UInt32](repeating: 0, count: limit + 1)
    var code: UInt32 = 0
    for length in 1...limit {
      code = (code + perLength[length - 1]) << 1
      next[length] = code
    }
    for symbol in words.indices where words[symbol].length > 0 {
      let length = words[symbol].length
      var value = next[Int(length)]
      next[Int(length)] += 1
      var bits: UInt32 = 0
      for _ in 0..<length {
        bits = bits << 1 | value & 1
        value >>= 1
      }
      words[symbol].bits = bits
    }
  }
}
