import Testing

@testable import CairoCanvas

@Suite struct SVGRecorderTests {
  struct Path: Hashable, Sendable {
    var number: Int
    var data: String
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var svg: String
    var paths: [Path]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "1.16, a fill",
      svg: """
        <path style=" stroke:none;fill-rule:nonzero;fill:rgb(0%,0.784314%,1.176471%);fill-opacity:1;" \
        d="M 10 10 L 20 10 Z M 10 10 "/>
        """,
      paths: [Path(number: 515, data: "M10 10h10z")]),
    Case(
      name: "1.16, a fill and a stroke of one outline",
      svg: """
        <path style="fill-rule:nonzero;fill:rgb(0%,0%,0.392157%);fill-opacity:1;stroke-width:2;\
        stroke:rgb(0%,0%,0.784314%);stroke-opacity:1;" d="M 0 0 L 5 -5.5 "/>
        """,
      paths: [Path(number: 1, data: "M0 0l5-5.5"), Path(number: 2, data: "M0 0l5-5.5")]),
    Case(
      name: "1.18, a stroke",
      svg: """
        <path fill="none" stroke-width="2" stroke-linecap="round" stroke="rgb(0%, 0%, 1.176471%)" \
        stroke-opacity="1" d="M -1.5 2 C 3 4 5 6.25 7 8"/>
        """,
      paths: [Path(number: 3, data: "M-1.5 2c4.5 2 6.5 4.25 8.5 6")]),
    Case(name: "no paths", svg: "<svg><g id=\"surface1\"></g></svg>", paths: []),
  ]

  func paths(_ svg: String) throws -> [Path] {
    var found: [Path] = []
    try SVGRecorder.paths(in: Array(svg.utf8)[...]) { number, data in
      var text = SVGText()
      try SVGPathData(scale: 1, offset: 0, grid: 1000).rewrite(data, into: &text)
      found.append(Path(number: number, data: String(decoding: text.bytes, as: UTF8.self)))
    }
    return found
  }

  @Test(arguments: cases) func reads(_ entry: Case) throws {
    #expect(try paths(entry.svg) == entry.paths)
  }

  static let strange: [(String, String)] = [
    ("<path d=\"M 0 0 L 1 1\"/>", "a path without colour"),
    ("<path fill=\"rgb(0%,0%,0%)\"/>", "a path without data"),
    ("<path fill=\"rgb(0%,0%)\" d=\"M 0 0 L 1 1\"/>", "a colour that is not three shares"),
    ("<path fill=\"rgb(0%,0%,0%)\" d=\"M 0 0 Q 1 1 2 2\"/>", "a path with the step Q"),
    ("<path fill=\"rgb(0%,0%,0%)\" d=\"M 0 0 L 1\"/>", "a path with a number missing"),
    (
      "<path fill=\"rgb(0%,0%,0%)\" d=\"M 0 0 L 1 1\" transform=\"scale(2)\"/>",
      "a path with a transform"
    ),
  ]

  @Test(arguments: strange) func refusesWhatItDoesNotKnow(svg: String, what: String) {
    #expect(throws: CanvasError.unknownSVG(what)) { try paths(svg) }
  }

  // Three decimals at most, no exponents, no zero before the point.
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (1.0 / 3, ".333"),
      (2.0 / 3, ".667"), (1e-9, "0"), (-1e-9, "0"), (123456.78949, "123456.789"), (10.01, "10.01"),
    ] as [(Double, String)])
  func writesNumbers(value: Double, text: String) {
    var svg = SVGText()
    svg.add(value)
    #expect(String(decoding: svg.bytes, as: UTF8.self) == text)
  }
}
