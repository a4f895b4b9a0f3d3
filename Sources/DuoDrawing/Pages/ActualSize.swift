import DuoGeometry
import DuoJSON
import DuoLayout

/// A phone that does not fit a paper at its true size.
public struct PaperTooSmall: Error, Hashable, Sendable {
  /// The panel's id.
  public var panel: String
  /// Millimetres that the page needs, as it would be turned.
  public var needed: Size
}

extension PaperPages {
  /// The phone at its true size in the middle of the paper, to cut out and to fold.
  ///
  /// Sheet units are PDF points here. Always light, and turned as it lies on the table.
  ///
  /// - Throws: `PaperTooSmall`.
  public func actualSizePage(
    of subject: PanelSubject, layers: Set<ContentLayer>
  ) throws(PaperTooSmall) -> PaperPage {
    try ActualSizePage(subject, layers: layers, shaper: shaper).page(on: paper.size)
  }
}

/// Puts one page together: header and ruler on top, the cut-out in the middle, the legend at the bottom.
struct ActualSizePage {
  private var builder: PanelBuilder
  private let shaper: any TextShaper
  static let pointsPerMillimetre = 72 / 25.4
  static let rulerLength = 50.0

  init(_ subject: PanelSubject, layers: Set<ContentLayer>, shaper: any TextShaper) {
    let facts = subject.device.display(subject.layout.pose.display)
    var light = subject
    light.theme = .light
    light.view = .table
    light.reference = nil
    let scale = facts.millimetresPerPoint * ActualSizePage.pointsPerMillimetre
    let style = PanelStyle(layers: layers, detail: .overview, scale: scale)
    builder = PanelBuilder(light, style: style, shaper: shaper)
    builder.buildCutOut()
    self.shaper = shaper
  }

  /// - Parameter upright: The paper's size in PDF points, its long side down.
  func page(on upright: Size) throws(PaperTooSmall) -> PaperPage {
    let body = builder.body
    let paper = body.width > body.height ? upright.swapped : upright
    let margin = PaperPage.margin + 8
    let width = paper.width - 2 * margin
    var ring = body
    for mark in builder.board.marks { if let box = mark.bounds { ring = ring.union(box) } }
    let header = header(width: width)
    let legend = Legend(
      palette: builder.palette, shaper: shaper, type: builder.type,
      homeGrade: builder.device.provenance["homeIndicator"].grade
    )
    .build(for: builder.board.marks, width: width)
    let needed = Size(
      width: ring.width + 2 * margin,
      height: header.size.height + ring.height + legend.size.height + 2 * margin + 12)
    guard needed.width <= paper.width, needed.height <= paper.height else {
      let scale = 1 / ActualSizePage.pointsPerMillimetre
      throw PaperTooSmall(
        panel: builder.subject.id,
        needed: Size(
          width: (needed.width * scale).rounded(.up), height: (needed.height * scale).rounded(.up)))
    }
    let top = margin + header.size.height + 6
    let bottom = paper.height - margin - legend.size.height - 6
    let left = max(margin, min((paper.width - body.width) / 2, paper.width - margin))
    let dx = min(max(left - body.minX, margin - ring.minX), paper.width - margin - ring.maxX)
    let dy = (top + bottom - ring.height) / 2 - ring.minY
    let marks = builder.board.marks.map { $0.moved(dx: dx, dy: dy) }
    let whole = Rect(size: paper)
    let groups = [
      MarkGroup(
        id: "sheet", title: "Sheet", frame: whole,
        marks: header.board.marks.map { $0.moved(dx: margin, dy: margin) }),
      MarkGroup(
        id: builder.subject.id, title: builder.title, frame: ring.moved(dx: dx, dy: dy),
        marks: marks),
      MarkGroup(
        id: "legend", title: "Legend", frame: whole,
        marks: legend.board.marks.map {
          $0.moved(dx: margin, dy: paper.height - margin - legend.size.height)
        }),
    ]
    let drawing = Drawing(
      size: paper, background: Color(0xFFFFFF), title: "\(builder.title), true size",
      description: Drawing.describe(builder.layout), groups: groups)
    return PaperPage(drawing: drawing, paper: paper, scale: 1, origin: .zero)
  }

  /// What it is and how to print it, and a length to hold a ruler against.
  private func header(width: Double) -> HeaderPart {
    var board = Board(shaper: shaper, palette: builder.palette, type: builder.type)
    let ruler = ActualSizePage.rulerLength * ActualSizePage.pointsPerMillimetre
    board.write(
      TextLine(text: builder.title, size: board.type.title, color: builder.palette.ink),
      at: Point(x: 0, y: 12), layer: .header, sign: "sheet.title")
    let size = Size(
      width: builder.body.width / ActualSizePage.pointsPerMillimetre,
      height: builder.body.height / ActualSizePage.pointsPerMillimetre)
    let millimetres =
      "\(Decimal.text(size.width, places: 1)) × \(Decimal.text(size.height, places: 1)) mm"
    let advice =
      "true size, \(millimetres): print at 100 %, not fitted to the page; cut along the outline"
      + (builder.foldSegment == nil ? "" : "; \(builder.foldAdvice)")
    var y = 26.0
    for line in board.wrapped(advice, width: width - ruler - 24) {
      y += board.type.label * Board.leading
      board.write(
        TextLine(text: line, size: board.type.label, color: builder.palette.muted),
        at: Point(x: 0, y: y), layer: .header, sign: "sheet.fact")
    }
    let left = width - ruler
    let line = 26.0
    let ticks = (0...5).map { index in
      let x = left + ruler * Double(index) / 5
      let depth = index % 5 == 0 ? 8.0 : 4.0
      return Segment(Point(x: x, y: line - depth), Point(x: x, y: line))
    }
    let stroke = Stroke(builder.palette.ink, width: 0.8)
    board.stroke(
      .header, "ruler",
      .segments([Segment(Point(x: left, y: line), Point(x: left + ruler, y: line))]), stroke)
    board.stroke(.header, "ruler.tick", .segments(ticks), stroke)
    board.write(
      TextLine(text: "measure: 50 mm", size: board.type.label, color: builder.palette.ink),
      at: Point(x: left + ruler / 2, y: 10), align: .middle, layer: .header, sign: "ruler.text")
    return HeaderPart(board: board, size: Size(width: width, height: y + 8))
  }
}
