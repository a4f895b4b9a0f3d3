import DuoGeometry
import DuoLayout

/// What lies over what in one panel: who takes touches, and who hides what is below.
struct Covers: Sendable {
  /// More touch-takers than these over one hit area do not make it smaller.
  private static let most = 32

  /// Where each element takes touches before anything covers it; nil where it lets them through.
  let touches: [Shape?]
  /// What shows of each element: its frame, cut to its half where halves clip.
  private let frames: [Rect]
  private let orders: [Int]
  private let takers: RectTree
  private let opaque: RectTree

  init(_ layout: PanelLayout) {
    let elements = layout.elements
    var takers: [RectTree.Entry] = []
    var opaque: [RectTree.Entry] = []
    touches = elements.indices.map { Self.touches(elements, $0) }
    let shown = elements.indices.map { Self.shown(layout, $0) }
    frames = elements.indices.map { shown[$0] ?? elements[$0].frame }
    // What the system shows lies over everything else.
    orders = elements.indices.map {
      elements[$0].role.isSystemPanel ? $0 + elements.count : $0
    }
    for place in elements.indices {
      if let area = touches[place]?.bounds {
        takers.append(RectTree.Entry(rect: area, order: orders[place], tag: place))
      }
      switch elements[place].role {
      case .image, .panel, .banner, .alert, .sheet, .background:
        if let frame = shown[place] {
          opaque.append(RectTree.Entry(rect: frame, order: orders[place], tag: place))
        }
      case .target, .control, .text, .field, .grid: break
      }
    }
    self.takers = RectTree(takers)
    self.opaque = RectTree(opaque)
  }

  /// What its half lets through of an element; nil where that is nothing.
  private static func shown(_ layout: PanelLayout, _ place: Int) -> Rect? {
    let frame = layout.elements[place].frame
    guard layout.clipsHalves, !layout.elements[place].role.isSystemPanel,
      let half = layout[layout.elements[place].seat].frame, !half.contains(frame)
    else { return frame }
    return half.intersection(frame)
  }

  private static func touches(_ elements: [PlacedElement], _ place: Int) -> Shape? {
    let frame = elements[place].frame
    guard let area = elements[place].hitArea else { return nil }
    guard let radius = elements[place].hitRadius else { return .box(area) }
    let circle = Shape.circle(center: frame.center, radius: radius)
    // A circle that its half or its holder cut is judged by what is left of its box.
    if area.holds(circle.bounds) { return circle }
    return area.intersection(circle.bounds).map(Shape.box)
  }

  /// Whether something opaque that is drawn later lies over all of `place`.
  func isHidden(_ place: Int) -> Bool {
    let frame = frames[place]
    return opaque.hasCover(of: frame.shrunk, above: orders[place]) { $0.rect.holds(frame) }
  }

  /// Whether one thing that takes touches lies over all of `shape`.
  func isTaken(_ shape: Shape, of place: Int) -> Bool {
    takers.hasCover(of: shape.bounds.shrunk, above: orders[place]) { entry in
      touches[entry.tag]?.holds(shape) ?? false
    }
  }

  /// What takes touches of `shape`, each with the piece it takes, in drawing order.
  func takers(of shape: Shape, over place: Int) -> [(place: Int, piece: Rect)] {
    var found: [(place: Int, piece: Rect)] = []
    takers.visit(overlapping: shape.bounds, above: orders[place]) { entry in
      if let taker = touches[entry.tag], let piece = shape.overlap(with: taker) {
        found.append((entry.tag, piece))
      }
      return found.count < Self.most
    }
    if found.count > 1 { found.sort { $0.place < $1.place } }
    return found
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
