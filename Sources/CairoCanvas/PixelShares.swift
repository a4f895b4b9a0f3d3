/// Along one axis, which pixels of a picture each pixel of a box shows, and how much of each.
struct PixelShares {
  /// The picture's pixels.
  let count: Int
  /// Whether each pixel of the box is one of the picture.
  let isIdentity: Bool
  /// For each pixel of the box, the picture's first pixel that it shows.
  private var firsts: [Int] = []
  /// Where each pixel's weights begin; one more than there are pixels.
  private var starts: [Int] = [0]
  private var weights: [UInt32] = []

  /// What the weights of a pixel add up to.
  static let one: UInt32 = 1 << 14

  init(from count: Int, to size: Int) {
    self.count = count
    isIdentity = count == size
    let ratio = Double(count) / Double(size)
    for place in 0..<size {
      // At least one pixel wide: between two pixels, where the picture is smaller than the box.
      let middle = (Double(place) + 0.5) * ratio
      let reach = max(ratio, 1) / 2
      let low = max(middle - reach, 0)
      let high = min(middle + reach, Double(count))
      let first = min(Int(low), count - 1)
      let last = min(max(Int(high.rounded(.up)) - 1, first), count - 1)
      let covered = (first...last).map { pixel in
        max(min(high, Double(pixel + 1)) - max(low, Double(pixel)), 0)
      }
      let sum = covered.reduce(0, +)
      var parts = covered.map { UInt32(($0 / sum * Double(PixelShares.one)).rounded()) }
      // What rounding leaves goes to the largest, so that plain colour stays what it is.
      let largest = parts.indices.max { parts[$0] < parts[$1] } ?? 0
      let others = parts.enumerated().reduce(0) { $1.offset == largest ? $0 : $0 + $1.element }
      parts[largest] = PixelShares.one - others
      firsts.append(first)
      weights += parts
      starts.append(weights.count)
    }
  }

  /// Calls `body` with the picture's pixels that one of the box shows, each with its weight.
  @inline(__always)
  func forEach(of place: Int, _ body: (_ pixel: Int, _ weight: UInt32) -> Void) {
    let start = starts[place]
    let first = firsts[place]
    for index in start..<starts[place + 1] { body(first &+ index &- start, weights[index]) }
  }
}
