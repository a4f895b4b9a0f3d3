import CairoCanvas
import DuoCatalog
import DuoDiff
import DuoDrawing
import DuoGeometry
import DuoJSON
import DuoLayout
import ImageDiff
import LayoutDiff
import PNGImage
import Typeface

/// Compares screens by laying both out and drawing them, panel by panel.
struct ScreenComparer: Sendable {
  let before: ScreenSide
  let after: ScreenSide
  let pictures: PictureComparer
  let masks: DiffMaskUse
  let request: DiffRequest
  /// Pixels per sheet unit.
  let density: Double

  func compare(
    _ path: String, _ old: DiffPlace, _ new: DiffPlace, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let one = try before.draw(old.path, jobs: jobs)
    let other = try after.draw(new.path, jobs: jobs)
    var file = DiffedFile(path: path, status: .same)
    file.notes = one.notes == other.notes ? other.notes : one.notes + other.notes
    file.changes = masks.leaving(
      LayoutDiff.changes(
        from: one.snapshot, over: try middle(old, jobs: jobs), to: other.snapshot))

    let ids = other.ids.filter { one.panels[$0] != nil }
    // What cannot differ is not drawn.
    let differing = ids.filter { id in
      guard let old = one.panels[id], let new = other.panels[id] else { return false }
      return old.placed.drawing != new.placed.drawing
    }
    let results = try Parallel.map(differing.indices, jobs: jobs) { place in
      let id = differing[place]
      guard let old = one.panels[id], let new = other.panels[id] else {
        return DiffedPicture?.none
      }
      return try compare(
        id, (old, one.snapshot), (new, other.snapshot), index: index,
        jobs: max(1, jobs / differing.count))
    }
    file.pictures = results.compactMap { $0 }
    let different = file.pictures.filter { !$0.isAllowed }
    file.notes += pictures.allowances(file.pictures)
    let changed = Set(different.map(\.name) + file.changes.flatMap(\.panels))
    file.samePanels = other.ids.count { !changed.contains($0) }
    if !different.isEmpty || !file.changes.isEmpty { file.status = .changed }
    return file
  }

  /// The screen as it was with the facts of the device as they are: what changes on the way there is none of the
  /// design's doing. nil where the facts are the same.
  private func middle(_ old: DiffPlace, jobs: Int) throws -> LayoutSnapshot? {
    let (one, other) = (before.catalog, after.catalog)
    guard one.device != other.device || one.entries != other.entries else { return nil }
    let side = ScreenSide(
      arguments: before.arguments, folder: after.folder, files: before.files,
      fonts: before.fonts)
    return try? side.draw(old.path, jobs: jobs).snapshot
  }

  /// Panels of a screen without another side that a page shows.
  private static let mostAlone = 6

  /// A screen that one side alone has.
  func alone(
    _ path: String, _ place: DiffPlace, _ status: DiffStatus, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let side = status == .new ? after : before
    let drawn = try side.draw(place.path, jobs: jobs)
    var file = DiffedFile(path: path, status: status, notes: drawn.notes)
    let nothing = LayoutSnapshot(panels: [])
    let changes =
      status == .new
      ? LayoutDiff.changes(from: nothing, to: drawn.snapshot)
      : LayoutDiff.changes(from: drawn.snapshot, to: nothing)
    file.changes = masks.leaving(changes.filter { $0.kind == .finding })
    guard request.holdsPictures else { return file }
    let shown = drawn.ids.prefix(Self.mostAlone).compactMap { drawn.panels[$0]?.placed.drawing }
    file.pictures = try zip(drawn.ids, shown).map { id, drawing in
      let pixels = try picture(drawing, jobs: jobs, side: side)
      let size = PictureSize(width: pixels.width, height: pixels.height)
      var picture = DiffedPicture(
        name: id, title: drawing.title, before: status == .deleted ? size : nil,
        after: status == .new ? size : nil, differing: 0)
      let png = DiffPictureFiles.File(bytes: try pixels.png(jobs: jobs))
      if status == .new { picture.files.after = png } else { picture.files.before = png }
      return picture
    }
    return file
  }

  private typealias Side = (panel: ScreenSide.Panel, snapshot: LayoutSnapshot)

  private func compare(
    _ id: String, _ old: Side, _ new: Side, index: Int, jobs: Int
  ) throws -> DiffedPicture? {
    let aligned = AlignedPanels(old.panel.placed, new.panel.placed)
    let first = try picture(aligned.before, jobs: jobs, side: before)
    let second = try picture(aligned.after, jobs: jobs, side: after)
    let panels = (
      before: self.panels(old.snapshot, id, at: aligned.window),
      after: self.panels(new.snapshot, id, at: aligned.window)
    )
    let cut = masks.cut(before: panels.before, after: panels.after, masksArePoints: true)
    var options = request.pixels
    options.masks = cut.rects
    let diff = PixelComparison.compare(first, second, options: options, jobs: jobs)
    return try pictures.compare(
      first, second, diff: diff,
      .init(
        index: index, panel: id, title: new.panel.placed.drawing.title, before: panels.before,
        after: panels.after, parts: DiffParts(aligned: aligned, density: density), cut: cut,
        jobs: jobs))
  }

  private func picture(
    _ drawing: Drawing, jobs: Int, side: ScreenSide
  ) throws -> PixelPicture {
    let pixels = try CairoCanvas.pixels(
      drawing, typeface: try side.fonts.typeface(), density: density, jobs: jobs)
    return PixelPicture(width: pixels.width, height: pixels.height, words: pixels.words)
  }

  /// The one panel of a drawing, where the drawing was moved to.
  private func panels(_ snapshot: LayoutSnapshot, _ id: String, at window: Rect?) -> DiffPanels? {
    var own = snapshot
    own.panels = snapshot.panels.filter { $0.id == id }
    for index in own.panels.indices { own.panels[index].placement = window }
    return DiffPanels(own, density: density)
  }
}
