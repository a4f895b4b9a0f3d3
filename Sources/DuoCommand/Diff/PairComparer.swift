import DuoCatalog
import DuoDiff
import DuoJSON
import ImageDiff
import LayoutDiff
import PNGImage

/// Compares one file of both sides.
struct PairComparer: Sendable {
  let request: DiffRequest
  let pictures: PictureComparer
  let masks: DiffMaskUse
  let screens: ScreenComparer
  /// Whether screens are laid out and drawn even where their files are the same: what they are drawn with may differ.
  let alwaysDraws: Bool

  /// - Throws: `Trouble` where a picture cannot be written; what cannot be read is told in the file's place.
  func compare(_ pair: DiffPair, index: Int, jobs: Int) throws -> DiffedFile {
    do {
      switch (pair.before, pair.after) {
      case (let before?, let after?):
        return try both(pair, before, after, index: index, jobs: jobs)
      case (nil, let after?): return try alone(pair.path, after, .new, index: index, jobs: jobs)
      case (let before?, nil):
        return try alone(pair.path, before, .deleted, index: index, jobs: jobs)
      case (nil, nil): return DiffedFile(path: pair.path, status: .same)
      }
    } catch let error as OutputTrouble {
      throw error.trouble
    } catch let trouble as Trouble {
      return unreadable(pair.path, [trouble.line])
    } catch {
      return unreadable(pair.path, Program.messages(of: error, Arguments()))
    }
  }

  private func unreadable(_ path: String, _ messages: [String]) -> DiffedFile {
    DiffedFile(
      path: path, status: .unreadable,
      reason: messages.map(\.onOneLine).joined(separator: " · "))
  }

  private func both(
    _ pair: DiffPair, _ before: DiffPlace, _ after: DiffPlace, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let path = pair.path
    if path.lowercased().hasPrefix(ScreenFiles.prefix) {
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    }
    let old = try before.bytes()
    let new = try after.bytes()
    let kinds = (before: DiffContent(of: old), after: DiffContent(of: new))
    for (place, kind, bytes) in [(before, kinds.before, old), (after, kinds.after, new)]
    where kind == .brokenJSON && path.lowercased().hasSuffix(".json") {
      throw Self.jsonTrouble(place, bytes)
    }
    if kinds == (.screen, .screen), alwaysDraws || old != new {
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    }
    // Alike to the byte: there is nothing to decode.
    if old == new { return DiffedFile(path: path, status: .same) }
    switch kinds {
    case (.png, .png):
      return try png(path, (before, old), (after, new), index: index, jobs: jobs)
    case (.svg, .svg):
      return try documents(
        path, before, LayoutSnapshot.svgMetadata(in: old), after,
        LayoutSnapshot.svgMetadata(in: new),
        sameLayout: "the drawing differs and shows the same layout",
        noLayout: "compared as bytes: not both carry a layout of duo-render")
    case (.layout, .layout):
      return try documents(
        path, before, old, after, new, sameLayout: "the same layout, written in another way",
        noLayout: "")
    case (let one, let other) where one != other && one != .other && other != .other:
      return DiffedFile(
        path: path, status: .changed, reason: "was \(one.words) and is \(other.words)")
    case (.screen, .other), (.other, .screen):
      // One of them is damaged: reading it says how.
      return try screens.compare(path, before, after, index: index, jobs: jobs)
    default:
      // What could be damaged PNGs must not pass for a difference like any other.
      for (place, bytes) in [(before, old), (after, new)] where Self.isNamedPNG(place.path) {
        if let error = Self.fault(bytes) {
          throw Trouble(place.shown, error.problem, error.remedy)
        }
      }
      return DiffedFile(path: path, status: .changed, reason: "compared as bytes")
    }
  }

  /// What keeps a file that is named as JSON from being any.
  private static func jsonTrouble(_ place: DiffPlace, _ bytes: [UInt8]) -> CatalogError {
    let faults = JSONFaults(file: place.shown)
    do throws(JSONError) {
      _ = try JSONNode(parsing: bytes, options: DiffContent.options)
    } catch { faults.add(error) }
    return CatalogError(messages: faults.messages)
  }

  private static func isNamedPNG(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  private static func fault(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGInfo.read(bytes)
      return nil
    } catch { return error }
  }

  /// A file that only one side has: it must be readable all the same.
  private func alone(
    _ path: String, _ place: DiffPlace, _ status: DiffStatus, index: Int, jobs: Int
  ) throws -> DiffedFile {
    let bytes = try place.bytes()
    switch DiffContent(of: bytes) {
    case .brokenJSON where path.lowercased().hasSuffix(".json"):
      throw Self.jsonTrouble(place, bytes)
    case .layout:
      _ = try LayoutSnapshot(parsing: bytes, file: place.shown)
      return DiffedFile(path: path, status: status)
    case .svg:
      if let layout = LayoutSnapshot.svgMetadata(in: bytes) {
        _ = try LayoutSnapshot(parsing: layout, file: place.shown)
      }
      return DiffedFile(path: path, status: status)
    case .screen:
      return try screens.alone(path, place, status, index: index, jobs: jobs)
    case .png:
      let png: PNGStraight
      do throws(PNGError) { png = try PNGStraight(decoding: bytes, limit: Self.limit) } catch {
        throw Trouble(place.shown, error.problem, error.remedy)
      }
      let size = PictureSize(width: png.width, height: png.height)
      var picture = DiffedPicture(
        name: "", title: path, before: status == .deleted ? size : nil,
        after: status == .new ? size : nil, differing: 0)
      if request.holdsPictures {
        let file = DiffPictureFiles.File(bytes: bytes)
        if status == .new { picture.files.after = file } else { picture.files.before = file }
      }
      return DiffedFile(path: path, status: status, pictures: [picture])
    default:
      if Self.isNamedPNG(path), let error = Self.fault(bytes) {
        throw Trouble(place.shown, error.problem, error.remedy)
      }
      return DiffedFile(path: path, status: status)
    }
  }

  /// Pixels that a picture may have.
  static let limit = 400_000_000

  private func png(
    _ path: String, _ before: (place: DiffPlace, bytes: [UInt8]),
    _ after: (place: DiffPlace, bytes: [UInt8]), index: Int, jobs: Int
  ) throws -> DiffedFile {
    let sides = (
      before: PictureSide(before.bytes, file: before.place.shown),
      after: PictureSide(after.bytes, file: after.place.shown)
    )
    let panels = (
      before: sides.before.layout.flatMap { DiffPanels($0, density: sides.before.density) },
      after: sides.after.layout.flatMap { DiffPanels($0, density: sides.after.density) }
    )
    try checkSizes(before, after)
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
    let (picture, allowed) = try pictures.compare(
      PixelPicture(compared.before), PixelPicture(compared.after), diff: compared.diff,
      .init(
        index: index, title: path, before: panels.before, after: panels.after, cut: cut, jobs: jobs)
    )
    if let old = sides.before.layout, let new = sides.after.layout {
      file.changes = masks.leaving(LayoutDiff.changes(from: old, to: new))
      let changed = Set(
        (picture?.regions ?? []).compactMap(\.panel) + file.changes.flatMap(\.panels))
      file.samePanels = new.panels.count { !changed.contains($0.id) }
    }
    if allowed > 0 {
      file.notes.append(
        "\(allowed) \(allowed == 1 ? "pixel differs" : "pixels differ"), and \(request.allowedPixels) are allowed"
      )
    }
    if let picture {
      file.status = picture.before == picture.after ? .changed : .sizeDiffers
      file.pictures = [picture]
    } else if !file.changes.isEmpty {
      file.status = .changed
    } else if allowed == 0 {
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

  /// Two thin pictures that lie across each other cover far more than they hold.
  ///
  /// - Throws: `Trouble` where that is more than a picture may have.
  private func checkSizes(
    _ before: (place: DiffPlace, bytes: [UInt8]), _ after: (place: DiffPlace, bytes: [UInt8])
  ) throws(Trouble) {
    guard let old = PictureSize(ofPNG: before.bytes), let new = PictureSize(ofPNG: after.bytes),
      max(old.width, old.height, new.width, new.height) <= Self.limit
    else { return }
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    guard width * height > Self.limit, old.width * old.height <= Self.limit,
      new.width * new.height <= Self.limit
    else { return }
    throw Trouble(
      after.place.shown,
      "is \(new.width) × \(new.height) pixels and was \(old.width) × \(old.height); together they cover \(width * height), and at most \(Self.limit) are compared",
      "make them smaller")
  }

  private func documents(
    _ path: String, _ before: DiffPlace, _ old: [UInt8]?, _ after: DiffPlace, _ new: [UInt8]?,
    sameLayout: String, noLayout: String
  ) throws -> DiffedFile {
    guard let old, let new else {
      return DiffedFile(path: path, status: .changed, reason: noLayout)
    }
    let one = try LayoutSnapshot(parsing: old, file: before.shown)
    let other = try LayoutSnapshot(parsing: new, file: after.shown)
    let changes = masks.leaving(LayoutDiff.changes(from: one, to: other))
    var file = DiffedFile(path: path, status: .changed, changes: changes)
    let changed = Set(changes.flatMap(\.panels))
    file.samePanels = other.panels.count { !changed.contains($0.id) }
    guard changes.isEmpty else { return file }
    if old == new || one == other, noLayout.isEmpty {
      file.status = .same
      file.notes = [sameLayout]
    } else {
      file.reason = sameLayout
    }
    return file
  }
}

extension PictureSize {
  /// What the header of a PNG says, sound or not; nil where there is none.
  fileprivate init?(ofPNG bytes: [UInt8]) {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: number(16), height: number(20))
  }
}
