import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// interface.md `--view`: whose eyes the panel is turned for.
@Suite struct ViewTests {
  @Test(arguments: [
    ("partly-open", Facing.sameWay, Direction.ltr, View.table, "Partly open, same way"),
    ("partly-open", .faceToFace, .ltr, .first, "Partly open, face to face, as first sees it"),
    (
      "partly-open-upright", .faceToFace, .rtl, .second,
      "Partly open, upright, face to face, right to left, as second sees it"
    ),
  ])
  func title(pose: String, facing: Facing, direction: Direction, view: View, text: String) throws {
    let one = Case(pose: pose, facing: facing, direction: direction, view: view)
    let panel = try one.panel()
    #expect(panel.drawing.title == text)
    #expect(panel.text("title") == [text])
  }

  @Test func facts() throws {
    let options = LayoutOptions(
      split: .even, seam: .middle, spacing: 12, ignoresSafeArea: true, bars: [.tab], camera: true)
    let panel = try Case(pose: "open", options: options).panel()
    let facts = [
      ("pose", "open"), ("facing", "faceToFace"), ("display", "inner, landscape, 951 × 669 pt @3x"),
      ("window", "951 × 669"), ("safe area", "0 / 0 / 34 / 84 t/l/b/r"),
      ("size class", "regular / regular"), ("split", "even · spacing 12"),
      (
        "options",
        "--split even --seam middle --spacing 12 --ignores-safe-area --bars tab --camera"
      ),
    ]
    for (name, value) in facts { #expect(panel.fact(name) == value, "\(name)") }
    #expect(try Case(pose: "open").panel().fact("options") == "none")
    #expect(
      try Case(pose: "split-view-right").panel().fact("window")?
        .hasPrefix("469 × 669 at (482, 0)") == true)
  }

  /// The geometry is turned by the inverse of that seat's turn; its owner sees it upright.
  @Test func geometryTurnsForTheViewer() throws {
    let cases = try [View.first, .second].flatMap { view in
      try Case.everyPose { $0.view = view }.filter { $0.facing == .faceToFace }
    }
    let found = faults(cases) { one in
      let panel = try one.panel()
      let seat: Seat = one.view == .first ? .first : .second
      let turn = panel.layout[seat].turn
      let window = TurnedFrame(frame: panel.layout.pose.windowBounds, turn: turn)
      func seen(_ rect: Rect) -> Rect { panel.sheet(window.toOwner(rect)) }
      var faults: [String] = []
      if !panel.window.isNear(seen(panel.layout.pose.windowBounds)) { faults.append("the window") }
      for half in panel.layout.halves {
        guard let frame = half.frame, let area = half.hitArea else { continue }
        let drawn = panel.marks("half.\(half.seat.rawValue)").first?.bounds
        if drawn?.isNear(seen(frame)) != true { faults.append("\(half.seat.rawValue)'s half") }
        let ticks = panel.marks("half.hit", half.seat.rawValue).first?.bounds
        if ticks.map(seen(area).grown(by: 1).contains) != true { faults.append("its hit area") }
      }
      for element in panel.layout.elements where element.role == .target {
        let drawn = panel.marks("target", element.id).first?.bounds
        if drawn?.isNear(seen(element.frame)) != true { faults.append(element.id) }
      }
      // Title, facts, dimensions, callouts and notes stay upright for the reader.
      for mark in panel.marks {
        guard let text = mark.text, text.turn != .none else { continue }
        let isReaders =
          mark.layer == .header || mark.layer == .dimensions
          || ["region.label", "note", "middle.label", "bar.label", "keyboard.label", "phone.half"]
            .contains(mark.sign)
        if isReaders { faults.append("“\(text.text)” is turned") }
      }
      return faults
    }
    #expect(found == [])
  }

  /// `sameWay` looks as `table` does, and so does any view of a seat that is not turned; the title says whose view.
  @Test func viewsThatTurnNothingLookAsTheTable() throws {
    let cases = try [View.first, .second].flatMap { view in
      try Case.everyPose { $0.view = view }
    }.filter { one in
      try one.layout()[one.view == .first ? .first : .second].turn == .none
    }
    let found = faults(cases) { one in
      var table = one
      table.view = .table
      func content(_ panel: Panel) -> [Mark] {
        panel.marks.filter { $0.layer != .header }
          .map { $0.moved(dx: -panel.window.minX, dy: -panel.window.minY) }
      }
      let a = content(try one.panel())
      let b = content(try table.panel())
      if a.count != b.count { return ["\(a.count) marks, not \(b.count)"] }
      return zip(a, b).compactMap { a, b in
        guard a.sign == b.sign, a.thing == b.thing, a.layer == b.layer,
          a.text?.text == b.text?.text
        else { return "\(a.sign) in place of \(b.sign)" }
        guard let here = a.bounds, let there = b.bounds else { return nil }
        return here.isNear(there) ? nil : "\(a.sign) moved"
      }
    }
    #expect(found == [])
  }
}
