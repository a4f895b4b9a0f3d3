/// One element on one axis of its holder.
struct Run {
  var min: Double
  var max: Double
  /// How much of the holder's edge is used up once the element is there.
  var usedAfter: Double
  /// Points that the insets take beyond what there is, where filling left nothing.
  var missing = 0.0

  init(
    length: Length, place: Place.Axis, from low: Double, to high: Double, before: Double,
    after: Double, used: Double
  ) {
    usedAfter = used
    switch (length, place) {
    case (.fill, _):
      min = low + before
      max = high - after
      if min >= max {
        // Something has to be left, however little.
        missing = min - max + 1
        min = Swift.min(Swift.max(min, low), high)
        max = min
      }
    case (.points(let points), .start):
      min = low + used + before
      max = min + points
      usedAfter = used + before + points
    case (.points(let points), .end):
      max = high - used - after
      min = max - points
      usedAfter = used + after + points
    case (.points(let points), .middle):
      min = (low + high) / 2 - points / 2
      max = min + points
    }
  }
}

extension Place.Axis {
  /// From the reader's start and end to left and right.
  func mirrored(_ direction: Direction) -> Place.Axis {
    guard direction == .rtl else { return self }
    switch self {
    case .start: return .end
    case .middle: return .middle
    case .end: return .start
    }
  }
}
