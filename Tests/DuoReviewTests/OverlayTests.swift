import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// While an overlay's two views lie over each other, the primary's hit area takes the touches of the secondary's.
@Suite struct OverlayTests {
  private static let options = LayoutOptions(split: .arrangementOverlay)

  private static func screen(_ change: (inout Element) -> Void = { _ in }) -> Screen {
    var button = Element(id: "go", role: .control, width: .points(60), height: .points(60))
    change(&button)
    return Screen(name: "Test", both: [button])
  }

  @Test(arguments: [
    (Direction.ltr, "open", ["second.go"], "first"), (.rtl, "open", ["first.go"], "second"),
    (.ltr, "partly-open", [], ""),
  ])
  func whatLiesUnderThePrimary(
    direction: Direction, pose: String, elements: [String], over: String
  ) throws {
    let panels = try panels(
      of: Self.screen(), poses: [pose], facings: [.sameWay], directions: [direction],
      options: Self.options)
    let found = panels.flatMap(TargetTooSmall.findings)
    // A person's button that lies under the other person's is that person's view's doing, told once.
    #expect(found.map(\.element) == elements)
    #expect(found.allSatisfy { $0.severity == .error && $0.value == 0 })
    #expect(
      found.allSatisfy {
        $0.message
          == "nothing of it is left to touch, the rest is under \(over)'s half; "
          + "at least 28 pt (4.6 mm), better 44 pt (7.3 mm)"
      })
  }

  /// A picture, a scroller or a ground of the primary's does not make it silent.
  @Test func evenWhatIsHiddenOrScrolls() throws {
    var hidden = Self.screen()
    hidden.first = [Element(id: "first.ground", role: .background)]
    for screen in [hidden, Self.screen { $0.scrolls = true }] {
      let panel = try Stage(pose: "open", options: Self.options).panel(screen)
      #expect(TargetTooSmall.findings(in: panel).map(\.element) == ["second.go"])
    }
  }

  /// Without hit areas of the halves a touch falls through to whatever lies there.
  @Test func halvesWithoutHitAreasLetTouchesThrough() throws {
    var screen = Self.screen()
    screen.halves.hasHitArea = false
    screen.both = []
    screen.second = [Element(id: "second.go", role: .control, frame: rect(10, 10, 60, 60))]
    let panel = try Stage(pose: "open", options: Self.options).panel(screen)
    #expect(TargetTooSmall.findings(in: panel) == [])
    let judge = TouchJudge(panel.layout, halves: screen.halves)
    #expect(
      panel.layout.elements.allSatisfy { judge.judge($0.frame.center).element == $0.id })
  }

  /// What check accepts, hit finds: the centre of every control without a finding acts.
  @Test(arguments: SplitKind.allCases) func whatIsAcceptedIsHit(_ split: SplitKind) throws {
    var accepted = 0
    for panel in try panels(of: Self.screen(), options: LayoutOptions(split: split)) {
      let faulted = Set(Rules.all.flatMap { $0.findings(in: panel) }.compactMap(\.element))
      let judge = TouchJudge(panel.layout, halves: panel.screen.halves)
      for element in panel.layout.elements where !faulted.contains(element.id) {
        let touch = judge.judge(element.frame.center)
        #expect(touch.element == element.id && touch.acts, "\(panel.layout.id) \(element.id)")
        accepted += 1
      }
    }
    #expect(accepted > 20)
  }
}
