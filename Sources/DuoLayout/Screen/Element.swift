import DuoGeometry
import DuoJSON

public enum ElementRole: String, CaseIterable, Sendable {
  case target, control, text, field, image, grid, panel, banner, alert, sheet, background

  /// Whether the role alone makes an element of the app take touches (layout.md §4).
  public var takesTouches: Bool { self == .target || self == .control }
  /// Whether the system shows it, upright in the window however its half is turned (layout.md §3).
  public var isSystemPanel: Bool { self == .alert || self == .sheet }
  /// Whether others may name it as their holder.
  public var holdsOthers: Bool { self == .field || self == .grid || self == .panel }
}

public enum Gesture: String, CaseIterable, Sendable {
  case tap, drag
}

/// One side of an element: a number of points, or all that its holder leaves.
public enum Length: Hashable, Sendable {
  case points(Double)
  case fill
}

/// Where in its holder an element goes: leading and trailing follow the reader, top is the owner's top.
public enum Place: String, CaseIterable, Sendable {
  case center, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  public enum Axis: Sendable { case start, middle, end }

  /// Along the reading direction.
  public var horizontal: Axis {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .center, .top, .bottom: .middle
    }
  }

  /// From the owner's top to the owner's bottom.
  public var vertical: Axis {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .center, .leading, .trailing: .middle
    }
  }
}

/// Distances from the edges of a holder in the reader's terms, in points.
public struct DirectionalInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  public static let zero = DirectionalInsets()

  /// The same in left and right for a reader of `direction`.
  public func resolved(_ direction: Direction) -> Insets {
    direction == .ltr
      ? Insets(top: top, left: leading, bottom: bottom, right: trailing)
      : Insets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}

/// One thing a person sees, as a screen describes it (interface.md, "Screen file"), in the owner's space.
public struct Element: Hashable, Sendable {
  /// Without the seat's prefix in `Screen.both`, in full elsewhere.
  public var id: String
  public var role: ElementRole
  public var width: Length
  public var height: Length
  public var place: Place
  public var inset: DirectionalInsets
  /// A fixed rectangle in the owner's space, in place of size and place; nil where those count.
  public var frame: Rect?
  /// The id of the field, grid or panel that holds it; nil for the half.
  public var holder: String?
  public var label: String?
  /// Points to which the hit area grows on each axis, at least.
  public var hitSize: Double
  public var gestures: Set<Gesture>
  public var minimumDistance: Double
  public var isDestructive: Bool
  public var isConfirmed: Bool
  /// Meant for one pair of eyes.
  public var isPrivate: Bool
  /// Whether its content scrolls, so that a fold or an edge may cut it.
  public var scrolls: Bool
  /// Of a grid: how many columns it is given; nil where it counts its own.
  public var columns: Int?
  /// Whether its gestures sit on the half's own container and not on itself.
  public var gestureOnContainer: Bool
  public var isOneSeatOnly: Bool
  /// Catalogue names of the poses it shows in; nil for all.
  public var poses: [String]?
  /// Findings of these rules are accepted here, each with the reason.
  public var allow: [String: String]
  /// Where its file describes it.
  public var source: JSONPlace?
  /// Seeded targets: how many, and their radius in points. Only in a field.
  public var count: Int
  public var radius: Double

  public init(
    id: String, role: ElementRole, width: Length = .fill, height: Length = .fill,
    place: Place = .center, inset: DirectionalInsets = .zero, frame: Rect? = nil,
    holder: String? = nil, label: String? = nil, hitSize: Double = 0,
    gestures: Set<Gesture> = [], minimumDistance: Double = 0, isDestructive: Bool = false,
    isConfirmed: Bool = false, isPrivate: Bool = false, scrolls: Bool = false,
    columns: Int? = nil, gestureOnContainer: Bool = false, isOneSeatOnly: Bool = false,
    poses: [String]? = nil, allow: [String: String] = [:], source: JSONPlace? = nil,
    count: Int = 0, radius: Double = 28
  ) {
    self.id = id
    self.role = role
    self.width = width
    self.height = height
    self.place = place
    self.inset = inset
    self.frame = frame
    self.holder = holder
    self.label = label
    self.hitSize = hitSize
    self.gestures = gestures
    self.minimumDistance = minimumDistance
    self.isDestructive = isDestructive
    self.isConfirmed = isConfirmed
    self.isPrivate = isPrivate
    self.scrolls = scrolls
    self.columns = columns
    self.gestureOnContainer = gestureOnContainer
    self.isOneSeatOnly = isOneSeatOnly
    self.poses = poses
    self.allow = allow
    self.source = source
    self.count = count
    self.radius = radius
  }

  /// Whether it shows in the pose of that catalogue name.
  public func shows(in pose: String) -> Bool { poses?.contains(pose) ?? true }
}
