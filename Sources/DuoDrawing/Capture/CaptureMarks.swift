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
    .halves, .playAreas, .safeArea, .targets, .hitAreas, .keyboard, .regions, .people, .labels,
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
      guard mark.layer == .people, color.alpha == 1 else { return nil }
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
    reserveEdges(box)
  }

  /// Names an element by its identifier, since the capture shows what it says: on its frame's top edge where there is
  /// room, else below or inside it.
  mutating func labelCapturedFrame(_ element: PlacedElement, _ plane: TurnedFrame) {
    let color =
      element.isDestructive
      ? palette.danger : element.role.isSystemPanel ? palette.ink : palette.seat(element.seat)
    let size = (element.role.isSystemPanel ? element.frame : element.ownerFrame).sizeText
    let box = ownerBox(element)
    let short = board.shortened(element.id, width: max(box.width - 8, 40))
    var versions = isFull ? [[label("\(element.id)  \(size)", color)]] : []
    versions.append([label(element.id, color)])
    if short != element.id, short.count > 3 { versions.append([label(short, color)]) }
    let owner = Rect(size: plane.ownerSize)
    for lines in versions {
      let (block, _) = board.block(lines)
      let places = capturedPlaces(block, box)
      // An overview has no room between the elements.
      if board.place(
        lines, at: places, in: plane, within: isFull ? owner : box, layer: .labels,
        sign: "element.label", thing: element.id)
      {
        return
      }
    }
    guard isFull, let sheet = seen(element.frame), mayCallOut() else { return }
    callOut(
      "\(element.id) \(size)", around: sheet, edge: clearestEdge(sheet), color: color,
      sign: "element.label", thing: element.id)
  }

  private func capturedPlaces(_ block: Size, _ box: Rect) -> [Point] {
    let isRight = layout.direction == .rtl
    let clear = board.clearance + 1
    let near = isRight ? box.maxX - block.width : box.minX
    let far = isRight ? box.minX : box.maxX - block.width
    let inNear = isRight ? near - clear - 1 : near + clear + 1
    let inFar = isRight ? far + clear + 1 : far - clear - 1
    let above = box.minY - block.height - clear + 2
    let below = box.maxY + clear - 2
    return [
      Point(x: inNear, y: box.minY + clear), Point(x: near, y: above), Point(x: near, y: below),
      Point(x: inNear, y: box.maxY - block.height - clear), Point(x: inFar, y: box.minY + clear),
      Point(x: far, y: above), Point(x: far, y: below),
      Point(x: inFar, y: box.maxY - block.height - clear),
      Point(x: box.midX - block.width / 2, y: box.midY - block.height / 2),
    ]
  }
}
