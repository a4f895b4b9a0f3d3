import CairoCanvas
import DuoCatalog
import DuoDrawing
import DuoGeometry
import DuoLayout
import Foundation
import Testing
import Typeface

@testable import DuoCommand

/// What comes out on paper.
@Suite struct PageTests {
  private func pages(_ line: String) throws -> [PDFPage] {
    let arguments = try Arguments.parse(words(line + " --format pdf"), table: OptionTable.draw)
    let catalog = try Catalog.builtIn()
    let studio = Studio(
      request: try DrawRequest(arguments, catalog: catalog, cores: 2), arguments: arguments,
      catalog: catalog, typeface: try Typeface.load())
    return try studio.pictures().pictures[0].pages
  }

  private func smallestType(_ page: PDFPage) -> Double {
    let sizes = page.drawing.groups.flatMap(\.marks).compactMap { mark -> Double? in
      guard case .text(let text) = mark.content else { return nil }
      return text.size
    }
    return (sizes.min() ?? .infinity) * page.scale
  }

  /// Issue §5: the overview first, then a page for each pose; nothing smaller than 6 pt; legend on each page.
  @Test(arguments: ["a4", "a3", "letter"]) func posesGetPagesWithLegibleType(paper: String) throws {
    let pages = try pages("--paper \(paper) --theme dark")
    #expect(pages.count >= 9)
    #expect(pages.suffix(8).map(\.drawing.title).first == "Closed")
    for page in pages {
      #expect(smallestType(page) >= 6 - 1e-9, "\(page.drawing.title)")
      #expect(page.drawing.groups.contains { $0.id == "legend" })
      #expect(page.drawing.background == Color(0xFFFFFF))
      #expect(page.origin.x >= 0 && page.origin.y >= 0)
      #expect(page.origin.x + page.drawing.size.width * page.scale <= page.paper.width)
      #expect(page.origin.y + page.drawing.size.height * page.scale <= page.paper.height)
    }
  }

  @Test(arguments: ["a4", "a3", "letter"]) func onePanelIsLegibleToo(paper: String) throws {
    let pages = try pages("--pose partly-open --facing faceToFace --paper \(paper)")
    #expect(pages.count == 1)
    #expect(pages[0].drawing.title == "Partly open, face to face")
    #expect(smallestType(pages[0]) >= 6 - 1e-9)
  }

  /// device.md: the body is 164.6 × 117.8 mm open and 84.1 × 117.8 mm closed.
  @Test(arguments: [
    ("open", "a4", 164.6, 117.8), ("partly-open-upright", "letter", 117.8, 164.6),
    ("closed", "a3", 84.1, 117.8), ("closed-sideways", "a4", 117.8, 84.1),
    ("split-view-right", "a4", 164.6, 117.8),
  ]) func actualSize(pose: String, paper: String, width: Double, height: Double) throws {
    let pages = try pages("--pose \(pose) --actual-size --paper \(paper)")
    #expect(pages.count == 2)
    for page in pages {
      let cut = try #require(
        page.drawing.groups.flatMap(\.marks).first { $0.sign == "cut" })
      guard case .stroke(.roundedRect(let outline, _), _) = cut.content else {
        Issue.record("the outline is no rounded rectangle")
        return
      }
      let millimetres = page.scale / 72 * 25.4
      #expect(abs(outline.width * millimetres - width) < 1e-6)
      #expect(abs(outline.height * millimetres - height) < 1e-6)
      #expect(smallestType(page) >= 6 - 1e-9)
      let folds = page.drawing.groups.flatMap(\.marks).filter { $0.sign == "fold.mark" }
      #expect(folds.isEmpty == pose.hasPrefix("closed"))
      let onPaper = Rect(
        x: page.origin.x + outline.minX * page.scale, y: page.origin.y + outline.minY * page.scale,
        width: outline.width * page.scale, height: outline.height * page.scale)
      #expect(Rect(size: page.paper).contains(onPaper))
    }
  }

  /// In PDF points of 1/72 inch: ISO 216, and 8.5 × 11 inches.
  @Test(arguments: [
    (Paper.a4, 595.276, 841.89), (.a3, 841.89, 1190.551), (.letter, 612, 792),
  ]) func papers(paper: Paper, width: Double, height: Double) {
    #expect(abs(paper.size.width - width) < 0.001)
    #expect(abs(paper.size.height - height) < 0.001)
  }

  /// The same lengths, and the ruler's, read back from the bytes of the PDF itself; A4 is 297 × 210 mm.
  @Test(arguments: [("open", 164.6, 117.8), ("closed", 84.1, 117.8), ("partly-open", 164.6, 117.8)])
  func lengthsInTheFile(pose: String, width: Double, height: Double) throws {
    let folder = try Folder()
    let line =
      "duo-render --pose \(pose) --facing faceToFace --format pdf --actual-size -o . --name cut"
    #expect(try RunningProgram.shell(line, in: folder).code == 0)
    let pdf = PDFLengths(
      try Data(contentsOf: folder.url.appendingPathComponent("cut.pdf")))
    #expect(pdf.hasStroke(width: width, height: height))
    #expect(pdf.hasStroke(width: 50, height: 0))
    #expect(!pdf.hasStroke(width: width + 0.2, height: height))
    let box = pdf.text.components(separatedBy: "/MediaBox").dropFirst().first ?? ""
    #expect(box.prefix(40).contains("841.88") && box.prefix(40).contains("595.27"))
    #expect(!pdf.text.contains("CreationDate") && !pdf.text.contains("ModDate"))
  }
}
