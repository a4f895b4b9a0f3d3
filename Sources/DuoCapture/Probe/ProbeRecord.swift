import DuoGeometry
import DuoLayout

/// What one record of a log tells; nil where it says nothing.
struct ProbeRecord: Sendable {
  enum Keyboard: Hashable, Sendable {
    case hidden
    case rising, falling
    /// Changing its frame.
    case changing
    /// The frame in window space, where it is told.
    case shown(Rect?)
  }

  enum BarEdge: Hashable, Sendable {
    case edge(Edge)
    /// Bars are horizontal, or there is none.
    case unspecified
  }

  var line: LogLine
  var label: String?
  /// Who asked for the figures (`swiftui`, `uikit`); empty where it is not said.
  var source = ""
  /// Whether the record itself says that it is settled, or that it is not.
  var isSettled: Bool?
  var isMirrored = false

  var window: Size?
  /// Where it lies on the display; only where that is not the display's corner, since that is what bounds always say.
  var windowOrigin: Point?
  var screen: Size?
  var scale: Double?
  var display: DisplayName?
  /// How the display stands. Not `interfaceOrientation`, which counts from a natural orientation that is landscape
  /// on one display and portrait on the other.
  var orientation: Orientation?
  var insets: ToldInsets?
  var horizontal: SizeClassValue?
  var vertical: SizeClassValue?
  var barEdge: BarEdge?
  var status: HingeStatus?
  /// Degrees.
  var angle: Double?
  var regions = ToldRegions()
  var keyboard: Keyboard?
  /// A height told as such: the keyboard need not show.
  var keyboardHeight: Double?
  /// Whether the app shows bars of its own.
  var hasBars = false
  /// Whether the camera runs.
  var hasCamera = false

  init(line: Int) { self.line = LogLine(number: line) }

  /// Whether it tells anything of the phone.
  var isTelling: Bool {
    window != nil || screen != nil || scale != nil || display != nil || orientation != nil
      || insets != nil || horizontal != nil || vertical != nil || barEdge != nil || status != nil
      || angle != nil || !regions.isEmpty || keyboard != nil || keyboardHeight != nil
  }

  /// The edge at which the vertical bar's inset lies: where one of the two horizontal insets is larger.
  var side: Edge? {
    if case .edge(let edge) = barEdge { return edge }
    guard let left = insets?.left, let right = insets?.right, abs(left - right) > 1
    else { return nil }
    return left > right ? .left : .right
  }
}
