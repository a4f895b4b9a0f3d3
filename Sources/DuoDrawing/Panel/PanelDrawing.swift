import DuoGeometry
import DuoLayout

/// A drawing and where each panel's window lies on it, in sheet units.
public struct PlacedDrawing: Sendable {
  public var drawing: Drawing
  /// By panel, in drawing order.
  public var windows: [Rect]

  public init(drawing: Drawing, windows: [Rect]) {
    self.drawing = drawing
    self.windows = windows
  }
}

extension Drawing {
  /// What shows of the desk around a card, in sheet units.
  static let desk = 12.0

  /// One panel as a card of its own, with its legend.
  public static func panel(
    _ subject: PanelSubject, style: PanelStyle, shaper: any TextShaper
  ) -> PlacedDrawing {
    panel(subject, style: style, shaper: shaper, numbers: nil)
  }

  /// - Parameter numbers: those of the document the panel is a page of; nil for its own.
  static func panel(
    _ subject: PanelSubject, style: PanelStyle, shaper: any TextShaper, numbers: FaultNumbers?
  ) -> PlacedDrawing {
    var builder = PanelBuilder(subject, style: style, shaper: shaper, numbers: numbers)
    let title = builder.title
    var built = builder.build()
    built.appendOverviewFaults(builder)
    let palette = Palette.of(subject.theme)
    let margin = 28.0
    let legend = Legend(
      palette: palette, shaper: shaper, type: builder.type,
      homeGrade: subject.device.provenance["homeIndicator"].grade
    ).build(
      for: built.marks, width: built.size.width)
    let gap = 26.0
    let width = built.size.width + 2 * margin + 2 * desk
    let height = built.size.height + gap + legend.size.height + 2 * margin + 2 * desk
    let size = Size(width: width.rounded(.up), height: height.rounded(.up))
    let left = desk + margin
    let card = Rect(size: size).inset(by: Insets(all: desk)) ?? Rect(size: size)
    let rule = left + 0
    let ruleY = desk + margin + built.size.height + gap / 2 - 2
    var sheet = [
      Mark(
        .paper, "card",
        .fill(.roundedRect(card, CornerRadii(all: 8)), palette.card)),
      Mark(
        .legend, "legend.rule",
        .stroke(
          .segments([
            Segment(Point(x: rule, y: ruleY), Point(x: left + built.size.width, y: ruleY))
          ]), Stroke(palette.bodyLine, width: 0.8))),
    ]
    let legendY = desk + margin + built.size.height + gap
    let legendMarks = legend.board.marks.map { $0.moved(dx: left, dy: legendY) }
    let marks = built.marks.map { $0.moved(dx: left, dy: desk + margin) }
    let hotspots = built.hotspots.map {
      Hotspot(id: $0.id, frame: $0.frame.moved(dx: left, dy: desk + margin), title: $0.title)
    }
    let legendMark = sheet.removeLast()
    let drawing = Drawing(
      size: size, background: palette.desk, title: title,
      description: describe(subject.layout),
      groups: [
        MarkGroup(id: "sheet", title: "Sheet", frame: Rect(size: size), marks: sheet),
        MarkGroup(
          id: subject.id, title: title, frame: card, marks: marks, hotspots: hotspots),
        MarkGroup(
          id: "legend", title: "Legend", frame: Rect(size: size),
          marks: [legendMark] + legendMarks),
      ])
    return PlacedDrawing(
      drawing: drawing, windows: [built.window.moved(dx: left, dy: desk + margin)])
  }

  /// One sentence on what a panel shows, for readers who cannot see it.
  static func describe(_ layout: PanelLayout) -> String {
    let halves = layout.halves.map { half in
      guard half.shows, let frame = half.frame else {
        return "\(half.seat.rawValue) does not show"
      }
      return "\(half.seat.rawValue) has \(frame.sizeText) points, \(half.turnText)"
    }
    return "\(layout.pose.title), \(layout.facing.words): window \(layout.pose.window.sizeText) "
      + "points; " + halves.joined(separator: "; ") + "; seam \(layout.seamText)"
      + (layout.race.map { race in
        "; first reads \"\(race.first.words)\", second \"\(race.second.words)\""
      } ?? "") + "."
  }
}
