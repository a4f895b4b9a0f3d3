import DuoGeometry
import DuoJSON
import DuoLayout

/// How an element reaches out of what holds it.
struct Overflow: Sendable {
  var element: PlacedElement
  /// What it reaches out of: an element's id or a seat.
  var holder: String
  var holderFrame: Rect
  /// How far past each edge of the window's space, in points; at least one is above 0.
  var past: Insets
  /// Whether it is past its half too, and the half cuts it there.
  var isCut: Bool

  /// Less is a matter of rounding.
  static let tolerance = 0.01

  var farthest: Double { max(past.top, past.left, past.bottom, past.right) }
}

extension PanelBuilder {
  /// The frames of everything that may hold something, in window space.
  var holderFrames: [String: Rect] {
    var frames: [String: Rect] = [:]
    for element in layout.elements where element.role.holdsOthers {
      frames[element.id] = element.frame
    }
    return frames
  }

  /// nil where the element keeps inside its holder, or scrolls in it.
  func overflow(_ element: PlacedElement, _ holders: [String: Rect]) -> Overflow? {
    guard !element.role.isSystemPanel, element.role != .background,
      let half = layout[element.seat].frame
    else { return nil }
    let holder = element.holder.flatMap { holders[$0] } ?? half
    let frame = element.frame
    let past = Insets(
      top: max(holder.minY - frame.minY, 0), left: max(holder.minX - frame.minX, 0),
      bottom: max(frame.maxY - holder.maxY, 0), right: max(frame.maxX - holder.maxX, 0))
    guard max(past.top, past.left, past.bottom, past.right) > Overflow.tolerance else { return nil }
    let leavesHalf = !half.grown(by: Overflow.tolerance).contains(frame)
    return Overflow(
      element: element, holder: element.holder ?? element.seat.rawValue, holderFrame: holder,
      past: past, isCut: layout.clipsHalves && leavesHalf)
  }

  /// The part of a shape that shows where halves clip; nil where nothing does.
  func filledPart(of element: PlacedElement, _ shape: Shape) -> Shape? {
    guard layout.clipsHalves, let half = layout[element.seat].frame,
      !half.grown(by: Overflow.tolerance).contains(element.frame)
    else { return shape }
    return half.intersection(element.frame).flatMap { seen($0) }.map { .rect($0) }
  }

  /// Hatches what lies past the holder's edges, and draws the edge that cuts it.
  mutating func drawOverflow(_ element: PlacedElement, _ holders: [String: Rect]) {
    guard shows(element.role.takesTouches ? .targets : .halves),
      let overflow = overflow(element, holders)
    else { return }
    let layer: Layer = element.role.takesTouches ? .targets : .halves
    let color = element.isDestructive ? palette.danger : color(element)
    let sign = overflow.isCut ? "overflow.cut" : "overflow.shown"
    var lines: [Segment] = []
    for piece in pieces(of: element.frame, past: overflow.holderFrame) {
      guard let box = seen(piece) else { continue }
      lines += Hatch.lines(in: box, shape: display, pitch: isFull ? 5 : 3.5, rising: false)
    }
    guard !lines.isEmpty else { return }
    board.stroke(
      layer, sign, .segments(lines), Stroke(color, width: isFull ? 1 : 0.8), thing: element.id)
    guard overflow.isCut, let half = layout[element.seat].frame else { return }
    let edges = crossed(half, by: element.frame).compactMap { display.clip($0) }
    board.stroke(
      layer, "overflow.edge", .segments(edges), Stroke(color, width: isFull ? 3 : 2),
      thing: element.id)
  }

  /// What of a rectangle lies outside another: whole strips above and below, the rest at the sides.
  private func pieces(of frame: Rect, past holder: Rect) -> [Rect] {
    guard let inner = frame.intersection(holder) else { return [frame] }
    return [
      Rect(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: inner.minY),
      Rect(minX: frame.minX, minY: inner.maxY, maxX: frame.maxX, maxY: frame.maxY),
      Rect(minX: frame.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      Rect(minX: inner.maxX, minY: inner.minY, maxX: frame.maxX, maxY: inner.maxY),
    ].filter { !$0.isEmpty }
  }

  /// The stretches of a half's edges that run through a rectangle, on the sheet.
  private func crossed(_ half: Rect, by frame: Rect) -> [Segment] {
    guard let inner = frame.intersection(half) else { return [] }
    var lines: [Segment] = []
    func add(_ a: Point, _ b: Point) { lines.append(Segment(space.sheet(a), space.sheet(b))) }
    for (y, isPast) in [(half.minY, frame.minY < half.minY), (half.maxY, frame.maxY > half.maxY)]
    where isPast {
      add(Point(x: inner.minX, y: y), Point(x: inner.maxX, y: y))
    }
    for (x, isPast) in [(half.minX, frame.minX < half.minX), (half.maxX, frame.maxX > half.maxX)]
    where isPast {
      add(Point(x: x, y: inner.minY), Point(x: x, y: inner.maxY))
    }
    return lines
  }

  /// What a reader is told of elements that reach out of their holders: the farthest first, three of them.
  var overflowNotes: [String] {
    let holders = holderFrames
    let found = layout.elements.filter(isShown).compactMap { overflow($0, holders) }
    let sorted = found.enumerated().sorted {
      ($1.element.farthest, $0.offset) < ($0.element.farthest, $1.offset)
    }.map(\.element)
    var notes = sorted.prefix(3).map { one in
      let cut = one.isCut ? ", where the half cuts it off" : ""
      return "\(one.element.id) reaches \(Decimal.text(one.farthest, places: 1)) pt out of "
        + "\(one.holder)\(cut)"
    }
    if sorted.count > 3 { notes.append("\(sorted.count - 3) more reach out of what holds them") }
    return notes
  }
}
