import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// `hit --draw`: touches lie where they were, with their numbers, and tell what acts without colour.
@Suite struct TouchMarkTests {
  private func panel(_ touches: [TouchSign], _ one: Case) throws -> Panel {
    var subject = try one.subject()
    subject.touches = touches
    let style = PanelStyle(layers: one.layers, detail: one.detail, scale: one.scale)
    return Panel(
      layout: subject.layout, device: subject.device, scale: one.scale,
      placed: Drawing.panel(subject, style: style, shaper: try Library.shaper()))
  }

  private func sign(
    _ number: Int, _ x: Double, _ y: Double, acts: Bool = true, to end: Point? = nil
  ) -> TouchSign {
    TouchSign(
      number: number, start: Point(x: x, y: y), end: end, acts: acts, words: "\(number)  touch")
  }

  /// Seeded points of the window: the ring's middle is the point, at every scale.
  @Test(arguments: ["open", "partly-open", "closed", "split-view-right"], [0.31, 1, 1.7])
  func aTouchLiesWhereItWas(pose: String, scale: Double) throws {
    var generator = SplitMix64(seed: 9)
    let window = try Case(pose: pose).layout().pose.windowBounds
    let signs = (1...30).map { number in
      sign(
        number, generator.nextUnit() * window.width, generator.nextUnit() * window.height,
        acts: number % 2 == 0)
    }
    let panel = try panel(signs, Case(pose: pose, scale: scale))
    for sign in signs {
      let name = sign.acts ? "touch.acts" : "touch.misses"
      let rings = panel.marks(name, "touch-\(sign.number)").compactMap { mark -> Point? in
        if case .circle(let center, _)? = mark.strokeShape { center } else { nil }
      }
      let expected = Point(
        x: panel.window.minX + sign.start.x * scale, y: panel.window.minY + sign.start.y * scale)
      #expect(rings.count == 1)
      #expect(rings.allSatisfy { $0.distance(to: expected) < 1e-6 })
      #expect(panel.text("touch.number", "touch-\(sign.number)") == ["\(sign.number)"])
    }
  }

  @Test func whatActsHasADotAndWhatDoesNotACross() throws {
    let panel = try panel([sign(1, 100, 100), sign(2, 200, 200, acts: false)], Case(pose: "open"))
    let acting = panel.marks("touch.acts", "touch-1")
    #expect(acting.compactMap(\.fillShape).count == 2)
    let missing = panel.marks("touch.misses", "touch-2")
    #expect(missing.compactMap(\.fillShape).count == 1)
    #expect(
      missing.compactMap(\.strokeShape).contains { if case .segments = $0 { true } else { false } })
    #expect(panel.marks("touch.acts", "touch-2").isEmpty)
    let legend = panel.drawing.groups[2].marks.compactMap { $0.text?.text }
    #expect(legend.contains("dot in a ring: a touch that acts"))
    #expect(legend.contains("cross in a ring: a touch that does nothing"))
    #expect(!legend.contains("arrow: a drag"))
  }

  @Test func aDragIsAnArrowFromItsBeginningToItsEnd() throws {
    let panel = try panel(
      [sign(1, 100, 100, to: Point(x: 400, y: 300))], Case(pose: "open"))
    for mark in panel.marks("touch.drag") {
      guard case .segments(let lines)? = mark.strokeShape else {
        Issue.record("no lines")
        continue
      }
      let tip = Point(x: panel.window.minX + 400, y: panel.window.minY + 300)
      #expect(lines.count == 3)
      #expect(
        lines[0].from.distance(to: Point(x: panel.window.minX + 100, y: panel.window.minY + 100))
          < 1e-6)
      #expect(lines[0].to.distance(to: tip) < 1e-6)
      #expect(lines[1].from.distance(to: tip) < 1e-6 && lines[2].from.distance(to: tip) < 1e-6)
    }
    #expect(panel.marks("touch.drag").count == 2)
  }

  /// Far touches are listed, and the drawing does not grow with them.
  @Test func whatLiesFarOffIsOnlyListed() throws {
    let one = Case(pose: "open")
    let near = try panel([sign(1, 100, 100), sign(2, 300, 100, to: Point(x: 310, y: 100))], one)
    let far = try panel(
      [sign(1, 1e6, -1e6), sign(2, 300, 100, to: Point(x: 1e6, y: 100))], one)
    #expect(far.marks("touch.acts", "touch-1").isEmpty)
    #expect(far.text("touch.words") == ["1  touch", "2  touch"])
    #expect(far.drawing.size.width <= near.drawing.size.width + 100)
    #expect(far.drawing.size.height == near.drawing.size.height)
    // Cut at the edge of the ground, an arrow has no head.
    let lines = far.marks("touch.drag").compactMap { mark -> Int? in
      if case .segments(let lines)? = mark.strokeShape { lines.count } else { nil }
    }
    #expect(lines == [1, 1])
  }

  @Test func manyTouchesAreCounted() throws {
    let signs = (1...120).map { sign($0, Double($0) * 7, 100) }
    let panel = try panel(signs, Case(pose: "open"))
    let words = panel.text("touch.words")
    #expect(words.count == 41 && words.last == "and 80 touches more")
    #expect(panel.marks("touch.acts", "touch-120").count == 3)
    #expect(panel.texts.allSatisfy { $0.size >= 9 })
  }

  @Test func touchesAreALayerOfTheirOwnOnTop() throws {
    let panel = try panel([sign(1, 100, 100)], Case(pose: "open"))
    #expect(panel.marks("touch.acts").allSatisfy { $0.layer == .touches })
    #expect(Layer.touches.isAbove(.labels) && Layer.touches.isAbove(.people))
    let plain = try Case(pose: "open").panel()
    #expect(!plain.drawing.allMarks.contains { $0.layer == .touches })
  }
}

extension Layer {
  fileprivate func isAbove(_ other: Layer) -> Bool {
    let all = Layer.allCases
    return (all.firstIndex(of: self) ?? 0) > (all.firstIndex(of: other) ?? 0)
  }
}
