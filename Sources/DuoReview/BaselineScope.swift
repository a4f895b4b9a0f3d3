/// Which entries of a baseline a review can speak of.
public struct BaselineScope: Sendable {
  private let panels: Set<PanelKey>
  private let silent: Set<String>

  /// - Parameters:
  ///   - panels: those reviewed.
  ///   - ignored: rules that were left out.
  ///   - hasAllPoses: whether every pose is among the panels, without which rules that compare them say little.
  public init(panels: [PanelKey], ignored: Set<String>, hasAllPoses: Bool) {
    self.panels = Set(panels)
    let comparing = Rules.all.filter { $0.comparesPanels }.map { $0.id }
    silent = hasAllPoses ? ignored : ignored.union(comparing)
  }

  public func covers(_ entry: Baseline.Entry) -> Bool {
    panels.contains(entry.panel) && !silent.contains(entry.rule)
  }
}
