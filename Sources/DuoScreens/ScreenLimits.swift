/// What a screen file may hold; the decoder and the schema both go by it. Lengths are points.
public enum ScreenLimits {
  /// Bytes of a file.
  public static let bytes = 8 << 20
  /// Elements of a screen, those of `both` twice, seeded targets one by one.
  public static let elements = 10_000
  public static let nameLength = 80
  public static let idLength = 120
  public static let labelLength = 200
  public static let prefixLength = 40
  public static let pathLength = 1_024
  /// Sides of elements: above the lower bound.
  public static let sides = 0.0...10_000.0
  public static let insets = -10_000.0...10_000.0
  /// Places of fixed frames.
  public static let coordinates = -10_000.0...10_000.0
  public static let hitSizes = 0.0...1_000.0
  public static let distances = 0.0...1_000.0
  public static let spacings = 0.0...10_000.0
  /// Radii of seeded targets: never below 22 (layout.md §5).
  public static let radii = 22.0...1_000.0
  public static let counts = 0...10_000
  public static let columns = 1...1_000
}
