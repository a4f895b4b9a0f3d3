import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoScreens

/// One tree on its way to a screen: what it shows in its pose, whose it is and where.
struct TreeImport {
  let catalog: Catalog
  let options: ImportOptions
  let globs: [Glob]
  let pose: Pose
  let file: String
  let tree: CapturedTree

  struct Result {
    var captured: CapturedPose
    var kept: [KeptElement]
    /// Without the file's name, and without those of the tree's reader.
    var notes: [String]
    /// Patterns of targets that fitted something.
    var matched: Set<Int>
    /// The seats whose half shows.
    var shown: Set<Seat>
  }

  func run() throws(CaptureFault) -> Result {
    let finder = PoseFinder(catalog: catalog)
    _ = try finder.pose(of: tree, said: pose)
    let window = try finder.window(of: tree, said: pose)
    let kinds = tree.nodes.map { ElementKind($0.type) }
    let contexts = tree.contexts(kinds)
    var notes: [String] = []

    let wrong = WrongSpace(
      tree, contexts: contexts, window: window, pose: pose, device: catalog.device,
      poses: catalog.poses)
    var turn: QuarterTurn?
    if let wrong { turn = try self.turn(wrong, window, &notes) }
    let frames = self.frames(window, wrong, turn)
    if wrong == nil { notes += placeNote(window) }

    let bars = AppBars(tree, frames: frames, window: pose.windowBounds)
    let layout = try HalfSolver(catalog: catalog, options: options).solve(pose, showing: bars)
    let seats = SeatFinder(
      layout, firstPrefix: options.firstPrefix, secondPrefix: options.secondPrefix)
    guard seats.first != nil || seats.second != nil else {
      throw CaptureFault(
        "--spacing", "neither half of \(pose.name) has any room", "a smaller spacing")
    }
    notes += keyboardNote(bars, layout)

    var sieved = ElementSieve(
      tree: tree, kinds: kinds, contexts: contexts, frames: frames, window: pose.windowBounds,
      bars: bars.nodes, prefixes: [options.firstPrefix, options.secondPrefix], targets: globs
    ).run()
    let assignment = SeatAssignment(seats: seats, pose: pose, safeFrame: layout.safeFrame)
    let strays = assignment.assign(&sieved)
    guard !sieved.kept.isEmpty else {
      throw CaptureFault(
        "", "nothing in it can be drawn: \(sieved.leftOut.sentence ?? "it has no elements")",
        wrong != nil && turn == nil
          ? "its frames are told in the display's other orientation: --fix-orientation turns them"
          : "capture again while the app shows its screen")
    }
    guard sieved.kept.count <= ScreenLimits.elements else {
      throw CaptureFault(
        "", "\(sieved.kept.count) elements",
        "at most \(ScreenLimits.elements): capture less of the app's tree")
    }
    notes += [sieved.leftOut.sentence, strays].compactMap(\.self)
    return Result(
      captured: CapturedPose(
        name: pose.name,
        // Where it lay is nothing of the screen's: the same captures make the same file anywhere.
        tree: ScreenLine.cleaned(
          String(file.split(separator: "/").last ?? ""), limit: ScreenLimits.pathLength),
        bars: layout.options.bars, camera: layout.options.camera,
        keyboard: layout.options.keyboard),
      kept: sieved.kept, notes: notes, matched: sieved.matched,
      shown: Set(Seat.allCases.filter { layout[$0].shows }))
  }

  /// How far the frames are turned; nil where they stay as they are.
  private func turn(_ wrong: WrongSpace, _ window: Rect, _ notes: inout [String])
    throws(CaptureFault) -> QuarterTurn?
  {
    // Bars cannot be told before the frames are turned; they change no half's side.
    let layout = try HalfSolver(catalog: catalog, options: options).solve(pose, showing: nil)
    let seats = SeatFinder(
      layout, firstPrefix: options.firstPrefix, secondPrefix: options.secondPrefix)
    let choice = try TurnChoice(
      wrong, asked: options.turn, tree: tree, window: window, seats: seats)
    let degrees = "\(choice.turn.degrees)° clockwise, \(choice.reason)"
    if options.fixesOrientation {
      notes.append(
        "frames were told in the wrong space and are turned \(degrees): \(wrong.words)")
      return choice.turn
    }
    notes.append(
      "frames are told in the wrong space: \(wrong.words); --fix-orientation turns them \(degrees)")
    return nil
  }

  /// In window space; nil where a node has none.
  private func frames(_ window: Rect, _ wrong: WrongSpace?, _ turn: QuarterTurn?) -> [Rect?] {
    let origin = turn.flatMap { wrong?.origin(of: window, $0) } ?? window.origin
    return tree.nodes.map { node in
      guard let told = node.frame?.rect else { return nil }
      let rect = turn.flatMap { wrong?.turned(told, $0) } ?? told
      let frame = rect.moved(dx: -origin.x, dy: -origin.y)
      return frame.isEmpty ? nil : frame
    }
  }

  private func placeNote(_ window: Rect) -> [String] {
    let own = pose.window.origin
    guard !WindowFinder.areSame(own, window.origin) else { return [] }
    func words(_ point: Point) -> String {
      "\(ImportWords.number(point.x)), \(ImportWords.number(point.y))"
    }
    return [
      "its window is told at \(words(window.origin)), in \(pose.name) it is at \(words(own)); frames count from its corner"
    ]
  }

  private func keyboardNote(_ bars: AppBars, _ layout: PanelLayout) -> [String] {
    guard let shown = bars.keyboard, let known = layout.keyboard else { return [] }
    let height = layout.pose.windowBounds.maxY - shown.minY
    guard abs(height - known.height) > WindowFinder.slack else { return [] }
    return [
      "its keyboard takes \(ImportWords.number(height)) from the bottom, the halves are split for \(ImportWords.number(known.height)) as \(pose.name) has it"
    ]
  }
}
