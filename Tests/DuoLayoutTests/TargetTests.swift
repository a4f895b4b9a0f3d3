import DuoGeometry
import DuoLayout
import Testing

/// layout.md §5: seeded targets.
@Suite struct TargetTests {
  /// Known outputs of SplitMix64: for seed 0 the value test vectors of PRNG libraries share, for 1234567 the
  /// sequence of Rosetta Code's task "Pseudo-random numbers/Splitmix64".
  @Test func generatorIsSplitMix64() {
    var zero = SplitMix64(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    var other = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in other.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func insideApartAndRepeatable() {
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let area = rect(
        numbers.nextUnit() * 50, numbers.nextUnit() * 50, 10 + numbers.nextUnit() * 400,
        10 + numbers.nextUnit() * 400)
      let radius = 22 + numbers.nextUnit() * 20
      let count = Int.random(in: 0...30, using: &numbers)
      let seed = Int64.random(in: .min ... .max, using: &numbers)
      let found = TargetPlacement.centers(count: count, radius: radius, in: area, seed: seed)
      #expect(found == TargetPlacement.centers(count: count, radius: radius, in: area, seed: seed))
      #expect(found.count <= count)
      for (place, point) in found.enumerated() {
        #expect(point.x - radius >= area.minX - 1e-9 && point.x + radius <= area.maxX + 1e-9)
        #expect(point.y - radius >= area.minY - 1e-9 && point.y + radius <= area.maxY + 1e-9)
        for other in found[..<place] { #expect(point.distance(to: other) >= 2 * radius - 1e-9) }
      }
    }
  }

  /// Where so many just fit, they are placed for every seed: what is left out is never bad luck.
  @Test(arguments: [
    // One exactly, none.
    (56.0, 56.0, 1, 1), (55.9, 100, 1, 0),
    // Two in a row, and in opposite corners: 40² + 40² = 3200 ≥ 56² = 3136, 39² + 39² = 3042 is not.
    (112, 56, 2, 2), (96, 96, 2, 2), (95, 95, 2, 1),
    // A square of four, three rows of three, one staggered row fewer than asked.
    (112, 112, 4, 4), (168, 168, 9, 9), (168, 168, 10, 9),
    // Staggered: rows √3 · 28 = 48.5 apart, three rows in 153 where straight ones need 168: 3 + 3 + 3.
    (196, 153.1, 9, 9), (196, 153.1, 10, 9),
    // Two where neither side alone has room, one a hair above the other: 12.5² + 55.7² = 3258.7 ≥ 3136.
    (68.5, 111.7, 2, 2), (111.7, 68.5, 2, 2),
    // Twelve only in rows along the shorter side: four, 151.2 / 3 = 50.4 apart and so 24.4 sideways, of three each
    // (24.4 + 2 · 56 ≤ 138.8). Along the longer side four lie 46.3 apart, 31.5 sideways, and every second holds two.
    (207.2, 194.8, 12, 12), (194.8, 207.2, 12, 12),
  ])
  func asManyAsFit(width: Double, height: Double, asked: Int, placed: Int) {
    for seed in Int64(0)..<50 {
      let found = TargetPlacement.centers(
        count: asked, radius: 28, in: rect(0, 0, width, height), seed: seed)
      #expect(found.count == placed)
    }
  }

  /// Worked out in another language from the same words: centre = corner + 28 + unit · (side − 56), x first.
  @Test(arguments: goldenCenters) func golden(seed: Int64, centers: [Point]) throws {
    // closed, shared: field 382 − 36 by 321 − 18 − 74, at (18, 18).
    let panel = try solve("closed", .sameWay, .ltr, LayoutOptions(seed: seed))
    for seat in Seat.allCases {
      let found = panel.elements.filter { $0.role == .target && $0.seat == seat }
      #expect(found.map(\.id) == ["\(seat.rawValue).target-1", "\(seat.rawValue).target-2"])
      for (target, center) in zip(found, centers) {
        #expect(target.ownerFrame.center.distance(to: center) < 1e-9)
        #expect(target.radius == 28)
      }
    }
  }

  static let goldenCenters: [(Int64, [Point])] = [
    (
      1,
      [
        Point(x: 210.30285679996146, y: 175.02024400644729),
        Point(x: 327.5907985401709, y: 122.87414455064857),
      ]
    ),
    (
      2,
      [
        Point(x: 217.44502291744303, y: 175.60289531017168),
        Point(x: 136.3607192825231, y: 105.96565278122392),
      ]
    ),
    (
      -1,
      [
        Point(x: 305.24344688212346, y: 203.8793162218404),
        Point(x: 109.64976923962759, y: 119.73855975401379),
      ]
    ),
  ]

  /// layout.md §5: same field size, same play area: the same centres in the owner's space, for both seats alike.
  @Test func sameForBothSeatsAndDirections() throws {
    for pose in ["closed", "closed-sideways", "open-upright", "split-view-left"] {
      for facing in Facing.allCases {
        let ltr = try solve(pose, facing, .ltr)
        let rtl = try solve(pose, facing, .rtl)
        func targets(_ panel: PanelLayout, _ seat: Seat) -> [Rect] {
          panel.elements.filter { $0.role == .target && $0.seat == seat }.map(\.ownerFrame)
        }
        #expect(targets(ltr, .first).count == 2)
        #expect(targets(ltr, .first) == targets(ltr, .second))
        #expect(targets(ltr, .first) == targets(rtl, .first))
        #expect(targets(rtl, .first) == targets(rtl, .second))
      }
    }
  }

  @Test func radiusIsNeverBelow22() throws {
    let screen = Screen(
      name: "small", both: [Element(id: "field", role: .field, count: 1, radius: 10)])
    let target = try #require(try solve("closed", screen: screen).element("first.target-1"))
    #expect(target.radius == 22)
    #expect(abs(target.frame.width - 44) < 1e-9)
  }

  @Test func fewerAreReported() throws {
    let screen = Screen(
      name: "many", both: [Element(id: "field", role: .field, count: 400, radius: 28)])
    let panel = try solve("closed", screen: screen)
    let placed = panel.elements.filter { $0.role == .target && $0.seat == .first }.count
    // 382 × 321 holds at least six rows of five or six, and at most 122,622 / 56² / 0.7.
    #expect(placed >= 33 && placed < 56)
    #expect(
      panel.notes.first == .fewerTargets(field: "first.field", asked: 400, placed: placed))
  }
}
