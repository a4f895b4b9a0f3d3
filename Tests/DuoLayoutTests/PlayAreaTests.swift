import DuoGeometry
import DuoLayout
import Testing

/// layout.md §5: the largest upright rectangle clear of every active region.
@Suite struct PlayAreaTests {
  struct Case: Sendable {
    var regions: [Rect]
    var area: Rect?
    var source: String
  }

  static let cases: [Case] = [
    Case(regions: [], area: rect(0, 0, 100, 60), source: "nothing in the way"),
    Case(
      regions: [rect(100, 0, 20, 60)], area: rect(0, 0, 100, 60),
      source: "touching is not overlapping"),
    Case(
      regions: [rect(40, 0, 20, 60)], area: rect(0, 0, 40, 60),
      source: "40 × 60 twice: the leftmost"),
    Case(
      regions: [rect(30, 0, 20, 60)], area: rect(50, 0, 50, 60), source: "50 × 60 beats 30 × 60"),
    Case(
      regions: [rect(0, 20, 100, 20)], area: rect(0, 40, 100, 20),
      source: "100 × 20 twice: nearest the bottom"),
    Case(
      regions: [rect(90, 0, 10, 10)], area: rect(0, 0, 90, 60),
      source: "90 × 60 = 5400 beats 100 × 50 = 5000"),
    Case(
      regions: [rect(-10, -10, 30, 22)], area: rect(0, 12, 100, 48),
      source: "cut to the field, 80 × 60 and 100 × 48 are both 4800 down to the bottom edge; "
        + "this is the leftmost"),
    Case(regions: [rect(-5, -5, 200, 200)], area: nil, source: "no room"),
    Case(
      regions: [rect(0, 0, 60, 60), rect(50, 0, 50, 60)], area: nil, source: "no room between two"),
    Case(
      regions: [rect(0, 0, 100, 30), rect(20, 10, 20, 50)], area: rect(40, 30, 60, 30),
      source: "right of the second, below the first: 60 × 30 beats 20 × 30"),
  ]

  @Test(arguments: cases) func largest(_ test: Case) {
    #expect(PlayArea.largest(in: rect(0, 0, 100, 60), avoiding: test.regions) == test.area)
  }

  /// Against every rectangle that four field or region edges can make, small whole numbers, so that ties are many.
  @Test func isTheMaximumOnAGrid() {
    var numbers = SplitMix64(seed: 20)
    for _ in 0..<5000 {
      func next(_ low: Int, _ high: Int) -> Double {
        Double(Int.random(in: low...high, using: &numbers))
      }
      let field = rect(next(0, 3), next(0, 3), next(1, 12), next(1, 12))
      let regions = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
        rect(next(-4, 16), next(-4, 16), next(1, 8), next(1, 8))
      }
      let found = PlayArea.largest(in: field, avoiding: regions)
      #expect(found == bruteForce(field, regions), "\(field) without \(regions)")
    }
  }

  /// The same with numbers of any kind, where ties are none: the area decides.
  @Test func isTheMaximumAnywhere() {
    var numbers = SplitMix64(seed: 21)
    for _ in 0..<5000 {
      func next(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * numbers.nextUnit()
      }
      let field = rect(next(0, 300), next(0, 300), next(1, 600), next(1, 600))
      let regions = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
        rect(next(-200, 900), next(-200, 900), next(1, 500), next(1, 500))
      }
      let found = PlayArea.largest(in: field, avoiding: regions)
      let expected = bruteForce(field, regions)
      #expect((found == nil) == (expected == nil))
      guard let found, let expected else { continue }
      #expect(field.contains(found))
      #expect(!regions.contains { $0.overlaps(found) })
      #expect(abs(found.area - expected.area) <= expected.area * 1e-9)
    }
  }

  /// Every pair of vertical edges with every pair of horizontal ones; the rules of layout.md §5 as one comparison.
  private func bruteForce(_ field: Rect, _ regions: [Rect]) -> Rect? {
    func edges(_ all: [Double], _ low: Double, _ high: Double) -> [Double] {
      Array(Set(all.filter { $0 >= low && $0 <= high } + [low, high])).sorted()
    }
    let xs = edges(regions.flatMap { [$0.minX, $0.maxX] }, field.minX, field.maxX)
    let ys = edges(regions.flatMap { [$0.minY, $0.maxY] }, field.minY, field.maxY)
    var best: (area: Double, bottom: Double, left: Double, width: Double)?
    var rectangle: Rect?
    for (i, left) in xs.enumerated() {
      for right in xs[(i + 1)...] {
        for (j, top) in ys.enumerated() {
          for bottom in ys[(j + 1)...] {
            let area = (right - left) * (bottom - top)
            let rank = (area: area, bottom: bottom, left: -left, width: right - left)
            if let best, rank <= best { continue }
            let isFree = regions.allSatisfy { region in
              region.maxX <= left || region.minX >= right || region.maxY <= top
                || region.minY >= bottom
            }
            guard isFree else { continue }
            best = rank
            rectangle = Rect(minX: left, minY: top, maxX: right, maxY: bottom)
          }
        }
      }
    }
    return rectangle
  }

  /// The active camera keeps targets away by its frame and 8 more, where a field reaches it.
  @Test func keepsItsMarginFromTheCamera() throws {
    let screen = Screen(name: "field", both: [Element(id: "field", role: .field)])
    // Closed, the whole window, two halves of 466 × 339. Status area 382…466 × 0…170, camera 399.67…436.67 ×
    // 29.33…66.33: the status area hides it. With 8 more: from x 374, to y 178.
    let panel = try solve(
      "closed", .sameWay, .ltr, screen: screen,
      LayoutOptions(spacing: 0, ignoresSafeArea: true))
    // 374 × 339 = 126,786 beats 466 × 161 = 75,026.
    #expect(panel.element("first.field")?.playArea == rect(0, 0, 374, 339))
    #expect(panel.element("second.field")?.playArea == rect(0, 339, 466, 339))
  }

  /// `partly-open` with the seam in the middle: the fold 455.5…495.5 crosses the second half, 434.5…867.
  @Test(arguments: [(Facing.sameWay), (.faceToFace)])
  func keepsItsMarginFromTheFold(facing: Facing) throws {
    let screen = Screen(name: "field", both: [Element(id: "field", role: .field)])
    let panel = try solve(
      "partly-open", facing, .ltr, screen: screen, LayoutOptions(seam: .middle))
    // 495.5 + 8 = 503.5; left of the fold 447.5 − 434.5 = 13 are free, right of it 867 − 503.5 = 363.5.
    let area = Rect(minX: 503.5, minY: 0, maxX: 859, maxY: 635)
    // The status area, 867…951 × 0…120, reaches 8 in: to x 859, down to y 128.
    // 355.5 × 635 = 225,742.5 beats 363.5 × 507 = 184,294.5.
    #expect(panel.element("second.field")?.playArea == area)
    // 447.5 … cut at 455.5 − 8: the first half ends at 432.5 and is free.
    #expect(panel.element("first.field")?.playArea == rect(0, 0, 432.5, 635))
  }

  /// An inactive region keeps nothing away: `open` has the same fold, inactive.
  @Test func inactiveRegionsKeepNothingAway() throws {
    let screen = Screen(name: "field", both: [Element(id: "field", role: .field)])
    let panel = try solve("open", screen: screen)
    #expect(
      panel.element("second.field")?.playArea
        == Rect(minX: 434.5, minY: 0, maxX: 859, maxY: 635))
  }

  @Test func reportsNoRoom() throws {
    let screen = Screen(
      name: "field",
      both: [Element(id: "field", role: .field, count: 2)])
    let cover = Region(
      kind: .occlusion, name: .statusArea, frame: rect(0, 0, 200, 400), isActive: true)
    let panel = try solve(
      try Poses.bare(400, 300, regions: [cover]), .sameWay, .ltr, screen: screen,
      LayoutOptions(spacing: 0))
    #expect(panel.element("first.field")?.playArea == nil)
    #expect(
      panel.notes == [
        .noPlayArea(field: "first.field"),
        .fewerTargets(field: "first.field", asked: 2, placed: 0),
      ])
    #expect(panel.elements.filter { $0.role == .target }.map(\.seat) == [.second, .second])
  }
}
