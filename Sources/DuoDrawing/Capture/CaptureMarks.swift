import DuoGeometry
import DuoLayout

/// What a running app showed, and what lets the signs on it be read whatever it is.
extension PanelBuilder {
  /// Whether the panel shows what was captured: then nothing that lies on it hides it.
  var isOnCapture: Bool { capture != nil }

  /// The capture fills the lit display; the window's other app is on it too.
  mutating func drawCapture() {
    guard let capture else { return }
    let shape = Shape.roundedRect(display.rect, display.radii)
    board.add(
      Mark(
        .capture, "capture",
        .image(
          ImageMark(
            image: capture.image, frame: display.rect, turn: space.sheet(capture.turn),
            opacity: capture.opacity, clip: shape, isGrey: subject.theme == .print))))
    hotspot("capture", display.rect, "screen capture: \(capture.path)")
  }

  /// Layers whose lines lie on the capture.
  private static let drawnOn: Set<Layer> = [
    .halves, .playAreas, .safeArea, .targets, .hitAreas, .keyboard, .regions, .system, .people,
    .dimensions, .labels,
  ]

  /// Puts a rim of the display's colour under every line on the capture, and a plate under every line of text.
  ///
  /// Comes last, when everything has its place.
  mutating func standOut() {
    guard isOnCapture else { return }
    var plates: [Plate] = []
    var marks: [Mark] = []
    for mark in board.marks {
      if let box = mark.bounds, box.overlaps(display.rect) {
        if let rim = rim(of: mark) { marks.append(rim) }
        if case .text(let text) = mark.content, mark.layer == .labels {
          add(text, of: mark, to: &plates)
        }
      }
      marks.append(mark)
    }
    // Under all labels: no plate covers another's words.
    let color = palette.display.withAlpha(0.9)
    let grounds = plates.map { plate in
      Mark(
        .labels, "capture.plate", thing: plate.thing,
        .fill(.roundedRect(plate.box, CornerRadii(all: 2.5)), color))
    }
    board.replace(grounds + marks)
  }

  /// The lines of text that belong together, with some room around them.
  private struct Plate {
    var sign: String
    var thing: String?
    var box: Rect
  }

  private func add(_ text: TextMark, of mark: Mark, to plates: inout [Plate]) {
    let box = text.inkBox.grown(by: 2.5)
    if let last = plates.last, last.sign == mark.sign, last.thing == mark.thing,
      last.box.overlaps(box)
    {
      plates[plates.count - 1].box = last.box.union(box)
    } else {
      plates.append(Plate(sign: mark.sign, thing: mark.thing, box: box))
    }
  }

  private func rim(of mark: Mark) -> Mark? {
    guard PanelBuilder.drawnOn.contains(mark.layer), mark.sign != "occlusion.ground" else {
      return nil
    }
    let width = isFull ? 2.2 : 1.4
    switch mark.content {
    case .stroke(let shape, let stroke):
      let rim = Stroke(
        palette.display.withAlpha(0.85), width: stroke.width + width, cap: stroke.cap)
      return Mark(mark.layer, "capture.rim", thing: mark.thing, .stroke(shape, rim))
    case .fill(let shape, let color):
      let stands = mark.layer == .people || mark.sign == "camera.active"
      guard stands, color.alpha == 1 else { return nil }
      return Mark(
        mark.layer, "capture.rim", thing: mark.thing,
        .stroke(shape, Stroke(palette.display.withAlpha(0.85), width: width)))
    case .text, .image: return nil
    }
  }

  // MARK: Elements

  /// The frame of an element of the captured app, its corners square as its tree has them.
  mutating func drawCapturedFrame(_ element: PlacedElement) {
    let isTouched = element.role.takesTouches
    guard shows(isTouched ? .targets : .halves), let box = seen(element.frame) else { return }
    let color = element.isDestructive ? palette.danger : color(element)
    let shape = display.contains(box, .plain) ? Shape.rect(box) : display.cut(box) ?? .rect(box)
    board.stroke(
      element.role.isSystemPanel ? .system : isTouched ? .targets : .halves, "content.frame",
      shape, Stroke(color, width: isTouched ? 1.8 : 1), thing: element.id)
    for edge in Edge.allCases where edge != ownerTop(of: element) { board.reserve(box.side(edge)) }
  }

  /// The edge of an element's frame on the sheet that is its owner's top: there its name stands.
  private func ownerTop(of element: PlacedElement) -> Edge {
    Edge.top.turned(plane(of: element)?.turn ?? .none)
  }

  /// Names an element by its identifier, since the capture shows what it says: across its frame's top edge, as the
  /// name of a group of controls stands, else where it hides as little.
  mutating func labelCapturedFrame(_ element: PlacedElement, _ plane: TurnedFrame) {
    let box = ownerBox(element)
    defer { if let seen = seen(element.frame) { board.reserve(seen.side(ownerTop(of: element))) } }
    let color =
      element.isDestructive
      ? palette.danger : element.role.isSystemPanel ? palette.ink : palette.seat(element.seat)
    let size = (element.role.isSystemPanel ? element.frame : element.ownerFrame).sizeText
    let short = board.shortened(element.id, width: max(box.width - 12, 40))
    var versions = isFull ? [[label("\(element.id)  \(size)", color)]] : []
    versions.append([label(element.id, color)])
    if short != element.id, short.count > 3 { versions.append([label(short, color)]) }
    for isBeside in [false, true] {
      for lines in versions {
        let (block, _) = board.block(lines)
        // On an overview a name would hide what is smaller.
        if !isFull, isBeside || box.height < block.height * 4 { return }
        if board.place(
          lines, at: capturedPlaces(block, box, isBeside: isBeside), in: plane,
          within: Rect(size: plane.ownerSize), layer: .labels, sign: "element.label",
          thing: element.id)
        {
          return
        }
      }
    }
    guard isFull, let sheet = seen(element.frame), mayCallOut() else { return }
    callOut(
      "\(element.id) \(size)", around: sheet, edge: clearestEdge(sheet), color: color,
      sign: "element.label", thing: element.id)
  }

  /// Across the top edge or inside, or else right above and below.
  private func capturedPlaces(_ block: Size, _ box: Rect, isBeside: Bool) -> [Point] {
    let isRight = layout.direction == .rtl
    let clear = board.clearance + 2
    let (left, right) = (box.minX + clear, box.maxX - clear - block.width)
    // Clear of the frame's edge, but not of the room that lines of text have between them.
    var heights = [box.minY - block.height - clear + 3, box.maxY + clear - 3]
    if !isBeside {
      // What is as flat as a line of text would be hidden by one.
      guard box.height >= block.height * 2 else { return [] }
      heights = [
        box.minY - block.height / 2, box.minY + clear, box.maxY - block.height - clear,
      ]
    }
    return heights.flatMap { y in
      (isRight ? [right, left] : [left, right]).map { Point(x: $0, y: y) }
    }
  }
}

extension Rect {
  /// An edge as a box without depth.
  fileprivate func side(_ edge: Edge) -> Rect {
    switch edge {
    case .top: Rect(minX: minX, minY: minY, maxX: maxX, maxY: minY)
    case .bottom: Rect(minX: minX, minY: maxY, maxX: maxX, maxY: maxY)
    case .left: Rect(minX: minX, minY: minY, maxX: minX, maxY: maxY)
    case .right: Rect(minX: maxX, minY: minY, maxX: maxX, maxY: maxY)
    }
  }
}
