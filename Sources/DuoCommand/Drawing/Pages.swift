import CairoCanvas
import DuoDrawing
import DuoGeometry
import Typeface

/// The pages of a PDF: the overview first, then one for each pose with its seatings, always in the light theme.
struct Pages {
  let paper: Paper
  let typeface: Typeface
  let jobs: Int

  /// PDF points for a sheet unit at which the smallest type, 9 units, is 6 points on paper.
  static let smallestScale = 6.0 / 9.0
  /// PDF points that most printers leave white.
  private static let margin = 24.0
  /// PDF points at the paper's edge that some printers cannot reach.
  private static let edge = 12.0

  func pages(of sheet: SheetRequest) -> [PDFPage] {
    var light = sheet
    light.theme = .light
    light.scale = nil
    light.cells = sheet.cells.map { cell in
      guard case .panel(var subject) = cell.content else { return cell }
      subject.theme = .light
      var copy = cell
      copy.content = .panel(subject)
      return copy
    }
    var poses: [String] = []
    for cell in light.cells {
      if let pose = cell.values[.pose], !poses.contains(pose) { poses.append(pose) }
    }
    var pages = poses.count > 1 ? overview(light) : []
    for pose in poses {
      var one = light
      one.rows = []
      one.columns = []
      one.cells = light.cells.filter { $0.values[.pose] == pose }
      if poses.count > 1 { one.title = pose }
      pages.append(page(of: best(one)))
    }
    return pages
  }

  /// The phone at its true size, in the middle of the paper the way round on which it fits.
  ///
  /// - Throws: `Trouble` where the paper is too small for it.
  func cutOut(of subject: PanelSubject, layers: Set<ContentLayer>) throws(Trouble) -> PDFPage {
    let cutOut = Drawing.cutOut(subject, layers: layers, shaper: typeface)
    let scale = cutOut.pointsPerUnit
    let outline = cutOut.outline
    let isWide = outline.width > outline.height
    let size = isWide ? paper.size.swapped : paper.size
    guard outline.width * scale <= size.width - 2 * Self.edge,
      outline.height * scale <= size.height - 2 * Self.edge
    else {
      throw Trouble("--paper", "\(paper.rawValue) is too small for \(subject.id)", "take a3")
    }
    return PDFPage(
      drawing: cutOut.drawing, paper: size, scale: scale,
      origin: Point(
        x: Self.origin(outline.midX, cutOut.drawing.size.width, scale, on: size.width),
        y: Self.origin(outline.midY, cutOut.drawing.size.height, scale, on: size.height)))
  }

  /// Where a drawing begins on paper so that its `middle` comes to the paper's, or as near as its labels allow.
  private static func origin(
    _ middle: Double, _ length: Double, _ scale: Double, on paper: Double
  ) -> Double {
    let wanted = paper / 2 - middle * scale
    let room = paper - length * scale - edge
    return room < edge ? wanted : min(max(wanted, edge), room)
  }

  /// All panels on one page, or on as many as legible type needs.
  private func overview(_ sheet: SheetRequest) -> [PDFPage] {
    for count in 1...sheet.cells.count {
      let size = (sheet.cells.count + count - 1) / count
      let parts = stride(from: 0, to: sheet.cells.count, by: size).map { start in
        var part = sheet
        part.cells = Array(sheet.cells[start..<min(start + size, sheet.cells.count)])
        return best(part)
      }
      if count == sheet.cells.count || parts.allSatisfy({ scale(of: $0) >= Self.smallestScale }) {
        return parts.map(page(of:))
      }
    }
    return []
  }

  /// The drawing for the way round of the paper on which it is larger.
  private func best(_ sheet: SheetRequest) -> Drawing {
    let candidates = [paper.size, paper.size.swapped].map { size in
      var one = sheet
      one.area = Size(
        width: (size.width - 2 * Self.margin) / Self.smallestScale,
        height: (size.height - 2 * Self.margin) / Self.smallestScale)
      return Drawing.sheet(one, shaper: typeface, jobs: jobs).drawing
    }
    return scale(of: candidates[0]) > scale(of: candidates[1]) ? candidates[0] : candidates[1]
  }

  /// PDF points for each sheet unit where the drawing fills the paper, whichever way round suits it.
  private func scale(of drawing: Drawing) -> Double {
    let size = oriented(drawing)
    return min(
      (size.width - 2 * Self.margin) / drawing.size.width,
      (size.height - 2 * Self.margin) / drawing.size.height)
  }

  private func oriented(_ drawing: Drawing) -> Size {
    drawing.size.width > drawing.size.height ? paper.size.swapped : paper.size
  }

  private func page(of drawing: Drawing) -> PDFPage {
    let size = oriented(drawing)
    let scale = scale(of: drawing)
    var onPaper = drawing
    onPaper.background = Color(0xFFFFFF)
    return PDFPage(
      drawing: onPaper, paper: size, scale: scale,
      origin: Point(
        x: (size.width - drawing.size.width * scale) / 2,
        y: (size.height - drawing.size.height * scale) / 2))
  }
}

extension Paper {
  /// Upright, in PDF points of 1/72 inch.
  var size: Size {
    switch self {
    case .a4: Size(width: 210 / 25.4 * 72, height: 297 / 25.4 * 72)
    case .a3: Size(width: 297 / 25.4 * 72, height: 420 / 25.4 * 72)
    case .letter: Size(width: 8.5 * 72, height: 11 * 72)
    }
  }
}
