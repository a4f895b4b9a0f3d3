import DuoGeometry
import DuoJSON

/// What a touch does.
public struct Touch: Hashable, Sendable {
  /// Window space.
  public var at: Point
  /// Whose it is; nil where it belongs to nobody.
  public var seat: Seat?
  /// In that seat's owner's space.
  public var ownerPoint: Point?
  /// The id of the topmost element there that takes touches, whether or not it acts.
  public var element: String?
  /// Why nothing happens; nil where the element acts.
  public var reason: TouchReason?

  public var acts: Bool { reason == nil }

  public init(
    at: Point, seat: Seat? = nil, ownerPoint: Point? = nil, element: String? = nil,
    reason: TouchReason? = nil
  ) {
    self.at = at
    self.seat = seat
    self.ownerPoint = ownerPoint
    self.element = element
    self.reason = reason
  }

  /// `{"at","seat","ownerPoint","element","acts","reason"}`
  public var json: JSONValue { .object(members) }

  var members: [String: JSONValue] {
    [
      "at": at.json, "seat": .text(seat?.rawValue), "ownerPoint": ownerPoint?.json ?? .null,
      "element": .text(element), "acts": .bool(acts), "reason": .text(reason?.rawValue),
    ]
  }
}
