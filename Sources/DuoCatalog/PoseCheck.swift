import DuoGeometry
import DuoJSON
import DuoLayout

/// Whether the numbers of a pose fit each other and the device.
package struct PoseCheck {
  package struct Finding {
    package var path: String
    package var problem: String
    package var remedy: String
  }

  package private(set) var findings: [Finding] = []

  /// Thirds add up to a whole pixel only within this, in points.
  private let tolerance = 1e-6

  package init(_ pose: Pose, on device: Device) {
    turn(pose, device.display(pose.display))
    window(pose, device.display(pose.display))
    safeArea(pose)
    hinge(pose)
    for region in pose.regions { check(region, in: pose) }
    bars(pose)
    if let height = pose.keyboardHeight, height >= pose.window.height {
      add(
        "keyboard.height", "\(text(height)) covers the whole window",
        "allowed: below \(text(pose.window.height))")
    }
  }

  private mutating func add(_ path: String, _ problem: String, _ remedy: String) {
    findings.append(Finding(path: path, problem: problem, remedy: remedy))
  }

  private func text(_ value: Double) -> String { Decimal.text(value, places: 2) }

  private mutating func turn(_ pose: Pose, _ display: Display) {
    let turned: Orientation = display.naturalOrientation == .portrait ? .landscape : .portrait
    let expected = pose.quarterTurn.isOdd ? turned : display.naturalOrientation
    guard pose.orientation != expected else { return }
    let display = pose.display.rawValue
    add(
      "orientation",
      "the \(display) display turned by \(pose.quarterTurn.rawValue) quarters is \(expected.rawValue), not \(pose.orientation.rawValue)",
      "change \"orientation\" or \"quarterTurn\"")
  }

  private mutating func window(_ pose: Pose, _ display: Display) {
    let bounds = Rect(size: pose.quarterTurn.turned(display.size))
    guard !bounds.grown(by: tolerance).contains(pose.window) else { return }
    add(
      "window", "\(frame(pose.window)) leaves the \(pose.display.rawValue) display",
      "allowed: inside \(text(bounds.width)) × \(text(bounds.height))")
  }

  private mutating func safeArea(_ pose: Pose) {
    sum(
      pose.safeArea, of: pose.window.size, path: "safeArea.insets", whole: "window", mayFill: false)
  }

  private mutating func hinge(_ pose: Pose) {
    guard let angle = pose.hinge.angle else { return }
    switch pose.hinge.status {
    case .fullyOpen where angle != 180:
      add("hinge.angle", "fullyOpen at \(text(angle))°", "allowed: 180 or null")
    case .partiallyOpen where angle <= 0 || angle >= 180:
      add(
        "hinge.angle", "partiallyOpen at \(text(angle))°",
        "allowed: above 0 and below 180, or null")
    case .closed where angle >= 180:
      add("hinge.angle", "closed at \(text(angle))°", "allowed: below 180, or null")
    default: break
    }
  }

  private mutating func check(_ region: Region, in pose: Pose) {
    let path = "regions.\(region.name.rawValue)"
    if !pose.windowBounds.grown(by: tolerance).contains(region.frame) {
      add(
        "\(path).frame", "\(frame(region.frame)) leaves the window",
        "allowed: inside \(text(pose.window.width)) × \(text(pose.window.height))")
    }
    let kind: RegionKind = region.name == .fold ? .division : .occlusion
    if region.kind != kind {
      add(
        "\(path).kind", "\(Names.quoted(region.name.rawValue)) is no \(region.kind.rawValue)",
        "allowed: \(Names.quoted(kind.rawValue))")
    }
    sum(
      region.margins, of: region.frame.size, path: "\(path).margins", whole: "frame", mayFill: true)
  }

  private mutating func bars(_ pose: Pose) {
    var changes = [("navigation", pose.navigationBar), ("tab", pose.tabBar)]
    // Where a file names no collapsed bar, it is the navigation bar over again.
    if pose.collapsedNavigationBar != pose.navigationBar {
      changes.append(("collapsedNavigation", pose.collapsedNavigationBar))
    }
    for (name, change) in changes {
      sum(
        change.applied(to: pose.safeArea), of: pose.window.size, path: "bars.\(name)",
        whole: "window", mayFill: false)
    }
  }

  private mutating func sum(
    _ insets: Insets, of size: Size, path: String, whole: String, mayFill: Bool
  ) {
    let axes = [
      ("left", "right", insets.left, insets.right, size.width),
      ("top", "bottom", insets.top, insets.bottom, size.height),
    ]
    for (near, far, first, second, length) in axes {
      let isOver = mayFill ? first + second > length + tolerance : first + second >= length
      guard isOver else { continue }
      add(
        path, "\(near) \(text(first)) and \(far) \(text(second)) leave nothing of the \(whole)",
        "allowed: \(mayFill ? "at most" : "below") \(text(length)) together")
    }
  }

  private func frame(_ rect: Rect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY))) \(text(rect.width)) × \(text(rect.height))"
  }
}
