import DuoGeometry

/// Rectangles in order of depth, packed into a tree, to ask what lies over a place without looking at all of them.
///
/// Building takes n log n steps. A question looks at no more than `RectTree.budget` nodes, so that ten thousand
/// rectangles on one spot cost as much as ten thousand apart; what it has not seen by then it does not report.
struct RectTree: Sendable {
  struct Entry: Sendable {
    var rect: Rect
    /// Larger is nearer the eye; no two are alike.
    var order: Int
    /// Whatever the maker wants to find again.
    var tag: Int
  }

  private struct Node {
    var rect: Rect
    var highest: Int
    /// In the level below; of the lowest level, in `entries`.
    var first: Int
    var end: Int
  }

  static let budget = 512
  private static let fanOut = 8

  private let entries: [Entry]
  /// Leaves first.
  private let levels: [[Node]]

  init(_ unsorted: [Entry]) {
    let fanOut = Self.fanOut
    entries = Self.tiled(unsorted)
    var levels: [[Node]] = []
    var level: [Node] = []
    for first in stride(from: 0, to: entries.count, by: fanOut) {
      let end = min(first + fanOut, entries.count)
      var node = Node(
        rect: entries[first].rect, highest: entries[first].order, first: first, end: end)
      for entry in entries[first..<end].dropFirst() {
        node.rect = node.rect.union(entry.rect)
        node.highest = max(node.highest, entry.order)
      }
      level.append(node)
    }
    while level.count > 1 {
      levels.append(level)
      var upper: [Node] = []
      for first in stride(from: 0, to: level.count, by: fanOut) {
        let end = min(first + fanOut, level.count)
        var node = Node(
          rect: level[first].rect, highest: level[first].highest, first: first, end: end)
        for child in level[first..<end].dropFirst() {
          node.rect = node.rect.union(child.rect)
          node.highest = max(node.highest, child.highest)
        }
        upper.append(node)
      }
      level = upper
    }
    if !level.isEmpty { levels.append(level) }
    self.levels = levels
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Neighbours beside neighbours: slices from left to right, each from top to bottom.
  private static func tiled(_ entries: [Entry]) -> [Entry] {
    guard entries.count > fanOut else { return entries }
    var tiled = entries.sorted { ($0.rect.midX, $0.order) < ($1.rect.midX, $1.order) }
    let leaves = (entries.count + fanOut - 1) / fanOut
    let slices = Int(Double(leaves).squareRoot().rounded(.up))
    let size = (leaves + slices - 1) / slices * fanOut
    for first in stride(from: 0, to: tiled.count, by: size) {
      tiled[first..<min(first + size, tiled.count)].sort {
        ($0.rect.midY, $0.order) < ($1.rect.midY, $1.order)
      }
    }
    return tiled
  }

  /// Shows `body` what overlaps `rect` and lies nearer the eye than `order`, until it answers false.
  func visit(overlapping rect: Rect, above order: Int = -1, _ body: (Entry) -> Bool) {
    walk({ $0.overlaps(rect) }, above: order, body)
  }

  /// Whether `isCover` holds for anything that contains `rect` and lies nearer the eye than `order`.
  func hasCover(of rect: Rect, above order: Int, where isCover: (Entry) -> Bool) -> Bool {
    var found = false
    walk(
      { $0.contains(rect) }, above: order,
      { entry in
        found = isCover(entry)
        return !found
      })
    return found
  }

  private func walk(_ mayHold: (Rect) -> Bool, above order: Int, _ body: (Entry) -> Bool) {
    guard let top = levels.last?.first else { return }
    var waiting: [(level: Int, node: Node)] = [(levels.count - 1, top)]
    var budget = Self.budget
    while let (level, node) = waiting.popLast() {
      guard node.highest > order, mayHold(node.rect) else { continue }
      budget -= 1
      if budget < 0 { return }
      if level > 0 {
        for child in levels[level - 1][node.first..<node.end] { waiting.append((level - 1, child)) }
      } else {
        for entry in entries[node.first..<node.end] where entry.order > order {
          if mayHold(entry.rect), !body(entry) { return }
        }
      }
    }
  }
}
