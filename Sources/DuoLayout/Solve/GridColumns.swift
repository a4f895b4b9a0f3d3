/// How many columns a grid gets (layout.md §7).
public enum GridColumns {
  /// As many columns of at least `cell` as `width` holds with `spacing` between them, never fewer than one;
  /// rounded up to an even number wherever a division exists, active or not.
  ///
  /// So the fold falls between cells, and the number does not jump when someone folds. Points.
  ///
  /// - Precondition: `cell` is above 0, the others at least 0.
  public static func count(width: Double, cell: Double, spacing: Double, regions: [Region]) -> Int {
    precondition(width >= 0 && cell > 0 && spacing >= 0, "a grid's lengths are never negative")
    let fitting = max(Int((width + spacing) / (cell + spacing)), 1)
    let hasDivision = regions.contains { $0.kind == .division }
    return hasDivision ? fitting + fitting % 2 : fitting
  }
}
