import DuoGeometry
import DuoLayout

/// One panel as layout JSON has it; points of window space unless it says otherwise.
///
/// What its document does not say is nil: nothing is known of it, so that it cannot have changed.
public struct PanelSnapshot: Hashable, Sendable {
  /// `partly-open.faceToFace.ltr`
  public var id: String
  public var pose: String
  /// `sameWay`, `faceToFace`
  public var facing: String
  /// `ltr`, `rtl`
  public var direction: String
  public var screen: String
  /// What was asked for that is not the default, by the names of the long options, values as one would type them.
  public var options: [String: String] = [:]
  /// Sheet units; nil where the panel is part of no drawing.
  public var placement: Rect?
  /// Whose eyes that drawing is turned for; nil where it lies as the display does.
  public var view: Seat?
  /// Millimetres per point; nil where the file does not say.
  public var millimetresPerPoint: Double?
  public var display: DisplaySnapshot?
  /// Display space.
  public var window: Rect?
  public var safeArea: Insets?
  /// `compact × regular`, horizontal first.
  public var sizeClass: String?
  /// `left`, `right`, or `none`.
  public var barEdge: String?
  /// `partiallyOpen, 110°`
  public var hinge: String?
  public var regions: [RegionSnapshot]?
  public var keyboard: Rect?
  public var split: SplitSnapshot?
  public var halves: [HalfSnapshot] = []
  /// In drawing order.
  public var elements: [ElementSnapshot] = []
  /// nil where nobody says whether a review took place.
  public var findings: [FindingSnapshot]?
  public var notes: [String]?

  public init(
    id: String, pose: String, facing: String, direction: String, screen: String,
    placement: Rect? = nil, millimetresPerPoint: Double? = nil
  ) {
    self.id = id
    self.pose = pose
    self.facing = facing
    self.direction = direction
    self.screen = screen
    self.placement = placement
    self.millimetresPerPoint = millimetresPerPoint
  }

  /// What that seat gets; nil where the document does not say.
  public func half(_ seat: Seat) -> HalfSnapshot? { halves.first { $0.seat == seat } }

  /// The window in its own space.
  public var windowBounds: Rect? { window.map { Rect(size: $0.size) } }
}
