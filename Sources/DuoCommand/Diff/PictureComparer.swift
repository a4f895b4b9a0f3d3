import DuoDiff
import DuoGeometry
import DuoJSON
import ImageDiff
import LayoutDiff
import PNGImage

/// Compares the pixels of two pictures and tells what the changed ones are.
struct PictureComparer: Sendable {
  let request: DiffRequest
  /// Where pictures are written; nil where none are wanted.
  let folder: DiffFolder?
  let names: DiffPictureNames
  let masks: DiffMaskUse

  /// What is known of the two pictures beside their pixels.
  struct Context: Sendable {
    /// The file's place among those compared.
    var index: Int
    /// The panel's id where the file has a picture for each; empty for one.
    var panel = ""
    var title: String
    var before: DiffPanels?
    var after: DiffPanels?
    /// What lies around the window, where it is one panel that was drawn for this.
    var parts: DiffParts?
    /// What masks cut out of them.
    var cut = DiffMaskUse.Cut()
    var jobs: Int
  }

  /// - Returns: nil where nothing that counts differs and the sizes are the same; where so much is allowed, a picture
  ///   that says so and has no files.
  func compare(
    _ before: PixelPicture, _ after: PixelPicture, diff: PixelDiff, _ context: Context
  ) throws -> DiffedPicture? {
    masks.note(diff.masked, of: context.cut)
    let isResized = before.width != after.width || before.height != after.height
    if diff.differing == 0, !isResized { return nil }
    let regions = diff.regions.map { described($0, context) }
    var counts: [String?: Int] = [:]
    if context.panel.isEmpty {
      for region in regions { counts[region.panel, default: 0] += region.pixels }
    } else {
      // What lies around the window belongs to the panel as well.
      counts[context.panel] = diff.differing
    }
    var picture = DiffedPicture(
      name: context.panel, title: context.title,
      before: PictureSize(width: before.width, height: before.height),
      after: PictureSize(width: after.width, height: after.height),
      differing: diff.differing, antialiased: diff.antialiased, regions: regions)
    picture.isAllowed =
      !isResized && counts.values.allSatisfy { $0 <= request.allowedPixels }
    if picture.isAllowed { return picture }
    picture.files = try files(
      DifferencePicture(before: before, after: after, diff: diff, masks: context.cut.rects), context
    )
    return picture
  }

  /// A sentence for each picture that differs by no more than is allowed.
  func allowances(_ pictures: [DiffedPicture]) -> [String] {
    pictures.filter(\.isAllowed).map { picture in
      let pixels = picture.differing == 1 ? "pixel differs" : "pixels differ"
      return (picture.name.isEmpty ? "" : "\(picture.name): ")
        + "\(picture.differing) \(pixels), and \(request.allowedPixels) are allowed"
    }
  }

  /// A region with its panel and what lies there: as it is now, and where now nothing is, as it was.
  private func described(_ region: PixelRegion, _ context: Context) -> DiffedRegion {
    var result = DiffedRegion(pixelFrame: region.frame, pixels: region.pixels)
    for panels in [context.after, context.before] {
      guard let found = panels?.find(region.frame) else { continue }
      if result.panel == nil {
        result.panel = found.panel.id
        result.frame = found.frame
      }
      for name in found.panel.names(in: found.frame) where !result.names.contains(name) {
        result.names.append(name)
      }
    }
    if result.names.isEmpty, let part = context.parts?.name(region.frame) { result.names = [part] }
    result.names = Array(result.names.prefix(Self.mostNames))
    return result
  }

  private static let mostNames = 4

  private func files(
    _ picture: DifferencePicture, _ context: Context
  ) throws -> DiffPictureFiles {
    var files = DiffPictureFiles()
    let crop = crop(picture)
    // Where the page shows all of it, it is what the folder gets.
    var whole: [UInt8] = []
    if let folder {
      if request.pictures.contains(.difference) {
        let path = names.path(of: context.index, panel: context.panel, "difference")
        let size = picture.size()
        try folder.add(path, width: size.width, height: size.height, jobs: context.jobs) {
          sink in
          try picture.write(jobs: context.jobs) { bytes in
            try sink(bytes)
            if request.holdsPictures, crop == nil { whole += bytes }
          }
        }
        files.difference = .init(path: path)
      }
      if request.pictures.contains(.threeUp) {
        let path = names.path(of: context.index, panel: context.panel, "three-up")
        let size = picture.threeUpSize()
        try folder.add(path, width: size.width, height: size.height, jobs: context.jobs) {
          try picture.writeThreeUp(jobs: context.jobs, to: $0)
        }
        files.threeUp = .init(path: path)
      }
    }
    if request.holdsPictures {
      var bytes = whole
      if bytes.isEmpty { try picture.write(crop: crop, jobs: context.jobs) { bytes += $0 } }
      files.difference = .init(path: files.difference?.path, bytes: bytes)
      files.before = .init(bytes: try picture.before.png(crop: crop, jobs: context.jobs))
      files.after = .init(bytes: try picture.after.png(crop: crop, jobs: context.jobs))
      files.crop = crop
    }
    return files
  }

  /// Pixels that a picture on a page may have before it is cut to where it differs.
  private static let largestOnPage = 6_000_000
  /// Pixels that are left around what differs.
  private static let margin = 96

  /// The part of a large picture that a page shows: what differs, and a margin; nil for the whole.
  private func crop(_ picture: DifferencePicture) -> PixelRect? {
    let whole = picture.frame
    guard whole.area > Self.largestOnPage, let first = picture.diff.regions.first else {
      return nil
    }
    let all = picture.diff.regions.reduce(first.frame) { $0.union($1.frame) }
    let wide = PixelRect(
      x: all.x - Self.margin, y: all.y - Self.margin, width: all.width + 2 * Self.margin,
      height: all.height + 2 * Self.margin)
    guard let part = wide.intersection(whole), part != whole else { return nil }
    return part
  }
}

extension DifferencePicture {
  /// All that either picture covers.
  var frame: PixelRect { PixelRect(x: 0, y: 0, width: diff.width, height: diff.height) }
}
