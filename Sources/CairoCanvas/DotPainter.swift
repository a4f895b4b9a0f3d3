import DuoDrawing
import DuoGeometry

/// Draws dots, lines of no length with round ends, a row at a time.
///
/// Cairo takes longer over a panel's dots than over its text.
struct DotPainter {
  let pen: Pen
  let placement: Placement
  /// The rows that can be seen, in surface units before moving.
  let rows: Range<Double>
  let mask: CoverageMask

  /// - Returns: false, and nothing drawn, where there is anything but dots, or where they come so near to each other
  ///   that they must be drawn as one.
  func draw(_ segments: [Segment], _ stroke: Stroke) -> Bool {
    let radius = stroke.width * placement.scale / 2
    guard stroke.cap == .round, areDots(segments, apart: 2 * radius + 2) else { return false }
    var start = 0
    while start < segments.count {
      let y = segments[start].from.y
      let end = segments[start...].firstIndex { $0.from.y != y } ?? segments.count
      draw(segments[start..<end], y: y * placement.scale, radius: radius)
      start = end
    }
    return true
  }

  private func areDots(_ segments: [Segment], apart: Double) -> Bool {
    let distance = apart / placement.scale
    var last: Point?
    for segment in segments {
      let place = segment.from
      guard place == segment.to else { return false }
      if let last {
        let isApart =
          place.y == last.y ? place.x - last.x >= distance : place.y - last.y >= distance
        guard isApart else { return false }
      }
      last = place
    }
    return true
  }

  /// Dots of one height, from left to right.
  private func draw(_ dots: ArraySlice<Segment>, y: Double, radius: Double) {
    guard let first = dots.first, let last = dots.last else { return }
    let top = max(rows.lowerBound, (y - radius).rounded(.down))
    let bottom = min(rows.upperBound, (y + radius).rounded(.up))
    guard top < bottom else { return }
    let left = first.from.x * placement.scale - radius
    let right = last.from.x * placement.scale + radius
    mask.begin(
      columns: Int(left.rounded(.down)) - 1..<Int(right.rounded(.up)) + 1,
      rows: Int(top)..<Int(bottom))
    for dot in dots {
      mask.circle(Point(x: dot.from.x * placement.scale, y: y), radius: radius)
    }
    mask.finish()
    pen.fill(mask, dx: placement.dx, dy: placement.dy)
  }
}

extension CoverageMask {
  fileprivate func circle(_ center: Point, radius: Double) {
    // Where the handles of a quarter's curve lie.
    let handle = radius * 0.552_284_749_8
    func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    move(at(radius, 0))
    curve(at(radius, handle), at(handle, radius), at(0, radius))
    curve(at(-handle, radius), at(-radius, handle), at(-radius, 0))
    curve(at(-radius, -handle), at(-handle, -radius), at(0, -radius))
    curve(at(handle, -radius), at(radius, -handle), at(radius, 0))
  }
}
