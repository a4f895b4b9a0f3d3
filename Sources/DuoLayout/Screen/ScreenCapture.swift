import DuoGeometry

/// What of a running app a screen was captured from: it is known in these poses, this seating and this
/// direction, and in no other.
public struct ScreenCapture: Hashable, Sendable {
  /// How the two people sat. No capture tells; whoever imports it says it.
  public var facing: Facing
  /// The reader's direction that the app had.
  public var direction: Direction
  /// In the order they were captured, each pose once.
  public var poses: [CapturedPose]

  public init(facing: Facing, direction: Direction = .ltr, poses: [CapturedPose]) {
    self.facing = facing
    self.direction = direction
    self.poses = poses
  }

  /// What was captured in the pose of that catalogue name.
  public subscript(pose: String) -> CapturedPose? { poses.first { $0.name == pose } }
}

/// One pose of a capture.
public struct CapturedPose: Hashable, Sendable {
  /// The pose's catalogue name.
  public var name: String
  /// The file that the elements were read from, as the user named it; nil where there is only a picture.
  public var tree: String?
  /// A PNG of the whole display: its path from the folder of the screen file; nil where there is none.
  public var image: String?
  /// How far the picture is turned clockwise to stand as the pose's display does; nil where its size tells.
  public var turn: QuarterTurn?
  /// What the app showed while it was captured, so that the halves are split as they were.
  public var bars: Set<AppBar>
  public var camera: Bool
  public var keyboard: Bool

  public init(
    name: String, tree: String? = nil, image: String? = nil, turn: QuarterTurn? = nil,
    bars: Set<AppBar> = [], camera: Bool = false, keyboard: Bool = false
  ) {
    self.name = name
    self.tree = tree
    self.image = image
    self.turn = turn
    self.bars = bars
    self.camera = camera
    self.keyboard = keyboard
  }
}
