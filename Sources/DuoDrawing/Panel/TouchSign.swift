import DuoGeometry

/// A touch as a panel shows it: with a number, and what came of it in words.
public struct TouchSign: Hashable, Sendable {
  public var number: Int
  /// Where the finger goes down, window space.
  public var start: Point
  /// Where a drag ends, window space; nil for a touch in one place.
  public var end: Point?
  /// Whether anything acts.
  public var acts: Bool
  /// One line for the list under the panel.
  public var words: String

  public init(number: Int, start: Point, end: Point? = nil, acts: Bool, words: String) {
    self.number = number
    self.start = start
    self.end = end
    self.acts = acts
    self.words = words
  }
}
