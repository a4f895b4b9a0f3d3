import DuoGeometry
import Testing

/// layout.md §3: a half of w × h, a point (x, y) from its own corner, the owner's (u, v).
@Suite struct TurnedFrameTests {
  struct Case: Sendable {
    let turns: Int
    let owner: Size
    let point: Point
  }

  /// 190 × 220, the half of layout.md §9, and the point (30, 50) put through the table of §3.
  static let table = [
    Case(turns: 0, owner: Size(width: 190, height: 220), point: Point(x: 30, y: 50)),
    // (y, w − x)
    Case(turns: 1, owner: Size(width: 220, height: 190), point: Point(x: 50, y: 160)),
    // (w − x, h − y)
    Case(turns: 2, owner: Size(width: 190, height: 220), point: Point(x: 160, y: 170)),
    // (h − y, x)
    Case(turns: 3, owner: Size(width: 220, height: 190), point: Point(x: 170, y: 30)),
  ]

  @Test(arguments: table) func mapsAsTheTableSays(_ test: Case) {
    let half = Rect(x: 100, y: 200, width: 190, height: 220)
    let space = TurnedFrame(frame: half, turn: QuarterTurn(test.turns))
    let outer = Point(x: 130, y: 250)
    #expect(space.ownerSize == test.owner)
    #expect(space.toOwner(outer) == test.point)
    #expect(space.toOuter(test.point) == outer)
  }

  /// Content turned clockwise: its top edge points right after one quarter, down after two, left after three.
  @Test(arguments: [(0, Edge.top), (1, .right), (2, .bottom), (3, .left)])
  func ownersTopEdgePointsClockwise(turns: Int, edge: Edge) {
    let half = Rect(x: 10, y: 20, width: 60, height: 40)
    let space = TurnedFrame(frame: half, turn: QuarterTurn(turns))
    let strip = space.toOuter(Rect(x: 0, y: 0, width: space.ownerSize.width, height: 1))
    let expected =
      switch edge {
      case .top: Rect(minX: 10, minY: 20, maxX: 70, maxY: 21)
      case .right: Rect(minX: 69, minY: 20, maxX: 70, maxY: 60)
      case .bottom: Rect(minX: 10, minY: 59, maxX: 70, maxY: 60)
      case .left: Rect(minX: 10, minY: 20, maxX: 11, maxY: 60)
      }
    #expect(strip == expected)
    #expect(space.toOuter(Insets(top: 5))[edge] == 5)
    #expect(
      space.toOwner(space.toOuter(Insets(top: 1, left: 2, bottom: 3, right: 4)))
        == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// layout.md §3: "there and back is exact for multiples of 1/1024".
  @Test(arguments: 0..<4) func thereAndBackIsExactForBinaryFractions(turns: Int) {
    var numbers = Numbers(state: 7)
    for _ in 0..<2000 {
      func next(_ bound: UInt64) -> Double { Double(numbers.next(bound)) / 1024 }
      let frame = Rect(
        x: next(1 << 20), y: next(1 << 20), width: next(1 << 20), height: next(1 << 20))
      let space = TurnedFrame(frame: frame, turn: QuarterTurn(turns))
      let point = Point(x: next(1 << 20), y: next(1 << 20))
      #expect(space.toOuter(space.toOwner(point)) == point)
      #expect(space.toOwner(space.toOuter(point)) == point)
      let rect = Rect(
        x: next(1 << 20), y: next(1 << 20), width: next(1 << 20), height: next(1 << 20))
      #expect(space.toOuter(space.toOwner(rect)) == rect)
    }
  }

  /// layout.md §3: "within one unit in the last place for thirds", of the larger of coordinate and side.
  @Test(arguments: 0..<4) func thereAndBackIsWithinOneUnitForThirds(turns: Int) {
    var numbers = Numbers(state: 8)
    for _ in 0..<2000 {
      func next(_ bound: UInt64) -> Double { Double(numbers.next(bound)) / 3 }
      let frame = Rect(
        minX: next(300), minY: next(300), maxX: 100 + next(3000), maxY: 100 + next(3000))
      let space = TurnedFrame(frame: frame, turn: QuarterTurn(turns))
      let point = Point(x: next(3000), y: next(3000))
      let back = space.toOuter(space.toOwner(point))
      #expect(abs(back.x - point.x) <= max(point.x, frame.maxX).ulp)
      #expect(abs(back.y - point.y) <= max(point.y, frame.maxY).ulp)
    }
  }
}

/// A small generator of the tests' own (Knuth's MMIX constants).
struct Numbers {
  var state: UInt64
  mutating func next(_ bound: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % bound
  }
}
