import DuoCatalog
import DuoGeometry
import DuoLayout

/// A pose of the catalogue with what a log tells of it in place of what the catalogue says.
struct PoseDraft {
  private(set) var pose: Pose
  private let known: Pose
  private let told: [String: ToldFigure]
  /// The names of the log's files without their folders.
  private let files: [String]

  /// - Parameter models: the regions of the catalogue, from which a region that is new to the pose takes what no probe
  ///   tells.
  init(_ known: Pose, told: [String: ToldFigure], files: [String], device: Device, models: [Region])
  {
    self.known = known
    pose = known
    self.told = told
    self.files = files
    readDisplay(device)
    readWindow()
    readFacts()
    readRegions(models)
  }

  /// The line that tells the fact at `path`, or something of it.
  func line(of path: String) -> LogLine? {
    if let line = told[path]?.line { return line }
    return told.filter { $0.key.hasPrefix(path + ".") || path.hasPrefix($0.key + ".") }
      .map(\.value.line).min()
  }

  // MARK: Facts

  /// The value of a word as the log tells it, noting where it comes from.
  private mutating func word<Word: RawRepresentable>(_ path: String) -> Word?
  where Word.RawValue == String {
    guard let figure = told[path], case .word(let text) = figure.value,
      let word = Word(rawValue: text)
    else { return nil }
    note(path, [figure.line])
    return word
  }

  private mutating func note(_ path: String, _ lines: [LogLine]) {
    pose.provenance.exceptions[path] = provenance(lines)
  }

  /// `probe log a.jsonl, lines 1, 4 and b.jsonl, line 2`
  private func provenance(_ lines: [LogLine]) -> Provenance {
    let byFile = Dictionary(grouping: Set(lines)) { $0.file }.sorted { $0.key < $1.key }
    let places = byFile.map { file, lines in
      let numbers = lines.map(\.number).sorted().map { "\($0)" }
      return "\(files[file]), \(numbers.count == 1 ? "line" : "lines") "
        + numbers.joined(separator: ", ")
    }
    return Provenance(
      grade: .measuredOnce, source: ProbeLog.mark + places.joined(separator: " and "))
  }

  private mutating func readDisplay(_ device: Device) {
    if let display: DisplayName = word("display") { pose.display = display }
    if let orientation: Orientation = word("orientation") { pose.orientation = orientation }
    guard pose.display != known.display || pose.orientation != known.orientation else { return }
    // Another display has other regions: those that the log does not tell are nobody's.
    if pose.display != known.display { pose.regions = [] }
    let isTurned = pose.orientation != device.display(pose.display).naturalOrientation
    guard pose.quarterTurn.isOdd != isTurned else { return }
    pose.quarterTurn = isTurned ? QuarterTurn(1) : .none
    pose.provenance.exceptions["quarterTurn"] = Provenance(
      grade: .unverified, source: "what the orientation needs at least; no log tells it")
  }

  private mutating func readWindow() {
    guard let figure = told["window"], case .rect(let window) = figure.value else { return }
    pose.window = window.differs(from: known.window) <= ToldFigure.tolerance ? known.window : window
    note("window", [figure.line])
  }

  private mutating func readFacts() {
    readInsets()
    if let value: SizeClassValue = word("sizeClass.horizontal") {
      pose.sizeClass.horizontal = value
    }
    if let value: SizeClassValue = word("sizeClass.vertical") { pose.sizeClass.vertical = value }
    if let figure = told["barEdge"], case .word(let text) = figure.value {
      pose.barEdge = Edge(rawValue: text)
      note("barEdge", [figure.line])
    }
    if let status: HingeStatus = word("hinge.status") { pose.hinge.status = status }
    if let figure = told["hinge.angle"], case .degrees(let angle) = figure.value {
      let isKnown = known.hinge.angle.map { figure.value.isSame(as: .degrees($0)) } ?? false
      if !isKnown { pose.hinge.angle = angle }
      note("hinge.angle", [figure.line])
    }
    if let figure = told["keyboard.height"], case .number(let height) = figure.value {
      pose.keyboardHeight = exact(height, known.keyboardHeight)
      note("keyboard.height", [figure.line])
    }
  }

  /// The catalogue's own number where the log tells it rounded.
  private func exact(_ value: Double, _ known: Double?) -> Double {
    guard let known, abs(value - known) <= ToldFigure.tolerance + 1e-9 else { return value }
    return known
  }

  private mutating func readInsets() {
    var lines: [LogLine] = []
    var untold: [Edge] = []
    for edge in Edge.allCases {
      guard let figure = told["safeArea.insets.\(edge.rawValue)"],
        case .number(let inset) = figure.value
      else {
        untold.append(edge)
        continue
      }
      pose.safeArea[edge] = exact(inset, known.safeArea[edge])
      lines.append(figure.line)
    }
    guard !lines.isEmpty else { return }
    var found = provenance(lines)
    if !untold.isEmpty {
      // The four are one fact, no better known than the worst of them.
      let rest = known.provenance["safeArea.insets"]
      found.grade = min(found.grade, rest.grade)
      let edges = untold.map(\.rawValue).joined(separator: ", ")
      found.source += "; \(edges): \(rest.source)"
    }
    pose.provenance.exceptions["safeArea.insets"] = found
  }

  // MARK: Regions

  private mutating func readRegions(_ models: [Region]) {
    for name in RegionName.allCases {
      let path = "regions.\(name.rawValue)"
      if let figure = told["\(path).kind"], figure.value == ToldFigure.none {
        guard pose.regions.contains(where: { $0.name == name }) else { continue }
        pose.regions.removeAll { $0.name == name }
        keepRegionGrades()
        note("regions", [figure.line])
        continue
      }
      if let index = pose.regions.firstIndex(where: { $0.name == name }) {
        pose.regions[index] = region(pose.regions[index], path)
      } else if case .rect(let frame)? = told["\(path).frame"]?.value,
        told["\(path).isActive"] != nil || name == .innerCamera
      {
        let model = models.first { $0.name == name }
        pose.provenance.exceptions[path] = Provenance(
          grade: .unverified, source: "as in other poses; the log does not tell it")
        let new = Region(
          kind: name == .fold ? .division : .occlusion, name: name, frame: frame,
          margins: .zero, isActive: false, followsCamera: model?.followsCamera ?? false)
        pose.regions.append(region(new, path))
      }
    }
  }

  /// Grades the regions that stay as they were before all of them get another.
  private mutating func keepRegionGrades() {
    for region in known.regions {
      let path = "regions.\(region.name.rawValue)"
      if pose.provenance.exceptions[path] == nil {
        pose.provenance.exceptions[path] = known.provenance[path]
      }
    }
  }

  private mutating func region(_ known: Region, _ path: String) -> Region {
    var region = known
    if let kind: RegionKind = word("\(path).kind") { region.kind = kind }
    if let figure = told["\(path).frame"], case .rect(let frame) = figure.value {
      region.frame =
        frame.differs(from: known.frame) <= ToldFigure.tolerance + 1e-9
        ? known.frame : inWindow(frame)
      note("\(path).frame", [figure.line])
    }
    if let figure = told["\(path).margins"], case .insets(let margins) = figure.value {
      region.margins = figure.value.isSame(as: .insets(known.margins)) ? known.margins : margins
      note("\(path).margins", [figure.line])
    }
    if let figure = told["\(path).isActive"], case .word(let word) = figure.value {
      region.isActive = word == FigureReading.word(true)
      note("\(path).isActive", [figure.line])
    }
    return region
  }

  /// Without what rounding put outside of the window.
  private func inWindow(_ frame: Rect) -> Rect {
    let bounds = pose.windowBounds
    guard !bounds.contains(frame), bounds.grown(by: ToldFigure.tolerance).contains(frame),
      let cut = frame.intersection(bounds)
    else { return frame }
    return cut
  }
}
