import Foundation
import Testing

@testable import DuoCommand

/// `duo-render check` from outside.
@Suite struct CheckTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.screen(), to: "quiz.json")
  }

  /// A control for each seat in the middle of its half, where nothing but its size is at fault.
  static func screen(_ side: Double = 20, more: String = "") -> String {
    """
    {
      "name": "Quiz",
      "both": [
        { "id": "go", "role": "control", "gestures": ["tap"],
          "size": { "width": \(side), "height": 60 } }\(more)
      ]
    }

    """
  }

  /// One panel, for speed.
  private static let one = "--pose closed --facing sameWay --direction ltr"

  private func run(
    _ line: String, _ environment: [String: String] = [:], setup: String = ""
  ) throws -> RunningProgram.Result {
    try RunningProgram.shell(
      "\(setup)duo-render check \(line)", in: folder, environment: environment)
  }

  /// interface.md: 1 for findings of severity error, with `--fail-on warning` for warnings too.
  @Test(arguments: [
    ("duel", 60, 0, "no errors, no warnings, "), ("quiz.json", 60, 0, "no errors, no warnings, "),
    ("quiz.json", 20, 1, "2 errors, no warnings, "),
    ("quiz.json", 30, 0, "no errors, 2 warnings, "),
    ("quiz.json --fail-on warning", 30, 1, "no errors, 2 warnings, "),
    ("quiz.json --fail-on warning", 60, 0, "no errors, no warnings, "),
    ("quiz.json --target-size 61", 60, 0, "no errors, 2 warnings, "),
    ("--screen quiz.json --ignore TargetTooSmall", 20, 0, "no errors, no warnings, "),
  ]) func exitCodes(line: String, side: Int, code: Int32, start: String) throws {
    try folder.write(Self.screen(Double(side)), to: "quiz.json")
    let result = try run("\(line) \(Self.one)")
    #expect(result.code == code)
    #expect(result.errors == "")
    #expect(
      result.text.split(separator: "\n").last?.hasPrefix(start) == true, "\(result.text)")
  }

  @Test func looksAtAllThereIs() throws {
    let result = try run("quiz.json")
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix("quiz.json:4:5: first.go, second.go\n  error    target-too-small: "))
    #expect(result.text.contains("\n           in every pose"))
    #expect(result.text.contains(" in 64 panels\n"))
    for line in result.text.split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test func everyReportAtOnce() throws {
    let files = ["json", "sarif", "junit", "github", "markdown", "html"]
    let reports = files.map { "--report \($0)=out/\($0)" }.joined(separator: " ")
    try folder.makeFolder("out")
    let result = try run("quiz.json \(Self.one) --report text \(reports)")
    #expect(result.code == 1)
    #expect(result.text == (try run("quiz.json \(Self.one)")).text)
    #expect(folder.names("out") == files.sorted())
    for (name, sign) in [
      ("json", "\"format\": \"duo-render/layout\""), ("sarif", "\"version\": \"2.1.0\""),
      ("junit", "<testsuites name=\"duo-render\" "),
      ("github", "::error file=quiz.json,line=4,col=5,title=target-too-small%3A first.go::"),
      ("markdown", "| error | <code>target-too-small</code> |"), ("html", "<b>fails</b>"),
    ] {
      #expect(folder.read("out/\(name)")?.contains(sign) == true, "\(name)")
    }
    let printed = try run("quiz.json \(Self.one) --format json")
    #expect(printed.text == folder.read("out/json"))
    #expect(try run("quiz.json \(Self.one) --report json=- -q").text == printed.text)
  }

  /// A case for every rule and pose.
  @Test func junitHasACaseForEveryRuleAndPose() throws {
    let result = try run("quiz.json --pose closed,open --report junit --ignore on-fold")
    #expect(result.code == 1)
    let cases = result.text.components(separatedBy: "<testcase ").count - 1
    #expect(cases == 25 * 2)
    #expect(result.text.contains("tests=\"50\" failures=\"2\" errors=\"0\" skipped=\"2\""))
  }

  @Test func standardInputIsAScreen() throws {
    let result = try run("- \(Self.one) --report github < quiz.json")
    #expect(result.code == 1)
    #expect(result.text.hasPrefix("::error title=target-too-small%3A first.go::"))
  }

  /// Bad usage: one line, exit code 2, nothing written.
  @Test(arguments: [
    (
      "",
      "--screen: no screen is named; name a screen file or builtin:NAME, here or in duo-render.json"
    ),
    (
      "quiz.json --report txt",
      "--report: \"txt\" is not a kind of report; did you mean \"text\"? allowed: text, json, sarif, junit, "
        + "github, markdown, html"
    ),
    (
      "quiz.json --report text,json",
      "--report: \"text,json\" names several kinds; give the option once for each, as in --report text "
        + "--report json=FILE"
    ),
    (
      "quiz.json --report sarif=",
      "--report: \"sarif=\" names no file; give it as --report sarif=FILE, or without \"=\" for standard output"
    ),
    (
      "quiz.json --report text --report sarif",
      "--report: standard output takes one report, not 2 (text, sarif); send the others to files, as in "
        + "--report sarif=FILE"
    ),
    (
      "quiz.json --report text --format json",
      "--report: standard output takes one report, not 2 (text, json); send the others to files, as in "
        + "--report json=FILE"
    ),
    (
      "quiz.json --report sarif=a --report json=a",
      "--report: \"a\" is named for two reports (sarif, json); name a file for each"
    ),
    (
      "quiz.json --report json=a --report sarif=no/where",
      "no/where: the folder \"no\" does not exist; make it first, or name another"
    ),
    (
      "quiz.json --report json=a --report sarif=quiz.json/b",
      "quiz.json/b: \"quiz.json\" is a file, no folder; name another with --report"
    ),
    ("quiz.json --report sarif=.", ".: is a folder; name a file in it with --report"),
    (
      "quiz.json --report json=a --report text >/dev/full",
      "standard output: no space left on device; send it to a file or program that can take it"
    ),
    ("quiz.json --update-baseline", "--update-baseline: no baseline is named; add --baseline FILE"),
    ("quiz.json --baseline b", "b: no such file; add --update-baseline to make it"),
    (
      "quiz.json --baseline quiz.json",
      "quiz.json: 1:1: format: missing; the file needs \"format\""
    ),
    (
      "quiz.json --baseline b --update-baseline --report json=./b",
      "--baseline: \"b\" is a report's file too; name a file for each"
    ),
    (
      "quiz.json --target-size 20",
      "--target-size: \"20\" is out of range or no number; allowed: 28 to 200 points"
    ),
  ]) func trouble(line: String, message: String) throws {
    let result = try run("\(line) \(Self.one)")
    #expect(result.code == 2)
    #expect(result.text == "")
    let first = result.errors.split(separator: "\n").first
    #expect(first == "duo-render: \(message)", "\(result.errors)")
    #expect(folder.names().filter { $0 != "a" } == ["quiz.json"])
  }

  @Test(arguments: [("--ignore on-fol", "--ignore"), ("--explain on-fol", "--explain")])
  func anUnknownRuleGetsTheNearest(line: String, option: String) throws {
    let result = try run("quiz.json \(line)")
    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "duo-render: \(option): \"on-fol\" is not a rule; did you mean \"on-fold\"? allowed: target-too-small, "
      ))
  }

  @Test func aRuleIsExplainedWithoutAScreen() throws {
    let result = try run("--explain OnFold")
    #expect(result.code == 0)
    #expect(result.text.hasPrefix("on-fold (error, warning)\n\n  Fires when "))
    for part in ["\n  Why: ", "\n  What to do: "] { #expect(result.text.contains(part)) }
    let all = try run("--explain all")
    #expect(all.text.contains(result.text))
    #expect(all.text.components(separatedBy: "\n  What to do: ").count == 26)
    for line in all.text.split(separator: "\n") { #expect(line.count <= 100) }
  }

  @Test func aRuleIsExplainedAsMarkdown() throws {
    let one = try run("--explain OnFold --report markdown")
    #expect(one.code == 0 && one.text.hasPrefix("## on-fold\n\n**error, warning**: fires when "))
    let all = try run("--explain all --report text --report markdown=a.md")
    #expect(all.text == (try run("--explain all")).text)
    let page = try #require(folder.read("a.md"))
    #expect(page.contains(one.text))
    #expect(page.components(separatedBy: "\n## ").count == 25)
    let sarif = try run("--explain OnFold --report sarif")
    #expect(sarif.code == 2 && sarif.text == "")
    #expect(
      sarif.errors
        == "duo-render: --explain: a rule cannot be explained as sarif; leave --report out, or ask for text or markdown\n"
    )
  }

  @Test func targetsThatDoNotFitAreTold() throws {
    try folder.write(
      """
      { "name": "Quiz", "both": [ { "id": "board", "role": "field", "count": 40, "radius": 28 } ] }
      """, to: "quiz.json")
    let result = try run("quiz.json \(Self.one) --phase all")
    let layout = try #require(result.text.firstRange(of: "Layout\n  first.board: "))
    let line = result.text[layout.lowerBound...].split(separator: "\n")[1]
    #expect(line.hasSuffix(" of 40 targets fit; in closed"), "\(result.text)")
  }

  /// The first panel that cannot be laid out is named with its file and what is at fault.
  @Test func aPanelThatCannotBeLaidOut() throws {
    let result = try run("quiz.json --spacing 700 --report json=a")
    #expect(result.code == 2)
    #expect(
      result.errors
        == "duo-render: closed.sameWay.ltr: --spacing: 700 is more than the container's length of 644; 0 to 644\n"
    )
    let text = Self.screen().replacingOccurrences(
      of: "\"name\"", with: "\"split\": { \"spacing\": 700 }, \"name\"")
    try folder.write(text, to: "quiz.json")
    let own = try run("quiz.json --report json=a")
    #expect(own.code == 2)
    #expect(own.errors.hasPrefix("duo-render: quiz.json: closed.sameWay.ltr: "), "\(own.errors)")
    #expect(own.errors.contains("spacing: 700 is more than the container's length of 644"))
    #expect(folder.names() == ["quiz.json"])
  }

  @Test func quietAndVerbose() throws {
    let quiet = try run("quiz.json \(Self.one) -q")
    #expect(quiet.code == 1 && quiet.text == "" && quiet.errors == "")
    #expect(try run("quiz.json \(Self.one) -q --report text").text.hasSuffix(" in 1 panel\n"))
    let verbose = try run("quiz.json \(Self.one) -v -q --report json=a")
    #expect(
      verbose.errors
        == "duo-render: reviewing quiz.json in 1 panel\nduo-render: writing a\n")
  }

  @Test func colourOnlyWhereItIsAskedFor() throws {
    let line = "quiz.json \(Self.one) --report text --report text=a"
    let forced = try run(line, ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
    #expect(forced.text.contains("\u{1B}[1;31merror"))
    #expect(folder.read("a")?.contains("\u{1B}") == false)
    #expect(!(try run(line, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])).text.contains("\u{1B}"))
    #expect(!(try run(line, ["CLICOLOR_FORCE": "", "NO_COLOR": ""])).text.contains("\u{1B}"))
  }

  @Test func threadsChangeNoByte() throws {
    for kind in ["json", "sarif", "text"] {
      let one = try run("quiz.json duel --report \(kind) --jobs 1")
      #expect(one.output == (try run("quiz.json duel --report \(kind) --jobs 8")).output)
    }
  }

  /// What is no ordinary file is written to, not replaced.
  @Test(arguments: ["/dev/stdout", "/dev/fd/3", "/dev/stderr", "pipe"])
  func pipesAndDescriptorsStayWhatTheyAre(file: String) throws {
    let result = try RunningProgram.shell(
      "mkfifo pipe; cat <pipe & "
        + "{ duo-render check quiz.json \(Self.one) -q --report json=/dev/null --report github=\(file) "
        + "3>&1 2>&1; echo $? >code; } | cat; test -p pipe || echo replaced; : <>pipe; wait; ls -A",
      in: folder)
    #expect(folder.read("code") == "1\n")
    #expect(result.text.contains("::error file=quiz.json,"), "\(result)")
    #expect(result.text.hasSuffix("code\npipe\nquiz.json\n"))
    let null = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(null[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func aLinkStaysALink() throws {
    try folder.makeFolder("there")
    try folder.write("old", to: "there/real")
    let result = try run(
      "quiz.json \(Self.one) --report github=link", setup: "ln -s there/real link; ")
    #expect(result.code == 1)
    #expect(folder.read("there/real")?.hasPrefix("::error ") == true)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link")
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.names("there") == ["real"])
  }

  /// A file that cannot be finished leaves the one before it.
  @Test func aFullDiskLeavesTheOldFile() throws {
    try folder.write("old", to: "a")
    let result = try run("quiz.json --report json=a --report sarif=b ; code=$?; ls -A; exit $code")
    #expect(result.code == 1)
    try folder.write("old", to: "a")
    let full = try RunningProgram.shell(
      "ulimit -f 8; duo-render check quiz.json --report sarif=c --report json=a", in: folder)
    #expect(full.code == 2)
    #expect(full.errors.hasPrefix("duo-render: "))
    #expect(full.errors.contains("file too large; name another file with --report"))
    #expect(folder.read("a") == "old")
    #expect(folder.names() == ["a", "b", "quiz.json"])
  }
}
