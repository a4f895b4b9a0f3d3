import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import Testing

/// Issue 2 §5: the contact sheet.
@Suite struct SheetTests {
  private static func cells(
    _ poses: [Pose], directions: [Direction] = [.ltr], themes: [Theme] = [.light]
  ) throws -> [SheetCell] {
    var cells: [SheetCell] = []
    for pose in poses {
      for facing in Facing.allCases {
        for direction in directions {
          for theme in themes {
            let one = Case(pose: pose.name, facing: facing, direction: direction, theme: theme)
            var subject = try one.subject()
            if themes.count > 1 { subject.id += ".\(theme.rawValue)" }
            cells.append(
              SheetCell(
                values: [
                  .pose: pose.name, .facing: facing.rawValue, .direction: direction.rawValue,
                  .screen: "duel", .view: "table", .theme: theme.rawValue,
                ], group: pose.group, content: .panel(subject)))
          }
        }
      }
    }
    return cells
  }

  private static func main() throws -> SheetRequest {
    SheetRequest(
      cells: try cells(Library.catalog().mainPoses), title: "Main poses",
      facts: ["left out: 8 of 16 poses; --pose all shows them"])
  }

  private static func all() throws -> SheetRequest {
    SheetRequest(cells: try cells(Library.poses()), title: "All poses")
  }

  private static let drawnMain = Result {
    Drawing.sheet(try main(), shaper: try Library.shaper(), jobs: 2)
  }
  private static let drawnAll = Result {
    Drawing.sheet(try all(), shaper: try Library.shaper(), jobs: 2)
  }

  private static func draw(_ name: String) throws -> PlacedDrawing {
    try name == "main" ? drawnMain.get() : drawnAll.get()
  }

  private static func panels(_ drawing: Drawing) -> [MarkGroup] {
    drawing.groups.filter { $0.id != "sheet" && $0.id != "legend" }
  }

  private static func texts(_ marks: [Mark], _ sign: String) -> [String] {
    marks.filter { $0.sign == sign }.compactMap { $0.text?.text }
  }

  @Test(arguments: ["main", "all"])
  func shapeAndRoom(name: String) throws {
    let placed = try Self.draw(name)
    let size = placed.drawing.size
    #expect(max(size.width, size.height) <= 2048)
    let ratio = size.width / size.height
    #expect(ratio >= 1.25 && ratio <= 2.1)
    let panels = Self.panels(placed.drawing)
    #expect(panels.count == (name == "main" ? 16 : 32))
    #expect(placed.windows.count == panels.count)
    let whole = Rect(size: size)
    for (index, panel) in panels.enumerated() {
      #expect(whole.contains(panel.frame))
      #expect(panel.frame.contains(placed.windows[index]))
      for other in panels[..<index] { #expect(!other.frame.overlaps(panel.frame)) }
    }
    #expect(TextCheck.faults(placed.drawing) == [])
  }

  @Test(arguments: ["main", "all"])
  func oneScaleThatIsPrinted(name: String) throws {
    let placed = try Self.draw(name)
    let scales = zip(Self.panels(placed.drawing), placed.windows).compactMap { panel, window in
      (try? Case(pose: String(panel.id.prefix { $0 != "." })).layout())
        .map { window.width / $0.pose.window.width }
    }
    let scale = try #require(scales.first)
    #expect(scales.count == placed.windows.count)
    #expect(scales.allSatisfy { ($0 - scale).magnitude < 1e-9 })
    let facts = Self.texts(placed.drawing.groups[0].marks, "sheet.fact")
    #expect(
      facts.last == "scale \(short(scale, 3)) sheet units per point, the same for all panels")
    // The number printed is the scale itself.
    #expect(((scale * 1000).rounded() / 1000 - scale).magnitude < 1e-9)
  }

  @Test func groupsAndOrder() throws {
    let drawing = try Self.draw("all").drawing
    #expect(
      Self.texts(drawing.groups[0].marks, "group.title")
        == ["Closed", "Open", "Partly open", "Split View", "Unverified"])
    let poses = try Library.poses().map(\.name)
    #expect(
      Self.panels(drawing).map(\.id)
        == poses.flatMap { ["\($0).sameWay.ltr", "\($0).faceToFace.ltr"] })
  }

  @Test(arguments: ["main", "all"])
  func references(name: String) throws {
    let panels = Self.panels(try Self.draw(name).drawing)
    let references = panels.flatMap { Self.texts($0.marks, "reference") }
    #expect(references.count == panels.count)
    #expect(Set(references).count == references.count)
    // In reading order: a letter a row, numbers from the left.
    var row = "A"
    var number = 0
    var left = -Double.infinity
    for (panel, reference) in zip(panels, references) {
      let letter = String(reference.prefix { $0.isLetter })
      if letter != row {
        #expect(letter > row)
        (row, number, left) = (letter, 0, -.infinity)
      }
      number += 1
      #expect(reference == "\(row)\(number)")
      #expect(panel.frame.minX > left)
      left = panel.frame.minX
    }
  }

  @Test func headerTellsWhatWasLeftOut() throws {
    let drawing = try Self.draw("main").drawing
    #expect(Self.texts(drawing.groups[0].marks, "sheet.title") == ["Main poses"])
    #expect(
      Self.texts(drawing.groups[0].marks, "sheet.fact").first
        == "left out: 8 of 16 poses; --pose all shows them")
  }

  @Test(arguments: ["main", "all"])
  func hotspotsHaveNamesOfTheirOwn(name: String) throws {
    let drawing = try Self.draw(name).drawing
    let ids = drawing.groups.flatMap(\.hotspots).map(\.id)
    #expect(Set(ids).count == ids.count)
    for group in Self.panels(drawing) {
      #expect(!group.hotspots.isEmpty)
      for spot in group.hotspots {
        #expect(spot.id.hasPrefix(group.id + "."))
        #expect(!spot.title.isEmpty)
        #expect(group.frame.grown(by: 1e-6).contains(spot.frame))
      }
    }
    #expect(ids.contains("partly-open.faceToFace.ltr.second.leave"))
  }

  @Test func threadsChangeNothing() throws {
    let request = SheetRequest(
      cells: try Self.cells(Array(Library.catalog().mainPoses.prefix(3))), title: "Three",
      scale: 0.3)
    let shaper = try Library.shaper()
    let one = Drawing.sheet(request, shaper: shaper, jobs: 1)
    let eight = Drawing.sheet(request, shaper: shaper, jobs: 8)
    #expect(one.drawing == eight.drawing)
    #expect(one.windows == eight.windows)
  }

  @Test(arguments: [
    ([SheetAxis.facing], [SheetAxis.pose], 2, 2), ([.pose], [.direction, .facing], 2, 4),
    ([.direction], [], 2, 4), ([], [.theme], 8, 2),
  ])
  func rowsAndColumns(
    rows: [SheetAxis], columns: [SheetAxis], down: Int, across: Int
  ) throws {
    let poses = Array(
      try Library.catalog().mainPoses.filter { ["open", "closed"].contains($0.name) })
    let isDirections = rows.contains(.direction) || columns.contains(.direction)
    let isThemes = columns.contains(.theme)
    let cells = try Self.cells(
      poses, directions: isDirections || isThemes ? [.ltr, .rtl] : [.ltr],
      themes: isThemes ? [.light, .dark] : [.light])
    let placed = Drawing.sheet(
      SheetRequest(cells: cells, title: "Grid", scale: 0.2, rows: rows, columns: columns),
      shaper: try Library.shaper(), jobs: 2)
    let references = Self.panels(placed.drawing).flatMap { Self.texts($0.marks, "reference") }
    #expect(references.count == cells.count)
    #expect(Set(references.map { $0.prefix { $0.isLetter } }).count == down)
    #expect(Set(references.map { $0.drop { $0.isLetter } }).count == across)
    #expect(TextCheck.faults(placed.drawing) == [])
  }

  @Test func aFailedCellSaysWhatItIs() throws {
    var cells = try Self.cells([try #require(Library.catalog().pose(named: "open"))])
    let message = "--keyboard: the bars and the keyboard leave no container"
    cells[1].content = .failed(name: "open.faceToFace.ltr", message: message)
    let drawing = Drawing.sheet(
      SheetRequest(cells: cells, title: "One failed", scale: 0.3), shaper: try Library.shaper()
    ).drawing
    let marks = drawing.groups[0].marks
    #expect(marks.filter { $0.sign == "failed" }.count == 2)
    #expect(Self.texts(marks, "failed.text").joined(separator: " ") == message)
    #expect(Self.texts(marks, "title") == ["A2  open.faceToFace.ltr"])
    #expect(TextCheck.faults(drawing) == [])
  }

  @Test func theLegendIsThatOfTheSheet() throws {
    let drawing = try Self.draw("main").drawing
    let signs = Set(drawing.allMarks.map(\.sign))
    let legend = Self.texts(drawing.groups.last?.marks ?? [], "legend.text")
    #expect(legend.contains("fold, active") == signs.contains("division.active"))
    #expect(legend.contains("target") == signs.contains("target"))
    #expect(legend.contains("the owner's top") == signs.contains("half.arrow"))
    #expect(legend.contains("corner ticks: hit area") == signs.contains("half.hit"))
    #expect(Set(legend).count == legend.count)
  }
}
