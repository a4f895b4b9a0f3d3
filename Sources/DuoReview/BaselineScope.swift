/// Which entries of a baseline a review can speak of.
public struct BaselineScope: Sendable {
  /// A screen by its own name.
  private struct Place: Hashable {
    var screen: String
    /// nil where nobody says.
    var file: String?
  }

  private let panels: Set<PanelKey>
  private let places: Set<Place>
  private let silent: Set<String>
  private let catalog: Set<String>?

  /// - Parameters:
  ///   - panels: those reviewed.
  ///   - files: the names of their screens' files without folders, by `PanelKey.screen`.
  ///   - ignored: rules that were left out.
  ///   - hasAllPoses: whether every pose is among the panels, without which rules that compare them say little.
  ///   - catalog: every pose there is, where all of them were reviewed in every seating and direction; else nil.
  public init(
    panels: [PanelKey], files: [String: String] = [:], ignored: Set<String>, hasAllPoses: Bool,
    catalog: Set<String>? = nil
  ) {
    self.panels = Set(panels.map(\.own))
    places = Set(panels.map { Place(screen: $0.title, file: files[$0.screen]) })
    self.catalog = catalog
    let comparing = Rules.all.filter { $0.comparesPanels }.map { $0.id }
    silent = hasAllPoses ? ignored : ignored.union(comparing)
  }

  /// Whether the review would have found it if it were there.
  public func covers(_ entry: Baseline.Entry) -> Bool {
    guard !silent.contains(entry.rule) else { return false }
    if isReviewed(entry) { return panels.contains(entry.panel) || hasNoPose(entry) }
    return hasNoPose(entry) || isRenamed(entry)
  }

  /// Whether it is of a screen that a review of everything did not see.
  public func isElsewhere(_ entry: Baseline.Entry) -> Bool {
    catalog != nil && !isReviewed(entry) && !covers(entry)
  }

  private func isReviewed(_ entry: Baseline.Entry) -> Bool {
    places.contains {
      $0.screen == entry.panel.screen
        && ($0.file == entry.file || $0.file == nil || entry.file == nil)
    }
  }

  /// Whether its pose is in no catalogue any more.
  private func hasNoPose(_ entry: Baseline.Entry) -> Bool {
    catalog.map { !$0.contains(entry.panel.pose) } ?? false
  }

  /// Whether its file was reviewed and calls its screen something else now.
  private func isRenamed(_ entry: Baseline.Entry) -> Bool {
    catalog != nil && entry.file != nil && places.contains { $0.file == entry.file }
  }
}
