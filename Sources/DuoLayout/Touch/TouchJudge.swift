import DuoGeometry

/// Says what touches on one panel do, each on the panel as it stands: none changes whose turn it is.
///
/// An edge belongs to the area whose smaller window coordinate it is, in every turn, so that each point of the window
/// belongs to one area. A target is a circle, and its edge no part of it.
public struct TouchJudge: Sendable {
  private let layout: PanelLayout
  private let hasHitArea: Bool
  private let window: Rect
  private let divisions: [Rect]
  /// What takes touches, the topmost first.
  private let takers: [PlacedElement]
  /// The halves that show, the topmost first.
  private let halves: [SolvedHalf]

  /// - Parameter halves: how the screen's halves treat touches; without a hit area of their own, what reaches over
  ///   the seam takes the neighbour's.
  public init(_ layout: PanelLayout, halves: HalfBehaviour) {
    self.layout = layout
    hasHitArea = halves.hasHitArea
    window = layout.pose.windowBounds
    divisions = layout.regions.compactMap {
      $0.kind == .division && $0.isActive ? $0.frame : nil
    }
    let takers = layout.elements.filter { $0.hitArea != nil }
    // What the system shows lies over every app.
    self.takers =
      takers.filter(\.role.isSystemPanel).reversed()
      + takers.filter { !$0.role.isSystemPanel }.reversed()
    self.halves = layout.halves.filter(\.shows).sorted {
      $0.content == .primary && $1.content == .secondary
    }
  }

  /// - Parameter point: window space.
  public func judge(_ point: Point) -> Touch { find(point).touch }

  /// - Parameters:
  ///   - start: where the finger goes down, window space.
  ///   - end: where it is lifted, window space.
  public func judge(from start: Point, to end: Point) -> Drag {
    let (touch, element) = find(start)
    var drag = Drag(touch: touch, end: end, endSeat: half(at: end)?.seat, kind: .tap)
    if let seat = touch.seat { drag.ownerEnd = layout[seat].space?.toOwner(end) }
    let least = element?.element.minimumDistance ?? 0
    let isLong = drag.distance > 0 && drag.distance >= least
    guard let element else {
      drag.kind = isLong ? .drag : .tap
      return drag
    }
    if element.answers(.drag) {
      drag.kind = isLong ? .drag : .tap
      if touch.reason != .activeFold {
        drag.touch.reason =
          element.answers(drag.kind.gesture) ? hindrance(of: element) : .nothingThere
      }
    } else if touch.acts, !contains(element, end) {
      drag.touch.reason = .outside
    }
    return drag
  }

  /// The touch, and the element that it falls to.
  private func find(_ point: Point) -> (touch: Touch, element: PlacedElement?) {
    var touch = Touch(at: point)
    guard isOpen(point) else {
      touch.reason = .outside
      return (touch, nil)
    }
    let half = half(at: point)
    let element = topmost(at: point, in: half)
    // What the system shows may lie where no half is.
    guard let owner = half?.seat ?? element?.seat else {
      touch.reason = layout.split.gap.map { $0.contains(point) } ?? false ? .gap : .outside
      return (touch, nil)
    }
    let isOnFold = divisions.contains { $0.contains(point) }
    // On an active fold it is the half's own, whatever reaches over it.
    let seat = isOnFold ? owner : element?.seat ?? owner
    touch.seat = seat
    touch.ownerPoint = layout[seat].space?.toOwner(point)
    touch.element = element?.id
    if isOnFold {
      touch.reason = .activeFold
    } else if let element, element.answers(.tap) {
      touch.reason = hindrance(of: element)
    } else {
      touch.reason = .nothingThere
    }
    return (touch, element)
  }

  /// Whether the app gets touches there: in its window, off the keyboard.
  private func isOpen(_ point: Point) -> Bool {
    window.contains(point) && !(layout.keyboard?.contains(point) ?? false)
  }

  /// The topmost half at a point.
  private func half(at point: Point) -> SolvedHalf? {
    guard isOpen(point) else { return nil }
    return halves.first { $0.frame?.contains(point) ?? false }
  }

  /// What the system shows is not cut by halves; everything else needs one to lie in.
  private func topmost(at point: Point, in half: SolvedHalf?) -> PlacedElement? {
    takers.first { taker in
      let isOpen =
        taker.role.isSystemPanel || half.map { !hasHitArea || taker.seat == $0.seat } ?? false
      return isOpen && contains(taker, point)
    }
  }

  /// Whether a point of the window lies in the element's hit area.
  private func contains(_ element: PlacedElement, _ point: Point) -> Bool {
    guard let area = element.hitArea, area.contains(point) else { return false }
    guard let radius = element.hitRadius, let space = layout[element.seat].space else {
      return true
    }
    return space.toOwner(point).distance(to: element.ownerFrame.center) < radius
  }

  /// What keeps an element that was touched from acting.
  private func hindrance(of element: PlacedElement) -> TouchReason? {
    let race = element.role == .target ? layout.race?[element.seat].reason : nil
    if layout.gate.mode == .paused || race == .paused { return .paused }
    if !layout.gate.canAct(element.seat) { return .notYourTurn }
    return race
  }
}
