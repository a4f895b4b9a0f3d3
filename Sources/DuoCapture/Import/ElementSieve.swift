import DuoGeometry
import DuoLayout
import DuoScreens

/// Takes out of a tree what a screen is made of, and counts what is left out.
struct ElementSieve {
  let tree: CapturedTree
  let kinds: [ElementKind]
  let contexts: [NodeContext]
  /// Window space, points; nil where it has none.
  let frames: [Rect?]
  /// The window's bounds, window space.
  let window: Rect
  /// The nodes that are bars of the whole window.
  let bars: Set<Int>
  let prefixes: [String]
  let targets: [Glob]

  /// The element in which an app tells `DuoCapture.swift` of its window.
  private static let probe = "duo-probe"

  struct Result {
    var kept: [KeptElement] = []
    var leftOut = LeftOut()
    /// Which of the patterns fitted something.
    var matched: Set<Int> = []
  }

  func run() -> Result {
    var result = Result()
    result.kept.reserveCapacity(tree.nodes.count)
    let isLeaf = leaves()
    // By node: whether it is a control or part of one, whether it lies in a bar of the window, and the kept scroller
    // it lies in.
    var isControl = Array(repeating: false, count: tree.nodes.count)
    var isInBar = Array(repeating: false, count: tree.nodes.count)
    var scrollers = Array(repeating: -1, count: tree.nodes.count)
    for place in tree.nodes.indices {
      let parent = tree.parent(of: place)
      let scroller = parent.map { scrollers[$0] } ?? -1
      scrollers[place] = scroller
      isInBar[place] = bars.contains(place) || (parent.map { isInBar[$0] } ?? false)
      if kinds[place] == .application || kinds[place] == .window { continue }
      let identifier = ScreenLine.cleaned(
        tree.nodes[place].identifier, limit: ScreenLimits.idLength)
      let isPart = identifier.isEmpty && (parent.map { isControl[$0] } ?? false)
      isControl[place] = isPart
      if let reason = reason(
        place, identifier, isPart: isPart, isInBar: isInBar[place], isLeaf: isLeaf[place], parent)
      {
        result.leftOut.add(reason)
        continue
      }
      guard let frame = frames[place] else { continue }
      var role = kinds[place].role
      if contexts[place].holdsControls { role = .panel }
      if !identifier.isEmpty {
        for (number, glob) in targets.enumerated() where glob.matches(identifier) {
          result.matched.insert(number)
          role = .target
        }
      }
      isControl[place] = role.takesTouches
      if kinds[place] == .scroller, role == .panel { scrollers[place] = result.kept.count }
      result.kept.append(
        KeptElement(
          node: place, kind: kinds[place], role: role, identifier: identifier, frame: frame,
          scroller: scroller < 0 ? nil : scroller, isScrolled: contexts[place].isScrolled,
          isInBar: isInBar[place], ownerFrame: frame))
    }
    return result
  }

  /// Why the node is left out; nil where it stays.
  private func reason(
    _ place: Int, _ identifier: String, isPart: Bool, isInBar: Bool, isLeaf: Bool, _ parent: Int?
  ) -> LeftOutReason? {
    let node = tree.nodes[place]
    let context = contexts[place]
    if context.isSystem { return .system }
    if node.identifier == Self.probe { return .probe }
    if kinds[place] == .scrollBar || isScrollBar(place, identifier, isLeaf: isLeaf, parent) {
      return .scrollBar
    }
    // UIKit calls bars after their titles, which names nobody's seat.
    if kinds[place] == .bar || (isInBar && identifier.isEmpty), !hasSeat(identifier) {
      return .bar
    }
    if isPart { return .partOfControl }
    if identifier.isEmpty, kinds[place] == .container || context.holdsControls,
      !isLeaf || node.label.isEmpty
    {
      return .groups
    }
    if !node.isVisible { return .invisible }
    guard let frame = frames[place] else { return .noArea }
    if !frame.overlaps(window) { return .outsideWindow }
    return nil
  }

  private func hasSeat(_ identifier: String) -> Bool {
    prefixes.contains { identifier.withoutSeat($0) != nil }
  }

  /// UIKit tells the bars of a scroll view as its children of no certain type, their value a percentage.
  private func isScrollBar(_ place: Int, _ identifier: String, isLeaf: Bool, _ parent: Int?)
    -> Bool
  {
    guard kinds[place] == .container, identifier.isEmpty, isLeaf, let parent,
      kinds[parent] == .scroller, let last = tree.nodes[place].value.unicodeScalars.last
    else { return false }
    return last == "%" || last == "\u{066A}"
  }

  private func leaves() -> [Bool] {
    var isLeaf = Array(repeating: true, count: tree.nodes.count)
    for place in tree.nodes.indices {
      if let parent = tree.parent(of: place) { isLeaf[parent] = false }
    }
    return isLeaf
  }
}
