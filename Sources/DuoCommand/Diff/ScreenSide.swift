import DuoCatalog
import DuoDrawing
import DuoJSON
import DuoLayout
import DuoReview
import LayoutDiff
import Typeface

/// What one side of a comparison lays screens out and draws them with.
struct ScreenSide: Sendable {
  /// What was typed, and what the side's config says.
  let arguments: Arguments
  let folder: CatalogFolder
  let files: any FileSource
  let fonts: Fonts

  var catalog: Catalog { folder.catalog }

  /// A screen's panels, drawn.
  struct Drawn: Sendable {
    /// By id.
    var panels: [String: Panel] = [:]
    /// In the order of poses, seatings and directions.
    var ids: [String] = []
    var snapshot: LayoutSnapshot
    var notes: [String]
  }

  struct Panel: Sendable {
    var subject: PanelSubject
    var placed: PlacedDrawing
  }

  func request(_ path: String, jobs: Int) throws -> DrawRequest {
    var own = arguments
    own.set("screen", [path])
    // What these mean in `diff` is nothing that a drawing has.
    for option in ["format", "output", "report"] { own.set(option, nil) }
    var request = try DrawRequest(
      own.named([]), table: OptionTable.diff, catalog: catalog, files: files, cores: jobs)
    request.jobs = jobs
    return request
  }

  /// - Throws: whatever keeps a panel from being laid out or drawn.
  func draw(_ path: String, jobs: Int) throws -> Drawn {
    let request = try request(path, jobs: jobs)
    let typeface = try fonts.typeface()
    let studio = Studio(
      request: request, arguments: arguments, catalog: catalog, typeface: typeface, files: files)
    let subjects = try studio.panels().subjects
    let style = PanelStyle(
      layers: request.layers, detail: request.detail, scale: request.scale ?? 1)
    let limit = SizeLimit(request, name: path, panels: 1)
    for subject in subjects { try limit.check(bodies: [subject], scale: style.scale) }
    let placed = try Parallel.map(subjects.indices, jobs: jobs) { index in
      let placed = Drawing.panel(subjects[index], style: style, shaper: typeface)
      try limit.check(placed.drawing.size)
      return placed
    }
    let entries = zip(subjects, placed).map { subject, placed in
      subject.entry(placement: placed.windows.first)
    }
    let text = LayoutDocument.json(entries, device: catalog.device).compactText
    var drawn = Drawn(
      snapshot: try LayoutSnapshot(parsing: Array(text.utf8), file: path),
      notes: request.choice.notes)
    for (subject, placed) in zip(subjects, placed) {
      drawn.ids.append(subject.layout.id)
      drawn.panels[subject.layout.id] = Panel(subject: subject, placed: placed)
    }
    return drawn
  }
}
