import DuoGeometry

/// Two drawings of one panel, laid so that like lies on like: a line more in a heading or a list must not make all of a
/// phone or a legend differ.
public struct AlignedPanels: Sendable {
  /// A part of a panel's drawing outside its window.
  public enum Part: String, CaseIterable, Sendable {
    case heading, surroundings, findings, legend
  }

  public private(set) var before: Drawing
  public private(set) var after: Drawing
  /// Where the window lies on both, in sheet units; nil where they have none.
  public private(set) var window: Rect?
  /// Where the legend begins on both.
  private var legendTop = Double.infinity

  private static let legend = "legend"

  /// - Parameters: drawings that `Drawing.panel` made.
  public init(_ before: PlacedDrawing, _ after: PlacedDrawing) {
    self.before = before.drawing
    self.after = after.drawing
    guard let old = before.windows.first, let new = after.windows.first else { return }
    let x = max(old.minX, new.minX)
    let y = max(old.minY, new.minY)
    window = new.moved(dx: x - new.minX, dy: y - new.minY)
    self.before = Self.moved(before.drawing, dx: x - old.minX, dy: y - old.minY)
    self.after = Self.moved(after.drawing, dx: x - new.minX, dy: y - new.minY)

    let tops = [self.before, self.after].map(Self.top)
    let lowest = tops.compactMap { $0 }.max() ?? 0
    if let top = tops[0] { self.before = Self.lowered(self.before, by: lowest - top) }
    if let top = tops[1] { self.after = Self.lowered(self.after, by: lowest - top) }
    if !tops.compactMap({ $0 }).isEmpty { legendTop = lowest }

    let size = Size(
      width: max(self.before.size.width, self.after.size.width),
      height: max(self.before.size.height, self.after.size.height))
    self.before = Self.sized(self.before, size)
    self.after = Self.sized(self.after, size)
  }

  /// The part that an area outside of the window lies in; nil for one that reaches into it.
  ///
  /// - Parameter area: sheet units.
  public func part(_ area: Rect) -> Part? {
    guard let window, !window.overlaps(area) else { return nil }
    if area.midY >= legendTop { return .legend }
    if area.maxY <= window.minY { return .heading }
    return area.minY >= window.maxY ? .findings : .surroundings
  }

  /// The highest that the legend reaches.
  private static func top(_ drawing: Drawing) -> Double? {
    guard let group = drawing.groups.first(where: { $0.id == legend }) else { return nil }
    return group.marks.first { $0.sign == "legend.rule" }.flatMap { mark in
      guard case .stroke(.segments(let lines), _) = mark.content else { return nil }
      return lines.first?.from.y
    }
  }

  private static func moved(_ drawing: Drawing, dx: Double, dy: Double) -> Drawing {
    guard dx != 0 || dy != 0 else { return drawing }
    var result = drawing
    result.size = Size(width: drawing.size.width + dx, height: drawing.size.height + dy)
    for index in result.groups.indices {
      // A heading begins at the corner, wherever the window does.
      result.groups[index].marks = drawing.groups[index].marks.map {
        $0.layer == .header ? $0 : $0.moved(dx: dx, dy: dy)
      }
    }
    return result
  }

  private static func lowered(_ drawing: Drawing, by dy: Double) -> Drawing {
    guard dy > 0 else { return drawing }
    var result = drawing
    result.size = Size(width: drawing.size.width, height: drawing.size.height + dy)
    for index in result.groups.indices where result.groups[index].id == legend {
      result.groups[index].marks = drawing.groups[index].marks.map { $0.moved(dx: 0, dy: dy) }
    }
    return result
  }

  /// The same on a sheet and a card of that size.
  private static func sized(_ drawing: Drawing, _ size: Size) -> Drawing {
    var result = drawing
    result.size = size
    for group in result.groups.indices {
      for place in result.groups[group].marks.indices {
        let mark = result.groups[group].marks[place]
        guard mark.sign == "card", case .fill(.roundedRect(_, let radii), let paint) = mark.content,
          let card = Rect(size: size).inset(by: Insets(all: Drawing.desk))
        else { continue }
        result.groups[group].marks[place] = Mark(
          mark.layer, mark.sign, thing: mark.thing, .fill(.roundedRect(card, radii), paint))
      }
    }
    return result
  }
}
