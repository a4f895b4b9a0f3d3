import DuoGeometry
import DuoLayout
import Testing

/// layout.md §4, in halves of 200 × 100.
@Suite struct HitAreaTests {
  private func element(
    _ width: Double, _ height: Double, _ place: Place, role: ElementRole = .control,
    hitSize: Double = 0, in holder: String? = nil, gestures: Set<Gesture> = []
  ) -> Element {
    Element(
      id: "a", role: role, width: .points(width), height: .points(height), place: place,
      holder: holder, hitSize: hitSize, gestures: gestures)
  }

  private func hitArea(_ elements: [Element], _ halves: HalfBehaviour = HalfBehaviour()) throws
    -> Rect?
  {
    try ElementTests.half(elements, halves: halves).element("first.a")?.hitArea
  }

  @Test func growsAboutItsCentre() throws {
    #expect(try hitArea([element(20, 20, .center, hitSize: 44)]) == rect(78, 28, 44, 44))
    // Wide enough already, so only the height grows.
    #expect(try hitArea([element(60, 20, .center, hitSize: 44)]) == rect(70, 28, 60, 44))
    #expect(try hitArea([element(60, 60, .center, hitSize: 44)]) == rect(70, 20, 60, 60))
  }

  /// What the hit area would be if nothing cut it; in the second half, which begins at 200.
  @Test(arguments: [
    (20.0, 20.0, 44.0, ElementRole.control, rect(278, 28, 44, 44)),
    (60, 20, 44, .control, rect(270, 28, 60, 44)), (60, 60, 44, .text, rect(270, 20, 60, 60)),
    (30, 20, 0, .control, rect(285, 40, 30, 20)),
    (90, 40, 0, .target, rect(280, 30, 40, 40)), (20, 30, 44, .target, rect(278, 28, 44, 44)),
    (300, 20, 44, .control, rect(150, 28, 300, 44)),
  ])
  func uncut(
    width: Double, height: Double, hitSize: Double, role: ElementRole, expected: Rect
  ) throws {
    let panel = try ElementTests.half([
      element(width, height, .center, role: role, hitSize: hitSize)
    ])
    #expect(panel.element("second.a")?.uncutHitArea == expected)
  }

  @Test func isCutToItsHolder() throws {
    let bar = Element(id: "bar", role: .panel, height: .points(30), place: .bottom)
    // In the bar, y 70…100, the button at 75…95 grows to 63…107 and is cut.
    #expect(
      try hitArea([bar, element(20, 20, .center, hitSize: 44, in: "bar")]) == rect(78, 70, 44, 30))
  }

  @Test func isCutToItsHalfWhereThatHasAHitArea() throws {
    let edge = element(20, 20, .trailing, hitSize: 44)
    #expect(try hitArea([edge]) == rect(168, 28, 32, 44))
    #expect(try hitArea([edge], HalfBehaviour(hasHitArea: false)) == rect(168, 28, 44, 44))
  }

  @Test(arguments: ElementRole.allCases) func onlySomeTakeTouches(role: ElementRole) throws {
    let takes = [.target, .control, .alert, .sheet].contains(role)
    #expect(try (hitArea([element(20, 20, .center, role: role)]) != nil) == takes)
    #expect(try hitArea([element(20, 20, .center, role: role, gestures: [.drag])]) != nil)
  }

  /// What the system shows is cut by the window alone: not by its half, not by its holder.
  @Test(arguments: [ElementRole.alert, .sheet]) func systemPanelsAreCutByTheWindow(
    role: ElementRole
  ) throws {
    let bar = Element(id: "bar", role: .panel, height: .points(30), place: .bottom)
    #expect(
      try hitArea([bar, element(260, 60, .center, role: role, in: "bar")])
        == rect(0, 55, 230, 45))
    let panel = try ElementTests.half(
      [element(260, 60, .center, role: role)], halves: HalfBehaviour(hasHitArea: false))
    #expect(panel.element("second.a")?.hitArea == rect(170, 20, 230, 60))
    #expect(panel.stolen == [], "the system's panels are nobody's neighbour")
  }

  @Test func targetsAreCirclesListedAsBoxes() throws {
    let panel = try ElementTests.half([element(50, 40, .center, role: .target)])
    #expect(panel.element("first.a")?.radius == 20)
    #expect(panel.element("first.a")?.hitArea == rect(75, 30, 50, 40))
  }

  /// "Clipping hides overflow but does not stop it taking touches."
  @Test(arguments: [true, false]) func overflowStealsTouchesWithoutAHitArea(clipped: Bool) throws {
    // 260 × 20 centred in 200 reaches 30 out on either side.
    let wide = element(260, 20, .center)
    let without = try ElementTests.half(
      [wide], halves: HalfBehaviour(hasHitArea: false, isClipped: clipped))
    #expect(without.element("first.a")?.frame == rect(-30, 40, 260, 20))
    #expect(
      without.stolen == [
        StolenTouches(element: "first.a", seat: .second, frame: rect(200, 40, 30, 20)),
        StolenTouches(element: "second.a", seat: .first, frame: rect(170, 40, 30, 20)),
      ])
    let with = try ElementTests.half([wide], halves: HalfBehaviour(isClipped: clipped))
    #expect(with.stolen == [])
    #expect(with.element("first.a")?.hitArea == rect(0, 40, 200, 20))
    #expect(with.element("first.a")?.frame == rect(-30, 40, 260, 20))
  }

  @Test func imagesStealNothing() throws {
    let panel = try ElementTests.half(
      [element(260, 20, .center, role: .image)], halves: HalfBehaviour(hasHitArea: false))
    #expect(panel.stolen == [])
  }

  /// Face to face the overflow turns with its half.
  @Test func overflowTurnsWithItsHalf() throws {
    let tall = element(20, 40, .top)
    var high = tall
    high.inset = DirectionalInsets(top: -30)
    let panel = try ElementTests.half(
      [high], halves: HalfBehaviour(hasHitArea: false), facing: .faceToFace)
    // Owner's top is the seam at x 200: 30 of the 40 reach over it.
    #expect(panel.element("first.a")?.frame == rect(190, 40, 40, 20))
    #expect(
      panel.stolen.first
        == StolenTouches(element: "first.a", seat: .second, frame: rect(200, 40, 30, 20)))
  }
}
