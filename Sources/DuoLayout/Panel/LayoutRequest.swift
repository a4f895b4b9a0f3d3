/// What a layout is asked for: one pose, one seating, one direction, one screen.
public struct LayoutRequest: Hashable, Sendable {
  public var device: Device
  public var pose: Pose
  public var screen: Screen
  public var facing: Facing
  public var direction: Direction
  public var options: LayoutOptions

  public init(
    device: Device, pose: Pose, screen: Screen, facing: Facing, direction: Direction = .ltr,
    options: LayoutOptions = LayoutOptions()
  ) {
    self.device = device
    self.pose = pose
    self.screen = screen
    self.facing = facing
    self.direction = direction
    self.options = options
  }
}

/// Why a layout cannot be worked out.
public struct LayoutError: Error, Hashable, Sendable {
  /// The option or fact at fault, as the user spells it (`--spacing`).
  public var place: String
  /// What is wrong and what would be right, as two parts.
  public var problem: String
  public var remedy: String

  public init(place: String, problem: String, remedy: String) {
    self.place = place
    self.problem = problem
    self.remedy = remedy
  }
}
