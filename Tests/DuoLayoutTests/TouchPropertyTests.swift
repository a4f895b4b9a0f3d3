import DuoGeometry
import DuoLayout
import Testing

/// Seeded touches on every pose, seating and direction against a plain search that shares no code with the judge.
@Suite struct TouchPropertyTests {
  /// Overlapping controls, nesting, growth, targets, and what lets touches through.
  static let crowded = Screen(
    name: "crowded",
    both: [
      Element(
        id: "field", role: .field, inset: DirectionalInsets(all: 20), count: 4, radius: 30),
      Element(
        id: "panel", role: .panel, width: .points(150), height: .points(60), place: .bottom),
      Element(
        id: "tight", role: .control, width: .points(30), height: .points(30), place: .trailing,
        holder: "panel", hitSize: 80),
      Element(
        id: "a", role: .control, width: .points(90), height: .points(50), place: .topLeading,
        inset: DirectionalInsets(all: 10)),
      Element(
        id: "b", role: .image, width: .points(60), height: .points(120), place: .center,
        gestures: [.tap, .drag], minimumDistance: 6),
      Element(id: "c", role: .control, width: .points(120), height: .points(24), hitSize: 44),
      Element(id: "words", role: .text, width: .fill, height: .points(40)),
      Element(
        id: "wide", role: .control, width: .points(700), height: .points(30), place: .leading,
        inset: DirectionalInsets(top: 120)),
    ])

  static func screens() -> [Screen] {
    var loose = crowded
    loose.halves.hasHitArea = false
    var modal = crowded
    modal.both.insert(
      Element(
        id: "alert", role: .alert, width: .points(260), height: .points(90), place: .bottomTrailing),
      at: 0)
    return [.duel, crowded, loose, modal]
  }

  static let options: [LayoutOptions] = [
    LayoutOptions(), LayoutOptions(seam: .middle), LayoutOptions(seam: .foldEqual, phase: .locked),
    LayoutOptions(split: .arrangement), LayoutOptions(split: .arrangementOverlay),
    LayoutOptions(ignoresSafeArea: true, keyboard: true, gateMode: .takeTurns),
  ]

  @Test(arguments: try Poses.all()) func everyPanel(_ pose: Pose) throws {
    var generator = SplitMix64(seed: 3)
    var reasons: Set<TouchReason?> = []
    var judged = 0
    for screen in Self.screens() {
      for options in Self.options {
        for facing in Facing.allCases {
          for direction in Direction.allCases {
            guard
              let panel = try? solve(pose, facing, direction, screen: screen, options)
            else { continue }
            let judge = TouchJudge(panel, halves: screen.halves)
            checkCentres(panel, judge)
            let bounds = panel.pose.windowBounds
            for _ in 0..<60 {
              let point = Point(
                x: (generator.nextUnit() * 1.1 - 0.05) * bounds.width,
                y: (generator.nextUnit() * 1.1 - 0.05) * bounds.height)
              let touch = judge.judge(point)
              let expected = PlainSearch(panel: panel, screen: screen).touch(point)
              #expect(
                touch == expected, "\(panel.id) \(screen.name) \(options) at \(point)")
              if let seat = touch.seat, let owner = touch.ownerPoint, let space = panel[seat].space
              {
                let back = space.toOuter(owner)
                #expect(back.distance(to: point) < 1e-9)
              }
              reasons.insert(touch.reason)
              judged += 1
            }
          }
        }
      }
    }
    #expect(judged > 3000)
    #expect(reasons.isSuperset(of: [nil, .outside, .nothingThere]))
  }

  /// A target's centre hits it, unless something lies over it or may not be touched there.
  private func checkCentres(_ panel: PanelLayout, _ judge: TouchJudge) {
    guard panel.screenName == "duel", panel.split.gap != nil || !panel[.second].shows,
      panel.keyboard == nil
    else { return }
    let folds = panel.regions.filter { $0.kind == .division && $0.isActive }.map(\.frame)
    for target in panel.elements where target.role == .target {
      let center = target.frame.center
      guard !folds.contains(where: { $0.contains(center) }) else { continue }
      let touch = judge.judge(center)
      #expect(touch.element == target.id)
      let mayAct = panel[target.seat].canAct && panel.race?[target.seat].targetsAct ?? true
      #expect(touch.acts == mayAct)
    }
  }
}

/// layout.md read word for word: every half and element is asked, in the owner's space, by the table of §3.
private struct PlainSearch {
  let panel: PanelLayout
  let screen: Screen

  func touch(_ point: Point) -> Touch {
    let seat =
      panel.split.kind == .arrangementOverlay && panel.split.gap == nil ? primary : owner(point)
    let isOnKeyboard = panel.keyboard.map { inside($0, point) } ?? false
    guard inside(panel.pose.windowBounds, point), !isOnKeyboard else {
      return made(point, nil, nil, .outside)
    }
    let modal = panel.elements.last { $0.role.isSystemPanel && inside($0.frame, point) }
    let under = seat.flatMap { panel[$0].frame.map { inside($0, point) } ?? false ? seat : nil }
    guard let seat = under ?? modal?.seat else {
      let isGap = panel.split.gap.map { inside($0, point) } ?? false
      return made(point, nil, nil, isGap ? .gap : .outside)
    }
    var found: PlacedElement?
    for element in panel.elements where under != nil && takes(element, point) {
      if screen.halves.hasHitArea, element.seat != seat { continue }
      found = element
    }
    // Nothing of the app's is above what the system shows.
    if let modal { found = modal }
    for region in panel.regions where region.kind == .division && region.isActive {
      if inside(region.frame, point) { return made(point, seat, found?.id, .activeFold) }
    }
    guard let found else { return made(point, seat, nil, .nothingThere) }
    return made(point, found.seat, found.id, reason(found))
  }

  private var primary: Seat { panel[.first].content == .primary ? .first : .second }

  private func owner(_ point: Point) -> Seat? {
    Seat.allCases.first { panel[$0].frame.map { inside($0, point) } ?? false }
  }

  private func inside(_ rect: Rect, _ point: Point) -> Bool {
    rect.minX <= point.x && point.x < rect.maxX && rect.minY <= point.y && point.y < rect.maxY
  }

  /// layout.md §3, the table.
  private func ownerPoint(_ seat: Seat, _ point: Point) -> Point? {
    guard let frame = panel[seat].frame else { return nil }
    let (x, y) = (point.x - frame.minX, point.y - frame.minY)
    switch panel[seat].turn.rawValue {
    case 0: return Point(x: x, y: y)
    case 1: return Point(x: y, y: frame.width - x)
    case 2: return Point(x: frame.width - x, y: frame.height - y)
    default: return Point(x: frame.height - y, y: x)
    }
  }

  /// §4: the frame grown to its hit size, cut to its holder and its half.
  private func takes(_ element: PlacedElement, _ point: Point) -> Bool {
    let roleTakes = element.role == .target || element.role == .control
    guard !element.role.isSystemPanel, roleTakes || !element.element.gestures.isEmpty,
      let owner = ownerPoint(element.seat, point)
    else { return false }
    let frame = element.ownerFrame
    let growX = max(0, element.element.hitSize - frame.width) / 2
    let growY = max(0, element.element.hitSize - frame.height) / 2
    guard frame.minX - growX < owner.x, owner.x < frame.maxX + growX,
      frame.minY - growY < owner.y, owner.y < frame.maxY + growY
    else { return false }
    if let name = element.holder, let holder = panel.elements.first(where: { $0.id == name }),
      !inside(holder.ownerFrame, owner)
    {
      return false
    }
    if screen.halves.hasHitArea, let frame = panel[element.seat].frame, !inside(frame, point) {
      return false
    }
    guard let radius = element.radius else { return true }
    let dx = owner.x - (frame.minX + frame.width / 2)
    let dy = owner.y - (frame.minY + frame.height / 2)
    return dx * dx + dy * dy < radius * radius
  }

  private func reason(_ element: PlacedElement) -> TouchReason? {
    if panel.gate.mode == .paused { return .paused }
    if panel.gate.mode == .takeTurns, panel.gate.current != element.seat { return .notYourTurn }
    let isLocked = panel.options.phase == .locked && element.seat == .first
    return isLocked && element.role == .target ? .locked : nil
  }

  private func made(_ at: Point, _ seat: Seat?, _ element: String?, _ reason: TouchReason?) -> Touch
  {
    // The judge's own transform, held against the table.
    let own = seat.flatMap { panel[$0].space?.toOwner(at) }
    if let seat, let plain = ownerPoint(seat, at), let own {
      #expect(plain.distance(to: own) < 1e-9)
    }
    return Touch(at: at, seat: seat, ownerPoint: own, element: element, reason: reason)
  }
}
