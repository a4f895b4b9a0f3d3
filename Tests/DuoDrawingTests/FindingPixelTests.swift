import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoLayout
import DuoReview
import PNGImage
import Testing

/// What marks promise, looked up in the picture.
@Suite struct FindingPixelTests {
  private static let density = 3.0

  private static func image(_ panel: Panel) throws -> PNGImage {
    var bytes: [UInt8] = []
    try CairoCanvas.png(
      panel.drawing, typeface: try Library.shaper(), density: density, layoutJSON: nil, jobs: 2
    ) { bytes.append(contentsOf: $0) }
    return try PNGImage(decoding: bytes)
  }

  private static func color(_ image: PNGImage, _ point: Point) -> [UInt8] {
    Array(image.pixel(Int(point.x * density), Int(point.y * density)).prefix(3))
  }

  private static func bytes(_ color: Color) -> [UInt8] { [color.red, color.green, color.blue] }

  /// An error's badge is full, a warning's is open: told apart without colour, also on a grey printer.
  @Test(arguments: Theme.allCases)
  func badges(theme: Theme) throws {
    var one = Case(pose: "open", facing: .sameWay, theme: theme)
    let maker = FindingMaker(layout: try one.layout())
    one.findings = [
      maker.at("second.leave", "a-rule", .error), maker.at("first.score", "b-rule", .warning),
    ]
    let panel = try one.panel()
    let image = try Self.image(panel)

    let error = try #require(panel.marks("finding.error").first)
    let diamond = try #require(error.bounds)
    let full = try #require(error.fillColor)
    // Near the left tip, where no number stands.
    let inTip = Point(x: diamond.minX + 4, y: diamond.midY)
    #expect(Self.color(image, inTip) == Self.bytes(full))
    // Outside, above the tip's slope, there is none of it.
    let outside = Point(x: diamond.minX + 1, y: diamond.minY + 1)
    #expect(Self.color(image, outside) != Self.bytes(full))

    let warning = try #require(panel.marks("finding.warning").first)
    let triangle = try #require(warning.strokeShape?.bounds)
    let line = try #require(warning.stroke?.color)
    let ground = try #require(panel.marks("finding.ground").first?.fillColor)
    #expect(
      Self.color(image, Point(x: triangle.midX, y: triangle.maxY)) == Self.bytes(line))
    #expect(
      Self.color(image, Point(x: triangle.midX, y: triangle.maxY - 1.6)) == Self.bytes(ground))
  }

  /// Past the holder's edge lines and gaps alternate; inside there is none of it.
  @Test func overflow() throws {
    let wide = Element(
      id: "first.it", role: .panel, width: .points(120), height: .points(80), place: .trailing,
      inset: DirectionalInsets(trailing: -60))
    let panel = try Case(
      pose: "open", facing: .sameWay,
      screen: Screen(
        name: "one", halves: HalfBehaviour(isClipped: false), first: [wide])
    ).panel()
    let image = try Self.image(panel)
    let mark = try #require(panel.marks("overflow.shown").first)
    let line = try #require(mark.stroke?.color)
    let box = try #require(mark.strokeShape?.bounds)
    let y = box.midY + 7
    var onLine = 0
    var others = 0
    for step in 0..<Int(box.width * Self.density) {
      let point = Point(x: box.minX + Double(step) / Self.density, y: y)
      if Self.color(image, point) == Self.bytes(line) { onLine += 1 } else { others += 1 }
    }
    #expect(onLine > 5 && others > onLine)
    let inside = (0..<30).map { Self.color(image, Point(x: box.minX - 20 + Double($0) / 3, y: y)) }
    #expect(Set(inside).count == 1)
  }
}
