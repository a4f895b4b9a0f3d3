import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// interface.md `--show` and `--hide`: each layer takes exactly its own signs away.
@Suite struct LayerTests {
  /// Every sign that a layer's absence takes away, among those of the drawings below. Texts count as `labels`
  /// too, so a layer also takes the labels of what it hides.
  private static let signs: [(ContentLayer, Set<String>)] = [
    (.safeArea, ["unsafe", "unsafe.hatch", "bar.item", "bar.chip", "bar.label", "app.bar"]),
    (
      .regions,
      [
        "division.active", "division.inactive", "fold.active", "fold.inactive",
        "occlusion.active", "occlusion.inactive", "occlusion.ground", "occlusion.hatch",
        "camera.active", "region.label",
      ]
    ),
    (
      .halves,
      [
        "half.first", "half.first.border", "half.second", "half.second.border",
        "half.second.dots", "half.arrow", "half.hit", "half.label", "half.hidden",
        "half.hidden.label", "given.up", "given.up.label", "seam.middle", "middle.label",
        "content.panel", "content.frame", "element.label", "content.banner",
        "content.banner.edge", "content.image", "content.image.sign", "content.text",
        "grid.columns", "state.scrolls",
      ]
    ),
    (.hitAreas, ["half.hit", "hit.circle", "hit.ticks", "hit.corners"]),
    (.playAreas, ["play.area", "play.label"]),
    (
      .targets,
      [
        "target", "target.centre", "target.label", "content.control", "state.private",
        "state.private.ground", "state.drag", "state.drag.ground",
      ]
    ),
    (
      .dimensions,
      [
        "dimension", "dimension.text", "dimension.arrow", "dimension.extension",
        "dimension.leader", "scale.bar", "scale.text",
      ]
    ),
    (
      .labels,
      [
        "region.label", "half.label", "half.hidden.label", "given.up.label", "middle.label",
        "target.label", "element.label", "play.label", "bar.label", "bar.chip", "note",
        "phone.half", "other.app.label", "leader", "leader.dot", "leader.ring",
      ]
    ),
    (
      .findings,
      [
        "finding.error", "finding.warning", "finding.ground", "finding.rim", "finding.number",
        "finding.outline.error", "finding.outline.warning", "finding.leader",
        "finding.rule",
        "finding.whose", "finding.message", "finding.more", "finding.note", "review.text",
      ]
    ),
  ]

  /// Drawings that between them hold every sign a layer could take.
  private static let cases = [
    Case(pose: "partly-open", options: LayoutOptions(seam: .foldEqual, bars: [.navigation])),
    Case(pose: "open"), Case(pose: "closed-sideways", options: LayoutOptions(split: .arrangement)),
    Case(pose: "split-view-left"), Case(pose: "open-upright"),
    Case(pose: "open", screen: SampleScreens.states),
  ]

  /// What is found comes to the others only for the layer itself: without an element its numbers stand elsewhere.
  private static func cases(_ layer: ContentLayer) throws -> [Case] {
    guard layer == .findings else { return cases }
    return try cases.enumerated().map { number, one in
      var one = one
      let maker = FindingMaker(layout: try one.layout())
      one.findings =
        maker.random(number == 0 ? 40 : 6, seed: 3) + [maker.whole("seat-changes-panel", .note)]
      return one
    }
  }

  private static func signs(_ one: Case) throws -> Set<String> {
    // The spine's words and its place share a sign: only its words are a label.
    Set(
      try one.panel().marks.map { $0.sign == "spine" && $0.text != nil ? "spine.label" : $0.sign })
  }

  @Test(arguments: Self.signs)
  func hiding(layer: ContentLayer, expected: Set<String>) throws {
    var gone: Set<String> = []
    for one in try Self.cases(layer) {
      let all = try Self.signs(one)
      var less = one
      less.layers.remove(layer)
      let rest = try Self.signs(less)
      gone.formUnion(all.subtracting(rest))
      #expect(rest.subtracting(all).subtracting(["leader", "leader.dot", "leader.ring"]) == [])
      #expect(rest.isDisjoint(with: expected.subtracting(Self.shared(layer))), "\(one)")
    }
    // Leaders go with the labels they lead to, and the spine's words with the labels.
    let expected = layer == .labels ? expected.union(["spine.label"]) : expected
    let isLead = Set(["leader", "leader.dot", "leader.ring"])
    #expect(
      gone.subtracting(layer == .labels ? [] : isLead).sorted()
        == expected.subtracting(layer == .labels ? [] : isLead).sorted())
  }

  /// Signs that several layers' things share.
  private static func shared(_ layer: ContentLayer) -> Set<String> {
    // Boxes belong to the halves, controls to the targets; both have frames and names.
    layer == .halves ? ["content.frame", "element.label"] : []
  }

  @Test func hidingEverythingLeavesTheDevice() throws {
    var one = Case(pose: "partly-open")
    one.layers = []
    let layers = Set(try one.panel().marks.map(\.layer))
    #expect(layers == [.device, .system, .people, .header])
  }
}
