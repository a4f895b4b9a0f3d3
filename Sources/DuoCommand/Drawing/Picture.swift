import CairoCanvas
import DuoDrawing
import DuoGeometry
import DuoJSON
import DuoLayout
import Typeface

/// A drawing with the panels it shows, ready to be written in any format.
struct Picture: Sendable {
  /// Base name of its files.
  var name: String
  var panels: [PanelSubject]
  var device: Device
  /// nil where neither PNG nor SVG was asked for.
  var placed: PlacedDrawing?
  /// Empty where no PDF was asked for.
  var pages: [PDFPage] = []

  /// The layouts as numbers, on their own.
  var json: String {
    LayoutDocument.json(panels.map { $0.entry() }, device: device).prettyText + "\n"
  }

  /// The layouts as numbers, each with its place on the drawing, for the drawing's own files.
  private func embedded(_ placed: PlacedDrawing) -> String {
    let places = panels.indices.map { index in
      panels[index].entry(
        placement: index < placed.windows.count ? placed.windows[index] : nil)
    }
    return LayoutDocument.json(places, device: device).compactText
  }

  func write(
    _ format: FileFormat, request: DrawRequest, typeface: Typeface?, to sink: CairoCanvas.Sink
  ) throws {
    try write(
      format, density: request.density, jobs: request.jobs, typeface: typeface, to: sink)
  }

  /// - Parameter density: pixels per sheet unit.
  func write(
    _ format: FileFormat, density: Double, jobs: Int, typeface: Typeface?,
    to sink: CairoCanvas.Sink
  ) throws {
    if format == .json {
      var text = json
      return try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
    }
    guard let typeface else { return }
    if format == .pdf {
      return try CairoCanvas.pdf(pages, info: info, typeface: typeface, to: sink)
    }
    guard let placed else { return }
    if format == .svg {
      try CairoCanvas.svg(
        placed.drawing, typeface: typeface, layoutJSON: embedded(placed), jobs: jobs,
        to: sink)
    } else {
      try CairoCanvas.png(
        placed.drawing, typeface: typeface, density: density,
        layoutJSON: embedded(placed), jobs: jobs, to: sink)
    }
  }

  /// What the PDF says about itself.
  private var info: PDFInfo {
    PDFInfo(
      title: pages.first?.drawing.title ?? name,
      subject: pages.first?.drawing.description ?? "",
      keywords: panels.map(\.layout.id).joined(separator: ", "))
  }
}

extension PanelSubject {
  /// The layout with what was found in it, for the layout JSON.
  func entry(placement: Rect? = nil) -> LayoutDocument.Entry {
    LayoutDocument.Entry(
      layout, placement: placement, view: Seat(rawValue: view.rawValue),
      findings: findings.map(\.json), capture: capture?.json)
  }
}
