import DuoJSON
import DuoLayout

extension Catalog {
  /// The pose of that name or other name, read without regard to case, `-` and `_`.
  public func pose(named name: String) -> Pose? {
    poses.first { Names.areSame(name, $0.name) }
      ?? poses.first { Names.match(name, in: $0.otherNames) != nil }
  }

  /// The poses people meet every day.
  public var mainPoses: [Pose] { poses.filter(\.isMain) }

  /// Every word that chooses a pose, or several: names in the order of the catalogue, their other names, `main`, `all`.
  public var allNames: [String] {
    poses.map(\.name) + poses.flatMap(\.otherNames) + Self.selections
  }

  /// The poses that `words` choose: names, other names, `main` and `all`; in the order asked for, each once.
  ///
  /// - Throws: one message for every word that chooses nothing, with the nearest one that does.
  public func select(_ words: [String], place: String = "--pose") throws(CatalogError) -> [Pose] {
    var chosen: [Pose] = []
    var messages: [String] = []
    for word in words {
      var found: [Pose] = []
      if let pose = pose(named: word) {
        found = [pose]
      } else if let selection = Names.match(word, in: Self.selections) {
        found = selection == "main" ? mainPoses : poses
      } else {
        messages.append(
          "\(place): \(Names.quoted(word)) is not a pose; \(Names.remedy(word, in: allNames))")
      }
      for pose in found where !chosen.contains(where: { $0.name == pose.name }) {
        chosen.append(pose)
      }
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return chosen
  }
}
