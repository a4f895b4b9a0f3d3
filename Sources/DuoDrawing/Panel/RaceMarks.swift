import DuoGeometry
import DuoLayout

extension PanelBuilder {
  /// Whether the race keeps a target from acting.
  func isIdle(_ element: PlacedElement) -> Bool {
    element.role == .target && layout.race?[element.seat].targetsAct == false
  }

  /// A target that does not act: at half strength and, so that nobody needs the colour, struck through.
  mutating func drawIdleTarget(_ element: PlacedElement, center: Point, radius: Double) {
    let color = palette.weak(element.seat).mixed(palette.tint(element.seat), 0.5)
    board.fill(
      .targets, "target.idle", .circle(center, radius: radius), color, thing: element.id)
    let line = Stroke(palette.seat(element.seat), width: isFull ? 2 : 1.4)
    board.stroke(
      .targets, "target.idle", .circle(center, radius: radius - line.width / 2), line,
      thing: element.id)
    // Along the same diagonal for every owner: from the top left of the sheet.
    let arm = radius * 0.5.squareRoot()
    board.stroke(
      .targets, "target.struck",
      .segments([Segment(center.moved(dx: -arm, dy: -arm), center.moved(dx: arm, dy: arm))]),
      line, thing: element.id)
  }

  /// In each half, upright for its owner, what the moment of the race tells them.
  mutating func drawRace() {
    guard let race = layout.race, shows(.halves) else { return }
    for half in layout.halves {
      guard half.shows, !isCovered(half), let plane = space.plane(half), !plane.frame.isEmpty
      else { continue }
      drawPlate(race[half.seat], half, plane)
    }
  }

  /// The field of a seat, else its half, in the owner's space in sheet units.
  private func raceHolder(_ half: SolvedHalf, _ plane: TurnedFrame) -> Rect {
    let bounds = Rect(size: plane.ownerSize)
    let field = layout.elements.first { $0.seat == half.seat && $0.role == .field }
    guard let field else { return bounds }
    return plane.toOwner(space.sheet(field.frame)).intersection(bounds) ?? bounds
  }

  /// Type for the words, the largest first.
  private var raceSizes: [Double] { [type.title, type.heading, type.label] }

  private mutating func drawPlate(
    _ moment: RaceMoment.SeatMoment, _ half: SolvedHalf, _ plane: TurnedFrame
  ) {
    let holder = raceHolder(half, plane)
    let hasWon = moment.outcome == .won
    let color = hasWon ? palette.onSeat : palette.seat(half.seat)
    // What is longer than the half is wide breaks at a space.
    let broken = moment.words.split(separator: " ", maxSplits: 1).map(String.init)
    var best: (lines: [TextLine], plate: Rect)?
    for isFree in [true, false] {
      // Rather smaller than without what stands under them, but not as small as that.
      for (hasDetail, sizes) in [(true, [type.title, type.heading]), (false, raceSizes)] {
        for size in sizes where best == nil {
          let whole = [TextLine(text: moment.words, size: size, color: color)]
          let split = broken.map { TextLine(text: $0, size: size, color: color) }
          let detail = TextLine(text: moment.detail, size: type.label, color: color)
          for words in [whole, split] where best == nil {
            let lines = words + (hasDetail ? [detail] : [])
            guard let plate = plate(for: lines, hasWon, in: holder, plane, isFree) else { continue }
            best = (lines, plate)
          }
        }
      }
    }
    guard let best else {
      return callOut(
        "\(half.seat.rawValue): \(moment.words), \(moment.detail)", around: plane.frame,
        edge: nearestBodyEdge(plane.frame), color: palette.seat(half.seat), sign: "race.words",
        thing: half.seat.rawValue)
    }
    draw(best.lines, on: best.plate, hasWon, half.seat, plane)
  }

  /// Between the words and the edge of their plate.
  private var platePad: Double { isFull ? 10 : 5 }

  /// What a winner's star takes before the first of the words, its gap included.
  private func starRoom(_ lines: [TextLine]) -> Double {
    starSide(lines) + platePad / 2
  }

  private func starSide(_ lines: [TextLine]) -> Double { (lines.first?.size ?? 0) * 0.95 }

  private func width(_ line: TextLine?) -> Double {
    line.map { board.width($0.text, $0.size) } ?? 0
  }

  /// The place of a plate nearest to the middle of `holder`, in the owner's space in sheet units.
  ///
  /// - Parameter isFree: whether it must cover nothing; else it lies in the middle.
  private func plate(
    for lines: [TextLine], _ hasWon: Bool, in holder: Rect, _ plane: TurnedFrame, _ isFree: Bool
  ) -> Rect? {
    let (block, _) = board.block(lines)
    let first = width(lines.first) + (hasWon ? starRoom(lines) : 0)
    let size = Size(
      width: max(block.width, first) + 2 * platePad, height: block.height + platePad)
    let across = holder.width - size.width - 4
    let down = holder.height - size.height - 4
    guard across >= 0, down >= 0 else { return nil }
    let middle = holder.center.moved(dx: -size.width / 2, dy: -size.height / 2)
    guard isFree else { return Rect(origin: middle, size: size) }
    let step = isFull ? 10.0 : 4.0
    var places: [(Double, Rect)] = []
    for row in 0...Int(down / step) {
      for column in 0...Int(across / step) {
        let place = Point(
          x: holder.minX + 2 + Double(column) * step, y: holder.minY + 2 + Double(row) * step)
        places.append((place.distance(to: middle), Rect(origin: place, size: size)))
      }
    }
    places.append((0, Rect(origin: middle, size: size)))
    return places.sorted { ($0.0, $0.1.minY, $0.1.minX) < ($1.0, $1.1.minY, $1.1.minX) }
      .first { board.isFree(plane.toOuter($0.1)) && display.contains($0.1, plane) }?.1
  }

  private mutating func draw(
    _ lines: [TextLine], on plate: Rect, _ hasWon: Bool, _ seat: Seat, _ plane: TurnedFrame
  ) {
    let sheet = plane.toOuter(plate)
    let shape = Shape.roundedRect(sheet, CornerRadii(all: platePad))
    let thing = seat.rawValue
    board.fill(
      .people, "race.plate", shape, hasWon ? palette.seat(seat) : palette.content, thing: thing)
    if !hasWon {
      board.stroke(
        .people, "race.plate", shape, Stroke(palette.seat(seat), width: isFull ? 1.8 : 1.2),
        thing: thing)
    }
    let offsets = board.block(lines).offsets
    for (place, (line, offset)) in zip(lines, offsets).enumerated() {
      var middle = Point(x: plate.midX, y: plate.minY + platePad / 2 + offset)
      if hasWon, place == 0 {
        let side = starSide(lines)
        let left = plate.midX - (width(line) + starRoom(lines)) / 2
        board.fill(
          .people, "race.star",
          .path(Self.star(plane, at: Point(x: left + side / 2, y: middle.y), radius: side / 2)),
          palette.onSeat, thing: thing)
        middle = middle.moved(dx: starRoom(lines) / 2)
      }
      board.write(
        line, at: middle, align: .middle, in: plane, layer: .people, sign: "race.words",
        thing: thing)
    }
    board.reserve(sheet)
  }

  /// A star of five points that stands upright in `plane`.
  static func star(_ plane: TurnedFrame, at center: Point, radius: Double) -> Path {
    // Sine and cosine of the ten directions, from the top and clockwise.
    let directions = [
      (0, -1), (0.587785, -0.809017), (0.951057, -0.309017), (0.951057, 0.309017),
      (0.587785, 0.809017), (0, 1), (-0.587785, 0.809017), (-0.951057, 0.309017),
      (-0.951057, -0.309017), (-0.587785, -0.809017),
    ]
    let points = directions.enumerated().map { place, way in
      let length = place % 2 == 0 ? radius : radius * 0.42
      return plane.toOuter(center.moved(dx: way.0 * length, dy: way.1 * length))
    }
    return Path(polyline: points, closed: true)
  }
}
