import DuoCatalog
import DuoGeometry
import DuoJSON
import DuoLayout
import DuoScreens

/// A screen while its captures come in.
struct ScreenDraft {
  private struct Capture {
    var file: String
    var tree: CapturedTree
    var result: TreeImport.Result
  }

  private let options: ImportOptions
  private let file: String
  private var trees: [Capture] = []
  private var poses: [CapturedPose] = []
  /// In how many poses a seat's half shows.
  private var shown: [Seat: Int] = [:]
  private var repeatedIDs: [String: [String]] = [:]

  init(_ captures: [PoseCapture], options: ImportOptions) {
    self.options = options
    file = captures.first?.file ?? ""
  }

  mutating func add(_ capture: PoseCapture, catalog: Catalog, globs: [Glob]) throws(CaptureFault) {
    var pose: CapturedPose
    var seats: Set<Seat>
    if let (file, tree) = capture.tree {
      let result = try TreeImport(
        catalog: catalog, options: options, globs: globs, pose: capture.pose, file: file,
        tree: tree
      ).run()
      pose = result.captured
      seats = result.shown
      trees.append(Capture(file: file, tree: tree, result: result))
    } else {
      let layout = try HalfSolver(catalog: catalog, options: options)
        .solve(capture.pose, showing: nil)
      pose = CapturedPose(
        name: capture.pose.name, bars: layout.options.bars, camera: layout.options.camera,
        keyboard: layout.options.keyboard)
      seats = Set(Seat.allCases.filter { layout[$0].shows })
    }
    pose.image = capture.image?.path
    pose.turn = capture.image?.turn
    poses.append(pose)
    for seat in seats { shown[seat, default: 0] += 1 }
  }

  /// - Throws: where all poses together have more elements than a screen file may.
  mutating func screen(named name: String) throws(CaptureFaults) -> Screen {
    let names = ElementNames(
      trees.map(\.result.kept), firstPrefix: options.firstPrefix,
      secondPrefix: options.secondPrefix)
    var first = PoseMerge()
    var second = PoseMerge()
    var listed: [(pose: String, first: [Element], second: [Element])] = []
    for capture in trees {
      let kept = capture.result.kept
      let named = names.ids(of: kept, in: capture.tree)
      repeatedIDs[capture.result.captured.name] = named.repeated
      let maker = ElementMaker(tree: capture.tree, kept: kept, ids: named.ids)
      var pose = (capture.result.captured.name, first: [Element](), second: [Element]())
      for place in kept.indices {
        if kept[place].seat == .first {
          pose.first.append(maker.element(place))
        } else {
          pose.second.append(maker.element(place))
        }
      }
      listed.append(pose)
    }
    let unsteady = Self.unsteadyScrollers(listed.flatMap { [$0.first, $0.second] })
    for pose in listed {
      first.add(Self.steadied(pose.first, unsteady), pose: pose.pose)
      second.add(Self.steadied(pose.second, unsteady), pose: pose.pose)
    }
    var screen = Screen(
      name: ScreenLine.cleaned(name, limit: ScreenLimits.nameLength), split: options.layout.split,
      seam: options.layout.seam, spacing: options.layout.spacing,
      ignoresSafeArea: options.layout.ignoresSafeArea, firstPrefix: options.firstPrefix,
      secondPrefix: options.secondPrefix, first: allowed(first.elements, .first),
      second: allowed(second.elements, .second),
      capture: ScreenCapture(
        facing: options.facing, direction: options.direction, poses: poses))
    if screen.name.isEmpty { screen.name = "capture" }
    try checkLimits(of: screen)
    return screen
  }

  /// - Throws: where a screen file may not have as much as the screen.
  private func checkLimits(of screen: Screen) throws(CaptureFaults) {
    let elements = screen.first + screen.second
    var fault: CaptureFault?
    if elements.count > ScreenLimits.elements {
      fault = CaptureFault(
        "", "\(elements.count) frames in \(ImportWords.count(trees.count, "pose"))",
        "at most \(ScreenLimits.elements) in one screen: import fewer poses at once")
    } else {
      // At most twice as long as the texts are, since all that is escaped is quotes, and the rest of each line.
      let most = elements.reduce(0) { sum, element in
        let texts = element.id.utf8.count + (element.label?.utf8.count ?? 0)
        let reasons = element.allow.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count + 10 }
        let poses = 40 * (element.poses?.count ?? 0)
        return sum + 2 * (texts + (element.holder?.utf8.count ?? 0) + reasons) + poses + 450
      }
      let bytes = most > ScreenLimits.bytes ? ScreenEncoder.text(screen).utf8.count : 0
      if bytes > ScreenLimits.bytes {
        fault = CaptureFault(
          "", "\(bytes) bytes of screen file in \(ImportWords.count(trees.count, "pose"))",
          "at most \(ScreenLimits.bytes) in one screen: import fewer poses at once")
      }
    }
    if let fault { throw CaptureFaults(messages: [fault.message(file: file)]) }
  }

  /// Ids of what scrolls that itself scrolls in one thing here and in another there: a file would have them hold each
  /// other. They scroll by themselves.
  private static func unsteadyScrollers(_ poses: [[Element]]) -> Set<String> {
    guard poses.count > 1 else { return [] }
    var holders: [String: String?] = [:]
    var unsteady: Set<String> = []
    for element in poses.joined() where element.role.holdsOthers && element.scrolls {
      if let known = holders[element.id] {
        if known != element.holder { unsteady.insert(element.id) }
      } else {
        holders[element.id] = .some(element.holder)
      }
    }
    return unsteady
  }

  private static func steadied(_ elements: [Element], _ unsteady: Set<String>) -> [Element] {
    guard !unsteady.isEmpty else { return elements }
    return elements.map { element in
      var element = element
      if unsteady.contains(element.id) { element.holder = nil }
      return element
    }
  }

  /// What has no identifier is missing in some poses for that reason alone.
  private func allowed(_ merged: [Element], _ seat: Seat) -> [Element] {
    var elements = merged
    let poses = shown[seat] ?? 0
    guard poses > 1 else { return elements }
    var counts: [String: Int] = [:]
    for element in elements { counts[element.id, default: 0] += element.poses?.count ?? 0 }
    for place in elements.indices where elements[place].isOneSeatOnly {
      guard let count = counts[elements[place].id], count < poses else { continue }
      elements[place].allow["missing-in-pose"] =
        "no identifier in the capture, so it cannot be followed from pose to pose"
    }
    return elements
  }

  /// Once the screen is made.
  func notes(of globs: [Glob]) -> [String] {
    var notes: [String] = []
    var matched: Set<Int> = []
    for capture in trees {
      matched.formUnion(capture.result.matched)
      var own = capture.result.notes
      if let repeated = repeatedIDs[capture.result.captured.name], !repeated.isEmpty {
        own.append(
          "\(ImportWords.count(repeated.count, "identifier")) told again, and numbered: "
            + ImportWords.start(of: repeated.map { Names.quoted($0) }))
      }
      notes += own.map { "\(capture.file): \($0)" }
    }
    guard !trees.isEmpty else { return notes }
    for (number, glob) in globs.enumerated() where !matched.contains(number) {
      notes.append("--target \(Names.quoted(glob.pattern)) fits no identifier of these captures")
    }
    return notes
  }
}
