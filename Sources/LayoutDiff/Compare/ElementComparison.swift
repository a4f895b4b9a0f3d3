import DuoGeometry
import DuoLayout

/// What differs between the elements of two states of one panel.
struct ElementComparison {
  let before: PanelSnapshot
  let after: PanelSnapshot
  let panel: Int
  private let switched: Set<Seat>
  private let pairs: ElementPairs
  private let renames: [String: String]
  private let holders: Holders
  /// Whether a seed placed anything.
  private let hasTargets: Bool
  /// Of before, by the place of its partner in after.
  private var partners: [Int: Int] = [:]
  /// Fields of after whose targets a seed placed anew.
  private var reseeded: Set<String> = []
  /// Elements of after whose own change took others along.
  private var carriers: Set<String> = []
  private(set) var observations: [Observation] = []

  init(_ panel: PanelComparison, renames: [String: String]) {
    before = panel.before
    after = panel.after
    self.panel = panel.panel
    switched = panel.switched
    self.renames = renames
    pairs = ElementPairs(before, after, renames: renames)
    holders = Holders(before, after, pairs)
    hasTargets = after.elements.contains(where: \.isSeeded)
    for pair in pairs.pairs { partners[pair.after] = pair.before }
  }

  /// Elements that are gone, and those that went with their half.
  var removedIDs: Set<String> { Set(pairs.removed.map { before.elements[$0].id }) }

  mutating func run() {
    findReseeded()
    let changes = pairs.pairs.map { change(of: $0) }
    for (pair, change) in zip(pairs.pairs, changes) {
      noteHolder(of: pair, change)
    }
    for (pair, change) in zip(pairs.pairs, changes) { compare(pair, change) }
    for place in pairs.removed where !switched.contains(before.elements[place].seat) {
      let element = before.elements[place]
      tell(.removed, element, [Phrase("removed")], order: place)
    }
    for place in pairs.added where !switched.contains(after.elements[place].seat) {
      let element = after.elements[place]
      let size = SizeWords.text(element.ownerFrame.size)
      tell(
        .added, element,
        [Phrase("added (\(element.role), \(size) pt)"), Phrase("added (\(element.role))")],
        order: place)
    }
  }

  /// Whether a seed has placed this target: what moved it is the change of its field.
  func isReseeded(_ old: ElementSnapshot, _ new: ElementSnapshot, _ place: Int) -> Bool {
    guard old.isSeeded, new.isSeeded else { return false }
    guard let holder = holders.of(place), FrameChange.areSame(old.frame.size, new.frame.size)
    else { return true }
    return reseeded.contains(after.elements[holder].id)
  }

  private mutating func findReseeded() {
    let isSeedOther = before.options["seed"] != after.options["seed"]
    var counts: [String: Int] = [:]
    for (snapshot, sign) in [(before, -1), (after, 1)] {
      for element in snapshot.elements where element.isSeeded {
        counts[element.holder.map { renames[$0] ?? $0 } ?? element.seat.rawValue, default: 0] +=
          sign
      }
    }
    for pair in pairs.pairs {
      let old = before.elements[pair.before]
      let new = after.elements[pair.after]
      guard new.role == "field", old.role == "field" else { continue }
      let isOtherCount = counts[new.id, default: counts[new.seat.rawValue, default: 0]] != 0
      let isOtherArea: Bool =
        switch (area(old, in: before), area(new, in: after)) {
        case (let one?, let other?): !FrameChange.areSame(one, other)
        case (nil, nil): false
        default: true
        }
      let isOtherSize = !FrameChange.areSame(old.ownerFrame.size, new.ownerFrame.size)
      if isSeedOther || isOtherCount || isOtherArea || isOtherSize { reseeded.insert(new.id) }
    }
  }

  /// A field's play area as its owner sees it, from the field's corner.
  private func area(_ field: ElementSnapshot, in panel: PanelSnapshot) -> Rect? {
    guard let area = field.playArea, let space = panel.half(field.seat)?.space else {
      return field.playArea
    }
    let seen = space.toOwner(area)
    return seen.moved(dx: -field.ownerFrame.minX, dy: -field.ownerFrame.minY)
  }

  /// Notes what went along with its holder.
  private mutating func noteHolder(of pair: (before: Int, after: Int), _ change: FrameChange) {
    guard let holder = holders.of(pair.after), change.isNone else { return }
    let old = before.elements[pair.before]
    let new = after.elements[pair.after]
    if isReseeded(old, new, pair.after) { return }
    if !FrameChange.areSame(old.ownerFrame, new.ownerFrame) {
      carriers.insert(after.elements[holder].id)
    }
  }

  /// Beyond what its holder or its half did.
  private func change(of pair: (before: Int, after: Int)) -> FrameChange {
    let old = before.elements[pair.before]
    let new = after.elements[pair.after]
    let (oldHalf, newHalf) = (before.half(old.seat)?.space, after.half(new.seat)?.space)
    if new.isSystemPanel, let one = oldHalf?.frame, let other = newHalf?.frame {
      // Upright in the window, and placed in the half as that lies there.
      return FrameChange(old.frame, new.frame, in: (one, other))
    }
    if isReseeded(old, new, pair.after) {
      return FrameChange(
        Rect(size: old.ownerFrame.size), Rect(size: new.ownerFrame.size),
        in: (Rect(size: old.ownerFrame.size), Rect(size: old.ownerFrame.size)))
    }
    if let holder = holders.of(pair.after), let partner = partners[holder] {
      let (one, other) = (before.elements[partner], after.elements[holder])
      let isOtherGrid =
        other.role == "grid"
        && !FrameChange.areSame(one.ownerFrame.size, other.ownerFrame.size)
      if isOtherGrid {
        // Its cells are others.
        return FrameChange(
          Rect(size: .zero), Rect(size: .zero), in: (Rect(size: .zero), Rect(size: .zero)))
      }
      return FrameChange(
        old.ownerFrame, new.ownerFrame, in: (one.ownerFrame, other.ownerFrame))
    }
    let (one, other) = (oldHalf?.ownerSize ?? .zero, newHalf?.ownerSize ?? .zero)
    return FrameChange(
      old.ownerFrame, new.ownerFrame, in: (Rect(size: one), Rect(size: other)))
  }

  private mutating func compare(_ pair: (before: Int, after: Int), _ change: FrameChange) {
    let old = before.elements[pair.before]
    let new = after.elements[pair.after]
    let order = pair.after
    if old.id != new.id { tellRename(old, new, order: order) }
    guard old.seat == new.seat else {
      return tell(
        .moved, new,
        [Phrase("moved from the \(old.seat.rawValue) half to the \(new.seat.rawValue) half")],
        order: order)
    }
    if switched.contains(new.seat) { return }
    var tail = Observation.Tail()
    tail.carries = carriers.contains(new.id)
    tail.reseeds = reseeded.contains(new.id) && old.role == "field" && hasTargets
    if change.moves {
      let movement = movement(change.dx, change.dy, of: new)
      tell(
        .moved, new, movement.levels, tail: change.resizes ? .init() : tail,
        summary: movement.summary,
        order: order)
    }
    if change.resizes {
      // What kept its place in something larger is seen to have done so.
      tail.carries = tail.carries && change.moves
      let most = max(change.width.magnitude, change.height.magnitude)
      let (one, other) =
        new.isSystemPanel
        ? (old.frame.size, new.frame.size) : (old.ownerFrame.size, new.ownerFrame.size)
      tell(
        .resized, new,
        [SizeWords.changed(one, other), SizeWords.differed(change.width, change.height)],
        tail: tail,
        summary: Observation.Summary("changed in size by up to", points: most),
        order: order)
    }
    compareWords(old, new, order: order)
    compareHitArea(old, new, pair.after, order: order)
    comparePlayArea(old, new, tail: change.isNone ? tail : .init(), order: order)
  }

  func movement(_ dx: Double, _ dy: Double, of element: ElementSnapshot) -> Movement {
    let turn = element.isSystemPanel ? .none : after.half(element.seat)?.turn ?? .none
    return Movement(
      dx: dx, dy: dy, seam: after.seamEdge(of: element.seat)?.turned(turn.inverse),
      readsLeft: after.direction == "rtl", isSystem: element.isSystemPanel)
  }
}

extension ElementComparison {
  /// What is before the first point of an id.
  static func prefix(_ id: String) -> Substring? { id.firstIndex(of: ".").map { id[...$0] } }

  private mutating func tellRename(
    _ old: ElementSnapshot, _ new: ElementSnapshot, order: Int
  ) {
    var observation = observation(.renamed, old, [Phrase("renamed to ")], order: order)
    observation.subject.newName = new.id
    observation.subject.element = new.id
    if let one = Self.prefix(old.id), let other = Self.prefix(new.id), one != other,
      new.id.dropFirst(other.count) == old.id.dropFirst(one.count)
    {
      // All of a seat's names change with its prefix.
      observation.weight = .other
      observation.order = PanelComparison.Order.screen
      observation.subject = Observation.Subject("\(one)*", family: "*")
      observation.subject.newName = "\(other)*"
    }
    observations.append(observation)
  }

  private func observation(
    _ kind: LayoutChangeKind, _ element: ElementSnapshot, lead: String = "", _ levels: [Phrase],
    order: Int
  ) -> Observation {
    Observation(
      kind: kind, weight: element.isTouched ? .touched : .other,
      subject: Observation.Subject(element: element.id), lead: lead, levels: levels, order: order,
      panel: panel)
  }

  mutating func tell(
    _ kind: LayoutChangeKind, _ element: ElementSnapshot, lead: String = "", _ levels: [Phrase],
    tail: Observation.Tail = .init(), summary: Observation.Summary? = nil, order: Int
  ) {
    var observation = observation(kind, element, lead: lead, levels, order: order)
    observation.tail = tail
    observation.summary = summary
    observations.append(observation)
  }

  private mutating func compareWords(_ old: ElementSnapshot, _ new: ElementSnapshot, order: Int) {
    if old.role != new.role {
      tell(
        .role, new, lead: "role of ", [Phrase("changed from \(old.role) to \(new.role)")],
        order: order)
    }
    if old.label != new.label {
      tell(.label, new, lead: "label of ", [LabelWords.phrase(old.label, new.label)], order: order)
    }
    if old.isDropped != new.isDropped {
      tell(
        .label, new, lead: "label of ",
        [Phrase(new.isDropped ? "dropped, its half is too small" : "shows again")], order: order)
    }
  }
}
