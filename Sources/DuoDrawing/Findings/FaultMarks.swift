import DuoGeometry
import DuoLayout
import DuoReview

/// A place in a panel where something was found, with the badges that belong there.
private struct FaultPlace {
  /// On the sheet, around the thing and clear of it.
  var box: Rect
  /// What the box is drawn around.
  var thing: Rect
  /// Strongest first, each number once.
  var badges: [(number: Int, severity: Severity)] = []
  var severity: Severity { badges.first?.severity ?? .note }
}

extension PanelBuilder {
  /// More badges than this tell nobody anything; the places beyond are outlined only.
  static let mostBadges = 60

  /// Whether findings are drawn at all.
  var showsFindings: Bool { shows(.findings) && !subject.findings.isEmpty }

  /// An outline around every place where something was found, and its numbers beside it.
  mutating func drawFindings() {
    guard showsFindings else { return }
    let places = faultPlaces
    guard !places.isEmpty else { return }
    var obstacles = PlaceIndex()
    for element in layout.elements where element.role.takesTouches {
      obstacles.insert(space.sheet(element.frame))
    }
    let isLarge = places.map { min($0.thing.width, $0.thing.height) > (isFull ? 120 : 60) }
    for (place, large) in zip(places, isLarge) where !large { obstacles.insert(place.box) }
    for place in places {
      outline(place)
      if place.thing.width > 24, place.thing.height > 24 { reserveEdges(place.box) }
    }
    var left = PanelBuilder.mostBadges
    for (place, large) in zip(places, isLarge) {
      for badge in place.badges {
        guard left > 0 else { return }
        left -= 1
        placeBadge(badge.number, badge.severity, at: place, isLarge: large, &obstacles)
      }
    }
  }

  /// By box, the strongest first, in the order they were found.
  private var faultPlaces: [FaultPlace] {
    let names = ElementNames(layout)
    var places: [FaultPlace] = []
    var known: [Rect: Int] = [:]
    let clear = isFull ? 4.0 : 2.5
    for finding in subject.findings where finding.severity > .note {
      guard let frame = finding.frame, let number = numbers.number(of: finding, in: names),
        frame.minX.isFinite, frame.maxX.isFinite, frame.minY.isFinite, frame.maxY.isFinite
      else { continue }
      let thing = space.sheet(frame)
      let place = known[thing] ?? places.count
      if place == places.count {
        known[thing] = place
        places.append(FaultPlace(box: thing.grown(by: clear), thing: thing))
      }
      if !places[place].badges.contains(where: { $0.number == number }) {
        places[place].badges.append((number, finding.severity))
      }
    }
    for index in places.indices { places[index].badges.sort { $0.number < $1.number } }
    return places.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  private mutating func outline(_ place: FaultPlace) {
    let severity = place.severity
    let width = severity == .error ? 2.2 : 1.1
    let shape = Shape.roundedRect(place.box, CornerRadii(all: min(4, place.box.width / 4)))
    board.stroke(.findings, "finding.rim", shape, Stroke(palette.card, width: width + 2))
    board.stroke(
      .findings, "finding.outline.\(severity.rawValue)", shape,
      Stroke(palette.severity(severity), width: width))
  }

  /// At the place where there is room inside the device, else in the rails beside it, with a leader.
  private mutating func placeBadge(
    _ number: Int, _ severity: Severity, at place: FaultPlace, isLarge: Bool,
    _ obstacles: inout PlaceIndex
  ) {
    let size = board.faultBadgeSize(severity, "\(number)")
    for (distance, center) in badgeCenters(size, around: place.box, isLarge: isLarge) {
      let box = Rect(center: center, size: size)
      guard body.contains(box), !obstacles.touches(box.grown(by: 1)), board.isFree(box) else {
        continue
      }
      if distance > 0 {
        let end = place.box.nearest(to: center)
        board.stroke(
          .findings, "finding.leader", .segments([Segment(center, end)]),
          Stroke(palette.severity(severity), width: 0.9))
      }
      board.faultBadge(severity, "\(number)", in: box)
      board.reserve(box)
      obstacles.insert(box)
      return
    }
    let edge: Edge =
      place.box.midX - body.minX < body.maxX - place.box.midX ? .left : .right
    let anchor = Point(
      x: edge == .left ? place.box.minX : place.box.maxX, y: place.box.midY)
    callouts.append(
      Callout(
        text: "\(number)", anchor: anchor, edge: edge, color: palette.severity(severity),
        sign: severity.sign, badge: severity))
  }

  /// Where a badge may stand, the best first: around the box, one beside the other, then farther away; in the
  /// corners of something large.
  private func badgeCenters(
    _ size: Size, around box: Rect, isLarge: Bool
  ) -> [(distance: Double, center: Point)] {
    var centers: [(Double, Point)] = []
    let (w, h) = (size.width / 2, size.height / 2)
    if isLarge {
      let dx = w + 4
      let dy = h + 4
      let step = size.width + 3
      for index in 0..<6 {
        let shift = Double(index) * step
        centers.append((0, Point(x: box.minX + dx + shift, y: box.minY + dy)))
        centers.append((0, Point(x: box.maxX - dx - shift, y: box.minY + dy)))
        centers.append((0, Point(x: box.minX + dx + shift, y: box.maxY - dy)))
        centers.append((0, Point(x: box.maxX - dx - shift, y: box.maxY - dy)))
      }
    }
    for ring in 0..<4 {
      let far = Double(ring) * (max(size.width, size.height) + 4) + 2
      let leader = ring == 0 ? 0 : far
      let top = box.minY - h - far
      let bottom = box.maxY + h + far
      let left = box.minX - w - far
      let right = box.maxX + w + far
      // From the right end of the top, as superscripts stand, so that several lie in a row.
      for x in PanelBuilder.steps(from: box.maxX, to: box.minX, by: size.width + 3) {
        centers.append((leader, Point(x: x, y: top)))
      }
      for y in PanelBuilder.steps(from: box.minY, to: box.maxY, by: size.height + 3) {
        centers.append((leader, Point(x: right, y: y)))
      }
      for y in PanelBuilder.steps(from: box.minY, to: box.maxY, by: size.height + 3) {
        centers.append((leader, Point(x: left, y: y)))
      }
      for x in PanelBuilder.steps(from: box.maxX, to: box.minX, by: size.width + 3) {
        centers.append((leader, Point(x: x, y: bottom)))
      }
    }
    return centers
  }

  /// At most a dozen places from one end of a side to the other.
  private static func steps(from: Double, to: Double, by step: Double) -> [Double] {
    let length = (to - from).magnitude
    let count = min(Int(min(length / step, 12)), 12)
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
