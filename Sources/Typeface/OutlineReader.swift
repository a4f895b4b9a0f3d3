import CFreeType
import DuoDrawing
import DuoGeometry

/// Collects what FreeType tells of an outline, y turned down, its parabolas raised to cubics.
final class OutlineReader {
  private var steps: [PathStep] = []
  private var pen = Point.zero
  private let scale: Double

  private init(scale: Double) { self.scale = scale }

  static func steps(of outline: inout FT_Outline, unitsPerEm: Double) -> [PathStep] {
    let reader = OutlineReader(scale: 1 / unitsPerEm)
    var calls = FT_Outline_Funcs(
      move_to: { to, user in OutlineReader.use(user) { $0.move(to) } },
      line_to: { to, user in OutlineReader.use(user) { $0.line(to) } },
      conic_to: { handle, to, user in OutlineReader.use(user) { $0.conic(handle, to) } },
      cubic_to: { a, b, to, user in OutlineReader.use(user) { $0.cubic(a, b, to) } },
      shift: 0, delta: 0)
    let status = withExtendedLifetime(reader) {
      FT_Outline_Decompose(&outline, &calls, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard status == 0 else { return [] }
    if !reader.steps.isEmpty { reader.steps.append(.close) }
    return reader.steps
  }

  private static func use(_ user: UnsafeMutableRawPointer?, _ body: (OutlineReader) -> Void)
    -> Int32
  {
    guard let user else { return 1 }
    body(Unmanaged<OutlineReader>.fromOpaque(user).takeUnretainedValue())
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return pen }
    return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
  }

  private func move(_ to: UnsafePointer<FT_Vector>?) {
    if !steps.isEmpty { steps.append(.close) }
    pen = point(to)
    steps.append(.move(pen))
  }

  private func line(_ to: UnsafePointer<FT_Vector>?) {
    pen = point(to)
    steps.append(.line(pen))
  }

  private func conic(_ handle: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    let h = point(handle)
    let end = point(to)
    func toward(_ p: Point) -> Point {
      Point(x: p.x + (h.x - p.x) * 2 / 3, y: p.y + (h.y - p.y) * 2 / 3)
    }
    steps.append(.curve(toward(pen), toward(end), end))
    pen = end
  }

  private func cubic(
    _ a: UnsafePointer<FT_Vector>?, _ b: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    let end = point(to)
    steps.append(.curve(point(a), point(b), end))
    pen = end
  }
}
