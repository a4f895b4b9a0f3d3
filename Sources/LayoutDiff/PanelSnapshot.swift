import DuoGeometry

/// One panel as layout JSON has it; points of window space unless it says otherwise.
public struct PanelSnapshot: Hashable, Sendable {
  /// `partly-open.faceToFace.ltr`
  public var id: String
  public var pose: String
  public var facing: String
  public var direction: String
  public var screen: String
  /// Sheet units; nil where the panel is part of no drawing.
  public var placement: Rect?
  /// Millimetres per point; nil where the file does not say.
  public var millimetresPerPoint: Double?

  public init(
    id: String, pose: String, facing: String, direction: String, screen: String,
    placement: Rect? = nil, millimetresPerPoint: Double? = nil
  ) {
    self.id = id
    self.pose = pose
    self.facing = facing
    self.direction = direction
    self.screen = screen
    self.placement = placement
    self.millimetresPerPoint = millimetresPerPoint
  }
}
