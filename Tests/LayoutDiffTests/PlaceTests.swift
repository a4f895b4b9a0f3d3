import DuoGeometry
import DuoLayout
import DuoScreens
import Testing

@testable import LayoutDiff

/// Where something lies in a panel, and on the drawing of it.
@Suite struct PlaceTests {
  private func panel(_ pose: String, _ facing: Facing = .faceToFace) throws -> PanelSnapshot {
    try #require(try Layouts([pose], facings: [facing]).snapshot(.duel).panels.first)
  }

  private func frame(_ id: String, of panel: PanelSnapshot) throws -> Rect {
    try #require(panel.elements.first { $0.id == id }).frame
  }

  @Test func namesOfWhatLiesThere() throws {
    let panel = try panel("partly-open")
    let leave = try frame("second.leave", of: panel)
    let score = try frame("second.score", of: panel)
    let fold = try #require(panel.regions?.first { $0.name == "fold" }).frame
    let cases: [(Rect, [String])] = [
      // A part of a button, the button, and a little more than it: the bar around it holds most of that.
      (
        Rect(center: leave.center, size: Size(width: 4, height: 4)),
        ["second.leave", "second half"]
      ),
      (leave, ["second.leave", "second half"]),
      (leave.grown(by: 1), ["second.leave", "second half"]),
      (score, ["second.score", "second.leave", "second half"]),
      (fold, ["fold", "gap"]),
      (Rect(center: fold.center, size: Size(width: 2, height: 2)), ["fold", "gap"]),
      (Rect(x: -50, y: -50, width: 10, height: 10), []),
      (Rect(x: 3, y: 3, width: 0, height: 0), ["first half"]),
    ]
    for (rect, names) in cases { #expect(panel.names(in: rect) == names, "\(rect)") }
    let all = panel.names(in: Rect(x: 0, y: 0, width: 951, height: 669))
    #expect(all.count == 3)
  }

  @Test(arguments: [Seat?.none, .first, .second]) func thereAndBack(_ view: Seat?) throws {
    for pose in ["partly-open", "closed"] {
      var panel = try panel(pose)
      let bounds = try #require(panel.windowBounds)
      let turn = view.flatMap { panel.half($0)?.turn } ?? .none
      let size = turn.turned(bounds.size)
      panel.view = view
      panel.placement = Rect(x: 40, y: 70, width: size.width / 2, height: size.height / 2)
      for element in panel.elements {
        let sheet = try #require(panel.sheetFrame(ofWindow: element.frame))
        #expect(panel.placement?.contains(sheet) == true)
        let back = try #require(panel.windowFrame(ofSheet: sheet))
        #expect(FrameChange.areSame(back, element.frame))
      }
    }
  }

  /// Turned for the second person across a closed phone nothing turns; for the first it stands on its head.
  @Test func turnedForTheFirst() throws {
    var panel = try panel("closed")
    panel.placement = Rect(x: 0, y: 0, width: 466, height: 678)
    #expect(
      panel.windowFrame(ofSheet: Rect(x: 0, y: 0, width: 10, height: 20))
        == Rect(x: 0, y: 0, width: 10, height: 20))
    // layout.md §3: first is turned by two quarters.
    panel.id = "closed.faceToFace.ltr.first"
    #expect(
      panel.windowFrame(ofSheet: Rect(x: 0, y: 0, width: 10, height: 20))
        == Rect(x: 456, y: 658, width: 10, height: 20))
    #expect(panel.windowFrame(ofSheet: Rect(x: 900, y: 0, width: 10, height: 20)) == nil)
    // What reaches over the edge counts as far as it lies on the window.
    #expect(
      panel.windowFrame(ofSheet: Rect(x: -10, y: 0, width: 20, height: 20))
        == Rect(x: 456, y: 658, width: 10, height: 20))
    panel.placement = nil
    #expect(panel.windowFrame(ofSheet: Rect(x: 0, y: 0, width: 10, height: 20)) == nil)
  }

  private static let head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\">"

  private static let texts: [(String, String?)] = [
    // As the program writes it, with what it escapes.
    (
      head + "\n<title id=\"a\">&lt;metadata&gt;{}&lt;/metadata&gt;</title>\n<metadata>{\"a\":"
        + "\"&lt;&amp;&gt;&#10;\"}</metadata>\n<g/></svg>\n", "{\"a\":\"<&>\n\"}"
    ),
    ("\u{FEFF}<svg><metadata>{}</metadata></svg>", "{}"),
    ("<!DOCTYPE svg [<!ENTITY a \"]>\">]><svg><metadata>{}</metadata></svg>", "{}"),
    ("<svg:svg><svg:metadata id='>'>\n {}</svg:metadata></svg:svg>", "\n {}"),
    ("<svg><metadata><![CDATA[{\"a\":\"<b>\"}]]></metadata></svg>", "{\"a\":\"<b>\"}"),
    ("<svg><metadata>&#x7B;&#125;</metadata></svg>", "{}"),
    // Another tool's metadata comes first.
    ("<svg><metadata><rdf:RDF/></metadata><metadata>{}</metadata></svg>", "{}"),
    ("<svg><metadata>about</metadata><metadata>{}</metadata></svg>", "{}"),
    // Look-alikes.
    (head + "<!-- <metadata>{}</metadata> --></svg>", nil),
    (head + "<title><![CDATA[<metadata>{}</metadata>]]></title></svg>", nil),
    (head + "<g data-a=\"<metadata>{}</metadata>\"/></svg>", nil),
    (head + "<g><metadata>{}</metadata></g></svg>", nil),
    (head + "<metadata/></svg>", nil),
    (head + "<metadatas>{}</metadatas></svg>", nil),
    (head + "</svg><svg><metadata>{}</metadata></svg>", nil),
    ("<html><svg><metadata>{}</metadata></svg></html>", nil),
    ("<svg/><metadata>{}</metadata>", nil),
    // Torn.
    (head + "<metadata>{}", nil),
    (head + "<metadata", nil),
    (head + "<metadata>&nbsp;{}</metadata></svg>", nil),
    (head + "<metadata>&#xD800;{}</metadata></svg>", nil),
    (head + "<!-- ", nil),
    ("<", nil), ("", nil), ("{}", nil), ("</svg></svg><svg>", nil),
  ]

  @Test(arguments: texts) func layoutsInSVG(_ text: String, _ layout: String?) {
    let found = LayoutSnapshot.svgMetadata(in: Array(text.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == layout)
  }
}
