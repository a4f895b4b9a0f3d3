import DuoGeometry
import DuoLayout

/// What of an element there is to see and hit: all of it, or what something that scrolls shows of it.
struct Seen: Sendable {
  /// The element's own, before anything cuts it. Window space.
  let shape: Shape
  /// The element's frame, as far as it shows.
  let frame: Rect
  /// What the scrolling holders show; nil where none holds it.
  let clip: Rect?

  /// The smallest box around what shows of it and lies in `rect`; nil where that is no deeper than the tolerance.
  func overlap(with rect: Rect) -> Rect? {
    guard let clip else { return shape.overlap(with: rect) }
    return clip.intersection(rect).flatMap(shape.overlap)
  }
}

extension ReviewedPanel {
  /// What shows of an element, nil where whatever it scrolls in shows nothing of it: scrolling brings it out.
  func seen(_ place: Int) -> Seen? {
    let shape = shape(of: place)
    let frame = layout.elements[place].frame
    guard facts.scrolled[place] else { return Seen(shape: shape, frame: frame, clip: nil) }
    var clip: Rect?
    var here = facts.holders[place]
    // Holders never go round in a circle, but a bound costs nothing.
    for _ in layout.elements.indices where here >= 0 {
      if layout.elements[here].element.scrolls {
        let holder = layout.elements[here].frame
        guard let rest = clip.map({ $0.intersection(holder) }) ?? holder else { return nil }
        clip = rest
      }
      here = facts.holders[here]
    }
    guard let clip else { return Seen(shape: shape, frame: frame, clip: nil) }
    guard shape.overlap(with: clip) != nil, let rest = frame.intersection(clip) else { return nil }
    return Seen(shape: shape, frame: rest, clip: clip)
  }
}
