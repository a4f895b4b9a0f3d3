import CairoCanvas
import DuoDrawing
import DuoGeometry
import PNGImage
import Testing
import Typeface

/// Dots are drawn and written by us: they must be what Cairo makes of them.
@Suite struct DotTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var pitch: Double
    var width: Double
    var alpha = 1.0
    var isMixed = false
    var testDescription: String { name }

    /// Ten rows of dots, ten each, over more than one band at density 3.
    var mark: Mark {
      var segments = (0..<100).map { number in
        let place = Point(
          x: 4.052 + Double(number % 10) * pitch, y: 3.37 + Double(number / 10) * pitch)
        return Segment(place, place)
      }
      if isMixed { segments.append(Segment(Point(x: 3, y: 3), Point(x: 30, y: 17))) }
      return Mark(
        .halves, "dots",
        .stroke(
          .segments(segments),
          Stroke(Color(0x9A3B07, alpha: alpha), width: width, cap: .round)))
    }
  }

  static let cases = [
    Case(name: "apart", pitch: 10, width: 1.9),
    Case(name: "half clear", pitch: 10, width: 1.9, alpha: 0.55),
    Case(name: "large", pitch: 10, width: 7),
    // These must not be painted over each other twice.
    Case(name: "into each other", pitch: 3, width: 5, alpha: 0.5),
    Case(name: "with a line among them", pitch: 10, width: 2, isMixed: true),
  ]

  // A sample of Cairo's is a fifteenth of a row of pixels.
  @Test(arguments: cases, [0.5, 1, 2, 3]) func areAsCairoDrawsThem(_ entry: Case, density: Double)
    throws
  {
    let typeface = try Samples.typeface()
    let drawing = Samples.drawing(width: 110, height: 110, marks: [entry.mark])
    var bytes: [UInt8] = []
    try CairoCanvas.referencePNG(drawing, typeface: typeface, density: density) {
      bytes.append(contentsOf: $0)
    }
    let cairos = try PNGImage(decoding: bytes)
    let ours = try Samples.image(drawing, typeface, density: density)
    let distances = zip(cairos.rgba, ours.rgba).map { abs(Int($0) - Int($1)) }
    #expect((distances.max() ?? 0) <= 20)
    #expect(ours.rgba.contains { $0 < 235 })
  }

  // Each is where the last one was, moved: to three decimals, and without adding up what was rounded.
  @Test func areWrittenFromEachToTheNext() throws {
    let places = [
      Point(x: 1.0004, y: 2), Point(x: 11.0008, y: 2), Point(x: 21.0012, y: 2),
      Point(x: 1, y: 12.5),
    ]
    let mark = Mark(
      .halves, "dots",
      .stroke(
        .segments(places.map { Segment($0, $0) }), Stroke(Color(0), width: 2, cap: .round)))
    var bytes: [UInt8] = []
    try CairoCanvas.svg(
      Samples.drawing(width: 30, height: 30, marks: [mark]), typeface: Samples.typeface(),
      layoutJSON: nil, jobs: 1
    ) { bytes.append(contentsOf: $0) }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        .contains(" d=\"M1 2h0m10.001 0h0m10 0h0m-20.001 10.5h0\"/>"))
  }
}
