import DuoGeometry

/// Choosing between two arrangements that both fit (layout.md §7).
public enum ArrangementChoice {
  /// The one whose smallest important element is larger, `first` where they are alike.
  ///
  /// Smallest is by the shorter side, since that is the one a finger misses, then by area.
  public static func better<Arrangement>(
    _ first: Arrangement, _ second: Arrangement, important: (Arrangement) -> [Size]
  ) -> Arrangement {
    smallest(important(first)) < smallest(important(second)) ? second : first
  }

  /// Shorter side and area of the smallest; nothing important is never too small.
  private static func smallest(_ sizes: [Size]) -> (side: Double, area: Double) {
    sizes.map { (side: min($0.width, $0.height), area: $0.area) }
      .min { $0 < $1 } ?? (.infinity, .infinity)
  }
}
