/// A panel that was reviewed, as far as reports speak of it.
public struct ReportedPanel: Hashable, Sendable {
  public var key: PanelKey
  /// `partly-open.faceToFace.ltr`
  public var id: String
  public var millimetresPerPoint: Double

  public init(key: PanelKey, id: String, millimetresPerPoint: Double) {
    self.key = key
    self.id = id
    self.millimetresPerPoint = millimetresPerPoint
  }

  public init(_ panel: ReviewedPanel) {
    self.init(
      key: panel.key, id: panel.layout.id, millimetresPerPoint: panel.millimetresPerPoint)
  }
}
