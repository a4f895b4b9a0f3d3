import DuoGeometry
import DuoLayout

/// A label outside the device with a leader to what it names.
struct Callout: Sendable {
  var text: String
  var anchor: Point
  /// The side of the device the label stands on.
  var edge: Edge
  var color: Color
  var sign: String
  var thing: String?
  /// Numbers of findings that stand in place of words.
  var badges: [FaultBadge] = []
}

extension PanelBuilder {
  /// Names something outside the device; the leader starts inside `box` where it runs through no text, and goes
  /// to another side than `edge` where it would have to.
  mutating func callOut(
    _ text: String, around box: Rect, edge: Edge, color: Color, sign: String, thing: String? = nil
  ) {
    var (anchor, side) = (bestAnchor(in: box, edge), edge)
    if board.crossings(leader(from: anchor, edge)) > 0 {
      let others = Edge.allCases.filter { $0 != edge }.sorted {
        distance(box, $0) < distance(box, $1)
      }
      for other in others {
        let place = bestAnchor(in: box, other)
        if board.crossings(leader(from: place, other)) == 0 {
          (anchor, side) = (place, other)
          break
        }
      }
    }
    callouts.append(
      Callout(text: text, anchor: anchor, edge: side, color: color, sign: sign, thing: thing))
    board.reserve(leader(from: anchor, side))
  }

  /// Where in a box a leader to one side starts best: through little text, and apart from its neighbours.
  private func bestAnchor(in box: Rect, _ edge: Edge) -> Point {
    let upright = edge == .top || edge == .bottom
    let depth = min(12, (upright ? box.height : box.width) / 2)
    let anchors = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map { share in
      switch edge {
      case .top: Point(x: box.minX + box.width * share, y: box.minY + depth)
      case .bottom: Point(x: box.minX + box.width * share, y: box.maxY - depth)
      case .left: Point(x: box.minX + depth, y: box.minY + box.height * share)
      case .right: Point(x: box.maxX - depth, y: box.minY + box.height * share)
      }
    }
    let costs = anchors.map { anchor in
      let near = callouts.count { other in
        let apart = upright ? other.anchor.x - anchor.x : other.anchor.y - anchor.y
        return other.edge == edge && apart.magnitude < 8
      }
      return board.crossings(leader(from: anchor, edge)) * 2 + near * 3
    }
    let best = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
    return anchors[best]
  }

  /// How far a box lies from one edge of the body.
  func distance(_ box: Rect, _ edge: Edge) -> Double {
    switch edge {
    case .top: box.minY - body.minY
    case .left: box.minX - body.minX
    case .bottom: body.maxY - box.maxY
    case .right: body.maxX - box.maxX
    }
  }

  /// The straight way from an anchor to where the annotation of that side ends so far.
  func leader(from anchor: Point, _ edge: Edge) -> Rect {
    switch edge {
    case .top:
      Rect(
        minX: anchor.x - 1, minY: min(body.minY - reach.top, anchor.y), maxX: anchor.x + 1,
        maxY: anchor.y)
    case .bottom:
      Rect(
        minX: anchor.x - 1, minY: anchor.y, maxX: anchor.x + 1,
        maxY: max(body.maxY + reach.bottom, anchor.y))
    case .left:
      Rect(
        minX: min(body.minX - reach.left, anchor.x), minY: anchor.y - 1, maxX: anchor.x,
        maxY: anchor.y + 1)
    case .right:
      Rect(
        minX: anchor.x, minY: anchor.y - 1, maxX: max(body.maxX + reach.right, anchor.x),
        maxY: anchor.y + 1)
    }
  }

  /// Whether one more element may be named outside; more would be a list, not a drawing.
  mutating func mayCallOut() -> Bool {
    guard calledOut < (isCrowded ? 8 : 24) else {
      unnamed += 1
      return false
    }
    calledOut += 1
    return true
  }

  /// Elements beyond so many share what room there is inside.
  var isCrowded: Bool { layout.elements.count > 40 }

  static let calloutPitch = 17.0

  /// Puts every callout in its rail, so that no leader crosses another or runs through a label.
  mutating func layOutCallouts() {
    layOutColumn(.left)
    layOutColumn(.right)
    layOutRows(.top)
    layOutRows(.bottom)
  }

  /// Above and below: upright leaders, each label to the right of its own, rows so that none is crossed.
  private mutating func layOutRows(_ edge: Edge) {
    let mine = callouts.filter { $0.edge == edge }.sorted { $0.anchor.x > $1.anchor.x }
    guard !mine.isEmpty else { return }
    var placed: [(x: Double, row: Int)] = []
    let outward = edge == .top ? -1.0 : 1.0
    let base = (edge == .top ? body.minY : body.maxY) + outward * (reach[edge] + 6)
    var rows = 0
    for callout in mine {
      var x = callout.anchor.x
      // Leaders keep their order and a little room between them.
      if let last = placed.last { x = min(x, last.x - 6) }
      let end = x + 8 + board.width(callout.text, type.label) + 10
      var row = (placed.filter { $0.x <= end }.map { $0.row + 1 }.max()) ?? 0
      let words = label(callout.text, callout.color)
      func middle(_ row: Int) -> Double {
        base + outward * Double(row) * PanelBuilder.calloutPitch
      }
      // Labels at the sides may reach up or down to here.
      while row < 60,
        board.touchesText(board.line(words, at: Point(x: x + 9, y: middle(row)), align: .start))
      {
        row += 1
      }
      placed.append((x, row))
      rows = max(rows, row)
      let y = middle(row)
      drawLeader(
        [
          callout.anchor, Point(x: x, y: callout.anchor.y), Point(x: x, y: y),
          Point(x: x + 6, y: y),
        ],
        callout)
      board.write(
        words, at: Point(x: x + 9, y: y), layer: .labels, sign: callout.sign, thing: callout.thing)
    }
    reach[edge] += 6 + Double(rows) * PanelBuilder.calloutPitch + type.label
  }

  /// At the sides: labels under one another, moved apart in order.
  private mutating func layOutColumn(_ edge: Edge) {
    let mine = callouts.filter { $0.edge == edge }
    guard !mine.isEmpty else { return }
    let centers = Spread.apart(
      wanted: mine.map(\.anchor.y), lengths: mine.map { size($0).height },
      gap: PanelBuilder.calloutPitch - type.label)
    let outward = edge == .left ? -1.0 : 1.0
    let align = edge == .left ? Align.end : .start
    var start = (edge == .left ? body.minX : body.maxX) + outward * (reach[edge] + 2)
    // The ends of the dimension chains may stand in the way.
    for _ in 0..<20
    where zip(mine, centers).contains(where: { callout, y in
      let place = Point(x: start + outward * 20, y: y)
      if !callout.badges.isEmpty {
        return !board.isFree(badgeBox(callout, at: place, outward))
      }
      return board.touchesText(board.line(label(callout.text), at: place, align: align))
    }) {
      start += outward * 12
    }
    var widest = 0.0
    for (callout, y) in zip(mine, centers) {
      widest = max(widest, size(callout).width)
      drawLeader(
        [
          callout.anchor, Point(x: start, y: callout.anchor.y),
          Point(x: start + outward * 12, y: y), Point(x: start + outward * 16, y: y),
        ], callout)
      let place = Point(x: start + outward * 20, y: y)
      if !callout.badges.isEmpty {
        group(callout).draw(on: &board, at: badgeBox(callout, at: place, outward).origin)
        continue
      }
      board.write(
        label(callout.text, callout.color), at: place,
        align: align, layer: .labels, sign: callout.sign,
        thing: callout.thing)
    }
    reach[edge] += 22 + widest
  }

  /// How much room a callout takes at the end of its leader.
  private func size(_ callout: Callout) -> Size {
    if !callout.badges.isEmpty { return group(callout).size }
    return Size(width: board.width(callout.text, type.label), height: type.label)
  }

  private func group(_ callout: Callout) -> FaultBadges {
    FaultBadges(callout.badges, perRow: 4, on: board)
  }

  /// The box of the badges that hang on the end of a leader which runs outward.
  private func badgeBox(_ callout: Callout, at place: Point, _ outward: Double) -> Rect {
    let size = size(callout)
    return Rect(
      center: Point(x: place.x + outward * size.width / 2, y: place.y), size: size)
  }

  private mutating func drawLeader(_ points: [Point], _ callout: Callout) {
    guard callout.badges.isEmpty else {
      // The outline of the place is dot enough.
      board.stroke(
        .findings, "finding.leader", .path(Path(polyline: points)),
        Stroke(callout.color, width: 0.9))
      return
    }
    // A ring of the card's colour lets the dot be seen on whatever it stands on.
    board.fill(
      .labels, "leader.ring", .circle(callout.anchor, radius: 3.4), palette.card,
      thing: callout.thing)
    board.fill(
      .labels, "leader.dot", .circle(callout.anchor, radius: 2.2), callout.color,
      thing: callout.thing)
    board.stroke(
      .labels, "leader", .path(Path(polyline: points)), Stroke(callout.color, width: 0.9),
      thing: callout.thing)
  }
}
