import DuoGeometry
import DuoLayout
import Testing

/// layout.md §7 as library functions.
@Suite struct FoldControlTests {
  static let vertical = Region(
    kind: .division, name: .fold, frame: rect(455.5, 0, 40, 669), isActive: true)
  static let horizontal = Region(
    kind: .division, name: .fold, frame: rect(0, 455.5, 669, 40), isActive: true)

  struct Case: Sendable {
    var group: [Rect]
    var region: Region
    var moved: [Rect]
    var source: String
  }

  static let cases: [Case] = [
    Case(
      group: [rect(440, 10, 44, 44), rect(492, 10, 44, 44)], region: vertical,
      moved: [rect(495.5, 10, 44, 44), rect(547.5, 10, 44, 44)],
      source: "whole: 495.5 − 440 = 55.5 for both, although the second alone would need 3.5"),
    Case(
      group: [rect(10, 490, 44, 44)], region: horizontal, moved: [rect(10, 495.5, 44, 44)],
      source: "below a horizontal fold, 5.5 down"),
    Case(
      group: [rect(411.5, 10, 44, 44)], region: vertical, moved: [rect(411.5, 10, 44, 44)],
      source: "only touching its edge: stays"),
    Case(
      group: [rect(495.5, 10, 44, 44)], region: vertical, moved: [rect(495.5, 10, 44, 44)],
      source: "already after it: stays"),
    Case(
      group: [rect(440, 10, 44, 44)],
      region: Region(kind: .division, name: .fold, frame: vertical.frame, isActive: false),
      moved: [rect(440, 10, 44, 44)], source: "an inactive division moves nothing"),
    Case(
      group: [rect(440, 10, 44, 44)],
      region: Region(kind: .occlusion, name: .statusArea, frame: vertical.frame, isActive: true),
      moved: [rect(440, 10, 44, 44)], source: "an occlusion moves nothing"),
    Case(group: [], region: vertical, moved: [], source: "nothing"),
  ]

  @Test(arguments: cases) func displacement(_ test: Case) {
    #expect(Displacement.displaced(test.group, by: [test.region]) == test.moved)
  }

  /// Never one bit short of the far edge, thirds or not.
  @Test func displacedIsClear() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let fold = Region(
        kind: .division, name: .fold,
        frame: rect(Double(numbers.next() % 900) / 3, 0, 40.0 / 3, 100), isActive: true)
      let group = (0..<3).map { _ in
        rect(Double(numbers.next() % 1200) / 7, 10, Double(numbers.next() % 90) / 3, 44)
      }
      let moved = Displacement.displaced(group, by: [fold])
      #expect(!moved.contains { $0.overlaps(fold.frame) })
      #expect(moved == group || moved.map(\.minX).min().map { $0 - fold.frame.maxX < 1e-9 } == true)
    }
  }

  /// Cells of at least 100, 10 apart: (width + 10) / 110, then up to an even number beside a division.
  @Test(arguments: [
    (99.0, 1, 2), (209.0, 1, 2), (210.0, 2, 2), (320.0, 3, 4), (429.0, 3, 4), (430.0, 4, 4),
    (951.0, 8, 8), (867.0, 7, 8), (0.0, 1, 2),
  ])
  func columns(width: Double, without: Int, with: Int) {
    func count(_ regions: [Region]) -> Int {
      GridColumns.count(width: width, cell: 100, spacing: 10, regions: regions)
    }
    #expect(count([]) == without)
    #expect(count([Self.vertical]) == with)
    // Active or not: the number does not jump when someone folds.
    let flat = Region(
      kind: .division, name: .fold, frame: Self.vertical.frame, isActive: false)
    #expect(count([flat]) == with)
    #expect(
      count([Region(kind: .occlusion, name: .statusArea, frame: rect(0, 0, 1, 1), isActive: true)])
        == without)
  }

  @Test(arguments: [
    (
      [Size(width: 60, height: 60), Size(width: 44, height: 44)], [Size(width: 50, height: 50)], "b"
    ),
    ([Size(width: 50, height: 50)], [Size(width: 200, height: 44)], "a"),
    ([Size(width: 50, height: 44)], [Size(width: 60, height: 44)], "b"),
    ([Size(width: 50, height: 44)], [Size(width: 44, height: 50)], "a"),
    ([], [Size(width: 44, height: 44)], "a"),
  ])
  func keepsTheLargerSmallest(a: [Size], b: [Size], kept: String) {
    let better = ArrangementChoice.better("a", "b") { $0 == "a" ? a : b }
    #expect(better == kept)
  }
}
