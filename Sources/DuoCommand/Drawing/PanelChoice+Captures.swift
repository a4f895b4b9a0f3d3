import DuoCatalog
import DuoLayout

extension PanelChoice {
  /// Leaves the poses, seatings and directions that the screens are known in: one that was captured from a running app
  /// has no others.
  ///
  /// - Parameter named: the options among `pose`, `facing` and `direction` that somebody gave; what nobody names is
  ///   all that was captured.
  /// - Throws: `Trouble` where nothing is left.
  mutating func keepToCaptures(named: Set<String>, catalog: Catalog) throws(Trouble) {
    let captures = screens.compactMap(\.capture)
    guard !captures.isEmpty else { return }
    let areAll = captures.count == screens.count
    if !named.contains("pose") {
      let captured = catalog.entries.filter { entry in captures.contains { $0[entry.name] != nil } }
      poses = areAll ? captured : poses + captured.filter { !poses.contains($0) }
    }
    guard areAll else {
      for screen in screens where screen.capture != nil {
        if !plans.contains(where: { $0.screen.name == screen.name }) {
          notes.append("\(screen.file ?? screen.name): not captured in any of these poses")
        }
      }
      return
    }
    if !named.contains("facing") { facings = Facing.allCases }
    if !named.contains("direction") { directions = Direction.allCases }
    let known = plans
    guard !known.isEmpty else { throw nothingCaptured }
    let missing = poses.filter { pose in !known.contains { $0.pose == pose } }
    if named.contains("pose"), !missing.isEmpty, poses.count <= PanelChoice.fewPoses {
      let names = missing.map(\.name).joined(separator: ", ")
      notes.append("\(screenWords): not captured in \(names)")
    }
    poses = poses.filter { !missing.contains($0) }
    facings = facings.filter { facing in known.contains { $0.facing == facing } }
    directions = directions.filter { direction in known.contains { $0.direction == direction } }
  }

  /// So many poses are named one by one; more were chosen by a word for several.
  private static let fewPoses = 7

  private var nothingCaptured: Trouble {
    let captured = screens.compactMap { screen in
      screen.capture.map { capture in
        "\(capture.poses.map(\.name).joined(separator: ", ")) with \(capture.facing.rawValue), "
          + capture.direction.rawValue
      }
    }
    return Trouble(
      screenWords, "was not captured in what --pose, --facing and --direction choose",
      "allowed: \(captured.joined(separator: "; "))")
  }

  private var screenWords: String {
    screens.map { $0.file ?? $0.name }.joined(separator: ", ")
  }
}

extension Screen {
  /// Whether there is anything to show of it in that pose, seating and direction.
  func isKnown(_ pose: String, _ facing: Facing, _ direction: Direction) -> Bool {
    guard let capture else { return true }
    return capture.facing == facing && capture.direction == direction && capture[pose] != nil
  }
}

extension LayoutOptions {
  /// The same where the app itself has decided already: how it splits its window, and the bars and the keyboard it
  /// showed while it was captured, are what its frames were measured by.
  func showing(_ capture: ScreenCapture?, in pose: String) -> LayoutOptions {
    guard let capture else { return self }
    var options = self
    options.split = nil
    options.seam = nil
    options.spacing = nil
    options.ignoresSafeArea = nil
    options.bars = capture[pose]?.bars ?? []
    options.keyboard = capture[pose]?.keyboard ?? false
    options.camera = camera || capture[pose]?.camera ?? false
    return options
  }

  /// The options that change nothing of a captured screen, as one types them.
  static let decidedByTheApp = [
    "split", "seam", "spacing", "ignores-safe-area", "bars", "keyboard",
  ]
}
