/// Cube roots of linear light by a table with straight lines between its 4096 steps, which is the one the counts of the
/// conformance pairs were made with.
///
/// Above 1/1024 a root is less than 0.001 off. In the first steps, where the root is steepest, the lines lie well below it;
/// a cone that sees next to nothing of a dark colour then sees less still. So a distance to a
/// colour whose channels are below some 20 of 255 comes out up to 0.06 too large or 0.03 too small. With exact roots, two of the nine counts
/// would be 152 in place of 154 and 121 in place of 120.
struct CubeRoots: Sendable {
  private static let steps = 4096
  private let roots: [Double]

  init() {
    // One more than the steps, so that 1 has a right neighbour too.
    roots = (0...Self.steps + 1).map { Self.root(of: Double($0) / Double(Self.steps), degree: 3) }
  }

  /// - Parameter value: 0 to 1.
  subscript(_ value: Double) -> Double {
    @inline(__always) get {
      let place = value * Double(Self.steps)
      return roots.withUnsafeBufferPointer { roots in
        let step = min(max(Int(place), 0), Self.steps)
        return roots[step] + (roots[step + 1] - roots[step]) * (place - Double(step))
      }
    }
  }

  /// By Newton's method, since what the C libraries of two systems say may differ in the last bit.
  static func root(of value: Double, degree: Int) -> Double {
    guard value > 0 else { return 0 }
    let count = Double(degree)
    // From above it falls steadily; where it no longer does, there is nothing left to gain.
    var guess = max(1, value)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = ((count - 1) * guess + value / power) / count
      guard next < guess else { return guess }
      guess = next
    }
  }
}
