import DuoGeometry
import DuoLayout

/// An element of a tree that the screen will have.
struct KeptElement: Sendable {
  /// Its place in the tree's nodes.
  var node: Int
  var kind: ElementKind
  var role: ElementRole
  /// Cleaned; empty where it has none.
  var identifier: String
  /// Window space, points.
  var frame: Rect
  /// The place among the kept of what it scrolls in; nil where it scrolls in nothing that was kept.
  var scroller: Int?
  /// Whether it lies in something that scrolls, kept or not.
  var isScrolled: Bool
  var isInBar: Bool
  /// Where it belongs, found out later.
  var seat = Seat.first
  /// In the owner's space.
  var ownerFrame: Rect
  /// Whether one of the app's bars has it where the system puts bars, outside both halves and the safe area.
  var isBarItem = false
}
