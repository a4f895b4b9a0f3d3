import DuoGeometry
import DuoJSON

/// What a finger does that goes down in one place and up in another.
public struct Drag: Hashable, Sendable {
  /// What its way makes of it.
  public enum Kind: String, CaseIterable, Sendable {
    case tap, drag

    public var gesture: Gesture { self == .tap ? .tap : .drag }
  }

  /// Where it begins, and whose it stays wherever it goes; acts and reason are those of the whole.
  public var touch: Touch
  /// Where it ends, in window space.
  public var end: Point
  /// Where it ends in the space of the owner who keeps it, which may lie outside that half; nil where it is nobody's.
  public var ownerEnd: Point?
  /// The seat whose half it ends over; nil over none.
  public var endSeat: Seat?
  public var kind: Kind
  /// From the beginning to the end, straight, in points.
  public var distance: Double { touch.at.distance(to: end) }

  /// As a touch, and `{"end","ownerEnd","endSeat","gesture","distance"}`.
  public var json: JSONValue {
    var members = touch.members
    members["end"] = end.json
    members["ownerEnd"] = ownerEnd?.json ?? .null
    members["endSeat"] = .text(endSeat?.rawValue)
    members["gesture"] = .string(kind.rawValue)
    members["distance"] = .number(distance)
    return .object(members)
  }
}
