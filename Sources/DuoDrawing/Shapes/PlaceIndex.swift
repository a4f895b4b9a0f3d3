import DuoGeometry

/// Boxes by place, so that asking what lies near another stays quick however many there are.
///
/// Each box is kept in the squares of a grid it covers; the grid is as fine as lets a box cover few of them.
struct PlaceIndex: Sendable {
  private struct Square: Hashable {
    var level: Int32
    var x: Int32
    var y: Int32
  }

  private(set) var boxes: [Rect] = []
  private var squares: [Square: [Int32]] = [:]
  private var levels: [Int32] = []
  private var known: Set<Rect> = []

  private static let finest = 16.0
  private static let coarsest: Int32 = 24
  /// How many squares a box may cover before a coarser grid takes it.
  private static let most = 24.0

  /// Adds a box; one that is there already is not kept twice.
  mutating func insert(_ box: Rect) {
    guard known.insert(box).inserted else { return }
    let number = Int32(boxes.count)
    boxes.append(box)
    var level: Int32 = 0
    while level < PlaceIndex.coarsest {
      let side = PlaceIndex.side(level)
      if (box.width / side + 1) * (box.height / side + 1) <= PlaceIndex.most { break }
      level += 1
    }
    if !levels.contains(level) { levels.append(level) }
    let (columns, rows) = PlaceIndex.range(box, level)
    for x in columns {
      for y in rows { squares[Square(level: level, x: x, y: y), default: []].append(number) }
    }
  }

  /// Whether any box overlaps `box`, both open.
  func touches(_ box: Rect) -> Bool {
    for level in levels {
      let (columns, rows) = PlaceIndex.range(box, level)
      if isSparse(columns, rows) { return boxes.contains { $0.overlaps(box) } }
      for x in columns {
        for y in rows {
          guard let members = squares[Square(level: level, x: x, y: y)] else { continue }
          if members.contains(where: { boxes[Int($0)].overlaps(box) }) { return true }
        }
      }
    }
    return false
  }

  /// How many boxes overlap `box`.
  func count(touching box: Rect) -> Int {
    var found: Set<Int32> = []
    for level in levels {
      let (columns, rows) = PlaceIndex.range(box, level)
      if isSparse(columns, rows) { return boxes.count { $0.overlaps(box) } }
      for x in columns {
        for y in rows {
          guard let members = squares[Square(level: level, x: x, y: y)] else { continue }
          for member in members where boxes[Int(member)].overlaps(box) { found.insert(member) }
        }
      }
    }
    return found.count
  }

  /// Whether trying all boxes takes less than looking into these squares; finding one costs as much as trying many boxes.
  private func isSparse(_ columns: ClosedRange<Int32>, _ rows: ClosedRange<Int32>) -> Bool {
    columns.count * rows.count * PlaceIndex.boxesPerSquare > boxes.count
  }

  private static let boxesPerSquare = 16

  private static func side(_ level: Int32) -> Double { finest * Double(1 << Int(level)) }

  private static func range(_ box: Rect, _ level: Int32) -> (
    columns: ClosedRange<Int32>, rows: ClosedRange<Int32>
  ) {
    let side = side(level)
    func square(_ value: Double) -> Int32 {
      // Beyond this the grid is one square wide.
      Int32(min(max((value / side).rounded(.down), -1e9), 1e9))
    }
    return (square(box.minX)...square(box.maxX), square(box.minY)...square(box.maxY))
  }
}
