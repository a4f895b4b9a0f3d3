import DuoGeometry
import DuoJSON
import DuoLayout
import ImageDiff
import LayoutDiff

/// The comparison for scripts (interface.md, `diff --format json`).
public enum DiffJSONReport {
  public static func text(_ report: DiffReport) -> String {
    JSONValue.object([
      "format": .string("duo-render/diff"), "version": .integer(1),
      "before": .string(report.before), "after": .string(report.after),
      "accept": .text(report.lastWord), "notes": .array(report.notes.map(JSONValue.string)),
      "imageBase": .text(report.imageBase),
      "output": .text(report.folder), "summary": summary(report),
      "files": .array(report.files.map(file)),
    ]).prettyText
  }

  private static func summary(_ report: DiffReport) -> JSONValue {
    var members: [String: JSONValue] = [
      "text": .string(report.summary), "files": number(report.files.count),
      "newErrors": number(report.count(.newError)),
      "newWarnings": number(report.count(.newWarning)),
    ]
    for status in DiffStatus.allCases { members[status.rawValue] = number(report.count(status)) }
    return .object(members)
  }

  private static func file(_ file: DiffedFile) -> JSONValue {
    let hasBothSides = file.status != .new && file.status != .deleted
    let regions = file.pictures.flatMap { picture in
      picture.regions.map { region($0, of: picture) }
    }
    return .object([
      "path": .string(file.path), "status": .string(file.status.rawValue),
      "differingPixels": hasBothSides ? file.differingPixels.map(number) ?? .null : .null,
      "regions": .array(hasBothSides ? regions : []),
      "words": .array(file.changes.map { .string($0.sentence) }),
      "changes": .array(file.changes.map(change)), "reason": .text(file.reason),
      "notes": .array(file.notes.map(JSONValue.string)),
      "pictures": .array(file.pictures.map(picture)),
      "samePanels": file.samePanels.map(number) ?? .null,
    ])
  }

  /// `frame` is in points of the panel's window, or in pixels of the picture: `unit` says which.
  private static func region(_ region: DiffedRegion, of picture: DiffedPicture) -> JSONValue {
    let pixels = frame(region.pixelFrame)
    return .object([
      "frame": region.frame?.json ?? pixels,
      "unit": .string(region.frame == nil ? "pixels" : "points"), "pixelFrame": pixels,
      "pixels": number(region.pixels), "panel": .text(region.panel),
      "names": .array(region.names.map(JSONValue.string)),
      "picture": .text(picture.name.isEmpty ? nil : picture.name),
    ])
  }

  private static func change(_ change: LayoutChange) -> JSONValue {
    .object([
      "kind": .string(change.kind.rawValue), "weight": .string(change.weight.name),
      "screen": .string(change.screen), "subject": .string(change.subject),
      "element": .text(change.element), "panels": .array(change.panels.map(JSONValue.string)),
      "sentence": .string(change.sentence), "ofDevice": .bool(change.isOfDevice),
    ])
  }

  private static func picture(_ picture: DiffedPicture) -> JSONValue {
    let files = picture.files
    return .object([
      "name": .string(picture.name), "title": .string(picture.title),
      "before": size(picture.before), "after": size(picture.after),
      "differingPixels": number(picture.differing), "antialiased": number(picture.antialiased),
      "allowed": .bool(picture.isAllowed),
      "files": .object([
        "before": .text(files.before?.path), "after": .text(files.after?.path),
        "difference": .text(files.difference?.path), "threeUp": .text(files.threeUp?.path),
        "crop": files.crop.map(frame) ?? .null,
      ]),
    ])
  }

  private static func number(_ value: Int) -> JSONValue { .integer(Int64(value)) }

  private static func size(_ size: PictureSize?) -> JSONValue {
    size.map { .object(["width": number($0.width), "height": number($0.height)]) } ?? .null
  }

  private static func frame(_ rect: PixelRect) -> JSONValue {
    .object([
      "x": number(rect.x), "y": number(rect.y), "width": number(rect.width),
      "height": number(rect.height),
    ])
  }
}

extension LayoutChange.Weight {
  /// Its word in reports for programs.
  var name: String {
    switch self {
    case .newError: "newError"
    case .newWarning: "newWarning"
    case .touched: "touched"
    case .other: "other"
    case .device: "device"
    }
  }
}
