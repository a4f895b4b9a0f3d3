/// Writes tokens as one deflate block with codes of its own (RFC 1951, 3.2.7).
struct HuffmanBlock {
  /// A token is a literal byte, or `match | (length − 3) << 16 | (distance − 1)`.
  static let match: UInt32 = 1 << 31
  private static let end = 256
  /// The order code lengths of code lengths stand in.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private var literals = HuffmanCode(symbols: 286, limit: 15)
  private var distances = HuffmanCode(symbols: 30, limit: 15)
  private var lengths = HuffmanCode(symbols: 19, limit: 7)

  mutating func write(_ tokens: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter) {
    count(tokens)
    writer.reserve(tokens.count * 6 + 1024)
    writer.add(0b100, 3)  // Not the last block; codes of its own.
    writeCodes(to: &writer)
    literals.withWords { literals in
      distances.withWords { distances in
        for token in tokens {
          guard token & HuffmanBlock.match != 0 else {
            writer.add(literals[Int(token)])
            continue
          }
          let length = HuffmanBlock.length(token)
          let distance = HuffmanBlock.distance(token)
          writer.add(literals[length.code])
          writer.add(length.rest, length.bits)
          writer.add(distances[distance.code])
          writer.add(distance.rest, distance.bits)
        }
      }
    }
    writer.add(literals[HuffmanBlock.end])
  }

  private mutating func count(_ tokens: UnsafeBufferPointer<UInt32>) {
    literals.reset()
    distances.reset()
    literals.withCounts { literals in
      distances.withCounts { distances in
        for token in tokens {
          guard token & HuffmanBlock.match != 0 else {
            literals[Int(token)] &+= 1
            continue
          }
          literals[HuffmanBlock.length(token).code] &+= 1
          distances[HuffmanBlock.distance(token).code] &+= 1
        }
      }
    }
    literals.count(HuffmanBlock.end)
    // A code of fewer than two symbols would not be complete.
    distances.count(0)
    distances.count(1)
    literals.build()
    distances.build()
  }

  /// The codes' lengths, themselves coded, runs made short.
  private mutating func writeCodes(to writer: inout BitWriter) {
    let literalCount = max(257, literals.used)
    let distanceCount = max(1, distances.used)
    let all =
      (0..<literalCount).map { literals.length(of: $0) }
      + (0..<distanceCount).map { distances.length(of: $0) }
    var runs: [(symbol: Int, rest: Int, bits: Int)] = []
    var place = 0
    while place < all.count {
      let value = all[place]
      var run = 1
      while place + run < all.count, all[place + run] == value { run += 1 }
      place += run
      if value == 0 {
        while run >= 11 {
          runs.append((18, min(run, 138) - 11, 7))
          run -= min(run, 138)
        }
        if run >= 3 {
          runs.append((17, run - 3, 3))
          run = 0
        }
      } else if run >= 4 {
        runs.append((value, 0, 0))
        run -= 1
        while run >= 3 {
          runs.append((16, min(run, 6) - 3, 2))
          run -= min(run, 6)
        }
      }
      for _ in 0..<run { runs.append((value, 0, 0)) }
    }
    lengths.reset()
    for run in runs { lengths.count(run.symbol) }
    lengths.build()
    var shown = 19
    while shown > 4, lengths.length(of: HuffmanBlock.order[shown - 1]) == 0 { shown -= 1 }
    writer.add(UInt64(literalCount - 257), 5)
    writer.add(UInt64(distanceCount - 1), 5)
    writer.add(UInt64(shown - 4), 4)
    for symbol in HuffmanBlock.order.prefix(shown) {
      writer.add(UInt64(lengths.length(of: symbol)), 3)
    }
    for run in runs {
      writer.add(lengths[run.symbol])
      writer.add(UInt64(run.rest), run.bits)
    }
  }

  @inline(__always)
  private static func length(_ token: UInt32) -> (code: Int, rest: UInt64, bits: Int) {
    let value = Int(token >> 16 & 0xFF)
    if value < 8 { return (257 + value, 0, 0) }
    if value == 255 { return (285, 0, 0) }
    let high = Int.bitWidth - 1 - value.leadingZeroBitCount
    let bits = high - 2
    return (257 + 4 * (high - 1) + (value >> bits & 3), UInt64(value & (1 << bits - 1)), bits)
  }

  @inline(__always)
  private static func distance(_ token: UInt32) -> (code: Int, rest: UInt64, bits: Int) {
    let value = Int(token & 0x7FFF)
    if value < 4 { return (value, 0, 0) }
    let high = Int.bitWidth - 1 - value.leadingZeroBitCount
    let bits = high - 1
    return (2 * high + (value >> bits & 1), UInt64(value & (1 << bits - 1)), bits)
  }
}
