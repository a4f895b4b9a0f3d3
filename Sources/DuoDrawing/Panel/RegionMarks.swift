import DuoGeometry
import DuoJSON
import DuoLayout

extension RegionName {
  /// The name as people say it.
  var words: String {
    switch self {
    case .fold: "fold"
    case .statusArea: "status area"
    case .outerCamera: "outer camera"
    case .innerCamera: "inner camera"
    }
  }

}

extension Region {
  var words: String { name.words }

  var state: String { isActive ? "active" : "inactive" }
}

extension PanelBuilder {
  /// Dashes mean inactive and nothing else.
  static let dash = [5.0, 4.0]

  /// The hatched edges outside the safe area, and the strip of the vertical bar.
  mutating func drawSafeArea() {
    guard shows(.safeArea) else { return }
    let bounds = layout.pose.windowBounds
    for (name, strip) in unsafeStrips {
      let box = space.sheet(strip)
      guard let shape = display.cut(box) else { continue }
      // Where the halves take the whole window, the hatch lies over them.
      if layout.split.container.overlaps(strip) {
        board.reserve(box)
      } else if !isOnCapture {
        board.fill(.safeArea, "unsafe", shape, palette.unsafe, thing: "safeArea.\(name)")
      }
      let lines = Hatch.lines(in: box, shape: display, pitch: 8, rising: true)
      board.stroke(
        .safeArea, "unsafe.hatch", .segments(lines), Stroke(palette.unsafeLine, width: 0.9))
      hotspot("safeArea.\(name)", box, "outside the safe area, \(name): \(strip.sizeText)")
    }
    drawBarStrip(bounds)
  }

  /// What lies outside the safe area, each corner counted once; empty edges left out.
  private var unsafeStrips: [(name: String, frame: Rect)] {
    let bounds = layout.pose.windowBounds
    let safe = layout.safeFrame
    return [
      ("top", Rect(minX: 0, minY: 0, maxX: bounds.maxX, maxY: safe.minY)),
      ("bottom", Rect(minX: 0, minY: safe.maxY, maxX: bounds.maxX, maxY: bounds.maxY)),
      ("left", Rect(minX: 0, minY: safe.minY, maxX: safe.minX, maxY: safe.maxY)),
      ("right", Rect(minX: safe.maxX, minY: safe.minY, maxX: bounds.maxX, maxY: safe.maxY)),
    ].filter { !$0.frame.isEmpty }
  }

  /// The numbers of the unsafe edges, where halves over them keep them out of the dimensions.
  private mutating func announceUnsafeEdges() {
    guard shows(.safeArea) else { return }
    for (name, strip) in unsafeStrips where layout.split.container.overlaps(strip) {
      let box = space.sheet(strip)
      let depth = Decimal.text(min(strip.width, strip.height), places: 2)
      callOut(
        "unsafe \(name), \(depth)\(gradeMark("safeArea"))", around: box,
        edge: strip.width > strip.height ? space.sheet(.right) : calloutEdge(box),
        color: palette.muted, sign: "unsafe.label")
    }
  }

  /// Quiet places for the vertical bar's items, where the pose gives the bar an inset.
  private mutating func drawBarStrip(_ bounds: Rect) {
    guard isFull, !isOnCapture, let edge = layout.pose.barEdge, layout.safeArea[edge] > 0 else {
      return
    }
    let side = device.barWidth / 2
    guard side >= 4 else { return }
    let x = edge == .left ? device.barItemCenter : bounds.maxX - device.barItemCenter
    let strip = Rect(
      minX: edge == .left ? 0 : bounds.maxX - device.barWidth, minY: 0,
      maxX: edge == .left ? device.barWidth : bounds.maxX, maxY: layout.safeFrame.maxY)
    let taken = layout.regions.filter { $0.isActive && $0.kind == .occlusion }.map(\.frame)
    var y = strip.minY + side
    var drawn = 0
    while drawn < 4, y + side / 2 + 8 <= strip.maxY {
      let item = Rect(
        center: Point(x: x, y: y), size: Size(width: side, height: side))
      y += side * 1.5
      if taken.contains(where: { $0.overlaps(item.grown(by: 8)) }) { continue }
      let box = space.sheet(item)
      board.fill(
        .safeArea, "bar.item", .roundedRect(box, CornerRadii(all: 12 * style.scale)),
        palette.content)
      board.stroke(
        .safeArea, "bar.item", .roundedRect(box, CornerRadii(all: 12 * style.scale)),
        Stroke(palette.unsafeLine, width: 1))
      drawn += 1
    }
  }

  /// Every reserved region, active ones solid and hatched, inactive ones dashed.
  mutating func drawRegions() {
    guard shows(.regions) else { return }
    for region in layout.regions {
      let box = space.sheet(region.frame)
      if region.kind == .division {
        drawDivision(region, box)
      } else {
        drawOcclusion(region, box)
      }
      hotspot(
        region.name.rawValue, box,
        "\(region.words): \(region.kind.rawValue), \(region.state), \(region.frame.fullText)")
    }
    drawFoldLine()
  }

  private mutating func drawDivision(_ region: Region, _ box: Rect) {
    let thing = region.name.rawValue
    let vertical = space.sheet(Edge.top) == .top || space.sheet(Edge.top) == .bottom
    let upright = region.isVertical == vertical
    // The frame of a clipped division has no line where the window cut it.
    let sides =
      upright
      ? [
        Segment(Point(x: box.minX, y: box.minY), Point(x: box.minX, y: box.maxY)),
        Segment(Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY)),
      ]
      : [
        Segment(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY)),
        Segment(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY)),
      ]
    let lines = Shape.segments(sides.compactMap(display.clip))
    for side in sides { board.reserve(side.box) }
    if region.isActive {
      if let shape = display.cut(box) {
        board.fill(
          .regions, "division.active", shape, palette.fold.withAlpha(0.16), thing: thing)
      }
      board.stroke(
        .regions, "division.active", lines, Stroke(palette.fold, width: 1.2), thing: thing)
    } else {
      board.stroke(
        .regions, "division.inactive", lines,
        Stroke(palette.fold, width: 1, dash: PanelBuilder.dash), thing: thing)
    }
  }

  /// The fold itself: bold where it divides, dashed where it lies flat.
  private mutating func drawFoldLine() {
    guard let fold = foldSegment else { return }
    board.reserve(fold.box)
    let isActive = layout.regions.contains { $0.name == .fold && $0.isActive }
    board.stroke(
      .regions, isActive ? "fold.active" : "fold.inactive", .segments([fold]),
      isActive
        ? Stroke(palette.fold, width: isFull ? 3 : 2.4)
        : Stroke(palette.fold, width: 1.2, dash: PanelBuilder.dash))
  }

  private mutating func drawOcclusion(_ region: Region, _ box: Rect) {
    let thing = region.name.rawValue
    guard let shape = display.cut(box) else { return }
    guard region.isActive else {
      // Targets may lie under it: a line of the display's colour keeps the dashes apart from them.
      board.stroke(
        .regions, "occlusion.ground", shape, Stroke(palette.display, width: 3.4), thing: thing)
      board.stroke(
        .regions, "occlusion.inactive", shape,
        Stroke(palette.occlusion, width: 1.4, dash: PanelBuilder.dash), thing: thing)
      board.reserve(box)
      return
    }
    board.fill(
      .regions, "occlusion.active", shape,
      isOnCapture ? palette.occlusionTint.withAlpha(0.45) : palette.occlusionTint, thing: thing)
    if region.name == .statusArea {
      let lines = Hatch.lines(in: box, shape: display, pitch: 7, rising: false)
      board.stroke(
        .regions, "occlusion.hatch", .segments(lines), Stroke(palette.occlusion, width: 1.8))
    } else {
      // A camera is a hole: it stands out from the hatch around it.
      let radius = min(box.width, box.height) / 2
      board.fill(
        .regions, "camera.active",
        .roundedRect(
          box.inset(by: Insets(all: min(3, radius / 3))) ?? box, CornerRadii(all: radius)),
        palette.occlusion, thing: thing)
    }
    board.stroke(
      .regions, "occlusion.active", shape, Stroke(palette.occlusion, width: 1.4), thing: thing)
    board.reserve(box)
  }

  /// Names every region outside the device, with its kind and state.
  mutating func announceRegions() {
    guard shows(.regions), shows(.labels), isFull else { return }
    for region in layout.regions {
      let box = space.sheet(region.frame)
      let size = region.frame.sizeText
      let path = "regions.\(region.name.rawValue)"
      let text =
        "\(region.words): \(region.kind.rawValue), \(region.state), \(size)"
        + gradeMark(path, "\(path).frame", "\(path).isActive")
      let color = region.kind == .division ? palette.fold : palette.occlusion
      callOut(
        text, around: box, edge: calloutEdge(box), color: color, sign: "region.label",
        thing: region.name.rawValue)
    }
    announceUnsafeEdges()
  }

  /// The side of the window a thing is nearest to; a fold that crosses the window is named above or at the left.
  func calloutEdge(_ box: Rect) -> Edge {
    if box.width < box.height, box.height >= window.height - 1 { return .top }
    if box.height < box.width, box.width >= window.width - 1 { return sideOfHorizontalFolds }
    let distances: [(Edge, Double)] = [
      (.top, box.minY - window.minY), (.right, window.maxX - box.maxX),
      (.left, box.minX - window.minX), (.bottom, window.maxY - box.maxY),
    ]
    var best = distances[0]
    for one in distances where one.1 < best.1 - 0.5 { best = one }
    return best.0
  }

  /// Where other regions are named already, so that the other side is free for dimensions.
  private var sideOfHorizontalFolds: Edge {
    let others = layout.regions.filter { $0.kind == .occlusion }.map {
      calloutEdge(space.sheet($0.frame))
    }
    return others.contains(.right) && !others.contains(.left) ? .right : .left
  }
}

extension Rect {
  /// `40 × 669`
  var sizeText: String {
    "\(Decimal.text(width, places: 2)) × \(Decimal.text(height, places: 2))"
  }

  /// `40 × 669 at (455.5, 0)`
  var fullText: String {
    "\(sizeText) at (\(Decimal.text(minX, places: 2)), \(Decimal.text(minY, places: 2)))"
  }
}
