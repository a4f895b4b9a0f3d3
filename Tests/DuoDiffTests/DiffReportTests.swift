import LayoutDiff
import Testing

@testable import DuoDiff

@Suite struct DiffReportTests {
  /// diff(1): 0 same, 1 differs, 2 trouble.
  @Test(
    arguments: [
      ([], 0, "nothing to compare"),
      ([.same, .same], 0, "2 same"),
      ([.same, .new], 1, "1 new, 1 same"),
      (
        [.sizeDiffers, .sizeDiffers, .deleted, .changed], 1,
        "1 changed, 2 of another size, 1 deleted"
      ),
      ([.unreadable, .same], 2, "1 unreadable, 1 same"),
    ] as [([DiffStatus], Int32, String)])
  func verdict(_ statuses: [DiffStatus], code: Int32, summary: String) {
    let report = DiffSample.report(statuses.map { DiffedFile(path: "a", status: $0) })
    #expect(report.exitCode == code)
    #expect(report.summary == summary)
  }

  @Test func newFindingsAreCounted() {
    let changes = [LayoutChange.Weight.newError, .newError, .newWarning, .other].map {
      DiffSample.change(.finding, $0, nil, "x")
    }
    let file = DiffedFile(path: "a", status: .changed, changes: changes)
    #expect(DiffSample.report([file, file]).summary == "2 changed; 4 new errors, 2 new warnings")
  }

  /// Byte by byte, so that no locale and no way to compose a letter plays a part.
  @Test func sortedByPath() {
    let paths = ["b", "a/b", "a b", "a", "Z", "\u{E9}", "e\u{301}", "10", "9"]
    let report = DiffSample.report(paths.map { DiffedFile(path: $0, status: .same) })
    #expect(
      report.files.map(\.path) == ["10", "9", "Z", "a", "a b", "a/b", "b", "e\u{301}", "\u{E9}"])
  }

  @Test(arguments: [
    (DiffedFile(path: "", status: .new), "new"),
    (
      DiffedFile(path: "", status: .changed, reason: "compared as bytes"),
      "changed, compared as bytes"
    ),
    (DiffedFile(path: "", status: .unreadable), "could not be compared"),
    (
      DiffedFile(path: "", status: .changed, pictures: [DiffSample.picture("", "", 1)]),
      "changed, 1 pixel"
    ),
    (
      DiffedFile(path: "", status: .changed, pictures: [DiffSample.picture("", "", 0)]),
      "changed, no pixels"
    ),
    (
      DiffedFile(
        path: "", status: .changed, changes: [DiffSample.change(.moved, .other, nil, "")],
        samePanels: 1), "changed, 1 change, 1 panel same"
    ),
    (
      DiffedFile(
        path: "", status: .changed,
        pictures: [DiffSample.picture("a", "A", 12000), DiffSample.picture("b", "B", 0)]),
      "changed, 12000 pixels in 1 panel"
    ),
  ])
  func words(_ file: DiffedFile, _ expected: String) {
    #expect(file.verdict == expected)
  }

  @Test func whatChangesInAPicture() {
    var picture = DiffSample.picture("a", "A", 3)
    #expect(picture.isChanged)
    picture.isAllowed = true
    #expect(!picture.isChanged)
    #expect(picture.verdict == "3 pixels (allowed)")
    picture.after = DiffSample.size(900, 1201)
    #expect(picture.isChanged)
    #expect(
      picture.verdict == "900 × 1200 px before, 900 × 1201 px after, 3 pixels (allowed)")
    picture.after = nil
    #expect(picture.verdict == "deleted")
    picture.before = nil
    picture.after = DiffSample.size(1, 1)
    #expect(picture.verdict == "new")
  }

  @Test(arguments: [
    ("abcdef", 6, false, "abcdef"), ("abcdefg", 6, false, "abcde…"), ("abcdefg", 6, true, "ab…efg"),
    ("", 6, true, ""), ("👩‍👩‍👧", 2, false, "👩…"),
  ])
  func shortened(_ text: String, _ most: Int, _ keepsEnd: Bool, _ expected: String) {
    #expect(DiffWords.shortened(text, most, keepsEnd: keepsEnd) == expected)
  }
}
