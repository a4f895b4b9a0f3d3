/// A panel that was reviewed, as far as reports speak of it.
public struct ReportedPanel: Hashable, Sendable {
  public var key: PanelKey
  /// `partly-open.faceToFace.ltr`
  public var id: String
  public var millimetresPerPoint: Double
  /// What could not be laid out as the screen asks, a sentence each.
  public var losses: [String]

  public init(key: PanelKey, id: String, millimetresPerPoint: Double, losses: [String] = []) {
    self.key = key
    self.id = id
    self.millimetresPerPoint = millimetresPerPoint
    self.losses = losses
  }

  public init(_ panel: ReviewedPanel) {
    self.init(
      key: panel.key, id: panel.layout.id, millimetresPerPoint: panel.millimetresPerPoint,
      losses: panel.layout.notes.filter(\.isLoss).map(\.sentence))
  }
}
