import Foundation
import Testing

@testable import DuoCommand

/// The shell of `.github/actions/duo-render`, run as the platform runs it.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct ActionTests {
  private static let sentence = "title grew from 100 × 24 to 120 × 24 pt"

  @Test func aPullRequestThatChangesAScreen() throws {
    let workflow = try Workflow()
    let (code, log) = try workflow.run()
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "true")
    #expect(workflow.output("report") == "\(workflow.sample.path)/temp/duo-render-report")
    for file in ["check.html", "check.md", "check.sarif", "diff.html", "diff.json", "diff.md"] {
      #expect(workflow.report.contains(file), "\(file)")
    }
    #expect(
      workflow.report.filter { $0 == "pictures" || $0 == "sheets" } == ["pictures", "sheets"])
    #expect(
      workflow.sample.names("temp/duo-render-report/sheets")
        == ["closed-faceToFace-Quiz-density-0.5.png", "closed-faceToFace-Quiz-density-0.5.svg"])
    #expect(log.contains("::warning file=screens/quiz.json,title="), "\(log)")
    #expect(log.contains(Self.sentence))

    #expect(workflow.summary.contains(Self.sentence))
    #expect(workflow.summary.contains("(https://example.org/artifacts/5)"))
    #expect(
      workflow.asked.last
        == "<api><--method><POST><repos/ada/quiz/issues/12/comments><--field>"
        + "<body=@\(workflow.sample.path)/temp/duo-render-report/comment.md>")
    let lines = try #require(workflow.comment).split(separator: "\n").map(String.init)
    #expect(lines[0] == "<!-- duo-render diff -->")
    #expect(lines[1] == "<!-- duo-render report duo-render -->")
    #expect(lines.count { $0 == lines[0] } == 1)
    #expect(workflow.comment?.contains(Self.sentence) == true)
    #expect(
      lines.last
        == "[The whole report, with pictures](https://example.org/artifacts/5), from "
        + "[this run](https://example.org/ada/quiz/actions/runs/77)")
    // What main has got meanwhile is no part of it.
    #expect(!workflow.summary.contains("more.txt"))
    #expect(try workflow.shell("cd work && git status --porcelain").text == "")
  }

  @Test func itsOwnCommentIsWrittenAnew() throws {
    let workflow = try Workflow()
    try workflow.sample.write("4711\n4712\n", to: "comments")
    _ = try workflow.run()
    #expect(
      workflow.asked.last?.hasPrefix(
        "<api><--method><PATCH><repos/ada/quiz/issues/comments/4711><--field>") == true)
    #expect(workflow.asked.count { $0.contains("PATCH") || $0.contains("POST") } == 1)
  }

  @Test func nothingChanged() throws {
    let workflow = try Workflow(changes: "true")
    let (code, log) = try workflow.run(["DUO_FAIL_ON_DIFFERENCE": "yes"])
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "false")
    #expect(workflow.comment == nil)
    #expect(workflow.summary.contains("nothing changed in 1 file"), "\(workflow.summary)")
    // What was said before is no longer so.
    try workflow.sample.write("4711\n", to: "comments")
    _ = try workflow.run()
    #expect(workflow.comment?.contains("nothing changed in 1 file") == true)
  }

  /// The token of a fork's pull request may read only.
  @Test(arguments: ["mallory/quiz", ""]) func aFork(head: String) throws {
    let workflow = try Workflow()
    let (code, log) = try workflow.run(["DUO_HEAD_REPOSITORY": head])
    #expect(code == 0, "\(log)")
    #expect(workflow.asked == [])
    #expect(workflow.summary.contains(Self.sentence))
    #expect(
      log.contains(
        "::notice title=duo-render::no comment, since the pull request comes from a fork; the job summary says the same"
      ))
  }

  @Test func aTokenThatMayNot() throws {
    let workflow = try Workflow()
    try workflow.sample.write("", to: "refuse")
    let (code, log) = try workflow.run()
    #expect(code == 0, "\(log)")
    #expect(
      log.contains("::notice title=duo-render::no comment, since the token may not write one"))
    #expect(log.contains("HTTP 403"))
    #expect(workflow.summary.contains(Self.sentence))
    #expect(!workflow.report.contains("comment.md"))
  }

  @Test func noGh() throws {
    let workflow = try Workflow()
    _ = try workflow.run(steps: ["review"])
    // Only what the script needs beside it.
    let tools = "sh sed awk cat dirname head wc printf od tr rm"
    let line =
      "mkdir tools; for t in \(tools); do ln -s \"$(command -v $t)\" tools/; done; PATH=$PWD/tools sh \"$GITHUB_ACTION_PATH/publish.sh\""
    let result = try workflow.shell(line, ["DUO_DIFFERENT": "true"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.text.contains("no comment, since gh is not installed here"))
  }

  @Test(
    arguments: [
      (["DUO_FAIL_ON": "never"], 0, ""),
      (["DUO_FAIL_ON_DIFFERENCE": "yes"], 1, "something differs from the base branch"),
      (["DUO_FAIL_ON_DIFFERENCE": "maybe"], 1, "found \"maybe\" where yes or no is allowed"),
      (["DUO_FAIL_ON": "eror"], 1, "fail-on: found \"eror\"; allowed: error, warning, never"),
      (["DUO_SCREENS": "screens/none.json"], 1, "check did not come to an end, with exit code 2"),
      (["DUO_COMMENT": "no"], 0, ""),
      (["DUO_DIFF": "no"], 0, ""),
      (["DUO_DRAW": "no", "DUO_CHECK": "no"], 0, ""),
      (
        ["DUO_ARTIFACT": "a b"], 1,
        "artifact: \"a b\" holds more than letters, digits, dots, - and _"
      ),
      (["DUO_FOLDER": "nowhere"], 1, "working-directory: there is no folder \"nowhere\""),
      (["DUO_PULL_REQUEST": "12; id"], 1, "found a pull request that is no number"),
    ] as [([String: String], Int32, String)])
  func verdicts(inputs: [String: String], code: Int32, words: String) throws {
    let workflow = try Workflow()
    let result = try workflow.run(inputs)
    #expect(result.code == code, "\(result.log)")
    #expect(result.log.contains("::error title=duo-render::\(words)") == !words.isEmpty)
    if inputs["DUO_COMMENT"] == "no" || inputs["DUO_DIFF"] == "no" { #expect(workflow.asked == []) }
  }

  @Test func findingsFailTheJobAfterAllIsPublished() throws {
    let workflow = try Workflow(
      changes: """
        printf '{"name": "Q", "both": [{"id": "b", "role": "control", "size": {"width": 4, "height": 4}}]}' >screens/quiz.json
        """)
    let (code, log) = try workflow.run(["DUO_FAIL_ON": "warning"])
    #expect(code == 1)
    #expect(log.contains("::error title=duo-render::the check has findings"))
    #expect(workflow.comment != nil)
    #expect(workflow.summary.contains("target-too-small"), "\(workflow.summary)")
  }

  /// A push has no base.
  @Test func noPullRequest() throws {
    let workflow = try Workflow()
    let (code, log) = try workflow.run(["GITHUB_BASE_REF": "", "DUO_PULL_REQUEST": ""])
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "")
    #expect(
      log.contains(
        "::notice title=duo-render::nothing was compared, since this is no pull request; give base to name a branch"
      ))
    #expect(workflow.asked == [])
    let named = try workflow.run(["GITHUB_BASE_REF": "", "DUO_BASE": "main"])
    #expect(named.code == 0)
    #expect(workflow.output("different") == "true")
  }

  /// What the checkout left out is fetched.
  @Test(arguments: ["--depth=1", "--depth=1 --no-single-branch", "--single-branch"])
  func aCheckoutWithoutHistory(clone: String) throws {
    let workflow = try Workflow(clone: clone)
    let (code, log) = try workflow.run()
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "true")
    #expect(workflow.comment?.contains(Self.sentence) == true)
  }

  @Test func aHistoryThatCannotBeFetched() throws {
    let workflow = try Workflow(clone: "--depth=1")
    _ = try workflow.shell("mv origin gone")
    let (code, log) = try workflow.run()
    #expect(code == 1)
    #expect(
      log.contains(
        "::error title=duo-render::duo-render: --against: \"origin/main\" is no revision of this repository, which is shallow; run git fetch --depth=1 origin main"
      ), "\(log)")
    #expect(log.contains("in GitHub Actions give actions/checkout fetch-depth: 0"))
    #expect(workflow.summary.contains("**duo-render diff** did not come to an end"))
    #expect(workflow.asked == [])
  }

  /// As in a container, whose user is another than the checkout's.
  @Test func aWorkspaceOfSomebodyElse() throws {
    let workflow = try Workflow()
    let (code, log) = try workflow.run(["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "true")
  }

  /// Names that a shell, a workflow command, HTML or jq would take for more than a name.
  @Test func namesAreOnlyNames() throws {
    let names = [
      "with space.json", "it's.json", "\"quoted\".json", "$(touch gone).json", "`touch gone`.json",
      "; touch gone;.json", "-o gone.json", "--output=gone.json", "a, b.json", "100%.json",
      "::error::x.json", "<b>.json", "*.json", "[a].json", "ünï.json",
    ]
    let workflow = try Workflow(
      changes: names.map { "cp ../changed 'screens/\($0.replacing("'", with: "'\\''"))'" }
        .joined(separator: "\n"))
    let screens = names.map { "screens/\($0)" }.joined(separator: "\r\n")
    let (code, log) = try workflow.run([
      "DUO_SCREENS": screens, "DUO_CHECK_OPTIONS": "--ignore\nmargin",
      "DUO_DIFF_OPTIONS": "--theme\nprint",
    ])
    #expect(!FileManager.default.fileExists(atPath: workflow.sample.path + "/work/gone"))
    #expect(workflow.sample.names("work") == [".git", "duo-render.json", "screens"])
    #expect(workflow.output("different") == "true", "\(code) \(log)")
    let json = workflow.sample.read("temp/duo-render-report/diff.json") ?? ""
    for name in names {
      let spelled = name.replacing("\"", with: "\\\"")
      #expect(json.contains("\"path\": \"screens/\(spelled)\""), "\(name)")
    }
    #expect(!log.split(separator: "\n").contains { $0.hasPrefix("::error::x") })
  }

  @Test(arguments: ["feature/$(touch${IFS}gone)", "it's", "`id`", "a;b", "ünï/cödé", "-x"])
  func anyBranch(name: String) throws {
    let workflow = try Workflow()
    let quoted = "'" + name.replacing("'", with: "'\\''") + "'"
    let made = try workflow.shell("cd origin && git update-ref refs/heads/\(quoted) main")
    try #require(made.code == 0, "\(made.errors)")
    let (code, log) = try workflow.run(["GITHUB_BASE_REF": name])
    #expect(code == 0, "\(log)")
    #expect(workflow.output("different") == "true")
    #expect(!workflow.sample.names("work").contains("gone"))
  }

  @Test func patternsAndFolders() throws {
    let workflow = try Workflow(
      changes: "cp screens/quiz.json screens/b.json; cp ../changed screens/quiz.json")
    let (code, log) = try workflow.run(["DUO_SCREENS": "screens/*.json", "DUO_PATHS": "screens"])
    #expect(code == 0, "\(log)")
    #expect(workflow.sample.names("temp/duo-render-report/sheets") == ["1", "2"])
    let json = workflow.sample.read("temp/duo-render-report/diff.json") ?? ""
    #expect(json.contains("\"path\": \"screens/b.json\""))
  }

  @Test func aFolderOfItsOwn() throws {
    let workflow = try Workflow(
      changes: "mkdir app; git mv screens duo-render.json app; cp ../changed app/screens/quiz.json")
    let (code, log) = try workflow.run(["DUO_FOLDER": "app"])
    #expect(code == 0, "\(log)")
    #expect(workflow.report.contains("check.md"))
  }
}
