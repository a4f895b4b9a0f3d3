import DuoGeometry

public enum RegionKind: String, CaseIterable, Sendable {
  case division, occlusion
}

public enum RegionName: String, CaseIterable, Sendable {
  case fold, statusArea, outerCamera, innerCamera
}

/// A reserved region: a piece of the window the hardware wants for itself.
public struct Region: Hashable, Sendable {
  public var kind: RegionKind
  public var name: RegionName
  /// Window space, margins included.
  public var frame: Rect
  /// How much of the frame, on each side, is margin.
  public var margins: Insets
  public var isActive: Bool
  /// Whether the region turns active while the camera runs.
  public var followsCamera: Bool

  public init(
    kind: RegionKind, name: RegionName, frame: Rect, margins: Insets = .zero, isActive: Bool,
    followsCamera: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.frame = frame
    self.margins = margins
    self.isActive = isActive
    self.followsCamera = followsCamera
  }

  /// Whether it is taller than wide, so that it parts left from right.
  public var isVertical: Bool { frame.height > frame.width }
}
