import Foundation

@testable import DuoCommand

/// A folder with repositories, made by the system's git whatever its user has set up.
struct SampleRepository {
  let folder: Folder

  static let variables = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
    "GIT_AUTHOR_DATE": "2026-01-02T03:04:05Z", "GIT_COMMITTER_DATE": "2026-01-02T03:04:05Z",
    "GIT_TERMINAL_PROMPT": "0",
  ]

  static let isThere = (try? run("git --version", in: Folder()).code) == 0

  /// Whether it knows repositories by SHA-256.
  static let knowsSHA256 =
    (try? run("git init -q --object-format=sha256 .", in: Folder()).code) == 0

  /// What `screens/quiz.json` has in the first commit.
  static let quiz =
    "{\"name\": \"Quiz\", \"both\": [{\"id\": \"piece\", \"size\": {\"width\": 44, \"height\": 44}}]}\n"
  /// In the second, and in the work tree.
  static let changed = quiz.replacing("44", with: "50")

  /// A repository `origin` of two commits, `v1` and `main`.
  init(format: String = "sha1") throws {
    folder = try Folder()
    try folder.makeFolder("origin")
    let option = format == "sha1" ? "" : "--object-format=\(format)"
    try git("git init -q -b main \(option) .", in: "origin")
    try folder.makeFolder("origin/screens/shots")
    try folder.write(Self.quiz, to: "origin/screens/quiz.json")
    try folder.write("a picture", to: "origin/screens/shots/open.png")
    try git("git add -A && git commit -qm first && git tag v1", in: "origin")
    try folder.write(Self.changed, to: "origin/screens/quiz.json")
    try git("git commit -qam second", in: "origin")
  }

  private static func run(
    _ line: String, in folder: Folder, _ more: [String: String] = [:]
  ) throws -> RunningProgram.Result {
    try RunningProgram.shell(
      "unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE; " + line, in: folder,
      environment: variables.merging(more) { $1 })
  }

  struct Failure: Error {
    var line: String
    var errors: String
  }

  /// Runs a line of shell in one of its folders, which has to succeed; what it prints.
  @discardableResult
  func git(
    _ line: String, in inner: String = ".", _ more: [String: String] = [:]
  ) throws -> String {
    let result = try Self.run("set -e; cd '\(inner)'; \(line)", in: folder, more)
    guard result.code == 0 else { throw Failure(line: line, errors: result.errors) }
    return result.text
  }

  /// Commits whatever is there.
  func commit(_ message: String = "more") throws {
    try git("git add -A && git commit -qm '\(message)'", in: "origin")
  }

  /// The same place by another way is another name, so without links as git has it.
  var path: String {
    folder.url.resolvingSymlinksInPath().path
  }

  func repository(
    _ inner: String = "origin", _ more: [String: String] = [:]
  ) throws(Trouble) -> GitRepository {
    let variables = Self.variables.merging(
      ["GIT_CEILING_DIRECTORIES": path].merging(more) { $1 }
    ) { $1 }
    return try GitRepository(Git(folder: "\(path)/\(inner)", variables: variables))
  }

  func revision(
    _ name: String = "v1", _ inner: String = "origin", _ more: [String: String] = [:]
  ) throws(Trouble) -> GitRevision {
    try repository(inner, more).revision(named: name)
  }

  /// Every file and folder, with its size and when it was changed.
  var state: [String: String] {
    get throws {
      let manager = FileManager.default
      var state: [String: String] = [:]
      for name in try manager.subpathsOfDirectory(atPath: path) {
        let facts = try manager.attributesOfItem(atPath: "\(path)/\(name)")
        let date = facts[.modificationDate] as? Date
        state[name] = "\(facts[.size] ?? "") \(date?.timeIntervalSince1970 ?? 0)"
      }
      return state
    }
  }

  /// The line of the trouble that `body` runs into; nil where it does not.
  static func trouble<T>(_ body: () throws(Trouble) -> T) -> String? {
    do throws(Trouble) {
      _ = try body()
      return nil
    } catch {
      return error.line
    }
  }
}

extension FileSource {
  func text(of path: String) throws(Trouble) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }
}
