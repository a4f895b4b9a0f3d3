import DuoGeometry
import DuoLayout
import DuoReview

/// Something a review found in a panel.
public struct FindingSnapshot: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  public var seat: Seat?
  public var element: String?
  /// Window space.
  public var frame: Rect?
  public var value: Double?
  public var limit: Double?
  /// `pt`, `%`, `count`, `°`
  public var unit: String?
  public var message: String
  public var fingerprint: String?

  public init(
    rule: String, severity: Severity, seat: Seat? = nil, element: String? = nil,
    frame: Rect? = nil, value: Double? = nil, limit: Double? = nil, unit: String? = nil,
    message: String, fingerprint: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.seat = seat
    self.element = element
    self.frame = frame
    self.value = value
    self.limit = limit
    self.unit = unit
    self.message = message
    self.fingerprint = fingerprint
  }
}
