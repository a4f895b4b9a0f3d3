import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// Whether anything of the element can be seen.
  func isShown(_ element: PlacedElement) -> Bool {
    layout[element.seat].shows && !isCovered(layout[element.seat])
  }

  /// Everything people see in their halves: content frames, hit areas and play areas.
  mutating func drawElements() {
    let holders = holderFrames
    for element in layout.elements where isShown(element) {
      guard let box = seen(element.frame), !isGone(element) else { continue }
      switch element.role {
      case .field: drawField(element)
      case .grid:
        drawField(element)
        drawColumns(element)
      case .target: drawTarget(element)
      case .alert, .sheet: drawSystemPanel(element)
      default: drawBox(element)
      }
      drawOverflow(element, holders)
      drawStates(element)
      var title = "\(element.id): \(element.role.rawValue), \(element.frame.fullText)"
      if let area = element.hitArea { title += ", hit area \(area.sizeText)" }
      if let area = element.playArea { title += ", play area \(area.fullText)" }
      if isIdle(element), let reason = layout.race?[element.seat].reason {
        title += ", does not act: \(reason.rawValue)"
      }
      hotspot(element.id, box, title)
    }
  }

  /// The part of a rectangle of window space that lies on the display, on the sheet; nil where none does.
  func seen(_ rect: Rect) -> Rect? { space.sheet(rect).intersection(display.rect) }

  /// Whether a text went because its half is too small: nothing of it is left to show.
  func isGone(_ element: PlacedElement) -> Bool { element.role == .text && element.isDropped }

  func color(_ element: PlacedElement) -> Color {
    layout[element.seat].canAct && !isIdle(element)
      ? palette.seat(element.seat) : palette.weak(element.seat)
  }

  private mutating func drawField(_ element: PlacedElement) {
    guard let box = seen(element.frame) else { return }
    if shows(.halves), isFull || element.role == .grid {
      board.stroke(
        .halves, "content.frame", .rect(box), Stroke(color(element), width: 0.8),
        thing: element.id)
      reserveEdges(box)
    }
    guard shows(.playAreas), let area = element.playArea else { return }
    let play = space.sheet(area)
    if !isOnCapture {
      board.fill(
        .playAreas, "play.area", .rect(play), palette.content.withAlpha(0.5), thing: element.id)
    }
    // Brackets at the middles of the sides: a play area is no frame that anything is laid out in.
    let arm = min(12, play.width / 4, play.height / 4)
    board.stroke(
      .playAreas, "play.area", .rect(play), Stroke(color(element), width: 0.8),
      thing: element.id)
    board.stroke(
      .playAreas, "play.area", .segments(Ticks.sides(play, arm: arm)),
      Stroke(color(element), width: 2),
      thing: element.id)
    reserveEdges(play)
    for tick in Ticks.sides(play, arm: arm) { board.reserve(tick.box) }
  }

  /// Keeps text from running along or across the edges of a box.
  mutating func reserveEdges(_ box: Rect) {
    for edge in [
      Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.minY),
      Rect(minX: box.minX, minY: box.maxY, maxX: box.maxX, maxY: box.maxY),
      Rect(minX: box.minX, minY: box.minY, maxX: box.minX, maxY: box.maxY),
      Rect(minX: box.maxX, minY: box.minY, maxX: box.maxX, maxY: box.maxY),
    ] {
      board.reserve(edge)
    }
  }

  private mutating func drawTarget(_ element: PlacedElement) {
    let box = space.sheet(element.frame)
    let center = box.center
    let radius = (element.radius ?? element.frame.width / 2) * style.scale
    let color = color(element)
    if shows(.targets), isIdle(element) {
      drawIdleTarget(element, center: center, radius: radius)
    } else if shows(.targets) {
      let circle = Shape.circle(center, radius: isOnCapture ? radius - 1 : radius)
      if isOnCapture {
        board.stroke(.targets, "target", circle, Stroke(color, width: 2), thing: element.id)
      } else {
        board.fill(.targets, "target", circle, color, thing: element.id)
      }
      let arm = min(6, radius / 2)
      board.stroke(
        .targets, "target.centre",
        .segments([
          Segment(center.moved(dx: -arm), center.moved(dx: arm)),
          Segment(center.moved(dy: -arm), center.moved(dy: arm)),
        ]), Stroke(isOnCapture ? color : palette.onSeat, width: 1.6), thing: element.id)
    }
    var taken = box
    if shows(.hitAreas), let area = element.hitArea {
      let hit = space.sheet(area)
      let ring = min(hit.width, hit.height) / 2 + 3
      board.stroke(
        .hitAreas, "hit.circle", .circle(center, radius: ring), Stroke(color, width: 0.9),
        thing: element.id)
      let ticks = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)].map { dx, dy in
        Segment(
          center.moved(dx: dx * (ring - 2.5), dy: dy * (ring - 2.5)),
          center.moved(dx: dx * (ring + 3), dy: dy * (ring + 3)))
      }
      board.stroke(
        .hitAreas, "hit.ticks", .segments(ticks), Stroke(color, width: 2), thing: element.id)
      taken = Rect(
        center: center, size: Size(width: 2 * ring + 6, height: 2 * ring + 6))
    }
    if shows(.targets) || shows(.hitAreas) { board.reserve(taken) }
  }

  private mutating func drawBox(_ element: PlacedElement) {
    guard let box = seen(element.frame) else { return }
    if isOnCapture {
      drawCapturedFrame(element)
      return drawHitCorners(element)
    }
    let color = element.isDestructive ? palette.danger : color(element)
    let isControl = element.role.takesTouches
    let layer: Layer = isControl ? .targets : .halves
    let radius = isControl ? min(box.width, box.height) / 2 : 12 * style.scale
    let rounded = Shape.roundedRect(box, CornerRadii(all: min(radius, 22 * style.scale)))
    // The display's own corners cut what reaches into them.
    let shape = display.contains(box, .plain) ? rounded : display.cut(box) ?? rounded
    if shows(isControl ? .targets : .halves) {
      if element.role == .text {
        drawTextLines(box, element, color)
      } else {
        if element.role != .background, let filled = filledPart(of: element, shape) {
          board.fill(
            layer, "content.\(element.role.rawValue)", filled, palette.content, thing: element.id)
        }
        board.stroke(
          layer, "content.frame", shape, Stroke(color, width: isControl ? 1.8 : 1),
          thing: element.id)
        if element.role == .banner { drawBannerEdge(element, color) }
        if element.role == .image { drawImageSign(element, color) }
      }
    }
    drawHitCorners(element)
  }

  private mutating func drawHitCorners(_ element: PlacedElement) {
    guard shows(.hitAreas), let area = element.hitArea, let seen = seen(area) else { return }
    let color = element.isDestructive ? palette.danger : color(element)
    let hit = seen.grown(by: 2)
    let arm = min(6, hit.width / 4, hit.height / 4)
    board.stroke(
      .hitAreas, "hit.corners", .segments(Ticks.corners(hit, arm: arm)), Stroke(color, width: 2),
      thing: element.id)
  }
}
