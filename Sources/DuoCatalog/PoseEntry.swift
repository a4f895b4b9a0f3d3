import DuoLayout

/// A place in the catalogue: a pose, or the file that should have held one.
public enum PoseEntry: Hashable, Sendable {
  case pose(Pose)
  case broken(BrokenPose)

  public var name: String {
    switch self {
    case .pose(let pose): pose.name
    case .broken(let broken): broken.name
    }
  }

  public var otherNames: [String] {
    switch self {
    case .pose(let pose): pose.otherNames
    case .broken(let broken): broken.otherNames
    }
  }

  public var title: String {
    switch self {
    case .pose(let pose): pose.title
    case .broken(let broken): broken.title
    }
  }

  public var group: PoseGroup {
    switch self {
    case .pose(let pose): pose.group
    case .broken(let broken): broken.group
    }
  }

  public var isMain: Bool {
    switch self {
    case .pose(let pose): pose.isMain
    case .broken(let broken): broken.isMain
    }
  }
}
