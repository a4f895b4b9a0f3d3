import DuoGeometry
import DuoLayout

/// What lies over what in one panel: who takes touches, and who hides what is below.
struct Covers: Sendable {
  /// More touch-takers than these over one hit area do not make it smaller.
  private static let most = 32

  private let layout: PanelLayout
  private let takers: RectTree
  private let opaque: RectTree

  init(_ layout: PanelLayout) {
    self.layout = layout
    let elements = layout.elements
    var takers: [RectTree.Entry] = []
    var opaque: [RectTree.Entry] = []
    for place in elements.indices {
      let role = elements[place].role
      let order = Self.order(of: place, role, of: elements.count)
      if let area = role.isSystemPanel ? elements[place].frame : elements[place].hitArea {
        takers.append(RectTree.Entry(rect: area, order: order, tag: place))
      }
      switch role {
      case .image, .panel, .banner, .alert, .sheet, .background:
        opaque.append(RectTree.Entry(rect: elements[place].frame, order: order, tag: place))
      case .target, .control, .text, .field, .grid: break
      }
    }
    self.takers = RectTree(takers)
    self.opaque = RectTree(opaque)
  }

  /// What the system shows lies over everything else.
  private static func order(of place: Int, _ role: ElementRole, of count: Int) -> Int {
    role.isSystemPanel ? place + count : place
  }

  private func order(of place: Int) -> Int {
    Self.order(of: place, layout.elements[place].role, of: layout.elements.count)
  }

  /// Where `place` takes touches before anything covers it; nil where it lets them through.
  func touchShape(of place: Int) -> Shape? {
    let element = layout.elements[place]
    if element.role.isSystemPanel { return .box(element.frame) }
    guard let area = element.hitArea else { return nil }
    guard let radius = element.hitRadius else { return .box(area) }
    let circle = Shape.circle(center: element.frame.center, radius: radius)
    // A circle that its half or its holder cut is judged by what is left of its box.
    if area.holds(circle.bounds) { return circle }
    return area.intersection(circle.bounds).map(Shape.box)
  }

  /// Whether something opaque that is drawn later lies over all of `place`.
  func isHidden(_ place: Int) -> Bool {
    let frame = layout.elements[place].frame
    return opaque.hasCover(of: frame.shrunk, above: order(of: place)) { $0.rect.holds(frame) }
  }

  /// Whether one thing that takes touches lies over all of `shape`.
  func isTaken(_ shape: Shape, of place: Int) -> Bool {
    takers.hasCover(of: shape.bounds.shrunk, above: order(of: place)) { entry in
      touchShape(of: entry.tag)?.holds(shape) ?? false
    }
  }

  /// What takes touches of `shape`, each with the piece it takes, in drawing order.
  func takers(of shape: Shape, over place: Int) -> [(place: Int, piece: Rect)] {
    let bounds = shape.bounds
    var found: [(place: Int, piece: Rect)] = []
    takers.visit(overlapping: bounds, above: order(of: place)) { entry in
      if let piece = touchShape(of: entry.tag)?.overlap(with: bounds) {
        found.append((entry.tag, piece))
      }
      return found.count < Self.most
    }
    return found.sorted { $0.place < $1.place }
  }
}

extension Rect {
  /// This rectangle less the tolerance on every side; its middle where nothing would be left.
  fileprivate var shrunk: Rect {
    let dx = min(Tolerance.points, width / 2)
    let dy = min(Tolerance.points, height / 2)
    guard minX + dx <= maxX - dx, minY + dy <= maxY - dy else { return self }
    return Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }
}
