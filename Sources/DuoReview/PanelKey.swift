import DuoLayout

/// Which panel a finding is about.
public struct PanelKey: Hashable, Sendable {
  /// The name that tells the screen from the others of a review.
  public var screen: String
  /// The name its file gives it, by which it is known again whatever else is reviewed.
  public var title: String
  /// The pose's catalogue name.
  public var pose: String
  public var facing: Facing
  public var direction: Direction
  /// What it is laid out with that the screen does not ask for, as one would type it (`--seam middle --phase ready`);
  /// empty where that is nothing.
  public var options: String

  /// - Parameter title: `screen` where it is nil.
  public init(
    screen: String, title: String? = nil, pose: String, facing: Facing, direction: Direction,
    options: String = ""
  ) {
    self.screen = screen
    self.title = title ?? screen
    self.pose = pose
    self.facing = facing
    self.direction = direction
    self.options = options
  }

  /// - Parameter screen: the one that is laid out; without it, it is taken for one that asks for nothing.
  public init(_ layout: PanelLayout, of screen: Screen? = nil) {
    let options =
      screen.map { layout.options.withoutDefaults(of: $0) } ?? layout.options.withoutDefaults
    self.init(
      screen: layout.screenName, title: screen?.nameInFile, pose: layout.pose.name,
      facing: layout.facing, direction: layout.direction, options: options.commandLine)
  }

  /// The panel as it is known in another review.
  var own: PanelKey {
    var own = self
    own.screen = title
    return own
  }
}
