import DuoDrawing
import DuoGeometry

/// The shape of one glyph, in units of the type size, origin on the baseline, y down.
public struct GlyphOutline: Hashable, Sendable {
  public var steps: [PathStep]
  /// What the outline covers, by the extremes of its curves and not by their handles; nil for a blank.
  public var ink: Rect?
  /// The font's own units in one em; steps times this are whole numbers or simple fractions of them.
  public var unitsPerEm: Double

  init(steps: [PathStep], unitsPerEm: Double) {
    self.steps = steps
    self.unitsPerEm = unitsPerEm
    var box = InkBox()
    for step in steps {
      switch step {
      case .move(let a): box.move(a)
      case .line(let a): box.line(a)
      case .curve(let a, let b, let c): box.curve(a, b, c)
      case .close: break
      }
    }
    ink = box.rect
  }
}

/// Grows to hold the steps of an outline.
private struct InkBox {
  private var x: (Double, Double)?
  private var y: (Double, Double)?
  private var pen = Point.zero

  var rect: Rect? {
    guard let x, let y else { return nil }
    return Rect(minX: x.0, minY: y.0, maxX: x.1, maxY: y.1)
  }

  mutating func move(_ to: Point) { pen = to }

  mutating func line(_ to: Point) {
    hold(pen)
    hold(to)
    pen = to
  }

  mutating func curve(_ a: Point, _ b: Point, _ to: Point) {
    hold(pen)
    hold(to)
    let xs = InkBox.extremes(pen.x, a.x, b.x, to.x)
    let ys = InkBox.extremes(pen.y, a.y, b.y, to.y)
    for value in xs { x = InkBox.grown(x, value) }
    for value in ys { y = InkBox.grown(y, value) }
    pen = to
  }

  private mutating func hold(_ point: Point) {
    x = InkBox.grown(x, point.x)
    y = InkBox.grown(y, point.y)
  }

  private static func grown(_ range: (Double, Double)?, _ value: Double) -> (Double, Double) {
    guard let range else { return (value, value) }
    return (min(range.0, value), max(range.1, value))
  }

  /// The values of a cubic where its slope is 0, on one axis.
  private static func extremes(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> [Double] {
    if a >= min(p, q), a <= max(p, q), b >= min(p, q), b <= max(p, q) { return [] }
    let cube = q - 3 * b + 3 * a - p
    let square = 2 * (b - 2 * a + p)
    let slope = a - p
    var places: [Double] = []
    if abs(cube) < 1e-12 {
      if square != 0 { places = [-slope / square] }
    } else {
      let root = square * square - 4 * cube * slope
      if root >= 0 {
        let reach = root.squareRoot()
        places = [(-square + reach) / (2 * cube), (-square - reach) / (2 * cube)]
      }
    }
    return places.filter { $0 > 0 && $0 < 1 }.map { t in
      let u = 1 - t
      return u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
    }
  }
}
