import DuoReview
import ImageDiff
import LayoutDiff
import Testing

@testable import DuoDiff

@Suite struct DiffMarkdownReportTests {
  @Test func comment() {
    #expect(
      DiffMarkdownReport.text(DiffSample.full) == """
        <!-- duo-render diff -->
        ### duo-render diff: 1 unreadable, 1 changed, 1 of another size, 1 new, 1 deleted, 2 same; 1 new error

        `main (1a2b3c4d5e)` → `working tree`

        - **could not be compared**: `broken.png`: not a PNG
        - **new error**: `first.go` is 20.5 pt wide (target-too-small), limit 28 pt, in closed (`Screens/my quiz.json`)

        * `Screens/my quiz.json`: changed, 6412 pixels in 2 panels, 62 panels same
          - `second.leave` moved 12 pt (1.9 mm) towards the seam in closed, faceToFace
          - `first.title` says “Go!” and no longer “Go”
        * `Screens/gone.json`: deleted
        * `art/icon@2x.png`: of another size, 100 × 200 px before, 100 × 220 px after, 2000 pixels
          - 100 × 20 px at 0,200: 2000 pixels
        * `new one.png`: new

        **Closed, face to face** in `Screens/my quiz.json`: 6411 pixels, most at `second.leave`

        | before | difference | after |
        | --- | --- | --- |
        | ![before](https://example.org/pictures/my%20quiz/closed.faceToFace.ltr.before.png) | ![difference](https://example.org/pictures/my%20quiz/closed.faceToFace.ltr.difference.png) | ![after](https://example.org/pictures/my%20quiz/closed.faceToFace.ltr.after.png) |

        `art/icon@2x.png`: 100 × 200 px before, 100 × 220 px after, 2000 pixels, 12 of smoothed edges left out

        ![before, difference, after](https://example.org/pictures/art/icon%402x.three-up.png)

        `new one.png`: new

        | after |
        | --- |
        | ![after](https://example.org/pictures/new%20one.after.png) |

        <details><summary>1 more picture</summary>

        **Open, face to face** in `Screens/my quiz.json`: 1 pixel

        | before | difference | after |
        | --- | --- | --- |
        | ![before](https://example.org/pictures/my%20quiz/open.faceToFace.ltr.before.png) | ![difference](https://example.org/pictures/my%20quiz/open.faceToFace.ltr.difference.png) | ![after](https://example.org/pictures/my%20quiz/open.faceToFace.ltr.after.png) |

        </details>

        <details><summary>2 changes of the device, not of the design</summary>

        - safe area: the top edge went from 20 pt to 24 pt in open (`Screens/my quiz.json`)
        - half of first grew by 4 pt in height in open (`Screens/my quiz.json`)

        </details>

        <details><summary>2 notes</summary>

        - `Screens/my quiz.json`: --mask-element second.clock: no panel has it, so it hides nothing
        - `b.png`: before is 8-bit RGB, after 16-bit RGB with alpha

        </details>

        To accept:

        ```
        duo-render diff --accept --against main
        ```

        """)
  }

  @Test func nothingChanged() {
    #expect(
      DiffMarkdownReport.text(DiffSample.same)
        == "<!-- duo-render diff -->\n**duo-render diff**: nothing changed in 3 files.\n")
    #expect(
      DiffMarkdownReport.text(DiffSample.report([]))
        == "<!-- duo-render diff -->\n**duo-render diff**: nothing to compare.\n")
    let noted = DiffedFile(path: "a.png", status: .same, notes: ["another profile"])
    #expect(
      DiffMarkdownReport.text(DiffSample.report([noted])) == """
        <!-- duo-render diff -->
        **duo-render diff**: nothing changed in 1 file.

        <details><summary>1 note</summary>

        - `a.png`: another profile

        </details>

        """)
  }

  /// A page that holds its pictures itself leaves before and after without an address.
  @Test func aDifferenceAloneGivesWayToAllThree() {
    let region = DiffedRegion(
      pixelFrame: PixelRect(x: 0, y: 0, width: 300, height: 40), names: ["legend"], pixels: 900)
    var picture = DiffSample.picture(
      "closed.faceToFace.ltr", "Closed", 7311, regions: [region, DiffSample.leave], folder: "q")
    picture.files.before = .init(bytes: [1])
    picture.files.after = .init(bytes: [2])
    func text() -> String {
      DiffMarkdownReport.text(
        DiffSample.report(
          [DiffedFile(path: "q.json", status: .changed, pictures: [picture])],
          imageBase: "https://example.org/pictures"))
    }
    let start = "![before, difference, after](https://example.org/pictures/q/"
    #expect(text().contains("\(start)closed.faceToFace.ltr.three-up.png)"))
    #expect(!text().contains("| difference |"))
    // A legend only follows from what is in the window.
    #expect(text().contains("most at `second.leave`"))

    picture.files.threeUp = nil
    #expect(text().contains("\n| difference |\n| --- |\n| ![difference]("))
  }

  @Test func wordsAloneWithoutABase() {
    var report = DiffSample.full
    report.imageBase = nil
    let text = DiffMarkdownReport.text(report)
    #expect(!text.contains("!["))
    #expect(!text.contains("| before |"))
    #expect(text.contains("\n* `new one.png`: new\n\n<details><summary>2 changes of the device"))
  }

  /// Some sentences say themselves that a finding is new, and name the element later.
  @Test(arguments: [
    (
      "new error half-hidden of a.b in closed",
      "- **new error** half-hidden of `a.b` in closed (`q`)"
    ),
    ("new error half-hidden of a.b: hides", "- **new error** half-hidden of `a.b`: hides (`q`)"),
    (
      "half-hidden of a.b is an error now",
      "- **new error**: half-hidden of `a.b` is an error now (`q`)"
    ),
    ("a.b", "- **new error**: `a.b` (`q`)"), ("a.bc", "- **new error**: a.bc (`q`)"),
  ])
  func findings(_ sentence: String, _ line: String) {
    let change = DiffSample.change(.finding, .newError, "a.b", sentence)
    let file = DiffedFile(path: "q", status: .changed, changes: [change])
    let text = DiffMarkdownReport.text(DiffSample.report([file]))
    #expect(text.split(separator: "\n").contains { $0 == line })
  }

  /// Twelve files and five sentences of each are open; nothing is told twice, nothing is lost.
  @Test func theRestIsFolded() throws {
    let files = (101...115).map { number in
      DiffedFile(
        path: "\(number).json", status: .changed,
        changes: (1...7).map {
          DiffSample.change(.moved, .touched, "e\(number).\($0)", "e\(number).\($0) moved 1 pt")
        })
    }
    let text = DiffMarkdownReport.text(DiffSample.report(files))
    for number in 101...115 {
      for place in 1...7 {
        #expect(text.components("`e\(number).\(place)` moved") == 2)
      }
    }
    let fold = try #require(text.range(of: "<details>"))
    #expect(text[..<fold.lowerBound].contains("* `112.json`: changed, 7 changes\n  - `e112.1`"))
    #expect(!text[..<fold.lowerBound].contains("113.json"))
    #expect(!text[..<fold.lowerBound].contains("e101.6"))
    #expect(
      text[fold.lowerBound...].hasPrefix(
        """
        <details><summary>45 more changes in 15 files</summary>

        * `101.json`: changed, 7 changes
          - `e101.6` moved 1 pt
          - `e101.7` moved 1 pt
        * `102.json`: changed, 7 changes
        """))
  }

  /// New errors before all, a new file and what only the device changed last.
  @Test func filesByImportance() {
    func file(_ path: String, _ weights: LayoutChange.Weight..., ofDevice: Bool = false)
      -> DiffedFile
    {
      DiffedFile(
        path: path, status: .changed,
        changes: weights.map { DiffSample.change(.moved, $0, nil, "x", ofDevice: ofDevice) })
    }
    let files = [
      file("a", .device), file("b", .touched, ofDevice: true), DiffedFile(path: "c", status: .new),
      file("d", .other), file("e", .other, .touched), file("f", .newWarning),
      file("g", .newError, ofDevice: true), DiffedFile(path: "h", status: .unreadable),
      DiffedFile(path: "i", status: .deleted), file("j"),
    ]
    #expect(
      DiffMarkdownRow.byImportance(files).map(\.path) == [
        "h", "g", "f", "e", "i", "j", "d", "c", "a", "b",
      ])
  }

  /// A picture of each file comes before the second of any, and that with a new error before all.
  @Test func pictureByImportance() {
    func file(_ path: String, _ changed: [Int], error: String? = nil) -> DiffedFile {
      DiffedFile(
        path: path, status: .changed,
        pictures: changed.map {
          DiffSample.picture("\(path)\($0)", "\(path)\($0)", $0, folder: "x")
        },
        changes: error.map { [DiffSample.change(.finding, .newError, "e", "e is wrong", in: [$0])] }
          ?? [])
    }
    let report = DiffSample.report(
      [file("a", [90, 80, 70]), file("b", [5, 6]), file("c", [1, 2], error: "c1")],
      imageBase: "https://example.org")
    let text = DiffMarkdownReport.text(report)
    let captions = text.matches(of: #/\*\*(\w\d+)\*\* in/#).map { String($0.output.1) }
    #expect(captions == ["c1", "a90", "b6", "a80", "b5", "a70", "c2"])
    let fold = text.range(of: "<details>")
    #expect(fold.map { text[..<$0.lowerBound].contains("**b6**") } == true)
    #expect(fold.map { text[..<$0.lowerBound].contains("**a80**") } == false)
  }

  /// Outside of code there is no markup but the report's own, nothing that GitHub would link, and the same lines as
  /// with a usual name.
  @Test(arguments: NastyNames.all)
  func nothingBreaksIt(_ name: String) {
    let text = DiffMarkdownReport.text(NastyNames.report(name))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if ReportText.plain(name).utf8.count < 60 {
      let usual = DiffMarkdownReport.text(NastyNames.report("usual name"))
      #expect(
        Self.skeleton(lines)
          == Self.skeleton(usual.split(separator: "\n", omittingEmptySubsequences: false)))
    }
    #expect(lines.first == "<!-- duo-render diff -->")
    var isCode = false
    for line in lines.dropFirst() {
      if line.hasPrefix("```") {
        isCode.toggle()
        continue
      }
      guard !isCode else { continue }
      let shown = Self.shown(line).replacing("&#8203;", with: "\u{200B}")
        .replacing("&#32;", with: " ")
      #expect(!shown.contains(#/[<>`\[\]\\]/#), "\(line)")
      #expect(
        !shown.contains(#/@[A-Za-z0-9]|#[0-9]|GH-[0-9]|:\/\/|www\.|:[a-z0-9_+-]+:/#), "\(line)")
      if !line.hasPrefix("|") { #expect(!shown.contains("|"), "\(line)") }
      #expect(line.unicodeScalars.allSatisfy { !$0.properties.isBidiControl && $0.value >= 0x20 })
    }
  }

  /// What a line of the report shows outside of code, escapes, pictures and its own tags.
  private static func shown(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let first = rest.first {
      if first == "\\" {
        result.append(rest.dropFirst().first == "#" ? "#" : "·")
        rest = rest.dropFirst(2)
      } else if first == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        rest = rest[end...].dropFirst()
      } else if let tag = rest.prefixMatch(
        of: #/<\/?(code|details|summary)>|!\[[a-z, ]+\]\(https:[^ ()|<>`]*\)/#)
      {
        rest = rest[tag.range.upperBound...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What opens each line.
  private static func skeleton(_ lines: [Substring]) -> [String] {
    lines.map { line in
      let start = line.prefixMatch(of: #/ *[-*] |#+ |\| |<(?!code)/#)?.output
      return String(start ?? (line.isEmpty ? "" : "text"))
    }
  }

  @Test(arguments: [
    ("a b", "```\nduo-render diff --accept a b\n```"),
    ("a```b", "````\nduo-render diff --accept a```b\n````"),
    ("a`````", "``````\nduo-render diff --accept a`````\n``````"),
    ("a\n```", "````\nduo-render diff --accept a\\n```\n````"),
  ])
  func theCommandIsToBeCopied(_ path: String, _ block: String) {
    let report = DiffSample.report(
      [DiffedFile(path: "a", status: .new)], accept: "to accept: duo-render diff --accept \(path)")
    #expect(DiffMarkdownReport.text(report).hasSuffix("\n\nTo accept:\n\n\(block)\n"))
  }

  @Test(arguments: [
    ("https://x.org/a", "b c/d#1.png", "https://x.org/a/b%20c/d%231.png"),
    ("https://x.org/a/", "é|(1)%.png", "https://x.org/a/%C3%A9%7C%281%29%25.png"),
    ("https://x.org/?raw=", "a/b.png", "https://x.org/?raw=a/b.png"),
    ("https://x.org/) <b> |\n\"", "a", "https://x.org/%29%20%3Cb%3E%20%7C%0A%22/a"),
    ("https://x.org/%20", "a", "https://x.org/%20/a"),
    ("https://x.org/", String(repeating: "é", count: 400), nil),
    (String(repeating: "a", count: 3000), "a", nil),
  ])
  func addresses(_ base: String, _ path: String, _ expected: String?) {
    #expect(ImageAddress.text(base: base, path: path) == expected)
  }
}

extension String {
  /// How many parts `separator` leaves.
  fileprivate func components(_ separator: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.range(of: separator) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
