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
    entries.map(\.name) + entries.flatMap(\.otherNames) + Self.selections
  }

  /// The poses that `words` choose: names, other names, `main` and `all`; in the order asked for, each once.
  ///
  /// - Throws: one message for every word that chooses nothing, with the nearest one that does; where a broken pose
  ///   is chosen, what is wrong with it.
  public func select(_ words: [String], place: String = "--pose") throws(CatalogError) -> [Pose] {
    var poses: [Pose] = []
    var messages: [String] = []
    for entry in try choose(words, place: place) {
      switch entry {
      case .pose(let pose): poses.append(pose)
      case .broken(let broken): messages += broken.messages
      }
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return poses
  }

  /// As `select`, broken poses among them.
  ///
  /// - Throws: one message for every word that chooses nothing.
  public func choose(
    _ words: [String], place: String = "--pose"
  ) throws(CatalogError) -> [PoseEntry] {
    var chosen: [Int] = []
    var messages: [String] = []
    for word in words {
      let found = indices(chosenBy: word)
      if found.isEmpty {
        messages.append(
          "\(place): \(Names.quoted(word)) is not a pose; \(Names.remedy(word, in: allNames))")
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    guard messages.isEmpty else { throw CatalogError(messages: messages) }
    return chosen.map { entries[$0] }
  }

  private func indices(chosenBy word: String) -> [Int] {
    if let selection = Names.match(word, in: Self.selections) {
      return entries.indices.filter { selection == "all" || entries[$0].isMain }
    }
    // Two only where a broken pose has the name of another.
    let named = entries.indices.filter { Names.areSame(word, entries[$0].name) }
    guard named.isEmpty else { return named }
    return entries.indices.filter { Names.match(word, in: entries[$0].otherNames) != nil }
  }
}
