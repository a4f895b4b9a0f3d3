import DuoGeometry
import DuoLayout

extension PanelBuilder {
  /// Body, spine or hinge, display and the names of the phone's two halves.
  mutating func drawDevice() {
    let pose = layout.pose
    let turn = space.sheet(pose.quarterTurn)
    let facts = device.display(pose.display)
    let radii = device.body(pose.display).cornerRadii.turned(turn)
      .scaled(by: style.scale / facts.millimetresPerPoint)
    if pose.display == .outer {
      board.fill(
        .device, "spine", .roundedRect(spineStrip, CornerRadii(all: PanelBuilder.spineDepth)),
        palette.bodyLine)
    } else {
      drawHingeCaps()
    }
    board.fill(.device, "body", .roundedRect(body, radii), palette.body)
    board.stroke(
      .device, "body", .roundedRect(body, radii), Stroke(palette.bodyLine, width: 1.4))
    board.fill(.device, "display", .roundedRect(display.rect, display.radii), palette.display)
    drawOtherWindow()
  }

  /// The edge of the display, over everything on it.
  mutating func drawDisplayEdge() {
    board.stroke(
      .system, "display.edge", .roundedRect(display.rect, display.radii),
      Stroke(palette.displayLine, width: isFull ? 1.6 : 1.2))
  }

  private static let spineDepth = 5.0

  private var spineEdge: Edge {
    device.spineEdge.turned(space.sheet(layout.pose.quarterTurn))
  }

  /// The spine stands out behind the hinge side of the closed phone.
  private var spineStrip: Rect {
    let depth = PanelBuilder.spineDepth
    let inset = min(body.width, body.height) * 0.02
    return switch spineEdge {
    case .left:
      Rect(
        minX: body.minX - depth, minY: body.minY + inset, maxX: body.minX + depth,
        maxY: body.maxY - inset)
    case .right:
      Rect(
        minX: body.maxX - depth, minY: body.minY + inset, maxX: body.maxX + depth,
        maxY: body.maxY - inset)
    case .top:
      Rect(
        minX: body.minX + inset, minY: body.minY - depth, maxX: body.maxX - inset,
        maxY: body.minY + depth)
    case .bottom:
      Rect(
        minX: body.minX + inset, minY: body.maxY - depth, maxX: body.maxX - inset,
        maxY: body.maxY + depth)
    }
  }

  /// Names the spine outside the device, clear of the dimensions drawn by then.
  mutating func announceSpine() {
    guard layout.pose.display == .outer, shows(.labels), isFull else { return }
    let strip = spineStrip
    callOut(
      "spine, hinge side", around: strip.inset(by: Insets(all: 0.5)) ?? strip, edge: spineEdge,
      color: palette.muted, sign: "spine")
  }

  /// The fold as a line on the sheet: from edge to edge of the inner display.
  var foldSegment: Segment? {
    guard layout.pose.display == .inner else { return nil }
    let natural = device.inner.size
    let turn = layout.pose.quarterTurn
    let turned = TurnedFrame(frame: Rect(size: turn.turned(natural)), turn: turn)
    let top = turned.toOuter(Point(x: device.foldLine, y: 0))
    let bottom = turned.toOuter(Point(x: device.foldLine, y: natural.height))
    let line = space.sheet(
      display: Rect(
        minX: min(top.x, bottom.x), minY: min(top.y, bottom.y), maxX: max(top.x, bottom.x),
        maxY: max(top.y, bottom.y)))
    return Segment(
      Point(x: line.minX, y: line.minY), Point(x: line.maxX, y: line.maxY))
  }

  private mutating func drawHingeCaps() {
    guard let fold = foldSegment else { return }
    let upright = fold.from.x == fold.to.x
    let long = 20 * max(style.scale, 0.5)
    let size = upright ? Size(width: long, height: 6) : Size(width: 6, height: long)
    let ends =
      upright
      ? [Point(x: fold.from.x, y: body.minY), Point(x: fold.from.x, y: body.maxY)]
      : [Point(x: body.minX, y: fold.from.y), Point(x: body.maxX, y: fold.from.y)]
    for end in ends {
      board.fill(
        .device, "hinge.cap", .roundedRect(Rect(center: end, size: size), CornerRadii(all: 3)),
        palette.bodyLine)
    }
  }

  /// In Split View the rest of the display belongs to another app.
  private mutating func drawOtherWindow() {
    let pose = layout.pose
    let whole = pose.quarterTurn.turned(device.display(pose.display).size)
    guard pose.window != Rect(size: whole) else { return }
    let mine = pose.window
    // A window may miss the display's edge by a rounded third; that leaves no room for another app.
    let left = max(mine.minX, 0)
    let right = min(mine.maxX, whole.width)
    let other =
      left > whole.width - right
      ? Rect(minX: 0, minY: 0, maxX: left, maxY: whole.height)
      : Rect(minX: right, minY: 0, maxX: whole.width, maxY: whole.height)
    guard other.width > 0.01, let shape = display.cut(space.sheet(display: other)) else { return }
    if isOnCapture {
      // A veil over what the capture shows of it.
      board.fill(.halves, "other.app", shape, palette.body.withAlpha(0.6))
    } else {
      board.fill(.device, "other.app", shape, palette.body)
    }
    if shows(.labels), isFull {
      let frame = space.sheet(display: other)
      let plane = TurnedFrame(
        frame: frame, turn: space.sheet(.none))
      board.write(
        label("another app", palette.bodyText),
        at: Point(x: plane.ownerSize.width / 2 + 14, y: plane.ownerSize.height / 2),
        align: .middle, in: plane, layer: .labels, sign: "other.app.label")
    }
  }

  /// `cover half` and `camera half` in the rim beside each, where the rim is deep enough.
  mutating func nameHalves() {
    guard shows(.labels), isFull else { return }
    let rim = display.rect.minY - body.minY
    guard rim >= type.label + 3 else { return }
    let top = (body.minY + display.rect.minY) / 2
    let bottom = (body.maxY + display.rect.maxY) / 2
    func write(_ half: PhoneHalf, _ x: Double, _ y: Double) {
      // Beside the leaders that cross the rim.
      let line = label("\(half.rawValue) half", palette.bodyText)
      let shifts = [0.0, -50, 50, -90, 90, -130, 130]
      let shift = shifts.first { shift in
        board.isFree(self.board.line(line, at: Point(x: x + shift, y: y), align: .middle).inkBox)
      }
      board.write(
        line, at: Point(x: x + (shift ?? 0), y: y), align: .middle, layer: .labels,
        sign: "phone.half")
    }
    guard let fold = foldSegment else {
      write(.cover, body.midX - body.width / 5, top)
      return
    }
    let edge = space.sheet(device.coverEdge.turned(layout.pose.quarterTurn))
    switch edge {
    case .left, .right:
      let left = (display.rect.minX + fold.from.x) / 2
      let right = (display.rect.maxX + fold.from.x) / 2
      write(edge == .left ? .cover : .camera, left, top)
      write(edge == .left ? .camera : .cover, right, top)
    case .top, .bottom:
      write(edge == .top ? .cover : .camera, body.midX - body.width / 5, top)
      write(edge == .top ? .camera : .cover, body.midX - body.width / 5, bottom)
    }
  }
}
