import DuoGeometry
import DuoLayout

/// What the signs mean: exactly those that were drawn.
struct Legend {
  /// One entry: the signs that call for it, its words, and a sample drawn in a box of 26 × 14.
  struct Entry {
    var signs: [String]
    var text: String
    var draw: (inout Board, Rect) -> Void
  }

  let palette: Palette
  let shaper: any TextShaper
  let type: TypeSizes
  /// The home indicator's size is a fact of the device, and graded as one.
  let homeGrade: Grade

  /// The marks of a legend for `marks`, flowing in `width`; origin top left.
  func build(for marks: [Mark], width: Double) -> HeaderPart {
    var board = Board(shaper: shaper, palette: palette, type: type)
    let signs = Set(marks.map(\.sign))
    let hasDots = !signs.contains("capture") || signs.contains("half.second.dots")
    let entries = captureEntries(marks) + entries(hasDots: hasDots)
    var texts: [String] = []
    for mark in marks { if case .text(let text) = mark.content { texts.append(text.text) } }
    var x = 0.0
    var y = 8.0
    func advance(_ length: Double) {
      if x > 0, x + length > width {
        x = 0
        y += 22
      }
    }
    for entry in entries where entry.signs.contains(where: signs.contains) {
      let length = 26 + 8 + board.width(entry.text, type.label)
      advance(length)
      entry.draw(&board, Rect(x: x, y: y - 7, width: 26, height: 14))
      board.write(
        TextLine(text: entry.text, size: type.label, color: palette.muted),
        at: Point(x: x + 34, y: y), layer: .legend, sign: "legend.text")
      x += length + 22
    }
    for mark in board.marks { if case .text(let text) = mark.content { texts.append(text.text) } }
    for grade in [Grade.measuredOnce, .derived, .unverified]
    where texts.contains(where: { $0.hasSuffix(grade.mark) || $0.contains(grade.mark + " ") }) {
      let text = "\(grade.mark)  \(grade.words)"
      advance(board.width(text, type.label))
      board.write(
        TextLine(text: text, size: type.label, color: palette.muted), at: Point(x: x, y: y),
        layer: .legend, sign: "legend.text")
      x += board.width(text, type.label) + 22
    }
    let plain = "no sign: measured"
    advance(board.width(plain, type.label))
    board.write(
      TextLine(text: plain, size: type.label, color: palette.muted), at: Point(x: x, y: y),
      layer: .legend, sign: "legend.text")
    return HeaderPart(board: board, size: Size(width: width, height: y + 10))
  }

  private func entries(hasDots: Bool) -> [Entry] {
    let p = palette
    func box(_ sign: String, _ fill: Color?, _ stroke: Stroke?) -> (inout Board, Rect) -> Void {
      { board, rect in
        if let fill { board.fill(.legend, sign, .rect(rect), fill) }
        if let stroke {
          board.stroke(
            .legend, sign, .rect(rect.inset(by: Insets(all: stroke.width / 2)) ?? rect), stroke)
        }
      }
    }
    func hatched(_ fill: Color, _ line: Stroke, rising: Bool) -> (inout Board, Rect) -> Void {
      { board, rect in
        board.fill(.legend, "legend.sample", .rect(rect), fill)
        let shape = ConvexShape(rect: rect, radii: CornerRadii(all: 0))
        let lines = Hatch.lines(in: rect, shape: shape, pitch: 7, rising: rising)
        board.stroke(.legend, "legend.sample", .segments(lines), line)
        board.stroke(.legend, "legend.sample", .rect(rect), Stroke(line.color, width: 1))
      }
    }
    return [
      Entry(signs: ["half.first", "person.first"], text: "first: plain, round 1") { board, rect in
        board.fill(.legend, "legend.sample", .rect(rect), p.firstTint)
        board.stroke(
          .legend, "legend.sample", .rect(rect.inset(by: Insets(all: 0.7)) ?? rect),
          Stroke(p.first, width: 1.4))
      },
      Entry(
        signs: ["half.second", "person.second"],
        text: "second: \(hasDots ? "dots, " : "")thick edge, square 2"
      ) { board, rect in
        board.fill(.legend, "legend.sample", .rect(rect), p.secondTint)
        let dots =
          !hasDots
          ? []
          : [5.0, 13, 21].flatMap { dx in
            [
              Point(x: rect.minX + dx, y: rect.minY + 4.5),
              Point(x: rect.minX + dx, y: rect.minY + 9.5),
            ]
          }
        board.stroke(
          .legend, "legend.sample", .segments(dots.map { Segment($0, $0) }),
          Stroke(p.second.withAlpha(0.55), width: 1.8, cap: .round))
        board.stroke(
          .legend, "legend.sample", .rect(rect.inset(by: Insets(all: 1.3)) ?? rect),
          Stroke(p.second, width: 2.6))
      },
      Entry(
        signs: ["unsafe.hatch"], text: "outside the safe area",
        draw: hatched(p.unsafe, Stroke(p.unsafeLine, width: 0.9), rising: true)),
      Entry(signs: ["division.active", "fold.active"], text: "fold, active") { board, rect in
        board.fill(.legend, "legend.sample", .rect(rect), p.foldTint)
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY))
          ]), Stroke(p.fold, width: 3))
      },
      Entry(
        signs: ["occlusion.active"], text: "status area or camera, active",
        draw: hatched(p.occlusionTint, Stroke(p.occlusion, width: 1.8), rising: false)),
      Entry(
        signs: ["division.inactive", "fold.inactive", "occlusion.inactive"],
        text: "dashed: inactive region",
        draw: box(
          "legend.inactive", nil,
          Stroke(p.occlusion, width: 1.4, dash: PanelBuilder.dash))),
      Entry(signs: ["half.hit", "hit.corners"], text: "corner ticks: hit area") { board, rect in
        board.stroke(
          .legend, "legend.sample",
          .segments(
            Ticks.corners(rect.inset(by: Insets(all: 1.5)) ?? rect, arm: 6, over: 1)),
          Stroke(p.ink, width: 2.2))
      },
      Entry(signs: ["target"], text: "target") { board, rect in
        board.fill(.legend, "legend.sample", .circle(rect.center, radius: 7), p.ink)
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(rect.center.moved(dx: -3), rect.center.moved(dx: 3)),
            Segment(rect.center.moved(dy: -3), rect.center.moved(dy: 3)),
          ]), Stroke(p.card, width: 1.4))
      },
      Entry(signs: ["target.struck"], text: "struck through: a target that does not act") {
        board, rect in
        board.stroke(
          .legend, "legend.sample", .circle(rect.center, radius: 6), Stroke(p.ink, width: 1.6))
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(rect.center.moved(dx: -4.5, dy: -4.5), rect.center.moved(dx: 4.5, dy: 4.5))
          ]), Stroke(p.ink, width: 1.6))
      },
      Entry(signs: ["touch.acts"], text: "dot in a ring: a touch that acts") { board, rect in
        board.stroke(
          .legend, "legend.sample", .circle(rect.center, radius: 6), Stroke(p.ink, width: 1.6))
        board.fill(.legend, "legend.sample", .circle(rect.center, radius: 2.7), p.ink)
      },
      Entry(signs: ["touch.misses"], text: "cross in a ring: a touch that does nothing") {
        board, rect in
        board.stroke(
          .legend, "legend.sample", .circle(rect.center, radius: 6), Stroke(p.ink, width: 1.6))
        board.stroke(
          .legend, "legend.sample", .segments(PanelBuilder.cross(rect.center, arm: 3.3)),
          Stroke(p.ink, width: 1.6))
      },
      Entry(signs: ["touch.drag"], text: "arrow: a drag") { board, rect in
        let tip = Point(x: rect.maxX, y: rect.midY)
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(Point(x: rect.minX, y: rect.midY), tip),
            Segment(tip, tip.moved(dx: -7, dy: -4)),
            Segment(tip, tip.moved(dx: -7, dy: 4)),
          ]), Stroke(p.ink, width: 2, cap: .round))
      },
      Entry(signs: ["race.plate"], text: "framed words: what the race tells a player") {
        board, rect in
        let box = Rect(center: rect.center, size: Size(width: 24, height: 12))
        board.stroke(
          .legend, "legend.sample", .roundedRect(box, CornerRadii(all: 5)),
          Stroke(p.ink, width: 1.4))
        board.stroke(
          .legend, "legend.sample",
          .segments([Segment(rect.center.moved(dx: -6), rect.center.moved(dx: 6))]),
          Stroke(p.ink, width: 2))
      },
      Entry(signs: ["race.star"], text: "star: has won") { board, rect in
        board.fill(
          .legend, "legend.sample",
          .path(PanelBuilder.star(.plain, at: rect.center, radius: 7)), p.ink)
      },
      Entry(signs: ["content.control"], text: "outlined pill: control") { board, rect in
        let box = Rect(center: rect.center, size: Size(width: 25, height: 12))
        board.stroke(
          .legend, "legend.sample", .roundedRect(box, CornerRadii(all: 6)),
          Stroke(p.danger, width: 1.8))
      },
      Entry(
        signs: ["other.app"], text: "another app",
        draw: box("legend.sample", p.body, Stroke(p.bodyLine, width: 1))),
      Entry(signs: ["spine"], text: "spine, hinge side") { board, rect in
        let box = Rect(center: rect.center, size: Size(width: 26, height: 5))
        board.fill(
          .legend, "legend.sample", .roundedRect(box, CornerRadii(all: 2.5)), p.bodyLine)
      },
      Entry(signs: ["bar.item"], text: "items of the vertical bar") { board, rect in
        let box = Rect(center: rect.center, size: Size(width: 12, height: 12))
        board.stroke(
          .legend, "legend.sample", .roundedRect(box, CornerRadii(all: 3.5)),
          Stroke(p.unsafeLine, width: 1))
      },
      Entry(signs: ["hit.circle"], text: "ring with ticks: a target's hit area") { board, rect in
        board.stroke(
          .legend, "legend.sample", .circle(rect.center, radius: 6), Stroke(p.ink, width: 0.9))
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(rect.center.moved(dx: -8), rect.center.moved(dx: -4)),
            Segment(rect.center.moved(dx: 4), rect.center.moved(dx: 8)),
            Segment(rect.center.moved(dy: -7), rect.center.moved(dy: -4)),
            Segment(rect.center.moved(dy: 4), rect.center.moved(dy: 7)),
          ]), Stroke(p.ink, width: 2))
      },
      Entry(
        signs: ["content.frame"], text: "thin line: content frame",
        draw: box("legend.sample", nil, Stroke(p.ink, width: 1))),
      Entry(signs: ["play.area"], text: "marked sides: play area") { board, rect in
        board.stroke(
          .legend, "legend.sample", .rect(rect.inset(by: Insets(all: 0.5)) ?? rect),
          Stroke(p.ink, width: 0.8))
        board.stroke(
          .legend, "legend.sample", .segments(Ticks.sides(rect, arm: 4)), Stroke(p.ink, width: 1.8))
      },
      Entry(signs: ["half.arrow"], text: "the owner's top") { board, rect in
        let x = rect.midX
        let points = [
          (0.0, 0.0), (6, 7), (2.5, 7), (2.5, 14), (-2.5, 14), (-2.5, 7), (-6, 7),
        ].map { Point(x: x + $0.0, y: rect.minY + $0.1) }
        board.fill(
          .legend, "legend.sample", .path(Path(polyline: points, closed: true)), p.ink)
      },
      Entry(signs: ["given.up", "half.hidden"], text: "crossed: nothing shows here") {
        board, rect in
        board.stroke(.legend, "legend.sample", .rect(rect), Stroke(p.muted, width: 1))
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(rect.origin, Point(x: rect.maxX, y: rect.maxY)),
            Segment(Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.minY)),
          ]), Stroke(p.muted, width: 1))
      },
      Entry(signs: ["home.indicator"], text: "home indicator\(homeGrade.suffix)") { board, rect in
        board.fill(
          .legend, "legend.sample",
          .roundedRect(
            Rect(center: rect.center, size: Size(width: 26, height: 5)), CornerRadii(all: 2.5)),
          p.displayLine)
      },
    ] + stateEntries + findingEntries + [
      Entry(signs: ["seam.middle"], text: "where the middle would be") { board, rect in
        board.stroke(
          .legend, "legend.sample",
          .segments([
            Segment(Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.minY + 5)),
            Segment(Point(x: rect.midX, y: rect.maxY - 5), Point(x: rect.midX, y: rect.maxY)),
          ]), Stroke(p.ink, width: 2))
      }
    ]
  }
}
