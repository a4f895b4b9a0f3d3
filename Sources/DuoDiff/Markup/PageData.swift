import DuoGeometry
import DuoJSON
import DuoReview
import ImageDiff

/// What the script has to know of a file's pictures.
enum PageData {
  static func json(_ file: DiffedFile) -> JSONValue {
    .object(["pictures": .array(file.pictures.map(picture))])
  }

  private static func picture(_ picture: DiffedPicture) -> JSONValue {
    let held = PageSide.allCases.filter { $0.bytes(of: picture) != nil }
    return .object([
      "title": text(picture.heading), "name": text(picture.name),
      "before": size(picture.before), "after": size(picture.after),
      "crop": rect(picture.files.crop), "held": .array(held.map { .string($0.rawValue) }),
      "regions": .array(picture.regions.map(region)),
    ])
  }

  private static func region(_ region: DiffedRegion) -> JSONValue {
    .object([
      "pixelFrame": rect(region.pixelFrame), "frame": rect(region.frame),
      "panel": region.panel.map(text) ?? .null, "names": .array(region.names.map(text)),
      "pixels": .integer(Int64(region.pixels)),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .string(ReportText.plain(text)) }

  private static func size(_ size: PictureSize?) -> JSONValue {
    guard let size else { return .null }
    return .array([.integer(Int64(size.width)), .integer(Int64(size.height))])
  }

  private static func rect(_ rect: PixelRect?) -> JSONValue {
    guard let rect else { return .null }
    return .array([rect.x, rect.y, rect.width, rect.height].map { .integer(Int64($0)) })
  }

  private static func rect(_ rect: Rect?) -> JSONValue {
    guard let rect else { return .null }
    return .array(
      [rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
}
