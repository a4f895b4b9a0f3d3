import DuoGeometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  /// layout.md: "Rectangles contain [min, max)."
  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
    (Point(x: 20, y: 60), false), (Point(x: 9.9, y: 30), false),
  ])
  func containsItsLowEdgesOnly(point: Point, inside: Bool) {
    #expect(rect.contains(point) == inside)
  }

  @Test(arguments: [
    // Touching shares an edge and nothing else.
    (Rect(x: 40, y: 20, width: 5, height: 5), Rect?.none),
    (Rect(x: 10, y: 60, width: 5, height: 5), nil),
    (Rect(x: 0, y: 0, width: 15, height: 25), Rect(x: 10, y: 20, width: 5, height: 5)),
    (Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 10, y: 20, width: 30, height: 40)),
  ])
  func sharesWhatOverlaps(other: Rect, shared: Rect?) {
    #expect(rect.intersection(other) == shared)
    #expect(other.intersection(rect) == shared)
    #expect(rect.overlaps(other) == (shared != nil))
  }

  @Test(arguments: [
    (Insets(top: 1, left: 2, bottom: 3, right: 4), Rect(minX: 12, minY: 21, maxX: 36, maxY: 57)),
    (Insets(left: 15, right: 15), nil), (Insets(top: 50), nil),
  ])
  func insetsLeaveARectangleOrNothing(insets: Insets, left: Rect?) {
    #expect(rect.inset(by: insets) == left)
  }

  @Test func growsAndJoins() {
    #expect(rect.grown(by: 8) == Rect(minX: 2, minY: 12, maxX: 48, maxY: 68))
    #expect(
      rect.union(Rect(x: 0, y: 70, width: 1, height: 1))
        == Rect(minX: 0, minY: 20, maxX: 40, maxY: 71))
  }

  @Test(arguments: [(0, 0), (1, 90), (-1, 270), (6, 180)])
  func turnsCountClockwise(quarters: Int, degrees: Int) {
    #expect(QuarterTurn(quarters).degrees == degrees)
    #expect(QuarterTurn(quarters) + QuarterTurn(quarters).inverse == .none)
  }
}
