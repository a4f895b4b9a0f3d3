import DuoGeometry

/// A size class on one axis.
public enum SizeClassValue: String, CaseIterable, Sendable {
  case compact, regular
}

public struct SizeClass: Hashable, Sendable {
  public var horizontal: SizeClassValue
  public var vertical: SizeClassValue

  public init(horizontal: SizeClassValue, vertical: SizeClassValue) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public enum HingeStatus: String, CaseIterable, Sendable {
  case closed, partiallyOpen, fullyOpen
}

public struct Hinge: Hashable, Sendable {
  public var status: HingeStatus
  /// Degrees between the two halves, 0 closed to 180 flat; nil where nobody knows.
  public var angle: Double?

  public init(status: HingeStatus, angle: Double?) {
    self.status = status
    self.angle = angle
  }
}

/// The groups a contact sheet shows poses in.
public enum PoseGroup: String, CaseIterable, Sendable {
  case closed, open, partlyOpen, splitView, unverified
}

/// Which insets of the safe area a bar replaces, in points; nil leaves one as it is.
public struct InsetChange: Hashable, Sendable {
  public var top: Double?
  public var left: Double?
  public var bottom: Double?
  public var right: Double?

  public init(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public subscript(edge: Edge) -> Double? {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }

  public func applied(to insets: Insets) -> Insets {
    Insets(
      top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom,
      right: right ?? insets.right)
  }
}

/// One way the device is held, as its file in `Poses/` states it.
public struct Pose: Hashable, Sendable {
  /// The catalogue name (`partly-open`).
  public var name: String
  /// Other names people use for it (`book`).
  public var otherNames: [String]
  /// The name as a heading (`Partly open`).
  public var title: String
  public var group: PoseGroup
  /// Whether it is one of the poses people meet every day.
  public var isMain: Bool
  public var display: DisplayName
  public var orientation: Orientation
  /// How far the device is turned clockwise from its display's natural orientation.
  public var quarterTurn: QuarterTurn
  /// Display space: the display as the pose turns it.
  public var window: Rect
  /// Without app bars, in window space.
  public var safeArea: Insets
  public var sizeClass: SizeClass
  /// The physical edge that carries the vertical bar.
  public var barEdge: Edge?
  public var hinge: Hinge
  public var regions: [Region]
  /// What a navigation bar changes.
  public var navigationBar: InsetChange
  /// What it changes once a large title has collapsed.
  public var collapsedNavigationBar: InsetChange
  /// What a tab bar changes.
  public var tabBar: InsetChange
  /// From the bottom of the window; nil where nobody knows.
  public var keyboardHeight: Double?
  public var provenance: ProvenanceBook

  public init(
    name: String, otherNames: [String] = [], title: String, group: PoseGroup, isMain: Bool,
    display: DisplayName, orientation: Orientation, quarterTurn: QuarterTurn, window: Rect,
    safeArea: Insets, sizeClass: SizeClass, barEdge: Edge?, hinge: Hinge, regions: [Region],
    navigationBar: InsetChange, collapsedNavigationBar: InsetChange, tabBar: InsetChange,
    keyboardHeight: Double?, provenance: ProvenanceBook
  ) {
    self.name = name
    self.otherNames = otherNames
    self.title = title
    self.group = group
    self.isMain = isMain
    self.display = display
    self.orientation = orientation
    self.quarterTurn = quarterTurn
    self.window = window
    self.safeArea = safeArea
    self.sizeClass = sizeClass
    self.barEdge = barEdge
    self.hinge = hinge
    self.regions = regions
    self.navigationBar = navigationBar
    self.collapsedNavigationBar = collapsedNavigationBar
    self.tabBar = tabBar
    self.keyboardHeight = keyboardHeight
    self.provenance = provenance
  }

  /// The window's own space: the window with its origin at zero.
  public var windowBounds: Rect { Rect(size: window.size) }
}
