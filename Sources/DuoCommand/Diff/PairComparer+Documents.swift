import DuoDiff
import DuoJSON
import LayoutDiff

extension PairComparer {
  /// Two documents in words: layout JSON, or SVGs by the layouts that they carry.
  ///
  /// - Throws: `LayoutFileError` where one cannot be read.
  func documents(
    _ path: String, _ before: DiffPlace, _ old: [UInt8]?, _ after: DiffPlace, _ new: [UInt8]?,
    sameLayout: String, noLayout: String
  ) throws -> DiffedFile {
    guard let old, let new else {
      return DiffedFile(path: path, status: .changed, reason: noLayout)
    }
    let one = try LayoutSnapshot(parsing: old, file: before.shown)
    let other = try LayoutSnapshot(parsing: new, file: after.shown)
    let all = LayoutDiff.changes(from: one, to: other)
    let changes = masks.leaving(all)
    var file = DiffedFile(path: path, status: .changed, changes: changes)
    let changed = Set(changes.flatMap(\.panels))
    file.samePanels = other.panels.count { !changed.contains($0.id) }
    guard changes.isEmpty else { return file }
    let isDrawing = !noLayout.isEmpty
    if !all.isEmpty {
      let masked = "whatever changed in its layout is masked"
      if isDrawing { file.reason = "the drawing differs; \(masked)" } else { file.notes = [masked] }
    } else if isDrawing || Self.isSameJSON(old, new) {
      if isDrawing { file.reason = sameLayout } else { file.notes = [sameLayout] }
    } else {
      file.reason = "the layout differs in what no sentence is about"
    }
    if file.reason == nil { file.status = .same }
    return file
  }

  private static func isSameJSON(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let old = try? JSONNode(parsing: one, options: DiffContent.options),
      let new = try? JSONNode(parsing: other, options: DiffContent.options)
    else { return false }
    return old.isSameValue(as: new)
  }
}
