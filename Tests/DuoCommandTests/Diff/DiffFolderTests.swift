import Foundation
import Testing

@testable import DuoCommand

/// `duo-render diff` of two folders: files matched by their paths, and `--accept`.
@Suite struct DiffFolderTests {
  let folder: Folder

  /// Names that shells, patterns, addresses and pages trip over.
  static let odd = ["a b.png", "50%.png", "x#1.png", "it's \"so\".png", "SHOUT.PNG", "ümläut.png"]

  init() throws {
    folder = try Folder()
    let plain = TestPicture(20, 20)
    for side in ["old", "new"] {
      try folder.makeFolder("\(side)/deep/deeper")
      try folder.write(plain, to: "\(side)/same.png")
      try folder.write("same\n", to: "\(side)/deep/notes.txt")
      for name in Self.odd {
        try folder.write(side == "old" ? plain : plain.box(1, 2, 3, 4), to: "\(side)/\(name)")
      }
    }
    try folder.write(plain, to: "old/gone.png")
    try folder.write(plain, to: "new/deep/deeper/fresh.png")
    try folder.write(plain, to: "old/deep/size.png")
    try folder.write(TestPicture(20, 21), to: "new/deep/size.png")
    try folder.write("one\n", to: "old/deep/words.txt")
    try folder.write("two\n", to: "new/deep/words.txt")
  }

  private func statuses(_ line: String) throws -> (code: Int32, statuses: [String: String]) {
    let result = try RunningProgram.shell("duo-render diff --format json \(line)", in: folder)
    #expect(result.errors == "")
    let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let files = try #require(whole?["files"] as? [[String: Any]])
    return (
      result.code,
      Dictionary(
        files.map { ($0["path"] as? String ?? "", $0["status"] as? String ?? "") },
        uniquingKeysWith: { $1 })
    )
  }

  private static let expected: [String: String] = {
    var all = [
      "same.png": "same", "deep/notes.txt": "same", "gone.png": "deleted",
      "deep/deeper/fresh.png": "new", "deep/size.png": "sizeDiffers",
      "deep/words.txt": "changed",
    ]
    for name in odd { all[name] = "changed" }
    return all
  }()

  @Test(arguments: ["old new", "old/ new/", "./old new/../new"]) func matchesByPath(
    line: String
  ) throws {
    let result = try statuses(line)
    #expect(result.code == 1)
    #expect(result.statuses == Self.expected)
  }

  @Test func aFolderIsTheSameAsItself() throws {
    let result = try statuses("old old")
    #expect(result.code == 0)
    #expect(Set(result.statuses.values) == ["same"])
  }

  @Test func picturesKeepTheirFoldersAndNeverMeet() throws {
    try folder.write(TestPicture(20, 20).box(3, 3, 3, 3), to: "new/a-b.png")
    try folder.write(TestPicture(20, 20), to: "old/a-b.png")
    let result = try RunningProgram.shell("duo-render diff old new --output out", in: folder)
    #expect(result.code == 1)
    #expect(folder.names("out/deep") == ["size.difference.png", "size.three-up.png"])
    // Seven changed pictures at the top, two pictures each.
    #expect(folder.names("out").count == 2 * 7 + 1)
  }

  @Test func acceptTakesOverWhatDiffersAndNothingElse() throws {
    let untouched = try modified("old/same.png")
    let result = try RunningProgram.shell("duo-render diff --accept old new", in: folder)
    #expect(result.code == 0)
    #expect(result.errors == "")
    let lines = result.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("replaced old/a b.png"))
    #expect(lines.contains("added old/deep/deeper/fresh.png"))
    #expect(lines.contains("removed old/gone.png"))
    #expect(lines.last == "accepted: 10 of 12 files")
    #expect(try RunningProgram.shell("diff -r old new", in: folder).code == 0)
    #expect(try modified("old/same.png") == untouched)
    let again = try RunningProgram.shell("duo-render diff --accept old new", in: folder)
    #expect(again.text == "nothing to accept: no difference\n")
  }

  private func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(
      atPath: folder.url.appendingPathComponent(name).path)[.modificationDate] as? Date
  }

  /// What could not be read stays as it is, and the rest is taken over.
  @Test func acceptLeavesWhatItCouldNotRead() throws {
    try folder.write("no picture", to: "new/same.png")
    let result = try RunningProgram.shell("duo-render diff --accept old new", in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: left as it is: new/same.png: is no PNG that can be read: it does not begin as PNG files do; save it as PNG\n"
    )
    #expect(folder.bytes("old/same.png") == Array(try TestPicture(20, 20).file()))
    #expect(folder.bytes("old/a b.png") == folder.bytes("new/a b.png"))
  }

  /// Systems let a program have a few hundred files open; all of these are shown together at the end.
  @Test func moreFilesThanMayBeOpenAtOnce() throws {
    let plain = TestPicture(4, 4)
    try folder.makeFolder("many")
    try folder.makeFolder("others")
    for number in 0..<100 {
      try folder.write(plain, to: "many/\(number).png")
      try folder.write(plain.box(1, 1, 2, 2), to: "others/\(number).png")
    }
    let result = try RunningProgram.shell(
      """
      ulimit -n 64
      duo-render diff many others --output out -q
      duo-render diff --accept many others -q && diff -r many others
      """, in: folder)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(folder.names("out").count == 200)
  }

  /// A picture that was damaged is mended by one that is not.
  @Test func acceptMendsADamagedBefore() throws {
    try folder.write("no picture", to: "old/same.png")
    let result = try RunningProgram.shell("duo-render diff --accept old new", in: folder)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text.contains("replaced old/same.png\n"))
    #expect(folder.bytes("old/same.png") == folder.bytes("new/same.png"))
  }

  @Test func aLoopOfLinksEnds() throws {
    let result = try RunningProgram.shell(
      "ln -s . old/loop; ln -s .. new/deep/up; duo-render diff -q old new", in: folder)
    #expect(result.code == 1)
  }

  /// A link to a folder is not entered, and what it says is compared.
  @Test func linkedFoldersAreComparedByWhereTheyLead() throws {
    let line = "for s in e1 e2; do mkdir $s; ln -s ../old $s/link; done; duo-render diff e1 e2"
    #expect(try RunningProgram.shell(line, in: folder).code == 0)
    let other = try RunningProgram.shell(
      "ln -sfn ../new e2/link; duo-render diff e1 e2; duo-render diff --accept e1 e2 2>&1",
      in: folder)
    #expect(other.code == 2)
    #expect(other.text.contains("link: changed"))
    #expect(other.text.contains("left as it is: link: a link to a folder; replace it by hand"))
  }

  /// A link that leads nowhere cannot be compared.
  @Test func aDeadLinkIsUnreadable() throws {
    let result = try RunningProgram.shell(
      "ln -s nowhere new/dead.png; ln -s dead2.png new/dead2.png; duo-render diff --format json old new",
      in: folder)
    #expect(result.code == 2)
    #expect(result.text.contains("dead.png"))
  }

  @Test func emptyFoldersAreTheSame() throws {
    try folder.makeFolder("e1")
    try folder.makeFolder("e2")
    #expect(try RunningProgram.shell("duo-render diff e1 e2", in: folder).code == 0)
  }
}
