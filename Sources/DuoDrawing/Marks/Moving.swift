import DuoGeometry

extension Path {
  func moved(dx: Double, dy: Double) -> Path {
    Path(
      steps.map { step in
        switch step {
        case .move(let a): .move(a.moved(dx: dx, dy: dy))
        case .line(let a): .line(a.moved(dx: dx, dy: dy))
        case .curve(let a, let b, let c):
          .curve(a.moved(dx: dx, dy: dy), b.moved(dx: dx, dy: dy), c.moved(dx: dx, dy: dy))
        case .close: .close
        }
      })
  }
}

extension Shape {
  public func moved(dx: Double, dy: Double) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.moved(dx: dx, dy: dy))
    case .roundedRect(let rect, let radii): .roundedRect(rect.moved(dx: dx, dy: dy), radii)
    case .circle(let center, let radius): .circle(center.moved(dx: dx, dy: dy), radius: radius)
    case .path(let path): .path(path.moved(dx: dx, dy: dy))
    case .segments(let lines):
      .segments(
        lines.map { Segment($0.from.moved(dx: dx, dy: dy), $0.to.moved(dx: dx, dy: dy)) })
    }
  }

  /// The box of the outline, line width not counted; nil where there is nothing.
  public var bounds: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): return rect
    case .circle(let center, let radius):
      return Rect(center: center, size: Size(width: radius * 2, height: radius * 2))
    case .path(let path): return path.bounds
    case .segments(let lines):
      guard let first = lines.first else { return nil }
      var box = Rect(origin: first.from, size: .zero)
      for line in lines {
        box = box.union(Rect(origin: line.from, size: .zero))
        box = box.union(Rect(origin: line.to, size: .zero))
      }
      return box
    }
  }
}

extension Mark {
  public func moved(dx: Double, dy: Double) -> Mark {
    var copy = self
    switch content {
    case .fill(let shape, let color): copy.content = .fill(shape.moved(dx: dx, dy: dy), color)
    case .stroke(let shape, let stroke):
      copy.content = .stroke(shape.moved(dx: dx, dy: dy), stroke)
    case .text(var text):
      text.origin = text.origin.moved(dx: dx, dy: dy)
      copy.content = .text(text)
    case .image(var image):
      image.frame = image.frame.moved(dx: dx, dy: dy)
      image.clip = image.clip?.moved(dx: dx, dy: dy)
      copy.content = .image(image)
    }
    return copy
  }

  /// What the mark covers on the sheet, line width included; nil where there is nothing to see.
  public var bounds: Rect? {
    switch content {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, let stroke): shape.bounds?.grown(by: stroke.width / 2)
    case .text(let text): text.inkBox
    case .image(let image): image.frame
    }
  }
}
