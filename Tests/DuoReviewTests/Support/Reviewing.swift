import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoReview
import Testing

/// The built-in catalogue, whose numbers DuoCatalogTests holds against device.md.
enum Poses {
  private static let catalog = Result { try Catalog.builtIn() }

  static func device() throws -> Device { try catalog.get().device }
  static func all() throws -> [Pose] { try catalog.get().poses }

  static func named(_ name: String) throws -> Pose {
    struct Unknown: Error { var name: String }
    guard let pose = try catalog.get().pose(named: name) else { throw Unknown(name: name) }
    return pose
  }
}

/// The panel a case is about: `open` with a bare window of 400 × 300 in the middle of the display, so that no corner
/// is near, two halves of 200 × 300 and nothing between them, unless it says otherwise.
struct Stage: Sendable {
  var pose: String?
  var facing = Facing.sameWay
  var direction = Direction.ltr
  var regions: [Region] = []
  var safeArea = Insets.zero
  var window = Rect(x: 200, y: 200, width: 400, height: 300)
  var spacing: Double? = 0
  var options = LayoutOptions()
  var settings = ReviewSettings()

  func panel(_ screen: Screen) throws -> ReviewedPanel {
    var held = try Poses.named(pose ?? "open")
    if pose == nil {
      held.window = window
      held.safeArea = safeArea
      held.regions = regions
    }
    var options = options
    if pose == nil { options.spacing = spacing }
    let device = try Poses.device()
    let layout = try PanelLayout.solve(
      LayoutRequest(
        device: device, pose: held, screen: screen, facing: facing, direction: direction,
        options: options))
    return ReviewedPanel(layout: layout, screen: screen, device: device, settings: settings)
  }

  static func pose(_ name: String, _ facing: Facing = .sameWay, _ direction: Direction = .ltr)
    -> Stage
  {
    Stage(pose: name, facing: facing, direction: direction)
  }
}

/// What a case expects of one finding: all of it that a person would act on.
struct Expected: Hashable, Sendable, CustomStringConvertible {
  var severity: Severity
  var element: String?
  var value: Double?
  var limit: Double?
  var frame: Rect?
  var subject: String

  /// Numbers are compared to a millionth of a point, the rounding of the tables.
  init(
    _ severity: Severity, _ element: String?, value: Double? = nil, limit: Double? = nil,
    frame: Rect? = nil, subject: String = ""
  ) {
    self.severity = severity
    self.element = element
    self.value = value.map(rounded)
    self.limit = limit.map(rounded)
    self.frame = frame.map {
      Rect(
        minX: rounded($0.minX), minY: rounded($0.minY), maxX: rounded($0.maxX),
        maxY: rounded($0.maxY))
    }
    self.subject = subject
  }

  init(_ finding: Finding) {
    self.init(
      finding.severity, finding.element ?? finding.seat?.rawValue, value: finding.value,
      limit: finding.limit, frame: finding.frame, subject: finding.subject)
  }

  var description: String {
    "\(severity) \(element ?? "–") \(value ?? .nan)/\(limit ?? .nan) "
      + "\(frame.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "–") \(subject)"
  }
}

private func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

/// One screen on one panel and what one rule must find there.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var name: String
  var stage = Stage()
  var screen: Screen
  var expected: [Expected]
  /// Where the expectation comes from.
  var source: String

  init(
    _ name: String, _ stage: Stage, _ screen: Screen, _ expected: [Expected], _ source: String
  ) {
    self.name = name
    self.stage = stage
    self.screen = screen
    self.expected = expected
    self.source = source
  }

  init(_ name: String, _ screen: Screen, _ expected: [Expected], _ source: String) {
    self.init(name, Stage(), screen, expected, source)
  }

  var testDescription: String { name }

  func found(by rule: any Rule.Type) throws -> [Expected] {
    rule.findings(in: try stage.panel(screen)).map(Expected.init)
      .sorted { $0.description < $1.description }
  }

  var sorted: [Expected] { expected.sorted { $0.description < $1.description } }
}

/// A rectangle as the tables write one.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// An element at a fixed place of its owner's half.
func at(
  _ id: String, _ role: ElementRole, _ frame: Rect, _ change: (inout Element) -> Void = { _ in }
) -> Element {
  var element = Element(id: id, role: role, frame: frame)
  change(&element)
  return element
}

/// A screen whose first seat has these elements.
func first(_ elements: Element..., change: (inout Screen) -> Void = { _ in }) -> Screen {
  var screen = Screen(name: "Test", first: elements)
  change(&screen)
  return screen
}

func fold(_ frame: Rect, isActive: Bool = true) -> Region {
  Region(kind: .division, name: .fold, frame: frame, isActive: isActive)
}

func camera(_ frame: Rect, isActive: Bool = true) -> Region {
  Region(kind: .occlusion, name: .innerCamera, frame: frame, isActive: isActive)
}
