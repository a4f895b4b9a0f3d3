import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoLayout
import PNGImage
import Testing
import Typeface

@Suite struct SnappingTests {
  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  /// Which columns of the middle row are black, with white around.
  func black(_ marks: [Mark], density: Double, width: Double = 20) throws -> [Int] {
    let drawing = Samples.drawing(width: width, height: 6, marks: marks)
    let image = try Samples.image(drawing, typeface, density: density)
    return try columns(of: image)
  }

  func columns(of image: PNGImage) throws -> [Int] {
    try (0..<image.width).filter { x in
      let pixel = image.pixel(x, image.height / 2)
      let isBlack = pixel == [0, 0, 0, 255]
      try #require(isBlack || pixel == [255, 255, 255, 255], "column \(x) is \(pixel)")
      return isBlack
    }
  }

  struct Fill: Sendable {
    var left, right, density: Double
    var columns: Range<Int>
  }

  // Each edge × density, rounded half up; never nothing.
  static let fills = [
    Fill(left: 2, right: 5, density: 1, columns: 2..<5),
    Fill(left: 2.49, right: 5.5, density: 1, columns: 2..<6),
    Fill(left: 2.5, right: 5.49, density: 1, columns: 3..<5),
    Fill(left: 2.25, right: 5.25, density: 2, columns: 5..<11),
    Fill(left: 1.0 / 3, right: 2.0 / 3, density: 3, columns: 1..<2),
    Fill(left: 2.5, right: 3.5, density: 1.37, columns: 3..<5),
    Fill(left: 4.1, right: 4.2, density: 1, columns: 4..<5),
    Fill(left: 4.6, right: 4.7, density: 1, columns: 5..<6),
    Fill(left: 3, right: 3, density: 2, columns: 0..<0),
  ]

  @Test(arguments: fills) func edgesOfBoxes(_ entry: Fill) throws {
    let rect = Rect(minX: entry.left, minY: 0, maxX: entry.right, maxY: 6)
    for shape in [Shape.rect(rect), .roundedRect(rect, CornerRadii(all: 0))] {
      let found = try black([Mark(.halves, "box", .fill(shape, Color(0)))], density: entry.density)
      #expect(found == Array(entry.columns))
    }
  }

  @Test(arguments: [0.5, 1, 1.37, 2, 3, 7.1]) func touchingBoxesShareTheirEdge(density: Double)
    throws
  {
    let edges = [1.3, 4.0 + 1.0 / 3, 7.5, 9.77, 13.21]
    let marks = zip(edges, edges.dropFirst()).map { left, right in
      Mark(
        .halves, "box",
        .fill(.rect(Rect(minX: left, minY: 0, maxX: right, maxY: 6)), Color(0, alpha: 0.5)))
    }
    let drawing = Samples.drawing(width: 20, height: 6, marks: marks)
    let image = try Samples.image(drawing, typeface, density: density)
    let row = (0..<image.width).map { image.pixel($0, image.height / 2)[0] }
    let low = Int((edges[0] * density + 0.5).rounded(.down))
    let high = Int((edges[4] * density + 0.5).rounded(.down))
    // Half of black once everywhere: nothing twice, nothing left out.
    #expect(row.indices.allSatisfy { row[$0] == (low..<high ~= $0 ? 127 : 255) }, "\(row)")
  }

  struct Line: Sendable {
    var at, width, density: Double
    var columns: Range<Int>
  }

  // Width rounded to whole pixels, at least 1; its left side half up.
  static let lines = [
    Line(at: 475.5, width: 1, density: 3, columns: 1425..<1428),
    Line(at: 475.5, width: 2.0 / 3, density: 3, columns: 1426..<1428),
    Line(at: 475.5, width: 1.0 / 3, density: 3, columns: 1426..<1427),
    Line(at: 475.5, width: 1, density: 1, columns: 475..<476),
    Line(at: 475.5, width: 1, density: 2, columns: 950..<952),
    Line(at: 5, width: 1, density: 1, columns: 5..<6),
    Line(at: 5, width: 0.1, density: 1, columns: 5..<6),
    Line(at: 5, width: 2, density: 1, columns: 4..<6),
    Line(at: 5.3, width: 0.75, density: 1.37, columns: 7..<8),
  ]

  @Test(arguments: lines) func uprightLines(_ entry: Line) throws {
    let line = Segment(Point(x: entry.at, y: 0), Point(x: entry.at, y: 6))
    let stroke = Stroke(Color(0), width: entry.width)
    let found = try black(
      [Mark(.regions, "fold", .stroke(.segments([line]), stroke))], density: entry.density,
      width: entry.at + 10)
    #expect(found == Array(entry.columns))
  }

  @Test(arguments: lines) func bordersOfBoxes(_ entry: Line) throws {
    let rect = Rect(minX: entry.at, minY: -50, maxX: entry.at + 100, maxY: 50)
    let stroke = Stroke(Color(0), width: entry.width)
    for shape in [Shape.rect(rect), .roundedRect(rect, CornerRadii(all: 4))] {
      let found = try black(
        [Mark(.halves, "border", .stroke(shape, stroke))], density: entry.density,
        width: entry.at + 10)
      #expect(found == Array(entry.columns))
    }
  }

  @Test func levelLinesTheSameWay() throws {
    let line = Segment(Point(x: 0.4, y: 2.5), Point(x: 7.6, y: 2.5))
    let drawing = Samples.drawing(
      width: 10, height: 6,
      marks: [Mark(.regions, "line", .stroke(.segments([line]), Stroke(Color(0), width: 1)))])
    let image = try Samples.image(drawing, typeface)
    for y in 0..<6 {
      for x in 0..<10 {
        let isLine = y == 2 && x < 8
        #expect(image.pixel(x, y)[0] == (isLine ? 0 : 255), "(\(x), \(y))")
      }
    }
  }

  @Test func slantingLinesAndCirclesStayWhereTheyAre() throws {
    let marks = [
      Mark(
        .targets, "target",
        .fill(.circle(Point(x: 5.25, y: 5), radius: 3), Color(0))),
      Mark(
        .targets, "line",
        .stroke(
          .segments([Segment(Point(x: 12, y: 0), Point(x: 14, y: 10))]), Stroke(Color(0), width: 1))
      ),
    ]
    let image = try Samples.image(Samples.drawing(width: 20, height: 10, marks: marks), typeface)
    // The circle reaches from 2.25 to 8.25: not quite three quarters of
    // column 2 and not quite a quarter of column 8 beside its middle.
    #expect((64...96).contains(image.pixel(2, 5)[0]), "\(image.pixel(2, 5))")
    #expect((192...224).contains(image.pixel(8, 5)[0]), "\(image.pixel(8, 5))")
    #expect(image.pixel(13, 5)[0] != 255 && image.pixel(13, 5)[0] != 0)
  }

  @Test func dotsShow() throws {
    let dot = Segment(Point(x: 5, y: 5), Point(x: 5, y: 5))
    let drawing = Samples.drawing(
      width: 10, height: 10,
      marks: [
        Mark(.halves, "dots", .stroke(.segments([dot]), Stroke(Color(0), width: 4, cap: .round)))
      ])
    let image = try Samples.image(drawing, typeface)
    #expect(image.pixel(4, 4)[0] == 0 && image.pixel(5, 5)[0] == 0)
    #expect(image.pixel(2, 5)[0] == 255 && image.pixel(7, 5)[0] == 255)
  }
}
