import DuoGeometry
import DuoJSON
import DuoLayout

extension PanelBuilder {
  /// What a paper phone shows, the lines to cut and to fold along, and the people around it.
  mutating func buildCutOut() {
    drawDevice()
    drawCapture()
    drawSafeArea()
    drawHalves()
    drawElements()
    drawRegions()
    drawSystem()
    labelBoxes()
    labelHalves()
    labelFields()
    knockOutDots()
    standOut()
    // Paper has no spine and no caps: nothing of the phone stands out beyond the cut.
    board.remove { $0.sign == "spine" || $0.sign == "hinge.cap" }
    drawCut()
    drawFoldMarks()
    drawPeople()
  }

  /// Which way to fold, and how far.
  var foldAdvice: String {
    let hinge = layout.pose.hinge
    guard hinge.status == .partiallyOpen else { return "at the fold marks it lies flat" }
    let angle = hinge.angle.map { "until \(Decimal.text($0, places: 1))° are between them" }
    return "fold both halves up, the display inside, \(angle ?? "to an angle nobody knows")"
  }

  private mutating func drawCut() {
    let facts = device.display(layout.pose.display)
    let radii = device.body(layout.pose.display).cornerRadii
      .turned(space.sheet(layout.pose.quarterTurn))
      .scaled(by: style.scale / facts.millimetresPerPoint)
    board.stroke(
      .dimensions, "cut", .roundedRect(body, radii), Stroke(palette.ink, width: 0.75))
    drawScissors(Point(x: body.minX + body.width * 0.12, y: body.minY - 8))
  }

  /// Open scissors that lie along the outline, their points to the right, and the word.
  private mutating func drawScissors(_ place: Point) {
    let stroke = Stroke(palette.ink, width: 0.9, cap: .round)
    for side in [-1.0, 1.0] {
      board.stroke(
        .dimensions, "cut.scissors", .circle(place.moved(dx: 2.6, dy: side * 3), radius: 2.2),
        stroke)
    }
    board.stroke(
      .dimensions, "cut.scissors",
      .segments(
        [-1.0, 1].map { side in
          Segment(place.moved(dx: 4.6, dy: side * 2), place.moved(dx: 15, dy: -side * 2.4))
        }), stroke)
    board.write(
      label("cut"), at: place.moved(dx: 19), layer: .dimensions, sign: "cut.text")
  }

  /// Marks beside both ends of the fold, so that it is found from outside; the closed phone has none.
  private mutating func drawFoldMarks() {
    guard let fold = foldSegment else { return }
    let far = 20.0
    let near = 3.0
    let word = label("fold")
    let width = board.width(word.text, word.size)
    if fold.from.x == fold.to.x {
      let x = fold.from.x
      foldMark(
        Segment(Point(x: x, y: body.minY - far), Point(x: x, y: body.minY - near)), word,
        Point(x: x + 4, y: body.minY - far + 5))
      foldMark(
        Segment(Point(x: x, y: body.maxY + near), Point(x: x, y: body.maxY + far)), word,
        Point(x: x + 4, y: body.maxY + far - 5))
    } else {
      let y = fold.from.y
      foldMark(
        Segment(Point(x: body.minX - far, y: y), Point(x: body.minX - near, y: y)), word,
        Point(x: body.minX - 2 - width, y: y - 8))
      foldMark(
        Segment(Point(x: body.maxX + near, y: y), Point(x: body.maxX + far, y: y)), word,
        Point(x: body.maxX + 3, y: y - 8))
    }
  }

  private mutating func foldMark(_ line: Segment, _ word: TextLine, _ place: Point) {
    board.stroke(.dimensions, "fold.mark", .segments([line]), Stroke(palette.ink, width: 0.9))
    board.write(word, at: place, layer: .dimensions, sign: "fold.text")
  }
}
