import DuoGeometry

/// How a rectangle changed beyond what follows from its container: one that kept its distances to an edge, to both or
/// to the middle went along.
struct FrameChange: Hashable {
  /// How far it moved, and how much larger it is.
  var dx = 0.0
  var dy = 0.0
  var width = 0.0
  var height = 0.0

  /// Smaller differences are rounding, in points.
  static let tolerance = 0.05

  static func areSame(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < tolerance }

  static func areSame(_ a: Rect, _ b: Rect) -> Bool {
    areSame(a.minX, b.minX) && areSame(a.minY, b.minY) && areSame(a.maxX, b.maxX)
      && areSame(a.maxY, b.maxY)
  }

  static func areSame(_ a: Size, _ b: Size) -> Bool {
    areSame(a.width, b.width) && areSame(a.height, b.height)
  }

  var moves: Bool { dx != 0 || dy != 0 }
  var resizes: Bool { width != 0 || height != 0 }
  var isNone: Bool { !moves && !resizes }

  /// - Parameter container: what holds it, before and after, in the same spaces.
  init(_ before: Rect, _ after: Rect, in container: (before: Rect, after: Rect)) {
    let (old, new) = container
    (dx, width) = Self.axis(
      (before.minX - old.minX, old.maxX - before.maxX),
      (after.minX - new.minX, new.maxX - after.maxX), before.width, after.width)
    (dy, height) = Self.axis(
      (before.minY - old.minY, old.maxY - before.maxY),
      (after.minY - new.minY, new.maxY - after.maxY), before.height, after.height)
  }

  /// - Parameters: distances to the container's two edges, and lengths.
  private static func axis(
    _ before: (near: Double, far: Double), _ after: (near: Double, far: Double), _ old: Double,
    _ new: Double
  ) -> (offset: Double, growth: Double) {
    let near = after.near - before.near
    let far = before.far - after.far
    if areSame(near, 0), areSame(far, 0) { return (0, 0) }
    let growth = areSame(old, new) ? 0 : new - old
    var offsets = [near, far]
    // Only what was in the middle keeps to it; in a container that stayed, what grew about its own middle did not move.
    let isCentred = (before.near - before.far).magnitude < 2 * tolerance
    if isCentred || areSame(near - far, -growth) { offsets.append((near + far) / 2) }
    let offset = offsets.min { $0.magnitude < $1.magnitude } ?? 0
    return (areSame(offset, 0) ? 0 : offset, growth)
  }
}
