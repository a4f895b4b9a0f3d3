import DuoLayout

/// The fold runs through the middle column.
public enum OddColumns: Rule {
  public static let id = "odd-columns"
  public static let severities: [Severity] = [.warning]
  public static let summary = "a grid is given an odd number of columns where a division exists"
  public static let reason = """
    With an even number the fold falls between two columns; with an odd one it runs through the middle one. It counts \
    wherever a division exists, active or not, so that the number does not jump when somebody folds the phone.
    """
  public static let remedy = """
    Leave columns out, so that the grid rounds up to an even number by itself, or give it an even one.
    """

  public static func findings(in panel: ReviewedPanel) -> [Finding] {
    guard panel.layout.regions.contains(where: { $0.kind == .division }) else { return [] }
    return panel.facts.grids.compactMap { place in
      guard let columns = panel.layout.elements[place].element.columns, columns % 2 != 0 else {
        return nil
      }
      return panel.finding(
        self, .warning, at: place, value: Double(columns), limit: Double(columns + 1),
        unit: .count,
        "\(columns) columns where there is a fold; \(columns + 1) would keep clear of it")
    }
  }
}
