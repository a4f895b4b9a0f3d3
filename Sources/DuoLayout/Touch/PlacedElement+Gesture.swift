extension PlacedElement {
  /// Whether it does anything when tapped or dragged: a target is always tapped, and so is a control or system
  /// panel that names no gesture.
  public func answers(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .tap:
      element.gestures.contains(.tap) || role == .target
        || element.gestures.isEmpty && (role.takesTouches || role.isSystemPanel)
    case .drag: element.gestures.contains(.drag)
    }
  }
}
