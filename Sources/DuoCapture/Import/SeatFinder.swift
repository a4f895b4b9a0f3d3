import DuoGeometry
import DuoLayout

/// Finds out whose an element is: by where it lies, and where that does not tell, by its identifier's prefix.
struct SeatFinder {
  let first: TurnedFrame?
  let second: TurnedFrame?
  /// What the two share, window space.
  let container: Rect
  private let firstPrefix: String
  private let secondPrefix: String

  /// - Parameter layout: the pose without any elements.
  init(_ layout: PanelLayout, firstPrefix: String, secondPrefix: String) {
    first = layout[.first].space
    second = layout[.second].space
    container = layout.split.container
    self.firstPrefix = firstPrefix
    self.secondPrefix = secondPrefix
  }

  /// The only seat that shows; nil where both do.
  var only: Seat? {
    switch (first, second) {
    case (.some, nil): .first
    case (nil, .some): .second
    default: nil
    }
  }

  func space(of seat: Seat) -> TurnedFrame? { seat == .first ? first : second }

  /// Whose prefix the identifier carries; of two that fit the longer one.
  func prefixSeat(of identifier: String) -> Seat? {
    let isFirst = identifier.withoutSeat(firstPrefix) != nil
    let isSecond = identifier.withoutSeat(secondPrefix) != nil
    if isFirst, isSecond {
      return firstPrefix.utf8.count >= secondPrefix.utf8.count ? .first : .second
    }
    return isFirst ? .first : isSecond ? .second : nil
  }

  /// The half in which the larger part of it lies; of two equal parts, and of something outside both, the one its
  /// prefix names, else the nearer, else the first.
  ///
  /// - Returns: whose it is, and whether the place alone says so.
  func seat(of frame: Rect, identifier: String) -> (seat: Seat, isCertain: Bool, isOutside: Bool) {
    let inFirst = first?.frame.intersection(frame)?.area ?? 0
    let inSecond = second?.frame.intersection(frame)?.area ?? 0
    let isOutside = inFirst == 0 && inSecond == 0
    if let only { return (only, true, isOutside) }
    let slack = frame.area * 1e-9
    if inFirst > inSecond + slack { return (.first, true, false) }
    if inSecond > inFirst + slack { return (.second, true, false) }
    if let named = prefixSeat(of: identifier) { return (named, false, isOutside) }
    guard let first, let second else { return (.first, false, isOutside) }
    let isNearer = second.frame.distance(to: frame) < first.frame.distance(to: frame)
    return (isNearer ? .second : .first, false, isOutside)
  }

  /// Whether it covers the whole half of a seat.
  func covers(_ frame: Rect, _ seat: Seat) -> Bool {
    space(of: seat).map { frame.grown(by: WindowFinder.slack).contains($0.frame) } ?? false
  }
}

extension Rect {
  /// Between the nearest places of two rectangles, squared; 0 where they touch.
  fileprivate func distance(to other: Rect) -> Double {
    let dx = max(minX - other.maxX, 0, other.minX - maxX)
    let dy = max(minY - other.maxY, 0, other.minY - maxY)
    return dx * dx + dy * dy
  }
}
