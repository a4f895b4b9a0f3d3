import DuoGeometry
import DuoReview

/// The number of a fault, ready to be drawn.
struct FaultBadge: Hashable, Sendable {
  var number: Int
  var severity: Severity
}

/// Badges of one place, in rows under one another.
struct FaultBadges: Sendable {
  let badges: [FaultBadge]
  private let boxes: [Rect]
  let size: Size

  static let gap = 2.0

  init(_ badges: [FaultBadge], perRow: Int, on board: Board) {
    self.badges = badges
    var boxes: [Rect] = []
    var y = 0.0
    var width = 0.0
    var start = 0
    while start < badges.count {
      let row = badges[start..<min(start + max(perRow, 1), badges.count)]
      let sizes = row.map { board.faultBadgeSize($0.severity, "\($0.number)") }
      let height = sizes.map(\.height).max() ?? 0
      var x = 0.0
      for size in sizes {
        boxes.append(
          Rect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + FaultBadges.gap
      }
      width = max(width, x - FaultBadges.gap)
      y += height + FaultBadges.gap
      start += row.count
    }
    self.boxes = boxes
    size = Size(width: width, height: max(y - FaultBadges.gap, 0))
  }

  /// Draws them with their common box's corner at `origin`, and keeps text away.
  func draw(on board: inout Board, at origin: Point) {
    for (badge, box) in zip(badges, boxes) {
      board.faultBadge(
        badge.severity, "\(badge.number)", in: box.moved(dx: origin.x, dy: origin.y),
        thing: "finding.\(badge.number)")
    }
    board.reserve(Rect(origin: origin, size: size))
  }
}
