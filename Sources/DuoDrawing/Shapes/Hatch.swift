import DuoGeometry

/// Lines and dots that fill an area and tell areas apart without colour.
enum Hatch {
  /// Parallel lines at 45° inside `box` and the display, `pitch` sheet units apart.
  ///
  /// They are counted from the origin of the sheet space, so that neighbours join.
  static func lines(in box: Rect, shape: ConvexShape, pitch: Double, rising: Bool) -> [Segment] {
    guard let area = box.intersection(shape.rect) else { return [] }
    let cutBox = ConvexShape(rect: area, radii: .init(all: 0))
    let step = pitch * 2.0.squareRoot()
    // A rising line keeps x + y, a falling one x - y.
    let low = rising ? area.minX + area.minY : area.minX - area.maxY
    let high = rising ? area.maxX + area.maxY : area.maxX - area.minY
    var lines: [Segment] = []
    var number = (low / step).rounded(.up)
    while number * step < high {
      let sum = number * step
      let from = Point(x: area.minX, y: rising ? sum - area.minX : area.minX - sum)
      let to = Point(x: area.maxX, y: rising ? sum - area.maxX : area.maxX - sum)
      if let inBox = cutBox.clip(Segment(from, to)), let line = shape.clip(inBox) {
        lines.append(line)
      }
      number += 1
    }
    return lines
  }

  /// A grid of dots inside `box` and the display, as lines of no length, leaving out those in `gaps`.
  static func dots(in box: Rect, shape: ConvexShape, pitch: Double, gaps: [Rect]) -> [Segment] {
    guard let area = box.intersection(shape.rect)?.inset(by: Insets(all: 3)) else { return [] }
    var dots: [Segment] = []
    var y = ((area.minY / pitch).rounded(.up)) * pitch
    while y < area.maxY {
      var x = ((area.minX / pitch).rounded(.up)) * pitch
      while x < area.maxX {
        let point = Point(x: x, y: y)
        if !gaps.contains(where: { $0.contains(point) }), shape.contains(point) {
          dots.append(Segment(point, point))
        }
        x += pitch
      }
      y += pitch
    }
    return dots
  }
}
