import DuoGeometry
import DuoLayout

/// One captured pose on its way to a screen.
public struct PoseCapture: Sendable {
  public var pose: Pose
  /// The tree with the file's name as the user gave it; nil where there is only a picture.
  public var tree: (file: String, tree: CapturedTree)?
  /// A picture of the whole display: the path it will have from the screen file.
  public var image: (path: String, turn: QuarterTurn?)?

  public init(
    pose: Pose, tree: (file: String, tree: CapturedTree)? = nil,
    image: (path: String, turn: QuarterTurn?)? = nil
  ) {
    self.pose = pose
    self.tree = tree
    self.image = image
  }

  /// What messages call it.
  var file: String { tree?.file ?? image?.path ?? pose.name }
}
