import DuoGeometry
import DuoJSON
import DuoLayout

extension SolvedHalf {
  /// `turned 90° clockwise`
  var turnText: String {
    switch turn.rawValue {
    case 1: "turned 90° clockwise ↻"
    case 2: "turned 180° ↻"
    case 3: "turned 90° counter-clockwise ↺"
    default: "not turned"
    }
  }

  /// Why it may not act or does not show, for people.
  var reasonText: String? {
    switch reason {
    case .onlyPrimaryShows: "not shown: compact × compact shows only the primary"
    case .notYourTurn: "may not act: not your turn"
    case .paused: "may not act: paused"
    case .noRoom: "not shown: no room"
    case nil: nil
    }
  }
}

extension PanelBuilder {
  /// Whether the primary lies over this half, so that nothing of it can be seen.
  func isCovered(_ half: SolvedHalf) -> Bool {
    layout.halvesShareOnePlace && half.content == .secondary
  }

  /// The ground of each half, its border, its hit area and the way to its owner's top.
  mutating func drawHalves() {
    guard shows(.halves) else { return }
    // The primary lies on top where two halves share a place.
    for half in layout.halves.sorted(by: { $0.content.depth < $1.content.depth }) {
      guard half.shows, let frame = half.frame, !frame.isEmpty, !isCovered(half) else { continue }
      drawHalf(half, space.sheet(frame))
      hotspot(
        half.seat.rawValue, space.sheet(frame),
        "\(half.seat.rawValue), \(half.content.rawValue): \(frame.fullText), \(half.turnText)")
    }
    if let strip = layout.split.givenUp, !strip.isEmpty {
      drawGivenUp(space.sheet(strip), strip)
    }
    for stolen in layout.stolen {
      guard let box = seen(stolen.frame) else { continue }
      board.fill(.hitAreas, "stolen", .rect(box), palette.danger.withAlpha(0.2))
      board.stroke(.hitAreas, "stolen", .rect(box), Stroke(palette.danger, width: 1.6))
      if shows(.labels), isFull, mayCallOut() {
        callOut(
          "\(stolen.element) takes touches of \(stolen.seat.rawValue), \(stolen.frame.sizeText)",
          around: box, edge: calloutEdge(box), color: palette.danger, sign: "stolen.label")
      }
    }
  }

  private mutating func drawHalf(_ half: SolvedHalf, _ box: Rect) {
    let seat = half.seat
    let thing = seat.rawValue
    let color = half.canAct ? palette.seat(seat) : palette.weak(seat)
    let tint = half.canAct ? palette.tint(seat) : palette.tint(seat).mixed(palette.display, 0.5)
    if let shape = display.cut(box) {
      board.fill(
        .halves, "half.\(thing)", shape,
        isOnCapture ? palette.seat(seat).withAlpha(0.06) : tint, thing: thing)
    }
    let width = seat == .first ? 1.4 : isFull ? 3.2 : 2.6
    if let border = display.cut(box, inset: width / 2 + 0.6) {
      board.stroke(
        .halves, "half.\(thing).border", border, Stroke(color, width: width), thing: thing)
    }
    if shows(.hitAreas), let area = half.hitArea {
      drawHitCorners(space.sheet(area), color, thing)
    }
  }

  /// Ticks in the corners of the area where touches count for one seat alone.
  private mutating func drawHitCorners(_ box: Rect, _ color: Color, _ thing: String) {
    let arm = isFull ? 14.0 : 6.0
    let corners = [
      (Point(x: box.minX, y: box.minY), 1.0, 1.0), (Point(x: box.maxX, y: box.minY), -1.0, 1.0),
      (Point(x: box.maxX, y: box.maxY), -1.0, -1.0), (Point(x: box.minX, y: box.maxY), 1.0, -1.0),
    ]
    var ticks: [Segment] = []
    for (corner, sx, sy) in corners {
      var inset = isFull ? 7.0 : 4.5
      var place = corner.moved(dx: sx * inset, dy: sy * inset)
      // A round corner of the display pushes the ticks inward.
      while !display.contains(place.moved(dx: -sx * 4, dy: -sy * 4)), inset < 40 {
        inset += 1
        place = corner.moved(dx: sx * inset, dy: sy * inset)
      }
      ticks += Ticks.at(place, sx: sx, sy: sy, arm: arm, over: 1.2)
      board.reserve(
        Rect(
          minX: min(place.x, place.x + sx * arm), minY: min(place.y, place.y + sy * arm),
          maxX: max(place.x, place.x + sx * arm), maxY: max(place.y, place.y + sy * arm)
        ).grown(by: 1))
    }
    board.stroke(
      .hitAreas, "half.hit", .segments(ticks), Stroke(color, width: isFull ? 2.4 : 1.8),
      thing: thing)
  }

  /// An arrow that points to the owner's top: near the middle of it, where it covers nothing.
  mutating func drawArrow(_ half: SolvedHalf, _ color: Color, _ plane: TurnedFrame) {
    let size = plane.ownerSize
    for unit in [1, 0.7] {
      for top in stride(from: 28.0, through: max(size.height - 34 * unit, 0), by: 12) {
        for share in [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9] {
          let tip = Point(x: size.width * share, y: top)
          if board.isFree(plane.toOuter(arrowBox(tip, unit))) {
            return drawArrow(half, color, at: tip, unit: unit, plane)
          }
        }
      }
    }
    drawArrow(half, color, at: Point(x: size.width / 2, y: 4), unit: 0.5, plane)
  }

  private func arrowBox(_ tip: Point, _ unit: Double) -> Rect {
    Rect(
      minX: tip.x - 12 * unit, minY: max(tip.y - 1, 0), maxX: tip.x + 12 * unit,
      maxY: tip.y + 29 * unit)
  }

  /// With its tip at a place of the owner's space in sheet units, 22 × 28 units of its own large.
  mutating func drawArrow(
    _ half: SolvedHalf, _ color: Color, at tip: Point, unit: Double, _ plane: TurnedFrame
  ) {
    let x = tip.x
    let top = tip.y
    let points = [
      (0, 0), (11, 15), (4.5, 15), (4.5, 28), (-4.5, 28), (-4.5, 15), (-11, 15),
    ].map { dx, dy in plane.toOuter(Point(x: x + dx * unit, y: top + dy * unit)) }
    board.fill(
      .people, "half.arrow", .path(Path(polyline: points, closed: true)), color,
      thing: half.seat.rawValue)
    board.reserve(plane.toOuter(arrowBox(tip, unit)))
  }

  /// The strip `foldEqual` took: background only.
  private mutating func drawGivenUp(_ box: Rect, _ strip: Rect) {
    guard let shape = display.cut(box) else { return }
    board.stroke(.halves, "given.up", shape, Stroke(palette.muted, width: 1))
    let cross = [
      Segment(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)),
      Segment(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.minY)),
    ]
    board.stroke(
      .halves, "given.up", .segments(cross.compactMap(display.clip)),
      Stroke(palette.muted, width: 1))
    hotspot("givenUp", box, "given up by the larger half: \(strip.fullText)")
  }

  /// Dots tell the second half from the first without colour; they leave out what is written on them.
  mutating func knockOutDots() {
    // On a capture they would be noise: edges and badges tell the halves apart.
    guard shows(.halves), !isOnCapture else { return }
    let half = layout[.second]
    guard half.shows, let frame = half.frame, !frame.isEmpty else { return }
    var gaps = board.inks.map { $0.grown(by: 3) }
    gaps += board.solids.filter { $0.area < 40000 }
    if isCovered(half) { return }
    let pitch = isFull ? 10.0 : 8.0
    let dots = Hatch.dots(
      in: space.sheet(frame), shape: display, pitch: pitch, gaps: gaps)
    let color = (half.canAct ? palette.second : palette.secondWeak).withAlpha(0.55)
    let mark = Mark(
      .halves, "half.second.dots", thing: "second",
      .stroke(.segments(dots), Stroke(color, width: isFull ? 1.9 : 1.6, cap: .round)))
    board.insert(mark, after: "half.second")
  }
}

extension HalfContent {
  /// Drawing order where two halves share a place.
  var depth: Int { self == .primary ? 1 : 0 }
}

extension ConvexShape {
  /// Whether all corners of a box in an owner's space lie on the display.
  func contains(_ box: Rect, _ plane: TurnedFrame) -> Bool {
    let sheet = plane.toOuter(box)
    return [
      Point(x: sheet.minX, y: sheet.minY), Point(x: sheet.maxX, y: sheet.minY),
      Point(x: sheet.maxX, y: sheet.maxY), Point(x: sheet.minX, y: sheet.maxY),
    ].allSatisfy(contains)
  }
}

extension Color {
  /// This colour with a share of another, both opaque.
  func mixed(_ other: Color, _ share: Double) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt32 {
      UInt32((Double(a) * (1 - share) + Double(b) * share).rounded())
    }
    return Color(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }
}
