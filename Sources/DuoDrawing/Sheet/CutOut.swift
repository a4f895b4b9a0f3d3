import DuoGeometry
import DuoJSON
import DuoLayout

/// One pose to print at its true size, cut out and fold.
public struct CutOut: Sendable {
  public var drawing: Drawing
  /// The phone's outline, along which to cut, in sheet units.
  public var outline: Rect
  /// PDF points (1/72 inch) for a sheet unit at true size.
  public var pointsPerUnit: Double
}

extension Drawing {
  /// Type of 9 sheet units comes out at 6 points.
  private static let cutOutPointsPerUnit = 6.0 / 9.0

  /// The phone at its true size, with the lines to cut and to fold along and nothing on them that is not on it.
  ///
  /// Always light, and turned as it lies on the table.
  public static func cutOut(
    _ subject: PanelSubject, layers: Set<ContentLayer>, shaper: any TextShaper
  ) -> CutOut {
    let pose = subject.layout.pose
    let perPoint = subject.device.display(pose.display).millimetresPerPoint / 25.4 * 72
    var light = subject
    light.theme = .light
    light.view = .table
    let style = PanelStyle(
      layers: layers, detail: .full, scale: perPoint / cutOutPointsPerUnit)
    var builder = PanelBuilder(light, style: style, shaper: shaper)
    builder.buildCutOut()
    let marks = builder.board.marks
    let ring = marks.reduce(builder.body) { ring, mark in mark.bounds.map(ring.union) ?? ring }
    let size = Size(width: ring.width, height: ring.height)
    let group = MarkGroup(
      id: subject.id, title: builder.title, frame: Rect(size: size),
      marks: marks.map { $0.moved(dx: -ring.minX, dy: -ring.minY) })
    return CutOut(
      drawing: Drawing(
        size: size, background: Color(0xFFFFFF), title: builder.title,
        description: describe(subject.layout), groups: [group]),
      outline: builder.body.moved(dx: -ring.minX, dy: -ring.minY),
      pointsPerUnit: cutOutPointsPerUnit)
  }
}

extension PanelBuilder {
  fileprivate mutating func buildCutOut() {
    drawDevice()
    drawSafeArea()
    drawHalves()
    drawElements()
    drawRegions()
    drawSystem()
    announceSpine()
    labelBoxes()
    labelHalves()
    labelFields()
    knockOutDots()
    layOutCallouts()
    drawCut()
    drawFoldMarks()
    writeInstructions()
  }

  private mutating func drawCut() {
    let facts = device.display(layout.pose.display)
    let radii = device.body(layout.pose.display).cornerRadii
      .turned(space.sheet(layout.pose.quarterTurn))
      .scaled(by: style.scale / facts.millimetresPerPoint)
    board.stroke(
      .dimensions, "cut", .roundedRect(body, radii), Stroke(palette.ink, width: 0.6))
  }

  /// Two marks beside the outline, so that the fold is found from outside; the closed phone has none.
  private mutating func drawFoldMarks() {
    guard layout.pose.display == .inner else { return }
    let share = device.foldLine / device.inner.size.width
    let screen = space.displayFrame
    let length = 14.0
    let gap = 3.0
    let turn = space.sheet(layout.pose.quarterTurn)
    let isReversed = turn.rawValue == 2 || turn.rawValue == 3
    let place = isReversed ? 1 - share : share
    let segments: [Segment]
    if turn.isOdd {
      let y = screen.minY + place * screen.height
      segments = [
        Segment(Point(x: body.minX - gap - length, y: y), Point(x: body.minX - gap, y: y)),
        Segment(Point(x: body.maxX + gap, y: y), Point(x: body.maxX + gap + length, y: y)),
      ]
    } else {
      let x = screen.minX + place * screen.width
      segments = [
        Segment(Point(x: x, y: body.minY - gap - length), Point(x: x, y: body.minY - gap)),
        Segment(Point(x: x, y: body.maxY + gap), Point(x: x, y: body.maxY + gap + length)),
      ]
    }
    board.stroke(.dimensions, "foldMark", .segments(segments), Stroke(palette.ink, width: 1))
  }

  private mutating func writeInstructions() {
    let shape = device.body(layout.pose.display)
    let turn = space.sheet(layout.pose.quarterTurn)
    let size = turn.turned(Size(width: shape.width, height: shape.height))
    let lowest = board.marks.compactMap(\.bounds).map(\.maxY).reduce(body.maxY, max)
    let fold = layout.pose.display == .inner ? ", fold at the marks" : ""
    let millimetres =
      Decimal.text(size.width, places: 1) + " × " + Decimal.text(size.height, places: 1) + " mm"
    let advice = "true size: print at 100 %, cut along the outline (\(millimetres))\(fold)"
    let lines = [heading(title), label(advice)]
    let (_, offsets) = board.block(lines)
    for (line, offset) in zip(lines, offsets) {
      board.write(
        line, at: Point(x: body.midX, y: lowest + 8 + offset), align: .middle,
        layer: .header, sign: "cutOut.text")
    }
  }
}
