import DuoGeometry
import DuoLayout

extension HalfSnapshot {
  var subject: Observation.Subject {
    Observation.Subject("\(seat.rawValue) half", family: "half")
  }
}

extension PanelSnapshot {
  /// The edge of a seat's half that lies on the seam, in window space; nil where it has no neighbour beside it.
  func seamEdge(of seat: Seat) -> Edge? {
    guard let own = half(seat)?.frame, let other = half(seat.other)?.frame, !own.overlaps(other)
    else { return nil }
    if own.maxX <= other.minX { return .right }
    if other.maxX <= own.minX { return .left }
    return own.maxY <= other.minY ? .bottom : .top
  }
}

/// The split and its halves.
extension PanelComparison {
  mutating func compareSplit() {
    guard let old = before.split, let new = after.split else { return }
    let order = Order.seam
    if let one = old.kind, let other = new.kind, one != other {
      var phrase = Phrase("changed from \(one) to \(other)")
      if spacingChange != nil {
        phrase.add(", spacing ")
        phrase.add(spacing(old, new))
      }
      add(
        .seam, Observation.Subject("split"), [phrase, Phrase("changed from \(one) to \(other)")],
        order: order)
    }
    if let one = old.seam, let other = new.seam, one != other {
      add(
        .seam, Observation.Subject("rule of the seam"),
        [Phrase("changed from \(one) to \(other)")], order: order)
    }
    if let one = old.followsFold, let other = new.followsFold, one != other {
      add(
        .seam, Observation.Subject("seam"),
        [Phrase(other ? "follows the fold now" : "no longer follows the fold")], order: order)
    }
    if let one = old.axis, let other = new.axis, one != other {
      add(
        .seam, Observation.Subject("first half and second half"),
        [Phrase("lie \(Self.words(other)) now, were \(Self.words(one))")], order: order)
    }
    if let ignored = ignoresSafeArea(before), let ignores = ignoresSafeArea(after),
      ignored != ignores
    {
      add(
        .seam, Observation.Subject("split"),
        [Phrase(ignores ? "ignores the safe area now" : "keeps to the safe area now")],
        order: order)
    }
    guard old.kind == new.kind, let grown = spacingChange else { return }
    var phrase = Phrase("\(grown > 0 ? "grew" : "shrank") ")
    phrase.add(spacing(old, new))
    let isFollowed = Seat.allCases.allSatisfy(followsSpacing)
    if isFollowed {
      phrase.add(", so each half \(grown > 0 ? "gave up" : "gained") ")
      phrase.add(length: grown / 2)
      phrase.add(" at the seam")
    }
    add(
      .seam, Observation.Subject("spacing between the halves"), [phrase], carries: isFollowed,
      order: order)
  }

  private func spacing(_ old: SplitSnapshot, _ new: SplitSnapshot) -> Phrase {
    SizeWords.length(old.spacing ?? 0, new.spacing ?? 0)
  }

  /// nil where nobody can tell, since there is no safe area to ignore.
  private func ignoresSafeArea(_ panel: PanelSnapshot) -> Bool? {
    guard let insets = panel.safeArea, let window = panel.windowBounds,
      let container = panel.split?.container, let safe = window.inset(by: insets),
      !FrameChange.areSame(safe, window)
    else { return nil }
    return FrameChange.areSame(container, window)
      ? true : FrameChange.areSame(container, safe) ? false : nil
  }

  private static func words(_ axis: SplitAxis) -> String {
    axis == .sideBySide ? "side by side" : "one above the other"
  }

  /// How much more spacing was asked for; nil where it is the same, or plays no part because the fold places the seam.
  private var spacingChange: Double? {
    guard let old = before.split, let new = after.split, let one = old.spacing,
      let other = new.spacing, !FrameChange.areSame(one, other),
      old.followsFold != true || new.followsFold != true
    else { return nil }
    return other - one
  }

  /// Whether all that happened to the half is its share of another spacing.
  private func followsSpacing(_ seat: Seat) -> Bool {
    guard let grown = spacingChange, let edges = edgeChanges(seat), let seam = edges.seam else {
      return false
    }
    return Edge.allCases.allSatisfy {
      FrameChange.areSame(edges.outward[$0], $0 == seam ? -grown / 2 : 0)
    }
  }

  /// How far each edge of a half moved outward, and which lies on the seam; nil where it does not show on both sides.
  private func edgeChanges(_ seat: Seat) -> (outward: Insets, seam: Edge?)? {
    guard let old = before.half(seat)?.frame, let new = after.half(seat)?.frame else { return nil }
    let outward = Insets(
      top: old.minY - new.minY, left: old.minX - new.minX, bottom: new.maxY - old.maxY,
      right: new.maxX - old.maxX)
    let seam = after.seamEdge(of: seat)
    return (outward, seam == before.seamEdge(of: seat) ? seam : nil)
  }

  mutating func compareHalf(_ seat: Seat) {
    guard let old = before.half(seat), let new = after.half(seat) else { return }
    let order = Order.half + (seat == .first ? 0 : 1)
    func tell(_ text: String, lead: String = "", kind: LayoutChangeKind = .half) {
      add(kind, new.subject, lead: lead, [Phrase(text)], order: order)
    }
    guard old.shows == new.shows else {
      switched.insert(seat)
      let reason = new.reason.map { " (\(Self.reason($0)))" } ?? ""
      return tell(new.shows ? "shows now" : "no longer shows\(reason)")
    }
    if old.turn != new.turn, !stopsTurning {
      add(
        .turned, new.subject,
        [Phrase("turned from \(old.turn.degrees)° to \(new.turn.degrees)°")], carries: true,
        order: order)
    }
    compareFrame(seat, order: order)
    if old.canAct != new.canAct {
      let reason = new.reason.map { " (\(Self.reason($0)))" } ?? ""
      tell(new.canAct ? "may act now" : "may not act now\(reason)")
    } else if old.reason != new.reason {
      tell("\(new.reason.map(Self.reason) ?? "no longer \(old.reason.map(Self.reason) ?? "")")")
    }
    if let one = old.content, let other = new.content, one != other {
      tell("shows the \(other) view now, was the \(one)")
    }
    if let one = old.panel, let other = new.panel, one != other {
      tell("lies on \(Self.panel(other)) now, was on \(Self.panel(one))")
    }
    if let one = old.sizeClass, let other = new.sizeClass, one != other,
      before.sizeClass == after.sizeClass
    {
      tell("changed from \(one) to \(other)", lead: "size class of ")
    }
    if (old.hitArea == nil) != (new.hitArea == nil) {
      tell(new.hitArea == nil ? "removed" : "added", lead: "hit area of ", kind: .hitArea)
    }
  }

  /// Whether a note says that nothing turns any more.
  private var stopsTurning: Bool {
    func stops(_ panel: PanelSnapshot) -> Bool {
      panel.notes?.contains { $0.hasPrefix("nothing turns") } ?? false
    }
    return stops(before) != stops(after)
  }

  private mutating func compareFrame(_ seat: Seat, order: Int) {
    guard let old = before.half(seat)?.frame, let half = after.half(seat), let new = half.frame,
      !FrameChange.areSame(old, new), !followsSpacing(seat), !areHalvesCovered,
      let edges = edgeChanges(seat)
    else { return }
    let sizes = SizeWords.changed(old.size, new.size)
    let levels = edges.seam.map { [Self.phrase(edges.outward, seam: $0)] } ?? []
    let most = Edge.allCases.map { edges.outward[$0].magnitude }.max() ?? 0
    let isSameSize = FrameChange.areSame(old.size, new.size)
    add(
      .half, half.subject,
      levels.isEmpty ? [isSameSize ? Phrase("moved in the window") : sizes] : levels,
      summary: Observation.Summary("changed by up to", points: most), carries: true,
      order: order)
  }

  /// `gave up 4 pt (0.7 mm) at the seam and gained 6 pt (1.0 mm) at its outer edge`
  private static func phrase(_ outward: Insets, seam: Edge) -> Phrase {
    let edges = [seam] + Edge.allCases.filter { $0 != seam }
    var phrase = Phrase()
    for edge in edges where Phrase.rounded(outward[edge]) != 0 {
      if !phrase.pieces.isEmpty { phrase.add(" and ") }
      phrase.add(outward[edge] > 0 ? "gained " : "gave up ")
      phrase.add(length: outward[edge])
      phrase.add(
        edge == seam
          ? " at the seam"
          : edge == seam.turned(QuarterTurn(2))
            ? " at the outer edge" : " at the window's \(edge.rawValue)")
    }
    return phrase
  }

  private static func reason(_ reason: String) -> String {
    switch HalfReason(rawValue: reason) {
    case .onlyPrimaryShows: "only the primary view shows"
    case .notYourTurn: "it is the other's turn"
    case .paused: "paused"
    case .noRoom: "there is no room"
    case nil: reason
    }
  }

  private static func panel(_ panel: String) -> String {
    panel == "both" ? "both panels of the phone" : "the \(panel) panel of the phone"
  }
}
