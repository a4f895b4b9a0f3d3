/// What kind of change it is; its raw value stands in reports for programs.
public enum LayoutChangeKind: String, CaseIterable, Sendable {
  case panelAdded, panelRemoved
  /// A screen's name or an element's id.
  case renamed
  /// What was asked for beside pose and seating.
  case options
  case seam, half, turned
  case added, removed, moved, resized, label, role
  case hitArea, playArea
  case finding, findingGone
  /// A finding that stayed, with another value or severity.
  case findingChanged
  case note
  case display, window, safeArea, sizeClass, hinge, region, keyboard
}
