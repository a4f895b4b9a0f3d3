import DuoGeometry

/// The display a panel lies on, as its pose turns it.
public struct DisplaySnapshot: Hashable, Sendable {
  /// `outer`, `inner`
  public var name: String?
  /// `portrait`, `landscape`
  public var orientation: String?
  /// Points.
  public var size: Size?
  /// Screen capture pixels per point.
  public var scale: Double?

  public init(
    name: String? = nil, orientation: String? = nil, size: Size? = nil, scale: Double? = nil
  ) {
    self.name = name
    self.orientation = orientation
    self.size = size
    self.scale = scale
  }
}
