import Testing

@testable import DuoDiff

@Suite struct DiffTextReportTests {
  @Test func tellsEachFileAndHowToAccept() {
    #expect(
      DiffTextReport.text(DiffSample.full) == """
        compared: main (1a2b3c4d5e) → working tree

        Screens/gone.json: deleted

        Screens/my quiz.json: changed, 6412 pixels in 2 panels, 62 panels same
          ! new error: first.go is 20.5 pt wide (target-too-small), limit 28 pt, in closed
          - second.leave moved 12 pt (1.9 mm) towards the seam in closed, faceToFace
          - first.title says “Go!” and no longer “Go”
          - facts of the device changed, see below
          Closed, face to face: 6411 pixels
            80 × 44 pt at 24,310: second.leave, second.bar, 6411 pixels
            difference: Differences/my quiz/closed.faceToFace.ltr.difference.png
            three-up: Differences/my quiz/closed.faceToFace.ltr.three-up.png
          Open, face to face: 1 pixel
            1 × 1 px at 0,1: 1 pixel
            difference: Differences/my quiz/open.faceToFace.ltr.difference.png
            three-up: Differences/my quiz/open.faceToFace.ltr.three-up.png
          note: --mask-element second.clock: no panel has it, so it hides nothing

        art/icon@2x.png: of another size, 100 × 200 px before, 100 × 220 px after, 2000 pixels
          12 pixels of smoothed edges left out
          100 × 20 px at 0,200: 2000 pixels
          three-up: Differences/art/icon@2x.three-up.png

        b.png: same
          note: before is 8-bit RGB, after 16-bit RGB with alpha

        broken.png: could not be compared: not a PNG

        new one.png: new

        Facts of the device that changed, and what follows from them
          - safe area: the top edge went from 20 pt to 24 pt in open (Screens/my quiz.json)
          - half of first grew by 4 pt in height in open (Screens/my quiz.json)

        1 unreadable, 1 changed, 1 of another size, 1 new, 1 deleted, 2 same; 1 new error
        to accept: duo-render diff --accept --against main

        """)
  }

  @Test func whatIsTheSameIsOneLine() {
    #expect(DiffTextReport.text(DiffSample.same) == "3 same\n")
    #expect(DiffTextReport.text(DiffSample.report([])) == "nothing to compare\n")
  }

  @Test func nothingIsToldByColourAlone() {
    let plain = DiffTextReport.text(DiffSample.full)
    let painted = DiffTextReport.text(DiffSample.full, colors: true)
    #expect(painted.contains("\u{1B}[1;31m  ! new error: first.go"))
    #expect(painted.contains("\u{1B}[1mScreens/gone.json\u{1B}[0m: \u{1B}[1;31mdeleted\u{1B}[0m"))
    #expect(painted.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func fewRegionsAndFewPanels() {
    let picture = (1...9).map { panel in
      DiffSample.picture(
        "p\(panel)", "Panel \(panel)", panel,
        regions: (1...7).map { number in
          DiffedRegion(
            pixelFrame: .init(x: number, y: 0, width: 1, height: number), panel: "other",
            names: ["a", "b", "c", "d", "e"], pixels: number)
        })
    }
    let text = DiffTextReport.text(
      DiffSample.report([DiffedFile(path: "a.svg", status: .changed, pictures: picture)]))
    #expect(
      text.hasPrefix(
        """
        compared: main (1a2b3c4d5e) → working tree

        a.svg: changed, 45 pixels in 9 panels
          Panel 9: 9 pixels
            1 × 7 px at 7,0 in other: a, b, c, 2 more, 7 pixels
            1 × 6 px at 6,0 in other: a, b, c, 2 more, 6 pixels
            1 × 5 px at 5,0 in other: a, b, c, 2 more, 5 pixels
            1 × 4 px at 4,0 in other: a, b, c, 2 more, 4 pixels
            and 3 more regions, 6 pixels
          Panel 8: 8 pixels

        """))
    #expect(text.contains("\n  and 3 more, 6 pixels\n\n1 changed\n"))
  }

  @Test func aFactOfManyFilesIsToldOnce() {
    let fact = DiffSample.change(.display, .device, nil, "display inner: 2 pt wider")
    let follows = DiffSample.change(.moved, .touched, "a", "a moved 2 pt", ofDevice: true)
    let files = (1...3).map {
      DiffedFile(path: "\($0).json", status: .changed, changes: [follows, fact])
    }
    #expect(
      DiffTextReport.text(DiffSample.report(files)).hasSuffix(
        """
        3.json: changed, 2 changes
          - facts of the device changed, see below

        Facts of the device that changed, and what follows from them
          - display inner: 2 pt wider (3 files)
          - a moved 2 pt (3 files)

        3 changed
        to accept: duo-render diff --accept --against main

        """))
  }

  /// Accepting leaves what could not be read as it is.
  @Test func whatIsUnreadableCannotBeAccepted() {
    let file = DiffedFile(path: "a.png", status: .unreadable, reason: "not a PNG")
    #expect(
      DiffTextReport.text(DiffSample.report([file])).hasSuffix(
        "a.png: could not be compared: not a PNG\n\n1 unreadable\n"))
  }

  /// An error is one, whatever led to it.
  @Test func aNewErrorOfTheDeviceIsNotTuckedAway() {
    let error = DiffSample.change(.finding, .newError, "a", "a lies on the fold", ofDevice: true)
    let file = DiffedFile(path: "a.json", status: .changed, changes: [error])
    let text = DiffTextReport.text(DiffSample.report([file]))
    #expect(text.contains("\n  ! new error (from a device fact): a lies on the fold\n\n1 changed;"))
  }

  /// The runner of a GitHub workflow reads a line that begins with two colons, blanks before them or not.
  @Test(arguments: [
    ("::error::x", #"\u{3a}:error::x"#), ("  \u{A0}::x", "  \u{A0}\\u{3a}:x"), ("a ::x", "a ::x"),
    (":", ":"), ("", ""),
  ])
  func noLineIsACommand(_ line: String, _ expected: String) {
    #expect(DiffTextReport.harmless(line) == expected)
  }
}
