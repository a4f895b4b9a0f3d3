import DuoGeometry

extension PanelLayout {
  /// Works out one panel.
  ///
  /// - Throws: `LayoutError` where bars and keyboard leave no container, where spacing is larger than the
  ///   container, and where a seam is asked of an arrangement.
  public static func solve(_ request: LayoutRequest) throws(LayoutError) -> PanelLayout {
    let pose = request.pose
    let screen = request.screen
    let options = request.options
    let choice = try SplitChoice(screen, options: options)
    let space = try ContainerSolver(
      pose, options: options, ignoresSafeArea: choice.ignoresSafeArea)
    try choice.checkSpacing(in: space.container)
    let regions = options.camera ? pose.regions.map(\.withCamera) : pose.regions
    let plan = SplitSolver(
      kind: choice.kind, seam: choice.seam, spacing: choice.spacing, container: space.container,
      regions: regions, sizeClass: pose.sizeClass, direction: request.direction)
    let gate = Gate(
      mode: options.gateMode ?? screen.gate?.mode ?? .together,
      current: options.currentSeat ?? screen.gate?.current ?? .first)
    let halves = solvedHalves(plan, gate: gate, request)
    var notes = seatingNotes(plan, halves: halves, request)
    if space.isKeyboardUnknown { notes.append(.keyboardUnknown) }

    let placer = ElementPlacer(
      screen: screen, pose: pose.name, direction: request.direction, seed: options.seed,
      avoided: regions.compactMap { $0.isActive ? $0.frame.grown(by: PlayArea.margin) : nil },
      window: pose.windowBounds)
    var elements: [PlacedElement] = []
    // Where the two views lie over each other, the primary is drawn last and so on top.
    let order: [Seat] =
      plan.overlap && plan.primary == .first ? [.second, .first] : [.first, .second]
    for seat in order {
      let half = halves[seat == .first ? 0 : 1]
      guard let turned = half.space else { continue }
      placer.place(seat, in: turned, elements: &elements, notes: &notes)
    }
    if elements.contains(where: { $0.role.isSystemPanel }) {
      // The system shows its panels over everything, whichever seat they belong to.
      elements =
        elements.filter { !$0.role.isSystemPanel } + elements.filter { $0.role.isSystemPanel }
    }
    let race = options.phase.map(RaceMoment.init(at:))
    if let race {
      for place in elements.indices {
        elements[place].label = race.label(elements[place].label, of: elements[place].seat)
      }
    }
    let mayTake = !screen.halves.hasHitArea && plan.liesSideBySide
    return PanelLayout(
      pose: pose, facing: request.facing, direction: request.direction, screenName: screen.name,
      options: options, safeArea: space.safeArea, safeFrame: space.safeFrame,
      keyboard: space.keyboard, regions: regions, split: plan.split, gate: gate, halves: halves,
      elements: elements, stolen: mayTake ? HitAreas.stolen(by: elements, from: halves) : [],
      notes: notes, race: race, clipsHalves: screen.halves.isClipped)
  }

  private static func solvedHalves(_ plan: SplitSolver, gate: Gate, _ request: LayoutRequest)
    -> [SolvedHalf]
  {
    let pose = request.pose
    let panels = PhonePanels(pose, on: request.device)
    let sizeClass = plan.sizeClass(window: pose.sizeClass, display: pose.display)
    return Seat.allCases.map { seat in
      let frame = plan[seat]
      let canAct = frame != nil && gate.canAct(seat)
      let reason: HalfReason? =
        if frame == nil { plan.reason } else if canAct { nil } else {
          gate.mode == .paused ? .paused : .notYourTurn
        }
      return SolvedHalf(
        seat: seat, content: seat == plan.primary ? .primary : .secondary,
        panel: frame.map(panels.panel(of:)), shows: frame != nil, frame: frame,
        turn: plan.turn(of: seat, facing: request.facing), sizeClass: sizeClass, hitArea: frame,
        canAct: canAct, reason: reason)
    }
  }

  /// What a reader has to know about two people face to face on this panel.
  private static func seatingNotes(
    _ plan: SplitSolver, halves: [SolvedHalf], _ request: LayoutRequest
  ) -> [LayoutNote] {
    guard request.facing == .faceToFace else { return [] }
    var notes: [LayoutNote] = []
    if !plan.liesSideBySide { notes.append(.nothingTurns) }
    if plan.liesSideBySide, halves[0].panel == halves[1].panel, halves[0].panel != .both {
      notes.append(.sharedPanel)
    }
    let hinge = request.pose.hinge
    if hinge.status == .partiallyOpen {
      notes.append(.tilted(degrees: hinge.angle.map { (180 - $0) / 2 }))
    }
    return notes
  }
}

extension Region {
  /// This region while the camera runs.
  fileprivate var withCamera: Region {
    var region = self
    if followsCamera { region.isActive = true }
    return region
  }
}
