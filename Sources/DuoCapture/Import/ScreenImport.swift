import DuoCatalog
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
}

/// Captures of several poses made one screen, with a frame for each element and pose.
public struct ScreenImport: Sendable {
  public struct Result: Sendable {
    public var screen: Screen
    /// What people have to be told, `FILE: …` each, in the order of the captures.
    public var notes: [String]
  }

  public let device: Device
  public let options: ImportOptions

  public init(device: Device, options: ImportOptions) {
    self.device = device
    self.options = options
  }

  /// - Throws: every fault at once, as `CaptureFaults`, each message beginning with the file's name.
  public func screen(named name: String, of captures: [PoseCapture]) throws(CaptureFaults) -> Result
  {
    throw CaptureFaults(messages: ["not yet"])
  }
}

/// Everything that is wrong with the captures of one run.
public struct CaptureFaults: Error, Hashable, Sendable {
  /// `FILE: WHERE: what is wrong; what would be right`
  public var messages: [String]

  public init(messages: [String]) { self.messages = messages }
}
