import Foundation
import Testing

@testable import DuoCommand

/// Bad usage and bad input of `duo-render diff`: one clear line, exit code 2, nothing written.
@Suite struct DiffMessageTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.makeFolder("old/inner")
    try folder.makeFolder("new")
    try folder.write(TestPicture(8, 8), to: "a.png")
    try folder.write(TestPicture(8, 8).box(1, 1, 2, 2), to: "b.png")
    try folder.write(TestPicture(8, 8), to: "old/a.png")
    try folder.write("", to: "empty.png")
    try folder.write("no picture\n", to: "text.png")
    try folder.write(Data(try TestPicture(8, 8).file().dropLast(20)), to: "cut.png")
  }

  private static let range = "is out of range or no number; allowed: 0 to 1"

  @Test(arguments: [
    ("", "diff: nothing to compare is named; give diff BEFORE AFTER, or --against REV [PATH…]"),
    (
      "a.png",
      "diff: one path is named, and two are needed; give diff BEFORE AFTER, or --against REV [PATH…]"
    ),
    (
      "a.png b.png a.png",
      "diff: 3 paths are named, and it takes two; give diff BEFORE AFTER, or --against REV [PATH…]"
    ),
    ("a.png b.png --threshold 7", "--threshold: \"7\" \(range)"),
    ("a.png b.png --threshold -0.1", "--threshold: \"-0.1\" \(range)"),
    ("a.png b.png --threshold 1.0001", "--threshold: \"1.0001\" \(range)"),
    ("a.png b.png --threshold nan", "--threshold: \"nan\" \(range)"),
    ("a.png b.png --threshold inf", "--threshold: \"inf\" \(range)"),
    ("a.png b.png --threshold much", "--threshold: \"much\" \(range)"),
    ("a.png b.png --threshold=", "--threshold: \"\" \(range)"),
    (
      "a.png b.png --max-delta 256",
      "--max-delta: \"256\" is out of range or no whole number; allowed: 0 to 255"
    ),
    (
      "a.png b.png --max-delta 3 --threshold 0.2",
      "--threshold: stands beside --max-delta, which judges without it; give one of them"
    ),
    (
      "a.png b.png --allow-pixels 1%",
      "--allow-pixels: \"1%\" is out of range or no whole number; allowed: a whole number, 0 or more"
    ),
    (
      "a.png b.png --antialiased keep",
      "--antialiased: \"keep\" is not a value; allowed: ignore, count"
    ),
    (
      "a.png b.png --mask 1,2,3",
      "--mask: \"1,2,3\" is no rectangle; give it as --mask X,Y,W,H, as in --mask 10,20,100,44"
    ),
    (
      "a.png b.png --mask 1,2,0,4",
      "--mask: \"1,2,0,4\" covers nothing; give a width and a height above 0, as in --mask 10,20,100,44"
    ),
    (
      "a.png b.png --mask 1,2,1e300,4",
      "--mask: \"1,2,1e300,4\" reaches too far; allowed: numbers up to 1000000"
    ),
    ("missing.png b.png", "missing.png: no such file or folder; name what is there as BEFORE"),
    ("a.png missing", "missing: no such file or folder; name what is there as AFTER"),
    ("old b.png", "old: is a folder, and \"b.png\" is a file; compare two files or two folders"),
    ("a.png new", "new: is a folder, and \"a.png\" is a file; compare two files or two folders"),
    (
      "a.png b.png --output a.png/x",
      "a.png: is a file, where a folder should be; choose another folder with --output"
    ),
    (
      "old new --output old",
      "--output: \"old\" is inside BEFORE (\"old\"); name a place outside of what is compared"
    ),
    (
      "old new --output old/inner/deep/er",
      "--output: \"old/inner/deep/er\" is inside BEFORE (\"old\"); name a place outside of what is compared"
    ),
    (
      "old new --output there/x",
      "--output: \"there/x\" is inside BEFORE (\"old\"); name a place outside of what is compared"
    ),
    (
      "old new --output nowhere/../old/x",
      "--output: \"nowhere/../old/x\" is inside BEFORE (\"old\"); name a place outside of what is compared"
    ),
    (
      "old new --output nowhere/deep/../../there/x",
      "--output: \"nowhere/deep/../../there/x\" is inside BEFORE (\"old\"); name a place outside of what is compared"
    ),
    (
      "old new --report html=new/x.html",
      "--report: \"new/x.html\" is inside AFTER (\"new\"); name a place outside of what is compared"
    ),
    (
      "a.png b.png --report json=./b.png",
      "--report: \"./b.png\" is AFTER (\"b.png\"); name a place outside of what is compared"
    ),
    ("a.png b.png -o -", "--output: standard output takes no pictures; give a folder"),
    (
      "a.png b.png --pictures difference",
      "--pictures: no folder for them is named; add --output FOLDER"
    ),
    (
      "a.png b.png --image-base 'javascript:x'",
      "--image-base: \"javascript:x\" is no address of the web; give one that begins with https://, without blanks or brackets"
    ),
    ("'' b.png", "diff: a path is empty; give diff BEFORE AFTER, or --against REV [PATH…]"),
    (
      "--against HEAD ''", "diff: a path is empty; give diff BEFORE AFTER, or --against REV [PATH…]"
    ),
    ("- b.png", "-: standard input is not compared; name a file; one called - is ./-"),
    (
      "'turned\u{202E}gnp' b.png",
      "turned\\u{202e}gnp: no such file or folder; name what is there as BEFORE"
    ),
    (
      "--accept old new --report json=x",
      "--report: stands beside --accept, which reports nothing; compare first, then accept"
    ),
    (
      "--accept old new --output x",
      "--output: stands beside --accept, which reports nothing; compare first, then accept"
    ),
    (
      "--accept old old/inner",
      "--accept: \"old/inner\" is inside \"old\"; name two folders that lie apart"
    ),
    (
      "--accept there/inner old",
      "--accept: \"there/inner\" is inside \"old\"; name two folders that lie apart"
    ),
    (
      "--against HEAD --accept a.png",
      "--accept: HEAD is a revision, which nothing can replace; commit the working tree to accept it"
    ),
  ]) func isTrouble(line: String, message: String) throws {
    let names = try RunningProgram.shell("ln -s old there; ls -R", in: folder)
    let result = try RunningProgram.shell("duo-render diff \(line)", in: folder)
    #expect(result.code == 2)
    #expect(result.errors == "duo-render: \(message)\n")
    #expect(result.output.isEmpty)
    let after = try RunningProgram.shell("ls -R", in: folder)
    #expect(after.text == names.text)
  }

  /// What could not be read is told in the report, with exit code 2 and never 0.
  @Test(arguments: [
    (
      "empty.png",
      "empty.png: is no PNG that can be read: it is empty; copy or capture it again, whole"
    ),
    (
      "text.png",
      "text.png: is no PNG that can be read: it does not begin as PNG files do; save it as PNG"
    ),
    (
      "cut.png",
      "cut.png: is no PNG that can be read: it ends inside its IDAT chunk, 8 bytes too early; copy or capture it again, whole"
    ),
  ]) func isUnreadable(name: String, reason: String) throws {
    for line in ["a.png \(name)", "\(name) a.png"] {
      let result = try RunningProgram.shell(
        "duo-render diff --format json \(line) --output out", in: folder)
      #expect(result.code == 2, "\(line)")
      let whole = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      let file = (whole?["files"] as? [[String: Any]])?.first
      #expect(file?["status"] as? String == "unreadable", "\(line)")
      #expect(file?["reason"] as? String == reason, "\(line)")
      #expect(!folder.names().contains("out"))
    }
  }
}
