import DuoDrawing
import DuoGeometry
import DuoLayout
import Typeface

/// A made-up sheet of about the marks of a real one, until the real ones are wired in.
struct SampleSheet {
  let typeface: Typeface
  private var marks: [Mark] = []

  init(typeface: Typeface) { self.typeface = typeface }

  /// `columns` × `rows` panels of 760 × 480 sheet units.
  static func drawing(columns: Int, rows: Int, typeface: Typeface) -> Drawing {
    let panel = Size(width: 760, height: 480)
    var groups: [MarkGroup] = []
    for row in 0..<rows {
      for column in 0..<columns {
        var sheet = SampleSheet(typeface: typeface)
        let frame = Rect(
          origin: Point(x: Double(column) * panel.width, y: Double(row) * panel.height), size: panel
        )
        let number = row * columns + column
        sheet.addPanel(in: frame, number: number)
        groups.append(
          MarkGroup(
            id: "panel-\(number)", title: "Panel \(number)", frame: frame, marks: sheet.marks,
            hotspots: [
              Hotspot(id: "panel-\(number).first", frame: frame, title: "first, 382 × 321")
            ]))
      }
    }
    return Drawing(
      size: Size(width: panel.width * Double(columns), height: panel.height * Double(rows)),
      background: Color(0xFBFBF8), title: "Sample sheet", description: "Made-up panels",
      groups: groups)
  }

  private mutating func addPanel(in frame: Rect, number: Int) {
    let shift = Double(number % 7) * 2.31
    let body = Rect(
      minX: frame.minX + 60.3, minY: frame.minY + 70.7, maxX: frame.maxX - 180.2 - shift,
      maxY: frame.maxY - 60.4)
    let corners = CornerRadii(topLeft: 8, topRight: 40, bottomRight: 40, bottomLeft: 8)
    fill(.device, .roundedRect(body.grown(by: 9), corners), 0xDDDDDA)
    stroke(.device, .roundedRect(body.grown(by: 9), corners), 0x444444, width: 1)
    fill(.device, .roundedRect(body, corners), 0xFFFFFF)
    let half = body.width / 2 - 14
    let first = Rect(x: body.minX, y: body.minY, width: half, height: body.height)
    let second = Rect(x: body.maxX - half, y: body.minY, width: half, height: body.height)
    for (seat, box) in [first, second].enumerated() {
      fill(.halves, .rect(box), seat == 0 ? 0xE3EEF9 : 0xFBEBDD)
      if seat == 0 {
        addHatch(.halves, in: box, step: 9, color: 0xC5DBF0)
      } else {
        addDots(in: box)
      }
      stroke(.halves, .rect(box), seat == 0 ? 0x0B5394 : 0x994C00, width: 1.5)
      for place in 0..<2 {
        let center = Point(
          x: box.minX + 60 + Double(place) * 70 + shift, y: box.midY - 20 + Double(place) * 50)
        fill(.targets, .circle(center, radius: 28), seat == 0 ? 0x6FA8DC : 0xF6B26B)
        stroke(.targets, .circle(center, radius: 28), 0x222222, width: 1.25)
        label("target \(place + 1)", size: 9, at: Point(x: center.x - 18, y: center.y + 4))
        label(
          "\(Int(center.x)) × \(Int(center.y)) · 56", size: 9,
          at: Point(x: center.x - 24, y: center.y + 40), turn: seat == 0 ? 1 : 3)
      }
      label("second · 455.5 × 669 pt", size: 11, at: Point(x: box.minX + 20, y: box.minY + 24))
      stroke(
        .hitAreas, .rect(box.grown(by: 3)), 0x38761D, width: 1)
      stroke(
        .playAreas, .rect(Rect(x: box.minX + 12, y: box.minY + 40, width: 150, height: 200)),
        0x674EA7, width: 0.75, dash: [4, 3])
    }
    let fold = Rect(minX: first.maxX, minY: body.minY, maxX: second.minX, maxY: body.maxY)
    addHatch(.regions, in: fold, step: 5, color: 0xCC0000)
    stroke(.regions, .rect(fold), 0xCC0000, width: 1, dash: number % 2 == 0 ? [] : [5, 3])
    addDimensions(along: body)
    addFacts(at: Point(x: body.maxX + 26, y: frame.minY + 60), number: number)
    label(
      "A\(number) partly-open, face to face", size: 16,
      at: Point(x: frame.minX + 60, y: frame.minY + 36))
  }

  private mutating func addHatch(_ layer: Layer, in box: Rect, step: Double, color: UInt32) {
    var lines: [Segment] = []
    var offset = step - box.height
    while offset < box.width {
      let start = max(0, offset)
      let end = min(box.width, offset + box.height)
      lines.append(
        Segment(
          Point(x: box.minX + start, y: box.minY + start - offset),
          Point(x: box.minX + end, y: box.minY + end - offset)))
      offset += step
    }
    stroke(layer, .segments(lines), color, width: 0.75)
  }

  private mutating func addDots(in box: Rect) {
    var dots: [Segment] = []
    for y in stride(from: box.minY + 6, to: box.maxY, by: 10) {
      for x in stride(from: box.minX + 6, to: box.maxX, by: 10) {
        dots.append(Segment(Point(x: x, y: y), Point(x: x, y: y)))
      }
    }
    marks.append(
      Mark(
        .halves, "dots",
        .stroke(.segments(dots), DuoDrawing.Stroke(Color(0xE0B890), width: 1.5, cap: .round))))
  }

  private mutating func addDimensions(along body: Rect) {
    var ticks: [Segment] = [
      Segment(Point(x: body.minX, y: body.maxY + 24), Point(x: body.maxX, y: body.maxY + 24))
    ]
    for place in 0...6 {
      let x = body.minX + body.width * Double(place) / 6
      ticks.append(Segment(Point(x: x, y: body.maxY + 12), Point(x: x, y: body.maxY + 30)))
      label("\(place * 84).33", size: 9, at: Point(x: x + 4, y: body.maxY + 36))
      label(
        "\(place * 61).67", size: 9,
        at: Point(x: body.minX - 16, y: body.minY + body.height * Double(place) / 6), turn: 3)
    }
    stroke(.dimensions, .segments(ticks), 0x555555, width: 0.75)
  }

  private mutating func addFacts(at origin: Point, number: Int) {
    let facts = [
      "display: inner, landscape", "window: 951 × 669 pt", "safe area: 0 / 0 / 34 / 84",
      "size class: regular / regular", "hinge: partially open, 127.8°", "split: shared",
      "seam: fold, follows the division", "spacing: 2", "first: 455.5 × 669 → 669 × 455.5",
      "second: 371.5 × 635, camera half", "middle would be 433.5", "more: 84 pt on the left",
      "status area: (867, 0) 84 × 120", "camera: (677.33, 21) 58 × 37", "scale: 1 : 1",
      "seed \(number), radius 28, margin 8", "gate: together", "leave: 80 × 44, confirmed",
    ]
    for (line, fact) in facts.enumerated() {
      label(fact, size: 9, at: Point(x: origin.x, y: origin.y + Double(line) * 15))
    }
  }

  private mutating func fill(_ layer: Layer, _ shape: Shape, _ color: UInt32) {
    marks.append(Mark(layer, "sample", .fill(shape, Color(color))))
  }

  private mutating func stroke(
    _ layer: Layer, _ shape: Shape, _ color: UInt32, width: Double, dash: [Double] = []
  ) {
    marks.append(
      Mark(
        layer, "sample", .stroke(shape, DuoDrawing.Stroke(Color(color), width: width, dash: dash))))
  }

  private mutating func label(_ text: String, size: Double, at origin: Point, turn: Int = 0) {
    marks.append(
      Mark(
        .labels, "sample",
        .text(
          TextMark(
            text: text, shaped: typeface.shape(text), size: size, color: Color(0x222222),
            origin: origin, turn: QuarterTurn(turn)))))
  }
}
