import DuoGeometry

/// A reserved region of a panel.
public struct RegionSnapshot: Hashable, Sendable {
  /// `division`, `occlusion`
  public var kind: String
  /// `fold`, `statusArea`, `outerCamera`, `innerCamera`
  public var name: String
  /// Window space, margins included.
  public var frame: Rect
  public var margins: Insets?
  public var isActive: Bool

  public init(kind: String, name: String, frame: Rect, margins: Insets? = nil, isActive: Bool) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
  }
}
