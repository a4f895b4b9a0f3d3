import DuoReview

/// The panels of one screen on both sides.
struct ScreenPairs {
  /// Its name, in after where it is there.
  let screen: String
  private(set) var panels: [(before: PanelSnapshot, after: PanelSnapshot)] = []
  private(set) var removed: [PanelSnapshot] = []
  private(set) var added: [PanelSnapshot] = []
  /// All of each side, for saying which they are.
  private var allBefore: [PanelSnapshot] = []
  private var allAfter: [PanelSnapshot] = []

  /// In the order of after, then of before.
  static func all(_ before: LayoutSnapshot, _ after: LayoutSnapshot) -> [ScreenPairs] {
    let pairs = PanelPairs(before, after)
    var screens: [ScreenPairs] = []
    var places: [String: Int] = [:]
    func place(_ name: String) -> Int {
      if let place = places[name] { return place }
      places[name] = screens.count
      screens.append(ScreenPairs(screen: name))
      return screens.count - 1
    }
    for panel in after.panels {
      let index = place(panel.screen)
      screens[index].allAfter.append(panel)
    }
    for pair in pairs.pairs {
      let index = place(after.panels[pair.after].screen)
      screens[index].panels.append((before.panels[pair.before], after.panels[pair.after]))
      screens[index].allBefore.append(before.panels[pair.before])
    }
    for added in pairs.added {
      let index = place(after.panels[added].screen)
      screens[index].added.append(after.panels[added])
    }
    for removed in pairs.removed {
      let index = place(before.panels[removed].screen)
      screens[index].removed.append(before.panels[removed])
      screens[index].allBefore.append(before.panels[removed])
    }
    return screens
  }

  private init(screen: String) { self.screen = screen }

  /// What differs in the panels of both sides.
  var observations: [Observation] {
    let renames = ElementPairs.renames(panels)
    var observations: [Observation] = []
    for (index, pair) in panels.enumerated() where pair.before != pair.after {
      if pair.before.screen != pair.after.screen {
        observations.append(
          Observation(
            kind: .renamed, weight: .other,
            subject: Observation.Subject("the screen \(pair.before.screen)"),
            levels: [Phrase("renamed to \(pair.after.screen)")],
            order: PanelComparison.Order.screen, panel: index))
      }
      observations +=
        PanelComparison(pair.before, pair.after, panel: index, renames: renames).observations
    }
    return observations
  }

  /// Panels that are on one side only.
  func comings(isOfDevice: Bool) -> [OrderedChange] {
    [
      coming(.panelAdded, added, of: allAfter, "new panel", isOfDevice),
      coming(.panelRemoved, removed, of: allBefore, "removed panel", isOfDevice),
    ].compactMap { $0 }
  }

  private func coming(
    _ kind: LayoutChangeKind, _ some: [PanelSnapshot], of all: [PanelSnapshot], _ noun: String,
    _ isOfDevice: Bool
  ) -> OrderedChange? {
    guard !some.isEmpty else { return nil }
    let words = Occurrence(all.map(\.key)).words(some.map(\.key))
    let count = some.count == 1 ? noun : "\(some.count) \(noun)s"
    return OrderedChange(
      change: LayoutChange(
        kind: kind, weight: isOfDevice ? .device : .other, screen: screen, subject: noun,
        element: nil, panels: some.map(\.id), sentence: ReportText.plain("\(count): \(words)"),
        isOfDevice: isOfDevice),
      order: PanelComparison.Order.panels, panel: 0)
  }
}
