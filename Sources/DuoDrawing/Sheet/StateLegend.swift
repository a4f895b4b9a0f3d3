import DuoGeometry
import DuoLayout

extension Legend {
  /// Roles that are told apart by a sign, and what a screen says of its elements.
  var stateEntries: [Entry] {
    let p = palette
    return [
      Entry(signs: ["content.text"], text: "lines without sides: text") { board, rect in
        board.stroke(
          .legend, "legend.sample",
          .segments(
            [rect.minY + 1, rect.maxY - 1].map { y in
              Segment(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y))
            }), Stroke(p.ink, width: 1))
      },
      Entry(signs: ["content.banner.edge"], text: "thick leading edge: banner") { board, rect in
        board.stroke(.legend, "legend.sample", .rect(rect), Stroke(p.ink, width: 1))
        board.fill(
          .legend, "legend.sample",
          .rect(Rect(x: rect.minX + 2, y: rect.minY + 2, width: 4, height: rect.height - 4)), p.ink)
      },
      Entry(signs: ["content.image.sign"], text: "image") { board, rect in
        let x = rect.minX
        let y = rect.minY
        board.stroke(
          .legend, "legend.sample",
          .path(
            Path(
              polyline: [
                Point(x: x, y: y + 14), Point(x: x + 8, y: y + 4), Point(x: x + 13, y: y + 10),
                Point(x: x + 17, y: y + 6), Point(x: x + 26, y: y + 14),
              ], closed: true)), Stroke(p.ink, width: 1))
      },
      Entry(signs: ["grid.columns"], text: "columns of a grid") { board, rect in
        board.stroke(.legend, "legend.sample", .rect(rect), Stroke(p.ink, width: 0.8))
        board.stroke(
          .legend, "legend.sample",
          .segments(
            [0.25, 0.5, 0.75].map { share in
              let x = rect.minX + rect.width * share
              return Segment(Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY))
            }), Stroke(p.ink, width: 0.8))
      },
      Entry(signs: ["system.alert", "system.sheet"], text: "system panel, never turned") {
        board, rect in
        let shape = Shape.roundedRect(rect, CornerRadii(all: 4))
        board.fill(.legend, "legend.sample", shape, p.body)
        board.stroke(.legend, "legend.sample", shape, Stroke(p.displayLine, width: 1.6))
      },
      overflow("hatched: out of its holder", ["overflow.shown"], isCut: false),
      overflow("hatched past a thick edge: cut off by the half", ["overflow.cut"], isCut: true),
      chip(.isPrivate, "lock: for one pair of eyes"),
      chip(.drag, "four arrows: can be dragged"),
      chip(.dropped, "struck letter: label dropped"),
      Entry(signs: ["state.scrolls"], text: "bar with thumb: scrolls") { board, rect in
        let x = rect.midX
        board.stroke(
          .legend, "legend.sample",
          .segments([Segment(Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY))]),
          Stroke(p.ink, width: 0.8))
        board.stroke(
          .legend, "legend.sample",
          .segments([Segment(Point(x: x, y: rect.minY + 2), Point(x: x, y: rect.midY))]),
          Stroke(p.ink, width: 3.4, cap: .round))
      },
    ]
  }

  private func chip(_ state: ElementState, _ text: String) -> Entry {
    let color = palette.ink
    return Entry(signs: [state.sign], text: text) { board, rect in
      let box = Rect(center: rect.center, size: Size(width: 13, height: 13))
      board.chip(state, box, color: color, turn: .none, layer: .legend, thing: nil)
    }
  }

  private func overflow(_ text: String, _ signs: [String], isCut: Bool) -> Entry {
    let color = palette.ink
    return Entry(signs: signs, text: text) { board, rect in
      let shape = ConvexShape(rect: rect, radii: CornerRadii(all: 0))
      let past = Rect(minX: rect.midX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
      board.stroke(
        .legend, "legend.sample",
        .segments(Hatch.lines(in: past, shape: shape, pitch: 5, rising: false)),
        Stroke(color, width: 1))
      board.stroke(.legend, "legend.sample", .rect(rect), Stroke(color, width: 1))
      let edge = Segment(Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY))
      board.stroke(
        .legend, "legend.sample", .segments([edge]), Stroke(color, width: isCut ? 3 : 1))
    }
  }
}
