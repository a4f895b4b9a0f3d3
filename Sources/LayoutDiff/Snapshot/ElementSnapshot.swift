import DuoGeometry
import DuoLayout

/// An element of a panel.
public struct ElementSnapshot: Hashable, Sendable {
  /// With its seat's prefix (`second.leave`).
  public var id: String
  public var seat: Seat
  /// `target`, `control` and so on.
  public var role: String
  /// Window space.
  public var frame: Rect
  /// The owner's space.
  public var ownerFrame: Rect
  /// Window space; nil where it takes no touches.
  public var hitArea: Rect?
  /// Window space; of a field, where its targets may go.
  public var playArea: Rect?
  public var label: String?
  /// Whether the half is too small for its label.
  public var isDropped: Bool
  /// The id of what holds it; nil for the half, and in files that do not say.
  public var holder: String?

  public init(
    id: String, seat: Seat, role: String, frame: Rect, ownerFrame: Rect, hitArea: Rect? = nil,
    playArea: Rect? = nil, label: String? = nil, isDropped: Bool = false, holder: String? = nil
  ) {
    self.id = id
    self.seat = seat
    self.role = role
    self.frame = frame
    self.ownerFrame = ownerFrame
    self.hitArea = hitArea
    self.playArea = playArea
    self.label = label
    self.isDropped = isDropped
    self.holder = holder
  }

  /// Whether people have to hit it.
  public var isTouched: Bool { role == "target" || role == "control" }

  /// Whether the system shows it, upright in the window however its half is turned.
  var isSystemPanel: Bool { role == "alert" || role == "sheet" }

  /// Whether a seed placed it in its field (interface.md, "A target is an element").
  var isSeeded: Bool {
    guard role == "target", let name = id.split(separator: ".").last else { return false }
    return name.hasPrefix("target-") && name.dropFirst(7).allSatisfy(\.isNumber)
  }
}
