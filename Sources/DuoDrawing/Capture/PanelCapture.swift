import DuoGeometry
import DuoLayout

/// What a running app showed in a panel's pose, as a picture of the whole display.
public struct PanelCapture: Hashable, Sendable {
  public var image: RasterImage
  /// The picture's file as the screen names it.
  public var path: String
  /// How far the file's picture is turned clockwise to stand as the pose's display does.
  public var turn: QuarterTurn
  /// How much of it shows over the display: 0 nothing to 1 undimmed.
  public var opacity: Double
  /// The name of the file's colour profile, by which nothing was converted; nil where it has none.
  public var profile: String?
  /// Harmless faults of the file, one sentence each.
  public var faults: [String]
  public var measure: CaptureMeasure

  /// Dim enough for what lies on it to be read, and light enough for the app to be known.
  public static let usualOpacity = 0.6

  public init(
    image: RasterImage, path: String, turn: QuarterTurn, opacity: Double = usualOpacity,
    profile: String? = nil, faults: [String] = [], measure: CaptureMeasure
  ) {
    self.image = image
    self.path = path
    self.turn = turn
    self.opacity = opacity
    self.profile = profile
    self.faults = faults
    self.measure = measure
  }

  /// What a reader is told of it, one sentence each.
  var sentences: [String] {
    let profile = profile.map { "capture: colour profile \($0), left as it is" }
    return [measure.sentence] + [profile].compactMap { $0 } + faults.map { "capture: \($0)" }
  }
}
