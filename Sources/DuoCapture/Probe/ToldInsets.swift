import DuoGeometry

/// Insets of which a probe may have told only some, in points.
struct ToldInsets: Hashable, Sendable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?

  subscript(edge: Edge) -> Double? {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }

  /// All four; nil where one is missing.
  var whole: Insets? {
    guard let top, let left, let bottom, let right else { return nil }
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The first that is no inset.
  var wrong: Double? {
    Edge.allCases.lazy.compactMap { self[$0] }.first { !(0...ProbeShapes.largest ~= $0) }
  }
}
