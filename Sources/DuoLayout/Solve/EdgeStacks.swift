import DuoGeometry

/// How far the elements at one place of one holder reach from its edge: those that follow stack away from it.
struct EdgeStacks {
  private var used: [Double]

  init(holders: Int) {
    used = Array(repeating: 0, count: (holders + 1) * Place.allCases.count)
  }

  /// Nothing stacks in the centre; neither do backgrounds, system panels and what fills the stack's axis.
  static func takes(_ element: Element) -> Bool {
    guard element.frame == nil, element.place != .center, element.role != .background,
      !element.role.isSystemPanel
    else { return false }
    return (element.place.vertical != .middle ? element.height : element.width) != .fill
  }

  subscript(holder: Int?, place: Place) -> Double {
    get { used[slot(holder, place)] }
    set { used[slot(holder, place)] = newValue }
  }

  private func slot(_ holder: Int?, _ place: Place) -> Int {
    let column =
      switch place {
      case .center: 0
      case .top: 1
      case .bottom: 2
      case .leading: 3
      case .trailing: 4
      case .topLeading: 5
      case .topTrailing: 6
      case .bottomLeading: 7
      case .bottomTrailing: 8
      }
    return ((holder ?? -1) + 1) * 9 + column
  }

  /// Stacks an element without its insets.
  mutating func add(_ element: Element, in holder: Int?) {
    guard Self.takes(element) else { return }
    let length = element.place.vertical != .middle ? element.height : element.width
    if case .points(let points) = length { self[holder, element.place] += points }
  }

  /// `insets` down to what siblings take at each edge: nothing at the edges the element itself stands at, save for
  /// negative ones, which are no spacing.
  func squeezed(_ insets: Insets, of element: Element, in holder: Int?, _ reading: Direction)
    -> Insets
  {
    var result = Insets(
      top: min(insets.top, 0), left: min(insets.left, 0), bottom: min(insets.bottom, 0),
      right: min(insets.right, 0))
    if element.height == .fill {
      result.top = min(insets.top, taken(holder, .top, .topLeading, .topTrailing))
      result.bottom = min(insets.bottom, taken(holder, .bottom, .bottomLeading, .bottomTrailing))
    }
    if element.width == .fill {
      let leading = self[holder, .leading]
      let trailing = self[holder, .trailing]
      result.left = min(insets.left, reading == .ltr ? leading : trailing)
      result.right = min(insets.right, reading == .ltr ? trailing : leading)
    }
    return result
  }

  private func taken(_ holder: Int?, _ a: Place, _ b: Place, _ c: Place) -> Double {
    max(self[holder, a], self[holder, b], self[holder, c])
  }
}
