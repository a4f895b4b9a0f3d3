import Foundation

@testable import DuoCommand

/// A pull request on a local repository, with what the platform gives to the steps of an action. The branch `topic` has
/// left `main`; `work` is the workspace.
struct Workflow {
  let sample: Folder
  private static let action = RunningProgram.package.appendingPathComponent(
    ".github/actions/duo-render")

  static let screen = """
    {"name": "Quiz", "both": [
      {"id": "ground", "role": "background"},
      {"id": "title", "role": "text", "size": {"width": 100, "height": 24}, "place": "top", "inset": 60}]}

    """
  /// Wider by 20 pt.
  static let changed = screen.replacing("100", with: "120")
  /// One pose, drawn small: it is the way that is tested here.
  static let config =
    "{\"screen\": [\"screens/quiz.json\"], \"pose\": \"closed\", \"facing\": \"faceToFace\", \"density\": 0.5}\n"

  /// - Parameters:
  ///   - changes: shell that runs in the branch before its commit; nothing where nothing changes.
  ///   - clone: options of the checkout's clone.
  init(changes: String = "cp ../changed screens/quiz.json", clone: String = "") throws {
    sample = try Folder()
    try sample.makeFolder("origin/screens")
    try sample.makeFolder("bin")
    try sample.makeFolder("temp")
    try sample.write(Self.changed, to: "changed")
    try sample.write(Self.screen, to: "origin/screens/quiz.json")
    try sample.write(Self.config, to: "origin/duo-render.json")
    try sample.write(Self.gh, to: "bin/gh")
    let origin = try shell(
      """
      set -e
      chmod +x bin/gh
      cd origin
      git init -q -b main .
      git add -A; git commit -qm first
      git checkout -qb topic
      \(changes)
      git add -A; git commit -qm topic --allow-empty
      git checkout -q main
      echo more >more.txt; git add -A; git commit -qm more
      cd ..
      git clone -q --branch topic \(clone) "file://$PWD/origin" work
      """)
    guard origin.code == 0 else {
      throw SampleRepository.Failure(line: "setting up", errors: origin.errors)
    }
  }

  /// Writes down what it is asked, and the comment; knows the comments in `comments`, fails where `refuse` is there.
  private static let gh = """
    #!/bin/sh
    cd "$HERE"
    for word; do printf '<%s>' "$word"; done >>asked
    echo >>asked
    if [ -f refuse ]; then echo "HTTP 403: Resource not accessible by integration" >&2; exit 1; fi
    case "$*" in
      "api user"*) exit 1 ;;
      *--paginate*) cat comments 2>/dev/null ;;
      *) for word; do case $word in body=@*) cat "${word#body=@}" >body ;; esac; done ;;
    esac
    exit 0

    """

  var variables: [String: String] {
    var variables = SampleRepository.variables
    let path = sample.path
    variables.merge([
      "GITHUB_WORKSPACE": "\(path)/work", "GITHUB_ACTION_PATH": Self.action.path,
      "GITHUB_OUTPUT": "\(path)/outputs", "GITHUB_STEP_SUMMARY": "\(path)/summary",
      "GITHUB_REPOSITORY": "ada/quiz", "GITHUB_BASE_REF": "main", "GITHUB_RUN_ID": "77",
      "GITHUB_SERVER_URL": "https://example.org", "RUNNER_TEMP": "\(path)/temp",
      "GITHUB_EVENT_NAME": "pull_request", "GITHUB_REF": "refs/pull/12/merge",
      "HERE": path, "DUO_PROGRAM": RunningProgram.path, "DUO_ARTIFACT": "duo-render",
      "DUO_PULL_REQUEST": "12", "DUO_HEAD_REPOSITORY": "ada/quiz", "DUO_FAIL_ON": "never",
      "DUO_ARTIFACT_URL": "https://example.org/artifacts/5",
      "DUO_REPORT": "\(path)/temp/duo-render-report",
    ]) { $1 }
    return variables
  }

  func shell(_ line: String, _ more: [String: String] = [:]) throws -> RunningProgram.Result {
    try RunningProgram.shell(
      "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; PATH=$PWD/bin:$PATH; " + line, in: sample,
      environment: variables.merging(more) { $1 })
  }

  /// The steps after the program is built, in their order; what the last of them says is the job's.
  func run(
    _ more: [String: String] = [:], steps: [String] = ["review", "publish", "verdict"]
  ) throws -> (code: Int32, log: String) {
    var log = ""
    var code: Int32 = 0
    var more = more
    for step in steps {
      let result = try shell("sh \"$GITHUB_ACTION_PATH/\(step).sh\"", more)
      log += result.text + result.errors
      code = result.code
      if let different = output("different") { more["DUO_DIFFERENT"] = different }
      guard code == 0 else { break }
    }
    return (code, log)
  }

  func output(_ name: String) -> String? {
    sample.read("outputs")?.split(separator: "\n").last { $0.hasPrefix("\(name)=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }

  var report: [String] { sample.names("temp/duo-render-report") }
  var summary: String { sample.read("summary") ?? "" }
  /// What gh was asked, a line each.
  var asked: [String] { sample.read("asked")?.split(separator: "\n").map(String.init) ?? [] }
  var comment: String? { sample.read("body") }
}
