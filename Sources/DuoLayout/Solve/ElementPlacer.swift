import DuoGeometry

/// Places one seat's elements in its half, targets included.
struct ElementPlacer {
  let screen: Screen
  /// The pose's catalogue name.
  let pose: String
  let direction: Direction
  let seed: Int64
  /// Active regions with the play area's margin on, in window space.
  let avoided: [Rect]
  /// The window's bounds, in window space.
  let window: Rect

  func place(
    _ seat: Seat, in space: TurnedFrame, elements: inout [PlacedElement],
    notes: inout [LayoutNote]
  ) {
    let entries = SeatElements(screen, seat: seat, pose: pose).entries
    let bounds = Rect(size: space.ownerSize)
    let arranger = Arranger(entries: entries, space: space, direction: direction)
    let (frames, squeeze) = fit(arranger, seat: seat, notes: &notes)
    let cut = screen.halves.hasHitArea ? bounds : nil
    var targets = 0

    for (place, entry) in entries.enumerated() {
      let element = entry.element
      let frame = frames[place]
      var placed = PlacedElement(
        id: entry.id, seat: seat, role: element.role, frame: space.toOuter(frame),
        ownerFrame: frame, hitArea: nil, label: element.label,
        isDropped: arranger.isDropped(entry, squeeze), element: element,
        holder: entry.holder.map { entries[$0].id })
      if element.role == .target {
        placed.radius = min(frame.width, frame.height) / 2
        placed.hitRadius = HitAreas.radius(of: frame, hitSize: element.hitSize)
      }
      if element.role.isSystemPanel {
        placed.hitArea = HitAreas.area(
          of: placed.frame, hitSize: element.hitSize, holder: nil, half: window)
      } else if element.role.takesTouches || !element.gestures.isEmpty {
        placed.hitArea = HitAreas.area(
          of: frame, hitSize: element.hitSize, holder: entry.holder.map { frames[$0] }, half: cut
        ).map(space.toOuter)
      }
      guard element.role == .field else {
        elements.append(placed)
        continue
      }
      let area = playArea(of: frame, in: space, bounds: bounds)
      placed.playArea = area.map(space.toOuter)
      elements.append(placed)
      if area == nil { notes.append(.noPlayArea(field: entry.id)) }
      guard element.count > 0 else { continue }
      let radius = TargetPlacement.radius(element.radius)
      let centers =
        area.map {
          TargetPlacement.centers(count: element.count, radius: radius, in: $0, seed: seed)
        } ?? []
      if centers.count < element.count {
        notes.append(
          .fewerTargets(field: entry.id, asked: element.count, placed: centers.count))
      }
      for center in centers {
        targets += 1
        let box = Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
        elements.append(
          PlacedElement(
            id: "\(screen.prefix(of: seat)).target-\(targets)", seat: seat, role: .target,
            frame: space.toOuter(box), ownerFrame: box,
            hitArea: HitAreas.area(of: box, hitSize: 0, holder: frame, half: cut)
              .map(space.toOuter), radius: radius,
            element: Element(
              id: "target-\(targets)", role: .target, gestures: [.tap],
              isOneSeatOnly: element.isOneSeatOnly, allow: element.allow, source: element.source),
            holder: entry.id))
      }
    }
  }

  /// The frames after as little squeezing as the half asks for; what helps nothing is left as it was, so that
  /// something too large for any half costs the others nothing.
  private func fit(_ arranger: Arranger, seat: Seat, notes: inout [LayoutNote])
    -> ([Rect], Arranger.Squeeze)
  {
    let plain = arranger.arrange(.none)
    guard !plain.fits else { return (plain.frames, .none) }
    let hasLabels = arranger.entries.contains { arranger.isDropped($0, .labels) }
    let unlabelled = hasLabels ? arranger.arrange(.labels) : plain
    var best = (result: plain, squeeze: Arranger.Squeeze.none)
    if unlabelled.missing < best.result.missing { best = (unlabelled, .labels) }
    if !best.result.fits {
      let unspaced = arranger.arrange(.spacing)
      if unspaced.missing < best.result.missing { best = (unspaced, .spacing) }
    }
    if best.squeeze != .none, hasLabels {
      notes.append(.compacted(seat: seat, droppedLabels: true))
    }
    if best.squeeze == .spacing { notes.append(.compacted(seat: seat, droppedLabels: false)) }
    return (best.result.frames, best.squeeze)
  }

  /// In the owner's space.
  private func playArea(of field: Rect, in space: TurnedFrame, bounds: Rect) -> Rect? {
    guard let inside = field.intersection(bounds) else { return nil }
    return PlayArea.largest(in: inside, avoiding: avoided.map(space.toOwner))
  }
}
