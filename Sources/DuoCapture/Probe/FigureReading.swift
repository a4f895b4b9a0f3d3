import DuoGeometry
import DuoLayout

/// The figures that one record tells of a pose, by their paths in the pose's file.
struct FigureReading {
  let record: ProbeRecord
  let pose: Pose
  let tells: ProbeLabel.Tells
  /// The height of the keyboard that came up before and did not go since.
  let keyboardBefore: Double?
  let fitting: PoseFitting

  /// A figure that is absent is not told by the record.
  func figures() -> [(path: String, value: ToldFigure.Value)] {
    var figures: [(path: String, value: ToldFigure.Value)] = []
    func add(_ path: String, _ value: ToldFigure.Value?) {
      if let value { figures.append((path, value)) }
    }
    add("keyboard.height", keyboardHeight.map { .number($0) })
    if case .shown = record.keyboard { return figures }
    add("display", (record.display ?? fitting.display(of: record)).map { .word($0.rawValue) })
    add("orientation", orientation.map { .word($0.rawValue) })
    add(
      "window",
      record.window.map {
        .rect(Rect(origin: record.windowOrigin ?? pose.window.origin, size: $0))
      })
    add("displays.\(pose.display.rawValue).scale", record.scale.map { .number($0) })
    add("hinge.status", record.status.map { .word($0.rawValue) })
    add("hinge.angle", record.angle.map { .degrees($0) })
    guard tells == .everything else { return figures }
    for edge in Edge.allCases {
      add("safeArea.insets.\(edge.rawValue)", inset(edge).map { .number($0) })
    }
    add("sizeClass.horizontal", record.horizontal.map { .word($0.rawValue) })
    add("sizeClass.vertical", record.vertical.map { .word($0.rawValue) })
    add("barEdge", barEdge.map { .word($0) })
    return figures + regions()
  }

  private var keyboardHeight: Double? {
    guard case .shown(let frame) = record.keyboard else { return record.keyboardHeight }
    guard let frame else { return record.keyboardHeight }
    let bottom = record.window?.height ?? pose.window.height
    // One that floats takes nothing from the bottom.
    guard frame.maxY >= bottom - 0.5, frame.minY < bottom else { return nil }
    return bottom - max(0, frame.minY)
  }

  /// By the window where it fills its display.
  private var orientation: Orientation? {
    guard let window = record.window, let name = fitting.display(of: record) else {
      return record.orientation
    }
    let display = fitting.device.display(name).size
    guard abs(window.area - display.area) < max(window.width, window.height) else {
      return record.orientation
    }
    return window.width > window.height ? .landscape : .portrait
  }

  private func inset(_ edge: Edge) -> Double? {
    guard !record.hasBars, let inset = record.insets?[edge] else { return nil }
    // The keyboard takes the place of the bottom inset.
    if edge == .bottom {
      for height in [keyboardBefore, record.keyboardHeight] {
        if let height, inset >= height - 0.5 { return nil }
      }
    }
    return inset
  }

  private var barEdge: String? {
    switch record.barEdge {
    case .edge(let edge): edge.rawValue
    // Of an app without bars it says nothing.
    case .unspecified: pose.barEdge == nil ? "none" : nil
    case nil: nil
    }
  }

  private func regions() -> [(path: String, value: ToldFigure.Value)] {
    let told = record.regions
    guard !record.isMirrored, !told.isEmpty else { return [] }
    var figures: [(path: String, value: ToldFigure.Value)] = []
    let match = RegionMatch(told.all, in: pose, models: fitting.poses.flatMap(\.regions))
    for (name, region) in match.found {
      let path = "regions.\(name.rawValue)"
      figures.append(("\(path).kind", .word(region.kind.rawValue)))
      figures.append(("\(path).frame", .rect(region.frame)))
      if let margins = region.margins { figures.append(("\(path).margins", .insets(margins))) }
      guard let isActive = region.isActive else { continue }
      let known = pose.regions.first { $0.name == name }
      // That the camera runs is nothing of the pose.
      let isCamera = known.map { $0.followsCamera && !$0.isActive } ?? false
      if isActive && (isCamera || record.hasCamera && name == .innerCamera) { continue }
      figures.append(("\(path).isActive", .word(Self.word(isActive))))
    }
    for region in pose.regions where !match.found.contains(where: { $0.name == region.name }) {
      let path = "regions.\(region.name.rawValue)"
      if told.complete.contains(region.kind) {
        figures.append(("\(path).kind", ToldFigure.none))
      } else if told.activeComplete.contains(region.kind) {
        figures.append(("\(path).isActive", .word(Self.word(false))))
      }
    }
    return figures
  }

  static func word(_ isActive: Bool) -> String { isActive ? "active" : "inactive" }
}
