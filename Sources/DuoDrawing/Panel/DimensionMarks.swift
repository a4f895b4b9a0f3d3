import DuoGeometry
import DuoJSON
import DuoLayout

/// A stretch of a dimension chain.
struct DimensionSpan {
  var from: Double
  var to: Double
  var text: String
}

extension PanelBuilder {
  /// Chains of points on two sides of the window, each with its total.
  mutating func drawDimensions() {
    guard shows(.dimensions) else { return }
    let (horizontal, vertical) = dimensionEdges
    drawChain(spans(horizontal: true), total: window.minX...window.maxX, edge: horizontal)
    drawChain(spans(horizontal: false), total: window.minY...window.maxY, edge: vertical)
  }

  /// Below and at the right, unless the labels of regions stand there and not on the other side.
  private var dimensionEdges: (Edge, Edge) {
    let named = layout.regions.map { calloutEdge(space.sheet($0.frame)) }
    func count(_ edge: Edge) -> Int { named.count { $0 == edge } }
    let below = count(.top) < count(.bottom) ? Edge.top : .bottom
    let side = count(.left) < count(.right) ? Edge.left : .right
    return (below, side)
  }

  /// Cuts the window at every edge that matters on one axis of the sheet, and names the pieces.
  private func spans(horizontal: Bool) -> [DimensionSpan] {
    func range(_ rect: Rect) -> ClosedRange<Double> {
      let box = space.sheet(rect)
      return horizontal ? box.minX...box.maxX : box.minY...box.maxY
    }
    let whole = range(layout.pose.windowBounds)
    let container = range(layout.split.container)
    var pieces: [(ClosedRange<Double>, String)] = []
    let halves = layout.halves.compactMap { half in half.frame.map { (half.seat, range($0)) } }
    let isSplitHere =
      halves.count == 2 && !layout.halvesShareOnePlace
      && (halves[0].1.upperBound <= halves[1].1.lowerBound + 1e-9
        || halves[1].1.upperBound <= halves[0].1.lowerBound + 1e-9)
    if isSplitHere {
      for (seat, range) in halves { pieces.append((range, seat.rawValue)) }
      if let gap = layout.split.gap, !gap.isEmpty {
        pieces.append((range(gap), layout.split.followsFold ? "fold" : "gap"))
      }
    }
    if let strip = layout.split.givenUp, !strip.isEmpty, range(strip) != container {
      pieces.append((range(strip), "given up"))
    }
    var cuts = [whole.lowerBound, whole.upperBound, container.lowerBound, container.upperBound]
    for (range, _) in pieces { cuts += [range.lowerBound, range.upperBound] }
    cuts.sort()
    var spans: [DimensionSpan] = []
    var start = cuts[0]
    for cut in cuts.dropFirst() where cut - start > 1e-6 {
      let middle = (start + cut) / 2
      var name = ""
      if let piece = pieces.first(where: { $0.0.contains(middle) }) {
        name = piece.1
      } else if !container.contains(middle) {
        name = outsideName(horizontal: horizontal, low: middle < container.lowerBound)
      }
      let length = Decimal.text((cut - start) / style.scale, places: 2)
      let text = (name.isEmpty ? length : "\(name) \(length)") + spanGrade(name)
      spans.append(DimensionSpan(from: start, to: cut, text: text))
      start = cut
    }
    return spans
  }

  /// The sign of the fact that a stretch of this name measures.
  private func spanGrade(_ name: String) -> String {
    switch name {
    case "fold": gradeMark("regions.fold")
    case "bar", "unsafe": gradeMark("safeArea")
    case "keyboard": gradeMark("keyboard")
    default: ""
    }
  }

  /// What lies outside the container on one side of the sheet.
  private func outsideName(horizontal: Bool, low: Bool) -> String {
    let seen: Edge = horizontal ? (low ? .left : .right) : (low ? .top : .bottom)
    let edge = Edge.allCases.first { space.sheet($0) == seen } ?? seen
    if edge == .bottom, layout.keyboard != nil { return "keyboard" }
    if edge == layout.pose.barEdge, layout.safeArea[edge] > 0 { return "bar" }
    return "unsafe"
  }

  private mutating func drawChain(
    _ spans: [DimensionSpan], total: ClosedRange<Double>, edge: Edge
  ) {
    let upright = edge == .left || edge == .right
    let outward = edge == .top || edge == .left ? -1.0 : 1.0
    let bodyEdge =
      switch edge {
      case .top: body.minY
      case .bottom: body.maxY
      case .left: body.minX
      case .right: body.maxX
      }
    let length = Decimal.text((total.upperBound - total.lowerBound) / style.scale, places: 2)
    let whole = DimensionSpan(
      from: total.lowerBound, to: total.upperBound, text: "window \(length)\(gradeMark("window"))")
    // A chain of one piece is its own total.
    let spans = spans.count > 1 ? spans : [whole]
    let widths = spans.map { board.width($0.text, type.label) }
    func fits(_ index: Int) -> Bool {
      let room = spans[index].to - spans[index].from
      return upright ? room >= type.label + 18 : room >= widths[index] + 24
    }
    let inline = spans.indices.filter(fits)
    let outside = spans.indices.filter { !fits($0) }
    let inlineReach = upright ? (inline.map { widths[$0] }.max() ?? 0) / 2 : 6
    let start = bodyEdge + outward * reach[edge]
    let line = start + outward * max(inlineReach + 4, 14)
    for index in inline { drawSpan(spans[index], line, upright, text: true) }
    for index in outside { drawSpan(spans[index], line, upright, text: false) }
    var far = line + outward * (inlineReach + 6)
    if !outside.isEmpty {
      far = drawOutsideTexts(
        outside.map { spans[$0] }, outside.map { widths[$0] }, line, far, upright, outward)
    }
    var last = line
    if spans.count > 1 {
      let wide = board.width(whole.text, type.label) / 2
      last = far + outward * (upright ? wide + 4 : 10)
      drawSpan(whole, last, upright, text: true)
      far = last + outward * (upright ? wide + 4 : 8)
    }
    drawExtensions(spans, total, from: bodyEdge + outward * 4, chain: line, last: last, upright)
    reach[edge] = (far - bodyEdge) * outward + 2
  }

  /// Lines from the window's edges out to the chain.
  private mutating func drawExtensions(
    _ spans: [DimensionSpan], _ total: ClosedRange<Double>, from: Double, chain: Double,
    last: Double, _ upright: Bool
  ) {
    let over = chain > from ? 6.0 : -6.0
    var lines: [Segment] = []
    let stops = spans.map(\.from) + [total.upperBound]
    for stop in stops {
      let isEnd = stop == total.lowerBound || stop == total.upperBound
      let end = (isEnd ? last : chain) + over
      lines.append(
        upright
          ? Segment(Point(x: from, y: stop), Point(x: end, y: stop))
          : Segment(Point(x: stop, y: from), Point(x: stop, y: end)))
    }
    board.stroke(
      .dimensions, "dimension.extension", .segments(lines), Stroke(palette.line, width: 0.8))
  }

  /// One stretch with arrowheads, its text in a break of the line.
  private mutating func drawSpan(
    _ span: DimensionSpan, _ line: Double, _ upright: Bool, text: Bool
  ) {
    func at(_ along: Double, _ off: Double = 0) -> Point {
      upright ? Point(x: line + off, y: along) : Point(x: along, y: line + off)
    }
    let middle = (span.from + span.to) / 2
    if text {
      let half =
        upright ? type.label / 2 + 3 : board.width(span.text, type.label) / 2 + 5
      board.stroke(
        .dimensions, "dimension",
        .segments([
          Segment(at(span.from), at(middle - half)), Segment(at(middle + half), at(span.to)),
        ]), Stroke(palette.line, width: 0.9))
      board.write(
        label(span.text), at: at(middle), align: .middle, layer: .dimensions,
        sign: "dimension.text")
    } else {
      board.stroke(
        .dimensions, "dimension", .segments([Segment(at(span.from), at(span.to))]),
        Stroke(palette.line, width: 0.9))
    }
    let arrow = min(7, (span.to - span.from) / 2.2)
    for (tip, way) in [(span.from, 1.0), (span.to, -1.0)] {
      board.fill(
        .dimensions, "dimension.arrow",
        .path(
          Path(
            polyline: [
              at(tip), at(tip + way * arrow, -arrow * 0.37), at(tip + way * arrow, arrow * 0.37),
            ], closed: true)), palette.line)
    }
  }

  /// Texts that do not fit between their ticks stand beyond the chain, each with a leader.
  private mutating func drawOutsideTexts(
    _ spans: [DimensionSpan], _ widths: [Double], _ line: Double, _ far: Double, _ upright: Bool,
    _ outward: Double
  ) -> Double {
    let centers = Spread.apart(
      wanted: spans.map { ($0.from + $0.to) / 2 },
      lengths: upright ? widths.map { _ in type.label } : widths, gap: upright ? 5 : 12)
    let place = far + outward * (upright ? 8 : 12)
    for (span, center) in zip(spans, centers) {
      let middle = (span.from + span.to) / 2
      let points =
        upright
        ? [
          Point(x: line, y: middle), Point(x: place - outward * 2, y: center),
        ]
        : [
          Point(x: middle, y: line), Point(x: center, y: place - outward * 7),
        ]
      board.stroke(
        .dimensions, "dimension.leader", .path(Path(polyline: points)),
        Stroke(palette.line, width: 0.8))
      board.write(
        label(span.text),
        at: upright ? Point(x: place + outward * 2, y: center) : Point(x: center, y: place),
        align: upright ? (outward > 0 ? .start : .end) : .middle, layer: .dimensions,
        sign: "dimension.text")
    }
    return place + outward * (upright ? (widths.max() ?? 0) + 6 : type.label)
  }

  /// A bar of whole millimetres under the device.
  mutating func drawScaleBar() {
    guard shows(.dimensions) else { return }
    let perMillimetre =
      style.scale / device.display(layout.pose.display).millimetresPerPoint
    let length = 20 * perMillimetre
    let y = body.maxY + reach.bottom + 14
    let x = body.minX
    let lines = [
      Segment(Point(x: x, y: y), Point(x: x + length, y: y)),
      Segment(Point(x: x, y: y - 4), Point(x: x, y: y + 4)),
      Segment(Point(x: x + length / 2, y: y - 3), Point(x: x + length / 2, y: y + 3)),
      Segment(Point(x: x + length, y: y - 4), Point(x: x + length, y: y + 4)),
    ]
    board.stroke(.dimensions, "scale.bar", .segments(lines), Stroke(palette.ink, width: 1.2))
    board.write(
      label(
        "20 mm\(deviceGradeMark("displays.\(layout.pose.display.rawValue).millimetresPerPoint"))"),
      at: Point(x: x + length + 8, y: y), layer: .dimensions, sign: "scale.text")
    reach.bottom += 22
  }
}
