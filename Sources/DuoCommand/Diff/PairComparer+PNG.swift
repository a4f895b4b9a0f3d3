import DuoDiff
import ImageDiff
import LayoutDiff
import PNGImage

extension PairComparer {
  /// Pixels that a picture may have.
  static let limit = 400_000_000

  /// One as wide as the other is high makes far more to compare than either holds.
  ///
  /// - Throws: `Trouble` where what both cover, laid corner on corner, is more than a picture may have.
  private static func checkRoom(
    _ before: (place: DiffPlace, bytes: [UInt8]), _ after: (place: DiffPlace, bytes: [UInt8])
  ) throws(Trouble) {
    guard let old = try? PNGInfo.read(before.bytes), let new = try? PNGInfo.read(after.bytes)
    else { return }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    // What is too large by itself is told with its own reason. No side has more than 2^31 pixels.
    guard width * height > limit, max(old.width * old.height, new.width * new.height) <= limit
    else { return }
    throw Trouble(
      after.place.shown,
      "is \(new.width) × \(new.height) pixels and was \(old.width) × \(old.height), which together cover \(width) × \(height)",
      "compare pictures that together cover at most \(limit / 1_000_000) megapixels")
  }

  func png(
    _ path: String, _ before: (place: DiffPlace, bytes: [UInt8]),
    _ after: (place: DiffPlace, bytes: [UInt8]), index: Int, jobs: Int
  ) throws -> DiffedFile {
    try Self.checkRoom(before, after)
    let sides = (
      before: PictureSide(before.bytes, file: before.place.shown),
      after: PictureSide(after.bytes, file: after.place.shown)
    )
    let panels = (
      before: sides.before.layout.flatMap { DiffPanels($0, density: sides.before.density) },
      after: sides.after.layout.flatMap { DiffPanels($0, density: sides.after.density) }
    )
    let cut = masks.cut(before: panels.before, after: panels.after, masksArePoints: false)
    var options = request.pixels
    options.masks = cut.rects
    let compared: PNGPairComparison
    do throws(PNGPairError) {
      compared = try PNGPairComparison.compare(
        before: before.bytes, after: after.bytes, limit: Self.limit, options: options, jobs: jobs)
    } catch {
      let faults = [(before.place, error.before), (after.place, error.after)]
      let lines = faults.compactMap { place, fault in
        fault.map { Trouble(place.shown, $0.problem, $0.remedy).line }
      }
      return unreadable(path, lines)
    }
    var file = DiffedFile(path: path, status: .same)
    file.notes = [sides.before.fault, sides.after.fault].compactMap { $0 }
    file.notes += PictureNotes.notes(compared.before.info, compared.after.info)
    if let old = sides.before.layout, let new = sides.after.layout {
      file.changes = masks.leaving(LayoutDiff.changes(from: old, to: new))
    }
    if let old = panels.before, let new = panels.after,
      let sheets = MovedPanels(
        PixelPicture(compared.before), old, PixelPicture(compared.after), new)
    {
      let changed = Set(file.changes.flatMap(\.panels))
      file.pictures = try sheets.compare(
        pictures, masks, request.pixels, changed: changed, index: index, jobs: jobs)
      file.notes.append(sheets.note(changed: changed))
    } else if let picture = try pictures.compare(
      PixelPicture(compared.before), PixelPicture(compared.after), diff: compared.diff,
      .init(
        index: index, title: path, before: panels.before, after: panels.after, cut: cut, jobs: jobs)
    ) {
      file.pictures = [picture]
    }
    let different = file.pictures.filter { !$0.isAllowed }
    file.notes += pictures.allowances(file.pictures)
    if sides.before.layout != nil, let new = sides.after.layout {
      let changed = Set(
        different.flatMap(\.regions).compactMap(\.panel) + file.changes.flatMap(\.panels))
      file.samePanels = new.panels.count { !changed.contains($0.id) }
    }
    let sizes = [compared.before, compared.after].map {
      PictureSize(width: $0.width, height: $0.height)
    }
    if sizes[0] != sizes[1] {
      file.status = .sizeDiffers
    } else if !different.isEmpty || !file.changes.isEmpty {
      file.status = .changed
    } else if file.pictures.isEmpty {
      file.notes += Self.sameness(compared, hasNotes: !file.notes.isEmpty)
    }
    if compared.before.info.profile != compared.after.info.profile { file.status = .changed }
    return file
  }

  /// Why two PNGs that are not alike to the byte are the same.
  private static func sameness(_ compared: PNGPairComparison, hasNotes: Bool) -> [String] {
    let diff = compared.diff
    var notes: [String] = []
    if diff.masked.contains(where: { $0 > 0 }) { notes.append("what differs lies under masks") }
    if diff.antialiased > 0 {
      notes.append("pixels that differ and only smooth an edge: \(diff.antialiased)")
    }
    if notes.isEmpty, diff.largestDelta > 0 {
      notes.append(
        "no pixel differs by as much as counts; the largest difference of a channel is \(diff.largestDelta)"
      )
    }
    return notes.isEmpty && !hasNotes ? ["the same pixels, written in another way"] : notes
  }
}
