import CairoCanvas
import DuoDrawing
import DuoJSON
import Typeface

/// The pages of a PDF, ready for the canvas.
struct Pages {
  let paper: Paper
  let typeface: Typeface
  let jobs: Int

  private var composer: PaperPages { PaperPages(paper: paper, shaper: typeface, jobs: jobs) }

  func pages(of sheet: SheetRequest) -> [PDFPage] { composer.pages(of: sheet).map(PDFPage.init) }

  /// The phone at its true size.
  ///
  /// - Throws: `Trouble` where the paper is too small for it.
  func cutOut(of subject: PanelSubject, layers: Set<ContentLayer>) throws(Trouble) -> PDFPage {
    do {
      return PDFPage(try composer.actualSizePage(of: subject, layers: layers))
    } catch {
      let width = Decimal.text(error.needed.width, places: 0)
      let height = Decimal.text(error.needed.height, places: 0)
      throw Trouble(
        "--paper", "\(paper.rawValue) is too small for \(error.panel)",
        "at true size it needs \(width) × \(height) mm")
    }
  }
}

extension PDFPage {
  init(_ page: PaperPage) {
    self.init(
      drawing: page.drawing, paper: page.paper, scale: page.scale, origin: page.origin)
  }
}
