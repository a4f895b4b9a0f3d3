import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Drawings of one panel before and after a change, laid like on like.
@Suite struct AlignedPanelsTests {
  /// A panel whose window begins so far down, with a mark in each part and the legend below it.
  private func panel(window: Double, legend: Double) -> PlacedDrawing {
    func mark(_ layer: Layer, _ sign: String, _ y: Double) -> Mark {
      Mark(layer, sign, .fill(.rect(Rect(x: 10, y: y, width: 5, height: 5)), Color(0)))
    }
    let rule = Mark(
      .legend, "legend.rule",
      .stroke(
        .segments([Segment(Point(x: 0, y: legend), Point(x: 90, y: legend))]),
        Stroke(Color(0), width: 1)))
    let size = Size(width: 100, height: legend + 40)
    return PlacedDrawing(
      drawing: Drawing(
        size: size, background: Color(0xFFFFFF), title: "", description: "",
        groups: [
          MarkGroup(
            id: "closed", title: "", frame: Rect(size: size),
            marks: [mark(.header, "title", 8), mark(.targets, "target", window + 20)]),
          MarkGroup(
            id: "legend", title: "", frame: Rect(size: size),
            marks: [rule, mark(.legend, "legend.item", legend + 10)]),
        ]), windows: [Rect(x: 0, y: window, width: 90, height: 100)])
  }

  private func tops(_ drawing: Drawing) -> [String: Double] {
    var tops: [String: Double] = [:]
    for mark in drawing.groups.flatMap(\.marks) {
      if case .fill(.rect(let rect), _) = mark.content { tops[mark.sign] = rect.minY }
    }
    return tops
  }

  /// One line more above the window and two more below it: each part lies where the lower one does, and a heading stays
  /// at the top.
  @Test func eachPartLiesOnItsOwn() {
    let aligned = AlignedPanels(panel(window: 30, legend: 150), panel(window: 44, legend: 190))
    #expect(aligned.window == Rect(x: 0, y: 44, width: 90, height: 100))
    #expect(tops(aligned.before) == ["title": 8, "target": 64, "legend.item": 200])
    #expect(tops(aligned.after) == tops(aligned.before))
    #expect(aligned.before.size == aligned.after.size)
  }

  @Test(arguments: [
    (10.0, AlignedPanels.Part.heading), (60, nil), (150, .findings), (195, .legend),
  ])
  func namesWhatLiesAround(y: Double, part: AlignedPanels.Part?) {
    let aligned = AlignedPanels(panel(window: 30, legend: 150), panel(window: 44, legend: 190))
    #expect(aligned.part(Rect(x: 5, y: y, width: 10, height: 10)) == part)
  }
}
