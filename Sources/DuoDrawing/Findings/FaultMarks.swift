import DuoGeometry
import DuoLayout
import DuoReview

/// A place in a panel where something was found, with the badges that belong there.
struct FaultPlace: Sendable {
  /// On the sheet, around the thing and clear of it.
  var box: Rect
  /// What the box is drawn around.
  var thing: Rect
  /// Each number once, strongest first.
  var badges: [FaultBadge] = []
  /// Too large to be hidden by a badge in its corner.
  var isLarge: Bool

  var severity: Severity { badges.first?.severity ?? .note }
}

extension PanelBuilder {
  /// More badges than this tell nobody anything; the places beyond are outlined only.
  static let mostBadges = 60

  /// Whether findings are drawn at all.
  var showsFindings: Bool { shows(.findings) && !subject.findings.isEmpty }

  /// Where something was found, in the order of the findings, the errors' places first.
  var faultPlaces: [FaultPlace] {
    guard showsFindings else { return [] }
    let names = ElementNames(layout)
    var places: [FaultPlace] = []
    var known: [Rect: Int] = [:]
    let clear = isFull ? 4.0 : 2.5
    let large = isFull ? 120.0 : 60
    for finding in subject.findings where finding.severity > .note {
      guard let frame = finding.frame, let number = numbers.number(of: finding, in: names),
        [frame.minX, frame.maxX, frame.minY, frame.maxY].allSatisfy(\.isFinite)
      else { continue }
      // What lies off the display is listed only.
      guard let thing = seen(frame) else { continue }
      let place = known[thing] ?? places.count
      if place == places.count {
        known[thing] = place
        places.append(
          FaultPlace(
            box: thing.grown(by: clear), thing: thing,
            isLarge: min(thing.width, thing.height) > large))
      }
      let badge = FaultBadge(number: number, severity: finding.severity)
      if !places[place].badges.contains(badge) { places[place].badges.append(badge) }
    }
    for index in places.indices { places[index].badges.sort { $0.number < $1.number } }
    return places.filter { $0.severity == .error } + places.filter { $0.severity != .error }
  }

  /// An outline around every place where something was found.
  mutating func outlineFaults(_ places: [FaultPlace]) {
    for place in places {
      let severity = place.severity
      let width = severity == .error ? (isFull ? 2.2 : 1.6) : (isFull ? 1.1 : 0.9)
      let shape = Shape.roundedRect(place.box, CornerRadii(all: min(4, place.box.width / 4)))
      board.stroke(
        .findings, "finding.rim", shape, Stroke(palette.card, width: width + (isFull ? 2 : 1.4)))
      board.stroke(
        .findings, "finding.outline.\(severity.rawValue)", shape,
        Stroke(palette.severity(severity), width: width))
      if isFull || place.isLarge { reserveEdges(place.box) }
    }
  }

  /// The numbers beside their places, after everything else has been named.
  mutating func numberFaults(_ places: [FaultPlace]) {
    guard !places.isEmpty else { return }
    var obstacles = PlaceIndex()
    for element in layout.elements where element.role.takesTouches {
      obstacles.insert(space.sheet(element.frame))
    }
    for place in places where !place.isLarge { obstacles.insert(place.box) }
    for mark in board.marks where mark.sign == "home.indicator" {
      if let box = mark.bounds { obstacles.insert(box.grown(by: 2)) }
    }
    var left = PanelBuilder.mostBadges
    for place in places {
      guard left > 0 else { return }
      let badges = Array(place.badges.prefix(left))
      left -= badges.count
      if !placeBadges(badges, at: place, &obstacles) { moveOut(badges, from: place) }
    }
  }

  /// Beside the place inside the device: in one row, else under one another, with a leader where it is farther off.
  ///
  /// - Returns: whether there was room.
  private mutating func placeBadges(
    _ badges: [FaultBadge], at place: FaultPlace, _ obstacles: inout PlaceIndex
  ) -> Bool {
    let shapes = badges.count == 1 ? [1] : [min(badges.count, 8), 2, 1]
    for ring in 0..<4 {
      for perRow in shapes where perRow <= badges.count {
        let group = FaultBadges(badges, perRow: perRow, on: board)
        for center in badgeCenters(group.size, around: place, ring: ring) {
          let box = Rect(center: center, size: group.size)
          guard body.contains(box), !obstacles.touches(box.grown(by: 1)), board.isFreeForSign(box)
          else {
            continue
          }
          if ring > 0 {
            let line = Segment(center, place.box.nearest(to: center))
            guard board.crossings(line.box.grown(by: 0.5)) == 0 else { continue }
            board.stroke(
              .findings, "finding.leader", .segments([line]),
              Stroke(palette.severity(place.severity), width: 0.9))
            board.reserve(line.box)
          }
          group.draw(on: &board, at: box.origin)
          obstacles.insert(box)
          return true
        }
      }
    }
    return false
  }

  /// Into a rail beside the device, by the way that runs through least text; the nearer side where that is all one.
  private mutating func moveOut(_ badges: [FaultBadge], from place: FaultPlace) {
    let box = place.box
    let isLeft = box.midX - body.minX < body.maxX - box.midX
    var best: (cost: Int, edge: Edge, anchor: Point)?
    for edge in isLeft ? [Edge.left, .right] : [.right, .left] {
      for share in [0.5, 0.3, 0.7, 0.1, 0.9] {
        let anchor = Point(
          x: edge == .left ? box.minX : box.maxX, y: box.minY + box.height * share)
        let cost = board.crossings(leader(from: anchor, edge))
        if best.map({ cost < $0.cost }) ?? true { best = (cost, edge, anchor) }
      }
    }
    guard let best else { return }
    callouts.append(
      Callout(
        text: "", anchor: best.anchor, edge: best.edge,
        color: palette.severity(place.severity), sign: place.severity.sign, badges: badges))
  }

  /// Where a group of badges may stand, the best first: in a corner of something large, else around it, `ring` times
  /// its own size away.
  private func badgeCenters(_ size: Size, around place: FaultPlace, ring: Int) -> [Point] {
    let box = place.box
    var centers: [Point] = []
    let (w, h) = (size.width / 2, size.height / 2)
    if place.isLarge, ring == 0 {
      // Clear of the thing's own frame.
      let clear = isFull ? 12.0 : 6
      let (dx, dy) = (w + clear, h + clear)
      for shift in [0.0, 40, 80, 120] {
        centers += [
          Point(x: box.minX + dx + shift, y: box.minY + dy),
          Point(x: box.maxX - dx - shift, y: box.minY + dy),
          Point(x: box.minX + dx + shift, y: box.maxY - dy),
          Point(x: box.maxX - dx - shift, y: box.maxY - dy),
          Point(x: box.minX + dx, y: box.minY + dy + shift),
          Point(x: box.maxX - dx, y: box.minY + dy + shift),
        ]
      }
    }
    let far = Double(ring) * (min(size.width, size.height) + 4) + 2
    // A little in from the corners, so that a leader does not run along an edge.
    let (inX, inY) = (min(8, box.width / 2), min(8, box.height / 2))
    let across = PanelBuilder.steps(from: box.maxX - inX, to: box.minX + inX, by: 22)
    let down = PanelBuilder.steps(from: box.minY + inY, to: box.maxY - inY, by: 22)
    // From the right end of the top, as superscripts stand.
    centers += across.map { Point(x: $0, y: box.minY - h - far) }
    centers += down.map { Point(x: box.maxX + w + far, y: $0) }
    centers += down.map { Point(x: box.minX - w - far, y: $0) }
    centers += across.map { Point(x: $0, y: box.maxY + h + far) }
    if ring == 0 {
      for x in [box.maxX + w + 1, box.minX - w - 1] {
        for y in [box.minY - h - 1, box.maxY + h + 1] { centers.append(Point(x: x, y: y)) }
      }
    }
    return centers
  }

  /// At most a dozen places from one end of a side to the other.
  private static func steps(from: Double, to: Double, by step: Double) -> [Double] {
    let count = min(Int(min((to - from).magnitude / step, 12)), 12)
    let way = to >= from ? step : -step
    return (0...count).map { from + way * Double($0) }
  }
}

extension Rect {
  /// The point of the rectangle that lies nearest to another.
  fileprivate func nearest(to point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
