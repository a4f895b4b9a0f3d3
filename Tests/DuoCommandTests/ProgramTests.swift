import Foundation
import Testing

@testable import DuoCommand

/// The built program from outside: exit codes, streams, and what is left on the disk.
@Suite struct ProgramTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ line: String) throws -> RunningProgram.Result {
    try RunningProgram.shell(line, in: folder)
  }

  @Test func drawsAndSaysWhere() throws {
    let result = try run("duo-render --pose closed --facing sameWay")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.text == "Output/closed-sameWay.png\nOutput/closed-sameWay.svg\n")
    #expect(folder.names("Output") == ["closed-sameWay.png", "closed-sameWay.svg"])
  }

  @Test func quietSaysNothing() throws {
    let result = try run("duo-render draw -q --pose closed --facing sameWay --format svg -o .")
    #expect(result.code == 0)
    #expect(result.text == "")
    #expect(folder.names() == ["closed-sameWay.svg"])
  }

  @Test func aDashPrintsTheFileAndNothingElse() throws {
    let line = "duo-render --pose closed --facing sameWay --format"
    let printed = try run("\(line) svg -o -")
    _ = try run("\(line) svg")
    #expect(printed.text.hasPrefix("<?xml"))
    #expect(printed.text == folder.read("Output/closed-sameWay.svg"))
    #expect(try run("\(line) png -o -").output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try run("\(line) json -o -").text.hasPrefix("{\n"))
  }

  /// Issue §8: one line, exit code 2, nothing written.
  @Test(arguments: [
    ("duo-render --density nan", "duo-render: --density: \"nan\" is out of range"),
    ("duo-render --pose nope", "duo-render: --pose: \"nope\" is not a pose; allowed: closed, "),
    ("duo-render --wat", "duo-render: --wat: is not an option; "),
    ("duo-render wat", "duo-render: wat: is not a command; allowed: draw, poses, screens, check"),
    (
      "duo-render --pose open --facing sameWay --spacing 1000",
      "duo-render: open.sameWay.ltr: --spacing: 1000 is more than the container's length"
    ),
    (
      "duo-render --pose open --facing sameWay --spacing 1e9",
      "duo-render: open.sameWay.ltr: --spacing: 1000000000 is more than the container's length"
    ),
    ("duo-render -o -", "duo-render: --output: standard output takes one format, not 2"),
    ("duo-render --catalog nowhere", "duo-render: nowhere: no such file or directory; "),
    ("duo-render --catalog .", "duo-render: .: holds no pose files; "),
    ("duo-render poses nope", "duo-render: nope: is not a pose; allowed: "),
    ("duo-render poses open tent", "duo-render: tent: poses takes one name; "),
    ("duo-render screens duell", "duo-render: duell: is not a screen; did you mean \"duel\"?"),
    ("duo-render screens duel open", "duo-render: open: screens takes one name; "),
    ("duo-render -o /dev/null", "duo-render: /dev/null: is a file, where a folder should be; "),
    (
      "duo-render --pose open --facing sameWay >/dev/full -o - --format svg",
      "duo-render: standard output: no space left on device; "
    ),
    ("duo-render poses >/dev/full", "duo-render: standard output: no space left on device; "),
    ("duo-render poses >&-", "duo-render: standard output: bad file descriptor; "),
    ("duo-render \"$(printf 'a\\nb')\"", "duo-render: a\\nb: is not a command; "),
  ]) func trouble(line: String, start: String) throws {
    let result = try run(line)
    #expect(result.code == 2)
    #expect(result.text == "")
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1 && result.errors.hasSuffix("\n"))
    #expect(folder.names() == [])
  }

  /// A limit on the size of files stands for a disk that is full.
  @Test func aFullDiskLeavesTheOldFile() throws {
    try folder.makeFolder("Output")
    try folder.write("old", to: "Output/closed-sameWay.png")
    let result = try run("ulimit -f 8; duo-render --pose closed --facing sameWay")
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("duo-render: Output/closed-sameWay."))
    #expect(result.errors.contains("file too large; free some space"))
    #expect(folder.names("Output") == ["closed-sameWay.png"])
    #expect(folder.read("Output/closed-sameWay.png") == "old")
  }

  @Test(arguments: [
    "duo-render poses | true", "duo-render --help | true",
    "duo-render --pose open --format svg -o - | true", "duo-render --pose closed | true",
  ]) func aClosedPipeEndsQuietly(line: String) throws {
    let result = try run("{ \(line.replacingOccurrences(of: " |", with: "; echo $? >code; } |"))")
    #expect(result.errors == "")
    #expect(folder.read("code") == "0\n")
  }

  @Test func aPanelThatCannotBeDrawnIsKeptOrEndsTheRun() throws {
    let line = "duo-render --pose closed,open --facing sameWay --spacing 700 --format json"
    let strict = try run(line)
    #expect(strict.code == 2)
    #expect(folder.names() == [])
    let lenient = try run("\(line) --keep-going --name x")
    #expect(lenient.code == 2)
    #expect(lenient.text == "Output/x.json\n")
    #expect(lenient.errors.hasPrefix("duo-render: closed.sameWay.ltr: --spacing: 700 is more"))
  }

  @Test func eachPanelGetsItsFile() throws {
    let result = try run("duo-render --pose closed --theme dark --each --format json")
    #expect(
      result.text == """
        Output/closed-dark.json
        Output/closed-sameWay-dark.json
        Output/closed-faceToFace-dark.json

        """)
  }

  @Test func threadsChangeNoByte() throws {
    for jobs in [1, 2, 8] {
      _ = try run("duo-render --pose open --facing faceToFace --jobs \(jobs) -o \(jobs)")
    }
    for name in ["open-faceToFace.png", "open-faceToFace.svg"] {
      let one = try Data(contentsOf: folder.url.appendingPathComponent("1/\(name)"))
      for jobs in [2, 8] {
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("\(jobs)/\(name)")) == one)
      }
    }
  }

  @Test func aCatalogueFolderChangesTheDrawing() throws {
    let file = RunningProgram.package.appendingPathComponent("Poses/open.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try folder.makeFolder("mine")
    try folder.write(
      text.replacingOccurrences(of: "\"name\": \"open\"", with: "\"name\": \"mine\""),
      to: "mine/a.json")
    let list = try run("duo-render poses mine --catalog mine --format json")
    #expect(list.code == 0, "\(list.errors)")
    try folder.write("{", to: "mine/b.json")
    let broken = try run("duo-render --catalog mine")
    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("duo-render: mine/b.json: "))
    #expect(folder.names() == ["mine"])
  }

  @Test func colourOnlyWhereAsked() throws {
    let plain = try RunningProgram.shell(
      "duo-render wat", in: folder, environment: ["NO_COLOR": "", "CLICOLOR_FORCE": ""])
    #expect(!plain.errors.contains("\u{1B}"))
    let forced = try RunningProgram.shell(
      "duo-render wat", in: folder, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    #expect(forced.errors.hasPrefix("\u{1B}[1;31mduo-render:\u{1B}[0m wat: "))
    let refused = try RunningProgram.shell(
      "duo-render wat", in: folder, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(refused.errors == plain.errors)
  }

  @Test func versionNamesWhatDecidesTheBytes() throws {
    let lines = try run("duo-render --version").text.split(separator: "\n")
    #expect(lines.first == "duo-render \(Program.version)")
    for (line, start) in zip(lines.dropFirst(), ["Cairo 1.", "libpng 1.", "zlib 1."]) {
      #expect(line.hasPrefix(start))
    }
  }

  /// A sheet of several views holds one layout twice; scripts tell its panels apart by their ids.
  @Test func everyPanelOfTheNumbersHasAnIdOfItsOwn() throws {
    let folder = try Folder()
    let line = "duo-render --pose open --facing faceToFace --view first,second --format json -o -"
    let result = try RunningProgram.shell(line, in: folder)
    #expect(result.text.contains("\"id\": \"open.faceToFace.ltr.first\""))
    #expect(result.text.contains("\"id\": \"open.faceToFace.ltr.second\""))
  }

  /// Swift repairs such arguments: the file would have another name than the one asked for.
  @Test func anArgumentThatIsNoUTF8IsRefused() throws {
    let folder = try Folder()
    let result = try RunningProgram.shell(
      "duo-render --pose open --format json -o \"$(printf 'q\\377')\"", in: folder)
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: \"q\u{FFFD}\": holds bytes that are no UTF-8; name it in UTF-8\n")
    #expect(folder.names() == [])
  }
}
