import DuoGeometry
import DuoJSON
import DuoLayout

/// What `value` and `limit` of a finding count.
public enum FindingUnit: String, CaseIterable, Sendable {
  case points = "pt"
  case percent = "%"
  case count
  case degrees = "°"
}

/// Something a rule has to say about one place of one panel.
public struct Finding: Hashable, Sendable {
  /// The rule's id (`target-too-small`).
  public var rule: String
  public var severity: Severity
  public var panel: PanelKey
  public var seat: Seat?
  /// The identifier with its seat's prefix; nil where the finding is about a half or the whole panel.
  public var element: String?
  /// What tells it from others of its rule at its element: the other element's id, a region's name; empty where
  /// there can be one only.
  public var subject: String
  /// Where it is, in window space and points; nil where it is nowhere in particular.
  public var frame: Rect?
  public var value: Double?
  public var limit: Double?
  public var unit: FindingUnit?
  /// One sentence for people, with the numbers, without the pose.
  public var message: String
  /// The screen file, as the user named it.
  public var file: String?
  /// Where the file describes the element.
  public var place: JSONPlace?

  public init(
    rule: String, severity: Severity, panel: PanelKey, seat: Seat? = nil, element: String? = nil,
    subject: String = "", frame: Rect? = nil, value: Double? = nil, limit: Double? = nil,
    unit: FindingUnit? = nil, message: String, file: String? = nil, place: JSONPlace? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.panel = panel
    self.seat = seat
    self.element = element
    self.subject = subject
    self.frame = frame
    self.value = value
    self.limit = limit
    self.unit = unit
    self.message = message
    self.file = file
    self.place = place
  }

  /// The same for a finding that only moved by a point or changed its place in the file: a hash of rule, the
  /// screen's own name, panel, seat, element, subject and options, sixteen hexadecimal digits.
  public var fingerprint: String {
    var parts = [
      rule, panel.title, panel.pose, panel.facing.rawValue, panel.direction.rawValue,
      seat?.rawValue ?? "", element ?? "", subject,
    ]
    // A separator no identifier holds keeps parts apart; what is laid out as the screen itself asks has no options.
    if !panel.options.isEmpty { parts.append(panel.options) }
    let hash = FNV.hash(parts.joined(separator: "\u{1F}").utf8)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// As the layout JSON lists it (interface.md): keys of no value are null.
  public var json: JSONValue {
    .object([
      "rule": .string(rule), "severity": .string(severity.rawValue),
      "seat": .text(seat?.rawValue), "element": .text(element), "frame": frame?.json ?? .null,
      "value": .optional(value), "limit": .optional(limit), "unit": .text(unit?.rawValue),
      "message": .string(message), "fingerprint": .string(fingerprint),
    ])
  }
}
