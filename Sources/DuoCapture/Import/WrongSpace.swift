import DuoGeometry
import DuoLayout

/// Frames that a tool told as if the display stood in its other orientation: a known fault, of trees of a lit landscape
/// panel in portrait coordinates.
///
/// Display space here is the display as the pose turns it; told space the same a quarter turn away.
struct WrongSpace: Sendable {
  /// How it shows.
  enum Sign: Hashable, Sendable {
    /// The window itself is told with its sides exchanged.
    case window(Size)
    /// So many elements reach out of the window and would fit it turned.
    case elements(Int)
  }

  let sign: Sign
  let pose: Pose
  /// The display's size as the pose turns it.
  let display: Size
  /// How far the pose says that the frames have to be turned clockwise.
  let byPose: QuarterTurn

  /// What is wrong with a tree's frames; nil where they are as they should be.
  init?(
    _ tree: CapturedTree, contexts: [NodeContext], window: Rect, pose: Pose, device: Device,
    poses: [Pose]
  ) {
    self.pose = pose
    let natural = device.display(pose.display)
    display =
      pose.orientation == natural.naturalOrientation ? natural.size : natural.size.swapped
    byPose = Self.turn(to: pose, poses)
    if !WindowFinder.areSame(window.size, pose.window.size) {
      sign = .window(window.size)
      return
    }
    let told = Self.space(display, byPose).toOwner(pose.window).grown(by: WindowFinder.slack)
    let own = window.grown(by: WindowFinder.slack)
    var turned = 0
    var right = 0
    for place in tree.nodes.indices where Self.tells(tree.nodes[place], contexts[place]) {
      guard let rect = tree.nodes[place].frame?.rect,
        !WindowFinder.areSame(rect.size, window.size)
      else { continue }
      switch (own.contains(rect), told.contains(rect)) {
      case (false, true): turned += 1
      case (true, false): right += 1
      default: break
      }
    }
    guard turned > right else { return nil }
    sign = .elements(turned)
  }

  /// What scrolls may reach out of the window, and what the system shows is not the app's.
  private static func tells(_ node: CapturedNode, _ context: NodeContext) -> Bool {
    node.isVisible && node.type != .window && node.type != .application && !context.isScrolled
      && !context.isSystem
  }

  /// From the display's other orientation, as the catalogue's first pose has it, to the pose's.
  private static func turn(to pose: Pose, _ poses: [Pose]) -> QuarterTurn {
    let other = poses.first { $0.display == pose.display && $0.orientation != pose.orientation }
    let turn = pose.quarterTurn + (other?.quarterTurn.inverse ?? QuarterTurn(3))
    return turn.isOdd ? turn : QuarterTurn(1)
  }

  private static func space(_ display: Size, _ turn: QuarterTurn) -> TurnedFrame {
    TurnedFrame(frame: Rect(size: display), turn: turn)
  }

  /// A told frame in display space, turned clockwise.
  func turned(_ rect: Rect, _ turn: QuarterTurn) -> Rect {
    Self.space(display, turn).toOuter(rect)
  }

  /// Where the window's corner lies once everything is turned: a window told in the right space stays where it is.
  func origin(of window: Rect, _ turn: QuarterTurn) -> Point {
    if case .window = sign { turned(window, turn).origin } else { window.origin }
  }

  var words: String {
    switch sign {
    case .window(let size):
      "its window is \(ImportWords.size(size)), \(pose.name)'s with the sides exchanged"
    case .elements(let count):
      "\(ImportWords.count(count, "element")) \(count == 1 ? "reaches" : "reach") out of the window and would fit it turned"
    }
  }
}
