import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 3 §1: what a screen says of its elements shows; each sign when and only when it should.
@Suite struct StateSignTests {
  private static func panel(
    _ elements: [Element], halves: HalfBehaviour = HalfBehaviour(), detail: Detail = .full,
    pose: String = "open", facing: Facing = .sameWay, direction: Direction = .ltr
  ) throws -> Panel {
    try Case(
      pose: pose, facing: facing, direction: direction, detail: detail,
      screen: Screen(name: "one", halves: halves, first: elements)
    ).panel()
  }

  private static func element(
    _ role: ElementRole, _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(
      id: "first.it", role: role, width: .points(120), height: .points(60), label: "it")
    change(&element)
    return element
  }

  struct Sign: Sendable, CustomTestStringConvertible {
    var sign: String
    var role = ElementRole.control
    var legend: String
    var change: @Sendable (inout Element) -> Void
    var testDescription: String { sign }
  }

  /// 60 + 600 are more than the half's 635, so that its label and then its insets go.
  private static let crowd: @Sendable (inout Element) -> Void = {
    $0.height = .points(600)
    $0.place = .top
    $0.inset = DirectionalInsets(all: 60)
  }

  private static let signs = [
    Sign(sign: "state.private", legend: "lock: for one pair of eyes") { $0.isPrivate = true },
    Sign(sign: "state.drag", legend: "four arrows: can be dragged") { $0.gestures = [.drag] },
    Sign(sign: "state.scrolls", role: .panel, legend: "bar with thumb: scrolls") {
      $0.scrolls = true
    },
    Sign(sign: "state.dropped", legend: "struck letter: label dropped", change: crowd),
    Sign(sign: "grid.columns", role: .grid, legend: "columns of a grid") { $0.columns = 3 },
    Sign(
      sign: "overflow.cut", legend: "hatched past a thick edge: cut off by the half"
    ) { $0.width = .points(900) },
  ]

  @Test(arguments: signs)
  func appearsWhenItShould(sign: Sign) throws {
    let plain = try Self.panel([Self.element(sign.role)])
    let marked = try Self.panel([Self.element(sign.role, sign.change)])
    #expect(plain.marks(sign.sign).isEmpty)
    #expect(!plain.texts.contains { $0.text == sign.legend })
    #expect(!marked.marks(sign.sign).isEmpty)
    #expect(marked.marks(sign.sign).allSatisfy { $0.thing == "first.it" })
    #expect(marked.texts.contains { $0.text == sign.legend })
  }

  /// No two roles look alike: each has signs of its own.
  @Test func rolesDiffer() throws {
    var looks: [[String]: ElementRole] = [:]
    for role in ElementRole.allCases where role != .target {
      let panel = try Self.panel([Self.element(role) { if role == .grid { $0.columns = 2 } }])
      let look = Set(panel.marks.filter { $0.thing == "first.it" && $0.text == nil }.map(\.sign))
        .subtracting(["leader", "leader.dot", "leader.ring"]).sorted()
      #expect(!look.isEmpty, "\(role)")
      #expect(looks[look] == nil, "\(role) looks like \(String(describing: looks[look]))")
      looks[look] = role
    }
  }

  /// layout.md §3: alert, sheet and keyboard never turn.
  @Test(arguments: [ElementRole.alert, .sheet], Facing.allCases)
  func systemPanelsStandUpright(role: ElementRole, facing: Facing) throws {
    let panel = try Self.panel([Self.element(role)], facing: facing)
    let labels = panel.marks("element.label", "first.it").compactMap(\.text)
    #expect(!labels.isEmpty && labels.allSatisfy { $0.turn == .none })
    let box = try #require(panel.marks("system.\(role.rawValue)").first?.bounds)
    #expect(box.width > box.height)
    #expect(panel.marks("system.\(role.rawValue)").allSatisfy { $0.layer == .system })
  }

  /// What a half cuts off has no ground; what it lets out has.
  @Test(arguments: [(true, "overflow.cut", 432.5), (false, "overflow.shown", 500)])
  func overflow(clips: Bool, sign: String, filled: Double) throws {
    let wide = Self.element(.panel) {
      $0.width = .points(500)
      $0.label = nil
    }
    let panel = try Self.panel([wide], halves: HalfBehaviour(isClipped: clips))
    #expect(panel.marks("overflow.cut").isEmpty == !clips)
    #expect(panel.marks("overflow.shown").isEmpty == clips)
    #expect(panel.marks("overflow.edge").isEmpty == !clips)
    let ground = try #require(panel.marks("content.panel").first?.bounds)
    // The half is 432.5 wide and starts at the display's edge, so that the display cuts the rest at the left.
    let right = panel.window.minX + 432.5 + (clips ? 0 : 33.75)
    #expect(abs(ground.maxX - right) < 0.01)
    #expect(abs(ground.minX - panel.window.minX) < 0.01)
    let cut = clips ? ", where the half cuts it off" : ""
    #expect(panel.text("note").contains("first.it reaches 33.8 pt out of first\(cut)"))
    // The hatch keeps out of the half.
    for line in panel.marks(sign).compactMap(\.strokeShape).flatMap(\.lines) {
      #expect(min(line.from.x, line.to.x) >= panel.window.minX + 432.5 - 0.01)
    }
  }

  /// The note names what was dropped.
  @Test func droppedLabelsAreNamed() throws {
    let panel = try Self.panel([Self.element(.control, Self.crowd)])
    #expect(panel.text("note").contains("first: too small, labels dropped: first.it"))
    #expect(panel.text("element.label", "first.it").isEmpty)
  }

  @Test func goneTextsAreNotDrawn() throws {
    let panel = try Self.panel([
      Self.element(.control, Self.crowd),
      Element(id: "first.words", role: .text, width: .points(50), height: .points(20), label: "w"),
    ])
    #expect(panel.marks("content.text").isEmpty)
    #expect(panel.text("note").contains { $0.contains("first.words") })
  }

  /// Columns lie across the owner's width, whatever the turn.
  @Test(arguments: [(Facing.sameWay, true), (.faceToFace, false)])
  func columns(facing: Facing, isUpright: Bool) throws {
    let panel = try Self.panel([Self.element(.grid) { $0.columns = 4 }], facing: facing)
    let lines = panel.marks("grid.columns").compactMap(\.strokeShape).flatMap(\.lines)
    #expect(lines.count == 3)
    for line in lines { #expect((line.from.x == line.to.x) == isUpright) }
    #expect(panel.texts.contains { $0.text.hasSuffix("· 4 columns") })
  }

  /// Elements off the display neither show nor make the sheet larger.
  @Test func offTheDisplay() throws {
    let bare = try Self.panel([])
    let far = Rect(x: 90_000, y: -70_000, width: 100, height: 50)
    let panel = try Self.panel([Self.element(.control) { $0.frame = far }])
    #expect(panel.drawing.size.width == bare.drawing.size.width)
    // Two notes say where it is.
    #expect(panel.drawing.size.height < bare.drawing.size.height + 40)
    #expect(panel.marks.allSatisfy { $0.thing != "first.it" })
  }

  @Test(arguments: [Detail.full, .overview], Theme.allCases)
  func samplesAreTidy(detail: Detail, theme: Theme) throws {
    let screens = [
      SampleScreens.states, SampleScreens.system, SampleScreens.overflowing(clipped: true),
      SampleScreens.overflowing(clipped: false), SampleScreens.cramped,
    ]
    var cases: [Case] = []
    for screen in screens {
      cases += try Case.everyPose {
        $0.screen = screen
        $0.detail = detail
        $0.theme = theme
        $0.scale = detail == .full ? 1 : 0.3
        $0.isReviewed = true
      }
    }
    #expect(faults(cases) { TextCheck.faults(try $0.panel()) } == [])
  }
}
