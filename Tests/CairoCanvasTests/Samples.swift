import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage
import Typeface

/// Drawings for tests.
enum Samples {
  static func typeface() throws -> Typeface { try Typeface.load() }

  static func text(
    _ text: String, _ typeface: Typeface, size: Double = 11, x: Double, y: Double,
    turn: Int = 0, color: UInt32 = 0x222222
  ) -> Mark {
    Mark(
      .labels, "label",
      .text(
        TextMark(
          text: text, shaped: typeface.shape(text), size: size, color: Color(color),
          origin: Point(x: x, y: y), turn: QuarterTurn(turn))))
  }

  static func drawing(
    width: Double, height: Double, background: Color = Color(0xFFFFFF), id: String = "panel",
    marks: [Mark], hotspots: [Hotspot] = []
  ) -> Drawing {
    let size = Size(width: width, height: height)
    return Drawing(
      size: size, background: background, title: "A title", description: "A description",
      groups: [
        MarkGroup(
          id: id, title: "A panel", frame: Rect(size: size), marks: marks, hotspots: hotspots)
      ])
  }

  /// Every kind of mark, at awkward places.
  static func rich(
    _ typeface: Typeface, width: Double = 320, height: Double = 240, id: String = "panel"
  )
    -> Drawing
  {
    var marks: [Mark] = []
    let body = Rect(x: 10.3, y: 8.7, width: width - 20.1, height: height - 19.4)
    marks.append(
      Mark(
        .device, "body",
        .fill(
          .roundedRect(
            body, CornerRadii(topLeft: 4, topRight: 30, bottomRight: 30, bottomLeft: 4)),
          Color(0xF2F2EE))))
    marks.append(
      Mark(
        .device, "body.border",
        .stroke(
          .roundedRect(
            body, CornerRadii(topLeft: 4, topRight: 30, bottomRight: 30, bottomLeft: 4)),
          Stroke(Color(0x333333), width: 1.5))))
    var hatch: [Segment] = []
    for step in stride(from: -100.0, to: 320, by: 6) {
      hatch.append(Segment(Point(x: step + 20, y: 20), Point(x: step + 120, y: 120)))
    }
    marks.append(
      Mark(
        .regions, "hatch",
        .stroke(.segments(hatch), Stroke(Color(0x0B5394, alpha: 0.5), width: 0.8))))
    var dots: [Segment] = []
    for row in 0..<12 {
      for column in 0..<20 {
        let place = Point(x: 20.5 + Double(column) * 7.3, y: 130.2 + Double(row) * 7.1)
        dots.append(Segment(place, place))
      }
    }
    marks.append(
      Mark(
        .halves, "dots", .stroke(.segments(dots), Stroke(Color(0x38761D), width: 2, cap: .round))))
    marks.append(
      Mark(
        .halves, "half",
        .fill(
          .rect(Rect(x: 180.33, y: 130.5, width: 60, height: 70.25)), Color(0xF9CB9C, alpha: 0.7))))
    marks.append(
      Mark(
        .halves, "half",
        .stroke(
          .rect(Rect(x: 180.33, y: 130.5, width: 60, height: 70.25)),
          Stroke(Color(0x990000), width: 1, dash: [4, 3]))))
    for (place, radius) in [28.0, 22, 9.5].enumerated() {
      let center = Point(x: 200.7 + Double(place) * 31.3, y: 60.1 + Double(place) * 9)
      marks.append(
        Mark(
          .targets, "target", .fill(.circle(center, radius: radius), Color(0x6AA84F, alpha: 0.4))))
      marks.append(
        Mark(
          .targets, "target",
          .stroke(
            .circle(center, radius: radius), Stroke(Color(0x274E13), width: 1.25, dash: [5, 2]))))
    }
    marks.append(
      Mark(
        .dimensions, "ticks",
        .stroke(
          .segments([
            Segment(Point(x: 15, y: 20.5), Point(x: 15, y: 215.25)),
            Segment(Point(x: 15, y: 215.25), Point(x: 300.6, y: 215.25)),
            Segment(Point(x: 30, y: 210), Point(x: 36, y: 220)),
          ]), Stroke(Color(0x000000), width: 0.75))))
    var arrow = Path(
      polyline: [
        Point(x: 260, y: 150), Point(x: 300, y: 190.4), Point(x: 262.2, y: 181),
      ], closed: true)
    arrow.steps.append(.move(Point(x: 250, y: 140)))
    arrow.steps.append(
      .curve(Point(x: 280, y: 90), Point(x: 310, y: 200), Point(x: 306, y: 130)))
    marks.append(Mark(.people, "arrow", .fill(.path(arrow), Color(0x741B47))))
    marks.append(
      Mark(.people, "arrow", .stroke(.path(arrow), Stroke(Color(0x4A86E8), width: 2, cap: .round))))
    marks.append(text("partly-open · 382 × 321 → 127.8°", typeface, x: 20.2, y: 30.4))
    marks.append(text("Ελληνικά Русский שלום (1)", typeface, size: 13, x: 24, y: 205))
    marks.append(text("upside", typeface, size: 9, x: 240, y: 40, turn: 2, color: 0x990000))
    marks.append(text("right", typeface, size: 9, x: 290, y: 60, turn: 1))
    marks.append(text("left", typeface, size: 9, x: 310, y: 90, turn: 3))
    return drawing(
      width: width, height: height, id: id, marks: marks,
      hotspots: [
        Hotspot(
          id: "\(id).second.leave", frame: Rect(x: 180, y: 130, width: 60, height: 70),
          title: "leave <80 × 44> & more")
      ])
  }

  static func png(
    _ drawing: Drawing, _ typeface: Typeface, density: Double = 1, layoutJSON: String? = nil,
    jobs: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try CairoCanvas.png(
      drawing, typeface: typeface, density: density, layoutJSON: layoutJSON, jobs: jobs
    ) { bytes.append(contentsOf: $0) }
    return bytes
  }

  static func image(_ drawing: Drawing, _ typeface: Typeface, density: Double = 1) throws
    -> PNGImage
  {
    try PNGImage(decoding: png(drawing, typeface, density: density))
  }
}
