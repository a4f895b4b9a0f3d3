import DuoCatalog
import DuoGeometry
import DuoLayout
import DuoScreens

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

  /// `open` with a bare window of its own: no insets, no regions.
  static func bare(_ width: Double, _ height: Double, regions: [Region] = []) throws -> Pose {
    var pose = try named("open")
    pose.window = Rect(x: 0, y: 0, width: width, height: height)
    pose.safeArea = .zero
    pose.regions = regions
    return pose
  }
}

/// One panel of a pose by name.
func solve(
  _ pose: String, _ facing: Facing = .sameWay, _ direction: Direction = .ltr,
  screen: Screen = .duel, _ options: LayoutOptions = LayoutOptions()
) throws -> PanelLayout {
  try solve(try Poses.named(pose), facing, direction, screen: screen, options)
}

func solve(
  _ pose: Pose, _ facing: Facing = .sameWay, _ direction: Direction = .ltr,
  screen: Screen = .duel, _ options: LayoutOptions = LayoutOptions()
) throws -> PanelLayout {
  try PanelLayout.solve(
    LayoutRequest(
      device: try Poses.device(), pose: pose, screen: screen, facing: facing,
      direction: direction, options: options))
}

extension PanelLayout {
  func element(_ id: String) -> PlacedElement? { elements.first { $0.id == id } }
}

/// A rectangle as the tables write one.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}
