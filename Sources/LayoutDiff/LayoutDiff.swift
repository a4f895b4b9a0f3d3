import DuoReview

/// Layout against layout, in words.
public enum LayoutDiff {
  /// What changed, sorted by what matters: new errors, new warnings, targets and controls, the rest, and last what is a
  /// fact of the device.
  ///
  /// Panels are matched by id, and what is left by pose, seating, direction and view, where only one of each side has
  /// them. Sentences name the panels as part of those of their screen. Equal input gives equal output.
  ///
  /// A fact of the device that changed is told as such; what else changed in its panel is marked, since nobody can say
  /// what it follows from. `changes(from:over:to:)` can.
  public static func changes(
    from before: LayoutSnapshot, to after: LayoutSnapshot
  ) -> [LayoutChange] {
    sorted(ScreenPairs.all(before, after).enumerated().flatMap { changes($1, screen: $0) })
  }

  /// The same where both sides were laid out afresh: what follows from the device is told apart.
  ///
  /// - Parameter middle: the screens of before on the device of after; what lies between before and it is of the
  ///   device, the rest is of the design. nil where nobody knows.
  public static func changes(
    from before: LayoutSnapshot, over middle: LayoutSnapshot?, to after: LayoutSnapshot
  ) -> [LayoutChange] {
    guard let middle, middle != before else { return changes(from: before, to: after) }
    let device = ScreenPairs.all(before, middle).enumerated().flatMap { screen, pairs in
      changes(pairs, screen: screen, isOfDevice: true)
    }
    let design = ScreenPairs.all(middle, after).enumerated().flatMap { screen, pairs in
      changes(pairs, screen: screen)
    }
    return sorted(design + device)
  }

  private struct Entry {
    var change: LayoutChange
    var rank: [Int]
  }

  private static func changes(_ pairs: ScreenPairs, screen: Int, isOfDevice: Bool = false)
    -> [Entry]
  {
    var observations = pairs.observations
    if isOfDevice {
      for index in observations.indices {
        observations[index].isOfDevice = true
        observations[index].isBesideDevice = false
        if observations[index].weight > .newWarning { observations[index].weight = .device }
      }
    }
    let writer = ChangeWriter(screen: pairs.screen, panels: pairs.panels.map(\.after))
    let told = writer.changes(observations) + pairs.comings(isOfDevice: isOfDevice)
    let kinds = Dictionary(
      uniqueKeysWithValues: LayoutChangeKind.allCases.enumerated().map { ($1, $0) })
    return told.map { one in
      let change = one.change
      let isLast = change.weight == .device
      return Entry(
        change: change,
        rank: [
          isLast ? 1 : 0, change.weight.rawValue, screen, one.order, kinds[change.kind] ?? 0,
          one.panel,
        ])
    }
  }

  private static func sorted(_ entries: [Entry]) -> [LayoutChange] {
    // Equal ranks keep the order in which they were found.
    entries.enumerated().sorted {
      $0.element.rank == $1.element.rank
        ? $0.offset < $1.offset : $0.element.rank.lexicographicallyPrecedes($1.element.rank)
    }.map(\.element.change)
  }
}
