import DuoDrawing
import DuoGeometry

/// Dots, lines of no length with round ends, as path data.
///
/// Cairo has nothing to add to them, and printing each twice takes it as long as the rest of a panel.
enum SVGDots {
  /// nil where the mark is anything but dots.
  static func path(of mark: Mark) -> SVGText? {
    guard case .stroke(.segments(let segments), let stroke) = mark.content, stroke.cap == .round,
      !segments.isEmpty, segments.allSatisfy({ $0.from == $0.to })
    else { return nil }
    var text = SVGText()
    var pen = (x: 0, y: 0)
    for (number, segment) in segments.enumerated() {
      let place = (x: grid(segment.from.x), y: grid(segment.from.y))
      text.add(number == 0 ? "M" : "m")
      text.add(place.x - pen.x, over: 1000)
      if place.y >= pen.y { text.add(" ") }
      text.add(place.y - pen.y, over: 1000)
      text.add("h0")
      pen = place
    }
    return text
  }

  private static func grid(_ value: Double) -> Int { Int((value * 1000).rounded()) }
}
