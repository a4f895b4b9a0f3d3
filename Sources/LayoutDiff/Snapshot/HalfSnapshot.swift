import DuoGeometry
import DuoLayout

/// What one seat gets of a panel.
public struct HalfSnapshot: Hashable, Sendable {
  public var seat: Seat
  /// `primary`, `secondary`
  public var content: String?
  /// The panel of the phone it lies on: `cover`, `camera`, `both`.
  public var panel: String?
  public var shows: Bool
  /// Window space; nil where it does not show.
  public var frame: Rect?
  public var turn: QuarterTurn
  /// `compact × regular`, horizontal first.
  public var sizeClass: String?
  /// Window space.
  public var hitArea: Rect?
  public var canAct: Bool
  /// Why it does not show or may not act.
  public var reason: String?

  public init(
    seat: Seat, content: String? = nil, panel: String? = nil, shows: Bool = true,
    frame: Rect? = nil, turn: QuarterTurn = .none, sizeClass: String? = nil, hitArea: Rect? = nil,
    canAct: Bool = true, reason: String? = nil
  ) {
    self.seat = seat
    self.content = content
    self.panel = panel
    self.shows = shows
    self.frame = frame
    self.turn = turn
    self.sizeClass = sizeClass
    self.hitArea = hitArea
    self.canAct = canAct
    self.reason = reason
  }

  /// The transform between window space and its owner's; nil where it does not show.
  public var space: TurnedFrame? { frame.map { TurnedFrame(frame: $0, turn: turn) } }
}
