import DuoGeometry
import DuoLayout

/// How a panel's container is split.
public struct SplitSnapshot: Hashable, Sendable {
  public var kind: String?
  /// The rule that places the seam: `middle`, `fold`, `foldEqual`.
  public var seam: String?
  public var followsFold: Bool?
  public var axis: SplitAxis?
  /// Points asked for between the halves.
  public var spacing: Double?
  /// Window space.
  public var container: Rect?
  /// Window space; nil where the halves do not lie side by side.
  public var gap: Rect?

  public init(
    kind: String? = nil, seam: String? = nil, followsFold: Bool? = nil, axis: SplitAxis? = nil,
    spacing: Double? = nil, container: Rect? = nil, gap: Rect? = nil
  ) {
    self.kind = kind
    self.seam = seam
    self.followsFold = followsFold
    self.axis = axis
    self.spacing = spacing
    self.container = container
    self.gap = gap
  }
}
