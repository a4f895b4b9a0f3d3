import DuoGeometry
import DuoLayout

/// What whoever imports a capture has to say, since no capture tells it.
public struct ImportOptions: Hashable, Sendable {
  public var facing: Facing
  /// The reader's direction that the app had.
  public var direction: Direction
  /// How the app splits its window; bars, camera and keyboard are added to what a capture shows.
  public var layout: LayoutOptions
  /// The identifier prefix of each seat.
  public var firstPrefix: String
  public var secondPrefix: String
  /// Patterns of identifiers that are targets, `*` for any characters.
  public var targets: [String]
  /// Whether frames in the wrong orientation are turned.
  public var fixesOrientation: Bool
  /// How far clockwise, where neither size nor pose tells.
  public var turn: QuarterTurn?

  public init(
    facing: Facing = .sameWay, direction: Direction = .ltr, layout: LayoutOptions = LayoutOptions(),
    firstPrefix: String = "first", secondPrefix: String = "second", targets: [String] = [],
    fixesOrientation: Bool = false, turn: QuarterTurn? = nil
  ) {
    self.facing = facing
    self.direction = direction
    self.layout = layout
    self.firstPrefix = firstPrefix
    self.secondPrefix = secondPrefix
    self.targets = targets
    self.fixesOrientation = fixesOrientation
    self.turn = turn
  }
}
