import DuoDrawing
import DuoGeometry
import Foundation
import PNGImage
import Testing
import Typeface

@testable import CairoCanvas

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  static func svg(
    _ drawing: Drawing, _ typeface: Typeface, layoutJSON: String? = nil, jobs: Int = 1
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try CairoCanvas.svg(drawing, typeface: typeface, layoutJSON: layoutJSON, jobs: jobs) {
      bytes.append(contentsOf: $0)
    }
    return bytes
  }

  /// What of an SVG the tests ask for.
  final class Contents: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], depth: Int)] = []
    var texts: [String: String] = [:]
    private var open: [String] = []

    init(_ bytes: [UInt8]) throws {
      super.init()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = self
      try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((name, attributes, open.count))
      open.append(name)
    }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }
    func parser(_ parser: XMLParser, foundCharacters text: String) {
      texts[open.joined(separator: "/"), default: ""] += text
    }

    var ids: [String] { elements.compactMap { $0.attributes["id"] } }
    func first(id: String) -> [String: String]? {
      elements.first { $0.attributes["id"] == id }?.attributes
    }
  }

  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  @Test func saysWhatItIs() throws {
    let json = #"{"id": "a<b>&\"c\""}"#
    let contents = try Contents(Self.svg(Samples.rich(typeface), typeface, layoutJSON: json))
    let root = try #require(contents.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "320")
    #expect(root.attributes["height"] == "240")
    #expect(root.attributes["viewBox"] == "0 0 320 240")
    #expect(contents.texts["svg/title"] == "A title")
    #expect(contents.texts["svg/desc"] == "A description")
    #expect(contents.texts["svg/metadata"] == json)
  }

  @Test(arguments: [
    (#"a "b" 'c'"#, #"a &quot;b&quot; 'c'"#, #"a "b" 'c'"#),
    ("a < b > c & d", "a &lt; b &gt; c &amp; d", "a &lt; b &gt; c &amp; d"),
    ("a\nb\tc\rd", "a&#10;b&#9;c&#13;d", "a&#10;b&#9;c&#13;d"),
    ("\u{1}\u{FFFE}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{FFFD}"),
    ("×°→", "×°→", "×°→"),
  ]) func escapesNoMoreThanNeeded(text: String, attribute: String, content: String) {
    var one = SVGText()
    one.add(escaped: text)
    #expect(String(decoding: one.bytes, as: UTF8.self) == attribute)
    var other = SVGText()
    other.add(content: text)
    #expect(String(decoding: other.bytes, as: UTF8.self) == content)
  }

  @Test func theLayoutKeepsItsQuotes() throws {
    let svg = try Self.svg(
      Samples.rich(typeface), typeface, layoutJSON: #"{"id":"<a>"}"#)
    #expect(
      String(decoding: svg, as: UTF8.self).contains(
        #"<metadata>{"id":"&lt;a&gt;"}</metadata>"#))
  }

  @Test func groupsLayersInOrder() throws {
    let contents = try Contents(Self.svg(Samples.rich(typeface), typeface))
    let layers = contents.elements.compactMap { $0.attributes["data-layer"] }
    #expect(
      layers == ["device", "halves", "targets", "regions", "people", "dimensions", "labels"])
    #expect(contents.first(id: "panel")?["aria-label"] == "A panel")
    #expect(contents.first(id: "panel.regions")?["inkscape:label"] == "regions")
    #expect(contents.first(id: "panel.regions")?["inkscape:groupmode"] == "layer")
    #expect(contents.elements.last?.name == "title")
    let thing = try #require(contents.first(id: "panel.second.leave"))
    #expect(thing["x"] == "180" && thing["y"] == "130")
    #expect(thing["width"] == "60" && thing["height"] == "70")
    #expect(contents.texts["svg/g/g/rect/title"] == "leave <80 × 44> & more")
  }

  @Test func idsAreUniqueAndStayApart() throws {
    let first = try Contents(Self.svg(Samples.rich(typeface), typeface)).ids
    let second = try Contents(Self.svg(Samples.rich(typeface, id: "other"), typeface)).ids
    #expect(Set(first).count == first.count)
    #expect(Set(first).isDisjoint(with: second))
    let start = CharacterSet.letters.union(["_"])
    #expect(first.allSatisfy { $0.unicodeScalars.first.map(start.contains) == true })
  }

  @Test func idsGivenTwiceAreTold() throws {
    var drawing = Samples.rich(typeface, id: "2 × <panel>")
    drawing.groups.append(drawing.groups[0])
    let contents = try Contents(Self.svg(drawing, typeface))
    #expect(Set(contents.ids).count == contents.ids.count)
    #expect(contents.first(id: "_2_20_d7_20_3cpanel_3e") != nil)
    #expect(contents.first(id: "_2_20_d7_20_3cpanel_3e-2") != nil)
  }

  @Test func everyReferenceHasItsTarget() throws {
    let contents = try Contents(Self.svg(Samples.rich(typeface), typeface))
    let ids = Set(contents.ids)
    let uses = contents.elements.compactMap { $0.attributes["xlink:href"] }
    #expect(!uses.isEmpty)
    #expect(uses.allSatisfy { ids.contains(String($0.dropFirst())) })
  }

  @Test func holdsOnlyPlainElements() throws {
    let contents = try Contents(Self.svg(Samples.rich(typeface), typeface))
    let plain: Set = ["svg", "title", "desc", "metadata", "defs", "g", "path", "use", "rect"]
    #expect(Set(contents.elements.map(\.name)).subtracting(plain).isEmpty)
  }

  @Test func bytesDoNotDependOnThreads() throws {
    var drawing = Samples.rich(typeface)
    for number in 0..<9 {
      drawing.groups.append(Samples.rich(typeface, id: "panel-\(number)").groups[0])
    }
    let one = try Self.svg(drawing, typeface, jobs: 1)
    #expect(try Self.svg(drawing, typeface, jobs: 8) == one)
  }

  @Test func pathsAreWrittenShort() throws {
    let marks = [
      Mark(
        .paper, "box", .fill(.rect(Rect(x: 1, y: 2.5, width: 3, height: 1.0 / 3)), Color(0x0B5394))),
      Mark(
        .halves, "line",
        .stroke(
          .path(Path(polyline: [Point(x: 4, y: 4), Point(x: 5, y: 3), Point(x: 5, y: 3.125)])),
          Stroke(Color(0xFF0000, alpha: 0.25), width: 0.75, dash: [4, 2.5], cap: .round))),
      Mark(
        .targets, "dot",
        .stroke(
          .segments([Segment(Point(x: 7, y: 7), Point(x: 7, y: 7))]),
          Stroke(Color(0), width: 2, cap: .round))),
    ]
    let contents = try Contents(
      Self.svg(Samples.drawing(width: 10, height: 10, marks: marks), typeface))
    let paths = contents.elements.filter { $0.name == "path" }.map(\.attributes)
    #expect(
      paths == [
        ["fill": "#0b5394", "shape-rendering": "crispEdges", "d": "M1 2.5h3v.333h-3z"],
        [
          "fill": "none", "stroke": "#ff0000", "stroke-opacity": ".25", "stroke-width": ".75",
          "stroke-linecap": "round", "stroke-dasharray": "4 2.5", "d": "M4 4l1-1v.125",
        ],
        [
          "fill": "none", "stroke": "#000000", "stroke-width": "2", "stroke-linecap": "round",
          "d": "M7 7h0",
        ],
      ])
  }

  @Test func whatLiesOffThePageShiftsNothing() throws {
    let marks = [
      Mark(.paper, "gone", .fill(.rect(Rect(x: -9, y: -9, width: 3, height: 3)), Color(0xFF0000))),
      Mark(.paper, "here", .fill(.rect(Rect(x: 1, y: 1, width: 3, height: 3)), Color(0x00FF00))),
    ]
    let contents = try Contents(
      Self.svg(Samples.drawing(width: 10, height: 10, marks: marks), typeface))
    let here = contents.elements.filter { $0.attributes["d"] == "M1 1h3v3h-3z" }
    #expect(here.map { $0.attributes["fill"] } == ["#00ff00"])
  }

  @Test(.enabled(if: Tool.rsvg != nil, "rsvg-convert is not installed"))
  func anotherRendererDrawsTheSame() throws {
    let drawing = Samples.rich(typeface)
    let bytes = try Self.svg(drawing, typeface, layoutJSON: "{}")
    let drawn = try Tool.run(#require(Tool.rsvg), ["--zoom", "2"], input: bytes)
    try Tool.keep(bytes, "rich.svg")
    try Tool.keep(drawn, "rich-rsvg.png")
    let theirs = try PNGImage(decoding: drawn)
    let ours = try Samples.image(drawing, typeface, density: 2)
    try #require(theirs.width == ours.width && theirs.height == ours.height)
    // Snapped edges differ by up to a pixel beside them: many pixels alike, and the mean near.
    var far = 0
    var sum = 0
    for (a, b) in zip(theirs.rgba, ours.rgba) {
      let distance = abs(Int(a) - Int(b))
      sum += distance
      if distance > 64 { far += 1 }
    }
    #expect(Double(far) / Double(ours.width * ours.height * 4) < 0.02)
    #expect(Double(sum) / Double(ours.width * ours.height * 4) < 2)
  }
}
