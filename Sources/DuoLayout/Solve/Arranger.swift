import DuoGeometry

/// Sizes, places, insets and holders turned into rectangles of the owner's space, for one seat.
struct Arranger {
  /// What goes in a half too small for its content, in this order; targets never shrink (layout.md §7).
  enum Squeeze {
    case none, labels, spacing
  }

  let entries: [SeatElements.Entry]
  let space: TurnedFrame
  let direction: Direction

  struct Result {
    /// One rectangle for each entry, owner's space.
    var frames: [Rect]
    /// Whether anything reaches out of its holder or is left without room.
    var isTooSmall: Bool
  }

  /// Slack for sums of thirds.
  private static let slack = 1e-9

  func isDropped(_ entry: SeatElements.Entry, _ squeeze: Squeeze) -> Bool {
    squeeze != .none && (entry.element.label != nil || entry.element.role == .text)
  }

  func arrange(_ squeeze: Squeeze) -> Result {
    var result = Result(frames: [], isTooSmall: false)
    result.frames.reserveCapacity(entries.count)
    var stacks = Stacks(holders: entries.count)
    let occupied = squeeze == .spacing ? occupiedEdges() : nil
    let half = Rect(size: space.ownerSize)
    for entry in entries {
      let element = entry.element
      var holder = entry.holder.map { result.frames[$0] } ?? half
      // What the system shows never turns: it is placed as the window has it.
      let isUpright = element.role.isSystemPanel
      if isUpright { holder = space.toOuter(holder) }
      let reading = entry.mirrors ? direction : .ltr
      var insets = element.inset.resolved(reading)
      if let occupied { insets = occupied.squeezed(insets, of: element, in: entry.holder, reading) }

      let stacksHere =
        stacks.takes(element) && !(isDropped(entry, squeeze) && element.role == .text)
      let used = stacksHere ? stacks[entry.holder, element.place] : 0
      let isVertical = element.place.vertical != .middle
      let across = Run(
        length: element.width, place: element.place.horizontal.mirrored(reading),
        from: holder.minX, to: holder.maxX, before: insets.left, after: insets.right,
        used: isVertical ? 0 : used)
      let down = Run(
        length: element.height, place: element.place.vertical, from: holder.minY,
        to: holder.maxY, before: insets.top, after: insets.bottom, used: isVertical ? used : 0)
      let frame = Rect(minX: across.min, minY: down.min, maxX: across.max, maxY: down.max)
      result.frames.append(isUpright ? space.toOwner(frame) : frame)
      if stacksHere {
        stacks[entry.holder, element.place] = isVertical ? down.usedAfter : across.usedAfter
      }
      if takesRoom(element), !(isDropped(entry, squeeze) && element.role == .text) {
        let fits =
          holder.reaching(out: insets, slack: Self.slack).contains(frame) && !across.collapsed
          && !down.collapsed && hasRoomForTargets(element, frame)
        if !fits { result.isTooSmall = true }
      }
    }
    return result
  }

  /// Backgrounds lie under everything and system panels over it.
  private func takesRoom(_ element: Element) -> Bool {
    element.role != .background && !element.role.isSystemPanel
  }

  /// Whether a field has room for at least one of the targets it asks for.
  private func hasRoomForTargets(_ element: Element, _ frame: Rect) -> Bool {
    guard element.role == .field, element.count > 0 else { return true }
    let across = TargetPlacement.radius(element.radius) * 2
    return frame.width + Self.slack >= across && frame.height + Self.slack >= across
  }

  /// What stands at each edge of each holder, so that squeezed insets still keep siblings apart.
  private func occupiedEdges() -> Occupied {
    var occupied = Occupied(holders: entries.count)
    for entry in entries where !(isDropped(entry, .spacing) && entry.element.role == .text) {
      occupied.add(entry.element, in: entry.holder)
    }
    return occupied
  }
}

extension Rect {
  /// This rectangle and what negative insets reach out of it on purpose.
  fileprivate func reaching(out insets: Insets, slack: Double) -> Rect {
    Rect(
      minX: minX + min(insets.left, 0) - slack, minY: minY + min(insets.top, 0) - slack,
      maxX: maxX - min(insets.right, 0) + slack, maxY: maxY - min(insets.bottom, 0) + slack)
  }
}

/// One element on one axis.
private struct Run {
  var min: Double
  var max: Double
  /// How much of the holder's edge is used up once the element is there.
  var usedAfter: Double
  /// Whether filling left nothing.
  var collapsed = false

  init(
    length: Length, place: Place.Axis, from low: Double, to high: Double, before: Double,
    after: Double, used: Double
  ) {
    usedAfter = used
    switch (length, place) {
    case (.fill, _):
      min = low + before
      max = high - after
      if min >= max {
        collapsed = true
        min = Swift.min(Swift.max(min, low), high)
        max = min
      }
    case (.points(let points), .start):
      min = low + used + before
      max = min + points
      usedAfter = used + before + points
    case (.points(let points), .end):
      max = high - used - after
      min = max - points
      usedAfter = used + after + points
    case (.points(let points), .middle):
      min = (low + high) / 2 - points / 2
      max = min + points
    }
  }
}

extension Place.Axis {
  /// From the reader's start and end to left and right.
  fileprivate func mirrored(_ direction: Direction) -> Place.Axis {
    guard direction == .rtl else { return self }
    switch self {
    case .start: return .end
    case .middle: return .middle
    case .end: return .start
    }
  }
}

/// How far the elements at one place of one holder reach from its edge: those that follow stack away from it.
private struct Stacks {
  private var used: [Double]

  init(holders: Int) {
    used = Array(repeating: 0, count: (holders + 1) * Place.allCases.count)
  }

  /// Nothing stacks in the centre; neither do backgrounds, system panels and what fills the stack's axis.
  func takes(_ element: Element) -> Bool {
    guard element.place != .center, element.role != .background, !element.role.isSystemPanel
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
}

/// The room that elements take at the edges of their holders when no inset is left.
private struct Occupied {
  private var stacks: Stacks

  init(holders: Int) {
    stacks = Stacks(holders: holders)
  }

  mutating func add(_ element: Element, in holder: Int?) {
    guard stacks.takes(element) else { return }
    let length = element.place.vertical != .middle ? element.height : element.width
    if case .points(let points) = length { stacks[holder, element.place] += points }
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
      let leading = stacks[holder, .leading]
      let trailing = stacks[holder, .trailing]
      result.left = min(insets.left, reading == .ltr ? leading : trailing)
      result.right = min(insets.right, reading == .ltr ? trailing : leading)
    }
    return result
  }

  private func taken(_ holder: Int?, _ a: Place, _ b: Place, _ c: Place) -> Double {
    max(stacks[holder, a], stacks[holder, b], stacks[holder, c])
  }
}
