/// Moves things on a line apart until none overlaps, each as little as possible, keeping their order.
enum Spread {
  /// - Parameters:
  ///   - wanted: centres, in any order.
  ///   - lengths: how long each is.
  ///   - gap: the least distance between two.
  /// - Returns: new centres, in the order of `wanted`.
  static func apart(wanted: [Double], lengths: [Double], gap: Double) -> [Double] {
    struct Block {
      var members: [Int]
      /// Sum over the members of the block start each of them would like.
      var sum: Double
      var length: Double
      var start: Double { sum / Double(members.count) }
    }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var blocks: [Block] = []
    for index in order {
      var block = Block(
        members: [index], sum: wanted[index] - lengths[index] / 2, length: lengths[index])
      while let last = blocks.last, last.start + last.length + gap > block.start {
        blocks.removeLast()
        let shift = last.length + gap
        block = Block(
          members: last.members + block.members,
          sum: last.sum + block.sum - shift * Double(block.members.count),
          length: shift + block.length)
      }
      blocks.append(block)
    }
    var centers = wanted
    for block in blocks {
      var place = block.start
      for member in block.members {
        centers[member] = place + lengths[member] / 2
        place += lengths[member] + gap
      }
    }
    return centers
  }
}
