import DuoGeometry
import DuoLayout

/// The rounded corners of the display that belong to a panel's window, in window space.
struct DisplayCorners: Sendable {
  private struct Corner {
    /// The centre of its arc.
    var center: Point
    var radius: Double
    /// Towards the corner: −1 or 1 on each axis.
    var dx: Double
    var dy: Double
  }

  private let corners: [Corner]

  init(_ pose: Pose, on device: Device) {
    let display = device.display(pose.display)
    let size = pose.quarterTurn.turned(display.size)
    let radii = display.cornerRadii.turned(pose.quarterTurn)
    // The display in the window's own space.
    let bounds = Rect(
      x: -pose.window.minX, y: -pose.window.minY, width: size.width, height: size.height)
    let window = pose.windowBounds
    let all: [(radius: Double, dx: Double, dy: Double)] = [
      (radii.topLeft, -1, -1), (radii.topRight, 1, -1), (radii.bottomRight, 1, 1),
      (radii.bottomLeft, -1, 1),
    ]
    corners = all.compactMap { corner in
      let x = corner.dx < 0 ? bounds.minX : bounds.maxX
      let y = corner.dy < 0 ? bounds.minY : bounds.maxY
      // The corner of a display belongs to the window that reaches into it.
      guard corner.radius > 0, window.distance(to: Point(x: x, y: y)) <= Tolerance.points else {
        return nil
      }
      return Corner(
        center: Point(x: x - corner.dx * corner.radius, y: y - corner.dy * corner.radius),
        radius: corner.radius, dx: corner.dx, dy: corner.dy)
    }
  }

  /// How far the farthest part of `shape` lies outside the corner that cuts it most, in points; 0 inside.
  func cut(of shape: Shape) -> Double {
    corners.map { Self.cut(of: shape, by: $0) }.max() ?? 0
  }

  private static func cut(of shape: Shape, by corner: Corner) -> Double {
    // Measured from the arc's centre towards the corner; past the display's edge there is nothing to cut.
    let bounds = shape.bounds
    let far = Point(
      x: min(reach(bounds.minX, bounds.maxX, from: corner.center.x, corner.dx), corner.radius),
      y: min(reach(bounds.minY, bounds.maxY, from: corner.center.y, corner.dy), corner.radius))
    guard far.x > 0, far.y > 0 else { return 0 }
    guard case .circle(let center, let radius) = shape else {
      return max(Point.zero.distance(to: far) - corner.radius, 0)
    }
    let u = (center.x - corner.center.x) * corner.dx
    let v = (center.y - corner.center.y) * corner.dy
    var reach = 0.0
    if u > 0, v > 0 { reach = (u * u + v * v).squareRoot() + radius }
    // A circle over an edge of the display reaches into the corner along that edge.
    for (along, across) in [(u, v), (v, u)] where across + radius > corner.radius {
      let short = corner.radius - across
      guard short.magnitude < radius else { continue }
      let end = min(along + (radius * radius - short * short).squareRoot(), corner.radius)
      if end > 0 {
        reach = max(reach, (end * end + corner.radius * corner.radius).squareRoot())
      }
    }
    return max(reach - corner.radius, 0)
  }

  private static func reach(_ low: Double, _ high: Double, from center: Double, _ side: Double)
    -> Double
  {
    side < 0 ? center - low : high - center
  }
}
