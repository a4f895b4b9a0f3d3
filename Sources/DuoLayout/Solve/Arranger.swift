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
    /// Points that are missing in all: what reaches out of its holder, and what is left without room.
    var missing = 0.0

    /// Whether the half has room for everything.
    var fits: Bool { missing <= Arranger.slack }
  }

  /// Slack for sums of thirds.
  fileprivate static let slack = 1e-9

  func isDropped(_ entry: SeatElements.Entry, _ squeeze: Squeeze) -> Bool {
    squeeze != .none && (entry.element.label != nil || entry.element.role == .text)
  }

  func arrange(_ squeeze: Squeeze) -> Result {
    var result = Result(frames: [])
    result.frames.reserveCapacity(entries.count)
    var stacks = EdgeStacks(holders: entries.count)
    let occupied = squeeze == .spacing ? occupiedEdges() : nil
    let half = Rect(size: space.ownerSize)
    for entry in entries {
      let element = entry.element
      if let fixed = element.frame {
        result.frames.append(fixed)
        continue
      }
      var holder = entry.holder.map { result.frames[$0] } ?? half
      // What the system shows never turns: it is placed as the window has it.
      let isUpright = element.role.isSystemPanel
      if isUpright { holder = space.toOuter(holder) }
      let reading = entry.mirrors ? direction : .ltr
      var insets = element.inset.resolved(reading)
      if let occupied { insets = occupied.squeezed(insets, of: element, in: entry.holder, reading) }

      let isGone = squeeze != .none && element.role == .text
      let isStacked = !isGone && EdgeStacks.takes(element)
      let used = isStacked ? stacks[entry.holder, element.place] : 0
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
      if isStacked {
        stacks[entry.holder, element.place] = isVertical ? down.usedAfter : across.usedAfter
      }
      if !isGone, takesRoom(element), !entry.isScrolled {
        result.missing +=
          across.missing + down.missing + missingForTargets(element, frame)
          + holder.reaching(out: insets).missing(for: frame)
      }
    }
    return result
  }

  /// Backgrounds lie under everything and system panels over it.
  private func takesRoom(_ element: Element) -> Bool {
    element.role != .background && !element.role.isSystemPanel
  }

  /// What a field lacks to have room for at least one of the targets it asks for, points.
  private func missingForTargets(_ element: Element, _ frame: Rect) -> Double {
    guard element.role == .field, element.count > 0 else { return 0 }
    let across = TargetPlacement.radius(element.radius) * 2
    return max(across - frame.width - Self.slack, 0) + max(across - frame.height - Self.slack, 0)
  }

  /// What stands at each edge of each holder, so that squeezed insets still keep siblings apart.
  private func occupiedEdges() -> EdgeStacks {
    var occupied = EdgeStacks(holders: entries.count)
    for entry in entries where entry.element.role != .text {
      occupied.add(entry.element, in: entry.holder)
    }
    return occupied
  }
}

extension Rect {
  /// This rectangle and what negative insets reach out of it on purpose.
  fileprivate func reaching(out insets: Insets) -> Rect {
    Rect(
      minX: minX + min(insets.left, 0), minY: minY + min(insets.top, 0),
      maxX: maxX - min(insets.right, 0), maxY: maxY - min(insets.bottom, 0))
  }

  /// How far `frame` reaches out of this rectangle, all four edges together, less what rounding does.
  fileprivate func missing(for frame: Rect) -> Double {
    func beyond(_ distance: Double) -> Double { max(distance - Arranger.slack, 0) }
    return beyond(minX - frame.minX) + beyond(minY - frame.minY) + beyond(frame.maxX - maxX)
      + beyond(frame.maxY - maxY)
  }
}
