import DuoGeometry
import ImageDiff
import LayoutDiff

@testable import DuoDiff

/// Comparisons to report.
enum DiffSample {
  static let accept = "to accept: duo-render diff --accept --against main"

  static func report(
    _ files: [DiffedFile], imageBase: String? = nil, accept: String? = accept
  ) -> DiffReport {
    DiffReport(
      before: "main (1a2b3c4d5e)", after: "working tree", files: files, accept: accept,
      imageBase: imageBase, version: "1.2.3", folder: "Differences")
  }

  static func size(_ width: Int, _ height: Int) -> PictureSize {
    PictureSize(width: width, height: height)
  }

  static func change(
    _ kind: LayoutChangeKind, _ weight: LayoutChange.Weight, _ element: String?,
    _ sentence: String, in panels: [String] = [], ofDevice: Bool = false
  ) -> LayoutChange {
    LayoutChange(
      kind: kind, weight: weight, screen: "Quiz", subject: element ?? kind.rawValue,
      element: element, panels: panels, sentence: sentence, isOfDevice: ofDevice)
  }

  static func picture(
    _ name: String, _ title: String, _ differing: Int, regions: [DiffedRegion] = [],
    folder: String? = nil
  ) -> DiffedPicture {
    func file(_ kind: String) -> DiffPictureFiles.File? {
      folder.map { .init(path: "\($0)/\(name).\(kind).png") }
    }
    return DiffedPicture(
      name: name, title: title, before: size(900, 1200), after: size(900, 1200),
      differing: differing, regions: regions,
      files: DiffPictureFiles(
        before: file("before"), after: file("after"), difference: file("difference"),
        threeUp: file("three-up")))
  }

  static let leave = DiffedRegion(
    pixelFrame: PixelRect(x: 48, y: 620, width: 160, height: 88),
    frame: Rect(x: 24, y: 310, width: 80, height: 44), panel: "closed.faceToFace.ltr",
    names: ["second.leave", "second.bar"], pixels: 6411)

  /// A screen whose layout changed, with a new error and a fact of the device.
  static let quiz = DiffedFile(
    path: "Screens/my quiz.json", status: .changed,
    notes: ["--mask-element second.clock: no panel has it, so it hides nothing"],
    pictures: [
      picture(
        "closed.faceToFace.ltr", "Closed, face to face", 6411, regions: [leave], folder: "my quiz"),
      picture(
        "open.faceToFace.ltr", "Open, face to face", 1,
        regions: [
          DiffedRegion(
            pixelFrame: PixelRect(x: 0, y: 1, width: 1, height: 1), panel: nil, pixels: 1)
        ], folder: "my quiz"),
    ],
    changes: [
      change(
        .moved, .touched, "second.leave",
        "second.leave moved 12 pt (1.9 mm) towards the seam in closed, faceToFace",
        in: ["closed.faceToFace.ltr"]),
      change(
        .finding, .newError, "first.go",
        "first.go is 20.5 pt wide (target-too-small), limit 28 pt, in closed",
        in: ["closed.faceToFace.ltr"]),
      change(
        .safeArea, .device, nil, "safe area: the top edge went from 20 pt to 24 pt in open",
        in: ["open.faceToFace.ltr"], ofDevice: true),
      change(
        .half, .other, nil, "half of first grew by 4 pt in height in open",
        in: ["open.faceToFace.ltr"], ofDevice: true),
      change(.label, .other, "first.title", "first.title says “Go!” and no longer “Go”"),
    ],
    samePanels: 62)

  static let icon = DiffedFile(
    path: "art/icon@2x.png", status: .sizeDiffers,
    pictures: [
      DiffedPicture(
        name: "", title: "icon@2x.png", before: size(100, 200), after: size(100, 220),
        differing: 2000, antialiased: 12,
        regions: [
          DiffedRegion(pixelFrame: PixelRect(x: 0, y: 200, width: 100, height: 20), pixels: 2000)
        ],
        files: DiffPictureFiles(threeUp: .init(path: "art/icon@2x.three-up.png")))
    ])

  static let new = DiffedFile(
    path: "new one.png", status: .new,
    pictures: [
      DiffedPicture(
        name: "", title: "new one.png", before: nil, after: size(10, 10), differing: 100,
        files: DiffPictureFiles(after: .init(path: "new one.after.png")))
    ])

  static let files = [
    quiz, icon, new,
    DiffedFile(path: "Screens/gone.json", status: .deleted),
    DiffedFile(path: "a.png", status: .same),
    DiffedFile(
      path: "b.png", status: .same, notes: ["before is 8-bit RGB, after 16-bit RGB with alpha"]),
    DiffedFile(path: "broken.png", status: .unreadable, reason: "not a PNG"),
  ]

  static let full = report(files, imageBase: "https://example.org/pictures")
  static let same = report(
    (1...3).map { DiffedFile(path: "\($0).png", status: .same) }, accept: nil)
}
