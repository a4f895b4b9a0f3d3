import DuoGeometry

extension Rect {
  /// This rectangle's edges on an axis: left and right, or top and bottom.
  func span(_ axis: SplitAxis) -> (min: Double, max: Double) {
    axis == .sideBySide ? (minX, maxX) : (minY, maxY)
  }

  /// The piece between two places on an axis, whole on the other.
  func slice(_ axis: SplitAxis, from low: Double, to high: Double) -> Rect {
    axis == .sideBySide
      ? Rect(minX: low, minY: minY, maxX: high, maxY: maxY)
      : Rect(minX: minX, minY: low, maxX: maxX, maxY: high)
  }

  func length(_ axis: SplitAxis) -> Double { axis == .sideBySide ? width : height }
}

extension Region {
  /// The axis on which it parts one side from the other.
  var axis: SplitAxis { isVertical ? .sideBySide : .stacked }

  /// Whether it is an active division that leaves part of `container` on both of its sides.
  func parts(_ container: Rect) -> Bool {
    guard kind == .division, isActive, frame.overlaps(container) else { return false }
    let own = frame.span(axis)
    let all = container.span(axis)
    return all.min < own.min && own.max < all.max
  }
}
