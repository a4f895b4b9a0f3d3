import DuoGeometry
import DuoJSON
import DuoLayout

extension HingeStatus {
  var words: String {
    switch self {
    case .closed: "closed"
    case .partiallyOpen: "partially open"
    case .fullyOpen: "fully open"
    }
  }
}

extension PanelBuilder {
  static let hingeSize = Size(width: 250, height: 96)

  /// The hinge from the side, at its true angle, with both people's eyes; origin top left, `hingeSize` large.
  func hingeFigure() -> Board {
    var figure = Board(shaper: board.shaper, palette: palette, type: type)
    let hinge = layout.pose.hinge
    let middle = PanelBuilder.hingeSize.width / 2
    let ground = 70.0
    figure.stroke(
      .header, "hinge.table",
      .segments([
        Segment(Point(x: middle - 110, y: ground + 4), Point(x: middle + 110, y: ground + 4))
      ]), Stroke(palette.bodyLine, width: 1))
    let arm = 62.0
    let joint = Point(x: middle, y: ground)
    // The angle lies between the halves' inner sides, evenly about the upright.
    let half = (hinge.angle ?? 60) / 2
    let (sine, cosine) = ArcTable.sineAndCosine(degrees: half)
    var ends = [
      Point(x: joint.x - arm * sine, y: joint.y - arm * cosine),
      Point(x: joint.x + arm * sine, y: joint.y - arm * cosine),
    ]
    if hinge.status == .closed {
      // Two halves on one another, the outer display up.
      ends = [
        Point(x: middle - arm / 2, y: ground - 7), Point(x: middle + arm / 2, y: ground - 7),
      ]
      for y in [ground, ground - 7] {
        figure.stroke(
          .header, "hinge.half",
          .segments([
            Segment(Point(x: middle - arm / 2, y: y), Point(x: middle + arm / 2, y: y))
          ]), Stroke(palette.ink, width: 5, cap: .round))
      }
      figure.fill(
        .header, "hinge.joint",
        .circle(Point(x: middle - arm / 2, y: ground - 3.5), radius: 6), palette.ink)
    } else if hinge.angle == nil {
      // Nobody knows the angle: only the joint and what is not known.
      figure.fill(.header, "hinge.joint", .circle(joint, radius: 4), palette.ink)
      ends = [Point(x: middle - 40, y: ground - 30), Point(x: middle + 40, y: ground - 30)]
    } else {
      figure.stroke(
        .header, "hinge.half", .path(Path(polyline: [ends[0], joint, ends[1]])),
        Stroke(palette.ink, width: 5, cap: .round))
    }
    drawEyes(&figure, ends, joint)
    var text = hinge.status.words + gradeMark("hinge", "hinge.status")
    if let angle = hinge.angle {
      text = "\(Decimal.text(angle, places: 1))°\(gradeMark("hinge.angle")) · \(hinge.status.words)"
    } else {
      text += " · angle unknown\(gradeMark("hinge.angle"))"
    }
    figure.write(
      TextLine(text: text, size: type.label, color: palette.ink),
      at: Point(x: middle, y: ground + 20), align: .middle, layer: .header, sign: "hinge.text")
    return figure
  }

  /// Each person's eye where they sit, seen along the fold, and their line of sight to their half.
  private func drawEyes(_ figure: inout Board, _ ends: [Point], _ joint: Point) {
    let middle = PanelBuilder.hingeSize.width / 2
    for seat in Seat.allCases {
      let color = palette.seat(seat)
      let (place, target) = eye(seat, ends, joint, middle)
      figure.stroke(
        .header, "hinge.sight", .segments([Segment(place, target)]), Stroke(color, width: 1))
      if seat == .first {
        figure.fill(.header, "hinge.eye", .circle(place, radius: 7), palette.card)
        figure.stroke(.header, "hinge.eye", .circle(place, radius: 7), Stroke(color, width: 2))
      } else {
        let box = Rect(center: place, size: Size(width: 14, height: 14))
        figure.fill(
          .header, "hinge.eye", .roundedRect(box, CornerRadii(all: 2)), palette.card)
        figure.stroke(
          .header, "hinge.eye", .roundedRect(box, CornerRadii(all: 2)), Stroke(color, width: 2))
      }
    }
  }

  private func eye(
    _ seat: Seat, _ ends: [Point], _ joint: Point, _ middle: Double
  ) -> (Point, Point) {
    // Along the fold both look from the near side; across it each from their own.
    let half = layout[seat]
    let edge = Edge.bottom.turned(half.turn)
    let beside = layout.pose.display == .inner ? device.coverEdge : device.spineEdge
    let foldIsVertical = [Edge.left, .right].contains(beside.turned(layout.pose.quarterTurn))
    let isAcross =
      foldIsVertical ? edge == .left || edge == .right : edge == .top || edge == .bottom
    let left = foldIsVertical ? edge == .left : edge == .top
    let end = seat == .first ? ends[0] : ends[1]
    let target = Point(x: (end.x + joint.x) / 2, y: (end.y + joint.y) / 2 - 3)
    if isAcross {
      let other = layout[seat.other]
      let sharesEdge = Edge.bottom.turned(other.turn) == edge
      let shift = sharesEdge ? (seat == .first ? 0.0 : 20) : 0
      let x = left ? middle - 104 : middle + 104
      return (Point(x: x, y: 14 + shift), target)
    }
    return (Point(x: middle + (seat == .first ? -16 : 16), y: 12), target)
  }
}
