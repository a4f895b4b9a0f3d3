import Foundation
import Testing

@testable import DuoCommand

/// What people are told where a revision or a repository is not there.
@Suite(.enabled(if: SampleRepository.isThere, "git is not installed"))
struct GitMissingTests {
  let sample: SampleRepository

  init() throws { sample = try SampleRepository() }

  private func told(
    _ name: String, in inner: String = "origin", _ variables: [String: String] = [:]
  ) -> String? {
    SampleRepository.trouble { () throws(Trouble) in
      try sample.revision(name, inner, variables)
    }
  }

  private static let any = "name a branch, a tag or a commit, as git log --oneline --all has them"

  @Test(arguments: [
    ("mian", "\"mian\" is no revision of this repository; did you mean \"main\"?"),
    ("V1", "\"V1\" is no revision of this repository; did you mean \"v1\"?"),
    ("zzzzzz", "\"zzzzzz\" is no revision of this repository; \(any)"),
    ("", "\"\" is no revision of this repository; \(any)"),
    ("-x", "\"-x\" is no revision of this repository; \(any)"),
    ("--all", "\"--all\" is no revision of this repository; \(any)"),
    ("--output=gone", "\"--output=gone\" is no revision of this repository; \(any)"),
    ("ma in", "\"ma in\" is no revision of this repository; did you mean \"main\"?"),
    (
      "main\nHEAD", "\"main\u{FFFD}HEAD\" is no revision of this repository; did you mean \"main\"?"
    ),
    ("^main", "\"^main\" is no revision of this repository; did you mean \"main\"?"),
    ("main:screens", "\"main:screens\" is no revision of this repository; did you mean \"main\"?"),
    ("HEAD~9", "\"HEAD~9\" is no revision of this repository; \(any)"),
    (
      "v1..main",
      "\"v1..main\" is a range of revisions; name the one to compare with, or its merge base with HEAD "
        + "as in main..."
    ),
    ("zzzzzz...", "\"zzzzzz\" is no revision of this repository; \(any)"),
    (
      String(repeating: "0", count: 40),
      "\"\(String(repeating: "0", count: 40))\" is no revision of this repository; \(any)"
    ),
  ]) func nearestName(name: String, line: String) {
    #expect(told(name) == "--against: \(line)")
  }

  /// A branch that begins with a dash can be made by plumbing only; its full name is safe.
  @Test func namesThatAreFound() throws {
    try sample.git(
      """
      git update-ref refs/heads/-x v1; git tag -am note annotated v1; git branch 'ünï/cödé' v1
      git branch side v1; git checkout -q side; git commit -q --allow-empty -m side
      """, in: "origin")
    let v1 = try sample.revision("v1").commit
    for name in [
      "refs/heads/-x", "annotated", "ünï/cödé", "main~", "main^1", "main~1", ":/first", v1,
      String(v1.prefix(8)), "main...", "main...side", "...main", "main@{0}~", ":/firs.",
    ] {
      #expect(try sample.revision(name).commit == v1, "\(name)")
    }
    // Its place is one that git shows.
    let place = try sample.revision("main...").place(of: "screens/quiz.json")
    #expect(place.hasSuffix(":screens/quiz.json") && v1.hasPrefix(place.prefix { $0 != ":" }))
    #expect(try sample.git("git show \(place)", in: "origin") == SampleRepository.quiz)
    #expect(v1.hasPrefix(try sample.revision(":/first").name))
  }

  private static let platform = "in GitHub Actions give actions/checkout fetch-depth: 0"

  @Test(arguments: [
    (
      "v1",
      "run git fetch --depth=1 origin v1, then give --against FETCH_HEAD"
    ),
    ("origin/other", "run git fetch --depth=1 origin other:refs/remotes/origin/other"),
    ("HEAD~3", "run git fetch --deepen=3 origin"),
    ("main^^~2", "run git fetch --deepen=4 origin"),
    ("main^{/first}", "run git fetch --unshallow origin"),
    ("0123abc", "run git fetch --unshallow origin"),
    (
      String(repeating: "1", count: 40),
      "run git fetch --depth=1 origin \(String(repeating: "1", count: 40))"
    ),
    (
      "it's",
      "run git fetch --depth=1 origin 'it'\\''s', then give --against FETCH_HEAD"
    ),
  ]) func shallowOnesSayWhatToFetch(name: String, remedy: String) throws {
    try sample.git("git clone -q --depth=1 --no-tags file://$PWD/origin here")
    #expect(
      told(name, in: "here")
        == "--against: \"\(name)\" is no revision of this repository, which is shallow; \(remedy); "
        + Self.platform)
  }

  /// Each remedy is run as it is told.
  @Test(arguments: ["v1", "HEAD~1", "origin/side", "origin/side..."])
  func theRemedyHelps(name: String) throws {
    try sample.git("git branch side v1", in: "origin")
    try sample.git("git clone -q --depth=1 --no-tags --no-single-branch file://$PWD/origin all")
    try sample.git("git clone -q --depth=1 --no-tags file://$PWD/origin here")
    let inner = name.hasSuffix("...") ? "all" : "here"
    let line = try #require(told(name, in: inner))
    let start = try #require(line.firstRange(of: "run git"))
    let command = line[start.lowerBound...].dropFirst(4).prefix { !",;(".contains($0) }
    try sample.git(String(command), in: inner)
    let revision = try sample.revision(name == "v1" ? "FETCH_HEAD" : name, inner)
    #expect(try revision.text(of: "screens/quiz.json") == SampleRepository.quiz)
  }

  @Test func noMergeBase() throws {
    try sample.git(
      "git checkout -q --orphan alone; git commit -qm alone; git branch side v1", in: "origin")
    #expect(
      told("main...")
        == "--against: the two sides of \"main...\" have no commit in common; name one revision, without "
        + "dots")
    try sample.git("git clone -q --depth=1 --no-single-branch file://$PWD/origin here")
    #expect(
      told("origin/side...", in: "here")
        == "--against: no merge base of \"origin/side...\" is in this shallow repository; run git fetch "
        + "--unshallow origin (or --deepen=50 until it is there); \(Self.platform)")
  }

  @Test func branchesOfARemote() throws {
    try sample.git("git branch side v1; git clone -q --single-branch . ../here", in: "origin")
    #expect(
      told("origin/side", in: "here")
        == "--against: \"origin/side\" is no revision of this repository; run git fetch origin "
        + "side:refs/remotes/origin/side"
    )
    try sample.git("git fetch -q origin side:refs/remotes/origin/side", in: "here")
    #expect(
      told("side", in: "here")
        == "--against: \"side\" is no revision of this repository; did you mean \"origin/side\"?")
  }

  @Test func noRepository() throws {
    try sample.folder.makeFolder("plain")
    let remedy = "run it in one, or compare two files or folders: duo-render diff BEFORE AFTER"
    #expect(
      told("main", in: "plain")
        == "--against: the working directory is in no git repository; \(remedy)")
    try sample.git("git init -q new")
    #expect(told("HEAD", in: "new") == "--against: this repository has no commit yet; commit first")
    #expect(
      told("main", in: "new")
        == "--against: \"main\" is no revision of this repository; \(Self.any)")
  }

  /// As in a container whose user is another than the one who checked out.
  @Test func aRepositoryOfSomebodyElse() {
    #expect(
      told("main", ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
        == "--against: git does not read this repository, since it belongs to somebody else; if you trust "
        + "it, run git config --global --add safe.directory \(sample.path)/origin")
  }

  @Test func noGit() throws {
    let child = SampleRepository.trouble { () throws(Trouble) in
      try Git(program: "no-such-git").run(["status"])
    }
    #expect(
      child
        == "git: is not installed, or not in PATH; install it, or compare two files or folders: duo-render "
        + "diff BEFORE AFTER")
  }
}

extension GitMissingTests {
  private func told(_ name: String, _ variables: [String: String]) -> String? {
    told(name, in: "origin", variables)
  }
}
