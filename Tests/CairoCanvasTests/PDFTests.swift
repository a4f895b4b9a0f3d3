import CairoCanvas
import DuoGeometry
import Foundation
import Testing
import Typeface

@Suite struct PDFTests {
  let typeface: Typeface
  init() throws { typeface = try Samples.typeface() }

  func pdf() throws -> [UInt8] {
    let page = PDFPage(
      drawing: Samples.rich(typeface), paper: Size(width: 595.276, height: 841.89), scale: 1.5,
      origin: Point(x: 40, y: 50))
    let sideways = PDFPage(
      drawing: Samples.rich(typeface), paper: Size(width: 841.89, height: 595.276), scale: 2,
      origin: Point(x: 40, y: 50))
    var bytes: [UInt8] = []
    try CairoCanvas.pdf(
      [page, sideways], info: PDFInfo(title: "Ein Titel ×", subject: "poses", keywords: "a, b"),
      typeface: typeface
    ) { bytes.append(contentsOf: $0) }
    return bytes
  }

  @Test func repeatsByteForByteWithoutDates() throws {
    let bytes = try pdf()
    #expect(try pdf() == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(!text.contains("CreationDate"))
    #expect(!text.contains("ModDate"))
    try Tool.keep(bytes, "rich.pdf")
  }

  @Test(.enabled(if: Tool.pdfinfo != nil, "pdfinfo is not installed"))
  func saysWhatItIs() throws {
    let bytes = try Tool.run(#require(Tool.pdfinfo), ["-l", "2"], input: pdf())
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    for line in [
      "Title: Ein Titel ×", "Subject: poses", "Keywords: a, b", "Creator: duo-render", "Pages: 2",
      "Page 1 size: 595.276 x 841.89 pts (A4)", "Page 2 size: 841.89 x 595.276 pts (A4)",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  @Test func refusesWhatIsNoPage() {
    let info = PDFInfo(title: "", subject: "", keywords: "")
    #expect(throws: CanvasError.cairo("a PDF without pages")) {
      try CairoCanvas.pdf([], info: info, typeface: typeface) { _ in }
    }
  }
}
