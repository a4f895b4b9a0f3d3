import DuoDrawing
import DuoGeometry

extension Path {
  init(rect: Rect) {
    self.init(
      polyline: [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ], closed: true)
  }

  func scaled(by scale: Double) -> Path {
    mapped { Point(x: $0.x * scale, y: $0.y * scale) }
  }

  func moved(dx: Double, dy: Double) -> Path { mapped { $0.moved(dx: dx, dy: dy) } }

  private func mapped(_ map: (Point) -> Point) -> Path {
    Path(
      steps.map { step in
        switch step {
        case .move(let a): .move(map(a))
        case .line(let a): .line(map(a))
        case .curve(let a, let b, let c): .curve(map(a), map(b), map(c))
        case .close: .close
        }
      })
  }
}
