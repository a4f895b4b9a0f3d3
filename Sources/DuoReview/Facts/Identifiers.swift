import DuoLayout

extension PlacedElement {
  /// Whether a field placed it from its seed: the screen has no such element.
  var isSeededTarget: Bool { role == .target && holder != nil && element.holder == nil }
}
