import DuoGeometry
import DuoJSON

/// One pose, seating, direction and screen, solved: nothing is left to decide after this.
///
/// Every rectangle is in window space and points unless it says otherwise; nothing is rounded.
public struct PanelLayout: Hashable, Sendable {
  public var pose: Pose
  public var facing: Facing
  public var direction: Direction
  public var screenName: String
  public var options: LayoutOptions
  /// After bars and keyboard.
  public var safeArea: Insets
  /// The window without `safeArea`.
  public var safeFrame: Rect
  /// The keyboard's frame, where one shows.
  public var keyboard: Rect?
  /// As in the pose, with the camera option applied.
  public var regions: [Region]
  public var split: SolvedSplit
  public var gate: Gate
  /// First, then second. A half that does not show is here too.
  public var halves: [SolvedHalf]
  /// In drawing order: holders before what they hold, first seat before second; while an overlay's two views lie
  /// over each other, the primary's last. Backgrounds come before the rest of their holder, system panels after everything.
  public var elements: [PlacedElement]
  /// Touches that an overflowing element takes from the other half.
  public var stolen: [StolenTouches]
  public var notes: [LayoutNote]
  /// The moment of the race that shows; nil where none was asked for.
  public var race: RaceMoment?
  /// Whether a half hides what reaches out of it; that does not stop it taking touches (layout.md §4).
  public var clipsHalves: Bool
  /// What tells it from panels of the same layout, at the end of its id (`.first.dark`); empty where nothing need.
  public var variant = ""

  public init(
    pose: Pose, facing: Facing, direction: Direction, screenName: String, options: LayoutOptions,
    safeArea: Insets, safeFrame: Rect, keyboard: Rect?, regions: [Region], split: SolvedSplit,
    gate: Gate, halves: [SolvedHalf], elements: [PlacedElement], stolen: [StolenTouches],
    notes: [LayoutNote], race: RaceMoment? = nil, clipsHalves: Bool = true
  ) {
    self.pose = pose
    self.facing = facing
    self.direction = direction
    self.screenName = screenName
    self.options = options
    self.safeArea = safeArea
    self.safeFrame = safeFrame
    self.keyboard = keyboard
    self.regions = regions
    self.split = split
    self.gate = gate
    self.halves = halves
    self.elements = elements
    self.stolen = stolen
    self.notes = notes
    self.race = race
    self.clipsHalves = clipsHalves
  }

  /// `partly-open.faceToFace.ltr`
  public var id: String { "\(pose.name).\(facing.rawValue).\(direction.rawValue)\(variant)" }

  public subscript(seat: Seat) -> SolvedHalf { seat == .first ? halves[0] : halves[1] }
}

public enum SplitAxis: String, CaseIterable, Sendable {
  case sideBySide, stacked
}

/// How the container was split.
public struct SolvedSplit: Hashable, Sendable {
  public var kind: SplitKind
  /// The rule asked for; the arrangements always follow an active division.
  public var seam: SeamRule
  /// Whether an active division placed the seam.
  public var followsFold: Bool
  public var axis: SplitAxis
  public var spacing: Double
  public var container: Rect
  /// Between the halves; empty where spacing is 0, nil where the halves do not lie side by side.
  public var gap: Rect?
  /// Where the middle of the container would have put the seam's centre, on the split's axis.
  public var middle: Double
  /// What `foldEqual` took from the larger half.
  public var givenUp: Rect?

  public init(
    kind: SplitKind, seam: SeamRule, followsFold: Bool, axis: SplitAxis, spacing: Double,
    container: Rect, gap: Rect?, middle: Double, givenUp: Rect?
  ) {
    self.kind = kind
    self.seam = seam
    self.followsFold = followsFold
    self.axis = axis
    self.spacing = spacing
    self.container = container
    self.gap = gap
    self.middle = middle
    self.givenUp = givenUp
  }
}

/// Which panel of the phone a half lies on.
public enum HalfPanel: String, CaseIterable, Sendable {
  case cover, camera, both
}

/// Why a half does not show, or may not act.
public enum HalfReason: String, CaseIterable, Sendable {
  /// ArrangementView shows only the primary where both size classes are compact.
  case onlyPrimaryShows
  case notYourTurn
  case paused
  /// The container leaves it no room.
  case noRoom
}

/// What one seat gets.
public struct SolvedHalf: Hashable, Sendable {
  public var seat: Seat
  public var content: HalfContent
  /// nil where the half does not show.
  public var panel: HalfPanel?
  public var shows: Bool
  /// nil where the half does not show.
  public var frame: Rect?
  public var turn: QuarterTurn
  public var sizeClass: SizeClass
  /// Belongs to this half alone; nil where it does not show.
  public var hitArea: Rect?
  public var canAct: Bool
  public var reason: HalfReason?

  public init(
    seat: Seat, content: HalfContent, panel: HalfPanel?, shows: Bool, frame: Rect?,
    turn: QuarterTurn, sizeClass: SizeClass, hitArea: Rect?, canAct: Bool, reason: HalfReason?
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

  /// The transform between window space and this owner's; nil where the half does not show.
  public var space: TurnedFrame? { frame.map { TurnedFrame(frame: $0, turn: turn) } }
}

/// An element where it ended up.
public struct PlacedElement: Hashable, Sendable {
  /// With the seat's prefix (`second.leave`).
  public var id: String
  public var seat: Seat
  public var role: ElementRole
  public var frame: Rect
  /// In the owner's space.
  public var ownerFrame: Rect
  /// nil for elements that let touches through, and where nothing of the area is left after cutting.
  public var hitArea: Rect?
  /// Of a field: where its targets may go; nil where there is no room, and for other roles.
  public var playArea: Rect?
  public var label: String?
  /// Whether the half was too small for its label, so that it went.
  public var isDropped: Bool
  /// Of a target: its circle's radius in points; nil for everything that is a box.
  public var radius: Double?
  /// Of a target: the radius of the circle that takes touches, `radius` grown to its `hitSize`; nil for boxes.
  public var hitRadius: Double?
  /// What the screen says of it; of a seeded target what its field hands on.
  public var element: Element
  /// The id of what holds it; nil for the half.
  public var holder: String?

  public var isDestructive: Bool { element.isDestructive }

  public init(
    id: String, seat: Seat, role: ElementRole, frame: Rect, ownerFrame: Rect, hitArea: Rect?,
    playArea: Rect? = nil, label: String? = nil, isDropped: Bool = false, radius: Double? = nil,
    hitRadius: Double? = nil, element: Element? = nil, holder: String? = nil
  ) {
    self.id = id
    self.seat = seat
    self.role = role
    self.frame = frame
    self.ownerFrame = ownerFrame
    self.hitArea = hitArea
    self.playArea = playArea
    self.label = label
    self.isDropped = isDropped
    self.radius = radius
    self.hitRadius = hitRadius ?? radius
    self.element = element ?? Element(id: id, role: role)
    self.holder = holder
  }
}

/// A piece of one half whose touches an element of the other half takes.
public struct StolenTouches: Hashable, Sendable {
  /// The element that takes them.
  public var element: String
  /// The seat that loses them.
  public var seat: Seat
  public var frame: Rect

  public init(element: String, seat: Seat, frame: Rect) {
    self.element = element
    self.seat = seat
    self.frame = frame
  }
}

/// Something a reader of the panel has to be told.
public enum LayoutNote: Hashable, Sendable {
  /// Both seats lie on one panel of the phone, although face to face assumes a panel each.
  case sharedPanel
  /// Face to face while partly open: each half tilts this many degrees away from its owner; nil where the angle is unknown.
  case tilted(degrees: Double?)
  /// Fewer targets fit than were asked for.
  case fewerTargets(field: String, asked: Int, placed: Int)
  case noPlayArea(field: String)
  /// The keyboard was asked for, but nobody knows its height in this pose.
  case keyboardUnknown
  /// Labels or spacing went because the half is too small.
  case compacted(seat: Seat, droppedLabels: Bool)
  /// Nothing turns, although the seating is face to face, because the halves do not lie side by side.
  case nothingTurns

  /// One sentence for people.
  public var sentence: String {
    switch self {
    case .sharedPanel: return "both seats share one panel; face to face assumes a panel each"
    case .tilted(let degrees?):
      return "each half tilts \(Decimal.text(degrees, places: 1))° away from its owner"
    case .tilted(nil): return "each half tilts away from its owner by an unknown angle"
    case .fewerTargets(let field, let asked, let placed):
      return "\(field): \(placed) of \(asked) targets fit"
    case .noPlayArea(let field): return "\(field): no play area"
    case .keyboardUnknown: return "the keyboard's height is unknown in this pose"
    case .compacted(let seat, true):
      return "\(seat.rawValue): too small, labels dropped"
    case .compacted(let seat, false):
      return "\(seat.rawValue): too small, spacing dropped"
    case .nothingTurns: return "nothing turns while the halves are not side by side"
    }
  }
}
