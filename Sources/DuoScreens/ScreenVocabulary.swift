import DuoLayout

/// The names that a screen file may use of things outside it.
public struct ScreenVocabulary: Sendable {
  /// Every spelling of a pose with its catalogue name.
  let poses: [String: String]
  /// Spellings in the order in which messages list them.
  let poseNames: [String]
  /// Ids of the rules that `allow` may name.
  let rules: [String]

  public init(poses: [(name: String, otherNames: [String])], rules: [String]) {
    var table: [String: String] = [:]
    for pose in poses {
      for spelling in [pose.name] + pose.otherNames where table[spelling] == nil {
        table[spelling] = pose.name
      }
    }
    self.poses = table
    poseNames = poses.map(\.name) + poses.flatMap(\.otherNames)
    self.rules = rules
  }

  public init(poses: [Pose], rules: [String]) {
    self.init(poses: poses.map { ($0.name, $0.otherNames) }, rules: rules)
  }
}
