/// One change of the layout, told once for all the panels where it is the same.
public struct LayoutChange: Hashable, Sendable {
  /// What matters first comes first.
  public enum Weight: Int, CaseIterable, Comparable, Sendable {
    /// A finding of severity error that was not there.
    case newError
    /// A finding of severity warning that was not there.
    case newWarning
    /// A target or a control.
    case touched
    /// Any other element, a half, a play area, a finding that went.
    case other
    /// A region, a safe area, a display: a fact of the device and none of the design.
    case device

    public static func < (one: Weight, other: Weight) -> Bool { one.rawValue < other.rawValue }
  }

  public var kind: LayoutChangeKind
  public var weight: Weight
  /// The screen's name.
  public var screen: String
  /// The element's id, or what else changed (`first half`, `safe area`).
  public var subject: String
  /// The element that it is about; nil for everything else.
  public var element: String?
  /// The panels' ids, in the order of the layouts.
  public var panels: [String]
  /// `second.leave moved 12 pt (1.9 mm) towards the seam in closed, faceToFace`
  public var sentence: String
  /// Whether it follows from a fact of the device that changed, and not from the design.
  public var isOfDevice: Bool

  public init(
    kind: LayoutChangeKind, weight: Weight, screen: String, subject: String, element: String?,
    panels: [String], sentence: String, isOfDevice: Bool = false
  ) {
    self.kind = kind
    self.weight = weight
    self.screen = screen
    self.subject = subject
    self.element = element
    self.panels = panels
    self.sentence = sentence
    self.isOfDevice = isOfDevice
  }
}
