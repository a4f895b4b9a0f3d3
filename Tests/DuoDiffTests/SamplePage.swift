import DuoGeometry
import ImageDiff
import LayoutDiff
import PNGImage

@testable import DuoDiff

/// Reports and pictures for the page's tests.
enum SamplePage {
  /// A PNG of one colour, `0xAARRGGBB`, with a black square at 10, 10.
  static func png(_ width: Int, _ height: Int, _ color: UInt32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let header = PNGHeader(
      width: width, height: height, hasAlpha: false, pixelsPerMetre: 2835, texts: [])
    try PNGEncoder.write(
      header, jobs: 1,
      worker: {
        { rows, pixels in
          for row in rows {
            for column in 0..<width {
              let isSquare = (10..<20).contains(row) && (10..<20).contains(column)
              let place = (row - rows.lowerBound) * width + column
              pixels[place] = isSquare ? 0xFF00_0000 : color
            }
          }
        }
      }, to: { bytes += $0 })
    return bytes
  }

  static func report(_ files: [DiffedFile], accept: String? = nil) -> DiffReport {
    DiffReport(
      before: "main (1a2b3c4d5e)", after: "working tree", files: files, accept: accept,
      version: "1.0")
  }

  /// All that there is to a page, as text.
  static func text(_ report: DiffReport) throws -> String {
    var bytes: [UInt8] = []
    try DiffPage.write(report) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func change(
    _ sentence: String, _ weight: LayoutChange.Weight, element: String? = nil,
    isOfDevice: Bool = false
  ) -> LayoutChange {
    LayoutChange(
      kind: .moved, weight: weight, screen: "Duel", subject: element ?? "safe area",
      element: element, panels: ["closed.faceToFace.ltr"], sentence: sentence,
      isOfDevice: isOfDevice)
  }

  /// A picture of 300 × 200 with two regions, held with its difference.
  static func picture(_ title: String, crop: PixelRect? = nil) throws -> DiffedPicture {
    let size = PictureSize(width: 300, height: 200)
    let shown = crop.map { PictureSize(width: $0.width, height: $0.height) } ?? size
    func file(_ color: UInt32) throws -> DiffPictureFiles.File {
      .init(bytes: try png(shown.width, shown.height, color))
    }
    return DiffedPicture(
      name: title, title: title, before: size, after: size, differing: 1204,
      regions: [
        DiffedRegion(
          pixelFrame: PixelRect(x: 40, y: 60, width: 30, height: 20),
          frame: Rect(x: 20, y: 30, width: 15, height: 10), panel: "closed.faceToFace.ltr",
          names: ["second.leave"], pixels: 600),
        DiffedRegion(
          pixelFrame: PixelRect(x: 200, y: 120, width: 50, height: 40), names: [], pixels: 604),
      ],
      files: DiffPictureFiles(
        before: try file(0xFFE0_E0E0), after: try file(0xFFA0_C0E0),
        difference: try file(0xFFF0_F0F0), crop: crop))
  }

  /// One file of each kind, in the order of their paths.
  static func mixed() throws -> [DiffedFile] {
    let size = PictureSize(width: 300, height: 200)
    let png = DiffPictureFiles.File(bytes: try png(300, 200, 0xFFE0_E0E0))
    return [
      DiffedFile(
        path: "a/duel.json", status: .changed, notes: ["a mask was not used"],
        pictures: [try picture("Closed"), try picture("Open")],
        changes: [
          change("second.leave is too near to the fold", .newError, element: "second.leave"),
          change("second.leave moved 12 pt", .touched, element: "second.leave"),
          change("the safe area begins lower", .device, isOfDevice: true),
        ], samePanels: 3),
      DiffedFile(
        path: "b/new.png", status: .new,
        pictures: [
          DiffedPicture(
            name: "", title: "new.png", before: nil, after: size, differing: 60000,
            files: DiffPictureFiles(after: png))
        ]),
      DiffedFile(
        path: "c/part.png", status: .changed,
        pictures: [
          try picture("part.png", crop: PixelRect(x: 30, y: 50, width: 240, height: 140))
        ]),
      DiffedFile(path: "d/broken.png", status: .unreadable, reason: "ends after 12 bytes"),
      DiffedFile(path: "e/same.png", status: .same),
    ]
  }
}
