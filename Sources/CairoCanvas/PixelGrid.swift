import DuoGeometry

/// Puts edges and lines on whole pixels; all values in pixels.
///
/// Halves go up (right or down). Edges are rounded each on its own, so boxes that touch share an edge wherever they lie.
enum PixelGrid {
  /// The nearest whole pixel edge.
  static func edge(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

  /// Both edges of a span; one that has a length keeps at least one pixel.
  static func span(_ low: Double, _ high: Double) -> (low: Double, high: Double) {
    let start = edge(low)
    let end = edge(high)
    return (start, start == end && low < high ? start + 1 : end)
  }

  static func box(_ rect: Rect) -> Rect {
    let x = span(rect.minX, rect.maxX)
    let y = span(rect.minY, rect.maxY)
    return Rect(minX: x.low, minY: y.low, maxX: x.high, maxY: y.high)
  }

  /// The width of a line in whole pixels, at least one.
  static func width(_ width: Double) -> Double { max(1, edge(width)) }

  /// The middle of a line whose sides both fall on whole pixels: one of an odd number of pixels lies on a pixel's
  /// middle. A fold at 475.5 drawn 1 wide at density 3 has its middle at 1426.5 and covers pixels 1425 to 1427;
  /// 2 pixels wide it covers 1426 and 1427, one pixel further right than left.
  static func middle(_ value: Double, width: Double) -> Double {
    edge(value - width / 2) + width / 2
  }

  /// The outline a stroke of whole width follows.
  static func border(_ rect: Rect, width: Double) -> Rect {
    let minX = middle(rect.minX, width: width)
    let minY = middle(rect.minY, width: width)
    return Rect(
      minX: minX, minY: minY, maxX: max(minX, middle(rect.maxX, width: width)),
      maxY: max(minY, middle(rect.maxY, width: width)))
  }
}
