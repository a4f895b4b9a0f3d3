import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// What holds for any screen.
@Suite struct PropertyTests {
  private static let roles: [ElementRole] = [
    .control, .target, .text, .image, .banner, .grid, .panel,
  ]

  /// Elements that lie apart from each other, of all kinds and with all sorts of faults, some out of the half.
  private static func scattered(_ seed: UInt64, overlapping: Bool = false) -> Screen {
    var numbers = SplitMix64(seed: seed)
    func next(_ count: UInt64) -> UInt64 { numbers.next() % count }
    var elements: [Element] = []
    for row in 0..<6 {
      for column in 0..<6 {
        let side = Double(10 + next(overlapping ? 120 : 46))
        elements.append(
          at(
            "\(next(4) == 0 ? "odd" : "first").e\(row)-\(column)",
            roles[Int(next(UInt64(roles.count)))],
            rect(
              Double(column) * 70 + Double(next(14)), Double(row) * 58 + Double(next(2)), side,
              side)
          ) { element in
            element.isDestructive = next(5) == 0
            element.isPrivate = next(6) == 0
            element.scrolls = next(8) == 0
            element.columns = element.role == .grid ? 3 : nil
            element.gestures = next(4) == 0 ? [.tap, .drag] : []
            if next(6) == 0 { element.poses = ["open", "partly-open"] }
            if next(5) == 0 { element.allow = ["target-too-small": "so"] }
          })
      }
    }
    return Screen(name: "Scattered \(seed)", first: elements)
  }

  private static let names = ["open", "partly-open", "closed", "split-view-right"]

  @Test(arguments: 1...12) func orderDoesNotMatter(seed: Int) throws {
    let screen = Self.scattered(UInt64(seed))
    var shuffled = screen
    var numbers = SplitMix64(seed: UInt64(seed) &* 977)
    for place in shuffled.first.indices.reversed() {
      shuffled.first.swapAt(place, Int(numbers.next() % UInt64(place + 1)))
    }
    let options = LayoutOptions(ignoresSafeArea: true)
    let one = Review.of(
      try panels(of: screen, poses: Self.names, options: options), isWhole: true)
    let other = Review.of(
      try panels(of: shuffled, poses: Self.names, options: options), isWhole: true)
    #expect(!one.findings.joined().isEmpty)
    #expect(one.findings == other.findings)
    #expect(one.allowed == other.allowed)
    #expect(one.fairness == other.fairness)
    #expect(
      Set(one.findings.joined().map(\.fingerprint)).count == one.findings.joined().count,
      "no two findings share a fingerprint")
  }

  @Test(arguments: 1...4) func threadsDoNotMatter(seed: Int) throws {
    let panels = try panels(of: Self.scattered(UInt64(seed), overlapping: true), poses: Self.names)
    let one = Review.of(panels, isWhole: true, jobs: 1)
    let eight = Review.of(panels, isWhole: true, jobs: 8)
    #expect(one.findings == eight.findings)
    #expect(one.allowed == eight.allowed)
    #expect(one.unusedAllows == eight.unusedAllows)
    #expect(one.fairness == eight.fairness)
  }

  /// The largest free rectangle against trying every one between the edges there are.
  @Test(arguments: 1...60) func freeAreaAgainstBruteForce(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let frame = rect(50, 50, 60, 60)
    let covers = (0..<Int(1 + numbers.next() % 5)).map { _ in
      rect(
        Double(40 + numbers.next() % 60), Double(40 + numbers.next() % 60),
        Double(5 + numbers.next() % 30), Double(5 + numbers.next() % 30))
    }
    var screen = first(at("first.a", .control, frame))
    for (index, cover) in covers.enumerated() {
      screen.first.append(at("first.b\(index)", .image, cover) { $0.gestures = [.tap] })
    }
    let settings = ReviewSettings(targetSize: 100)
    let panel = try Stage(settings: settings).panel(screen)
    let found = TargetTooSmall.findings(in: panel).first { $0.element == "first.a" }

    let xs = ([frame.minX, frame.maxX] + covers.flatMap { [$0.minX, $0.maxX] })
      .filter { $0 >= frame.minX && $0 <= frame.maxX }
    let ys = ([frame.minY, frame.maxY] + covers.flatMap { [$0.minY, $0.maxY] })
      .filter { $0 >= frame.minY && $0 <= frame.maxY }
    var best = 0.0
    for left in xs {
      for right in xs where right > left {
        for top in ys {
          for bottom in ys where bottom > top {
            let tried = Rect(minX: left, minY: top, maxX: right, maxY: bottom)
            if !covers.contains(where: { $0.overlaps(tried) }) {
              best = max(best, min(tried.width, tried.height))
            }
          }
        }
      }
    }
    #expect(found?.value == best)
  }

  /// However many lie on one spot, a review ends soon and calls nothing a fault that is none.
  @Test func piles() throws {
    let pile = (0..<3000).map { index in
      at("first.e\(index)", .control, rect(Double(index % 60), Double(index / 60), 60, 60))
    }
    let panel = try Stage().panel(first(pile[...]))
    #expect(!Review.of([panel], isWhole: false).findings[0].isEmpty)
    let sizes = TargetTooSmall.findings(in: panel)
    #expect(!sizes.contains { $0.element == "first.e2999" }, "nothing lies over the last")
  }
}

/// A screen whose first seat has these elements.
private func first(_ elements: ArraySlice<Element>) -> Screen {
  Screen(name: "Test", first: Array(elements))
}
